import { v7 as uuidv7 } from 'uuid';
import { incomingMailStrings as strings } from '#schema/incomingMail.ts';
import { receiveMail } from '#server/clients/message/incoming.ts';
import { lockIfThere } from '#server/clients/message/messages.ts';
import type { MessageRow } from '#server/clients/message/table.ts';
import { isLoop, storeAnswer } from '#server/clients/message/thread/answers.ts';
import {
  discardFiles,
  hasRoomToday,
  type StoredAttachment,
  storeFiles,
} from '#server/clients/message/thread/attachments.ts';
import { noteBounce } from '#server/clients/message/thread/bounces.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { isRefused } from '#server/platform/errors.ts';
import { enquiryOf } from './enquiry.ts';
import { type Found, type Outcome, OvertakenError, type Parts, type Remember } from './mail.ts';
import type { Match } from './matchMessage.ts';
import type { ReadMail } from './readMail.ts';
import { type IncomingOutcome, incomingMails } from './table.ts';

type Judged = { mail: ReadMail; key: string; match: Match | null; remember: Remember };
type Writing = Judged & { parts: Parts; found: Found; files: StoredAttachment[]; now: Date };
type Written = { outcome: Outcome; hasFiles: boolean };

/** Without a match the mail becomes a message. @throws OvertakenError; errors of the store or the database */
export async function writeMail(parts: Parts, found: Found, judged: Judged): Promise<Outcome> {
  const { mail } = judged;
  if (mail.omitted.length) parts.log.warn({ ...found.where, bytes: found.size }, 'a part of a mail was not stored');
  const files = await storeFiles(parts, mail.attachments);
  let written: Written | undefined;
  try {
    await parts.db.transaction(async (tx) => {
      written = await write(tx, { ...judged, parts, found, files, now: parts.now() });
    });
  } catch (error) {
    // When the result of the commit is unknown, keep the files: the sweep deletes them if they have no rows.
    if (!written || isRefused(error)) await discardFiles(parts, files);
    throw error;
  }
  const { outcome, hasFiles } = written as Written;
  if (!hasFiles) await discardFiles(parts, files);
  return outcome;
}

async function write(tx: Transaction, writing: Writing): Promise<Written> {
  if (!(await writing.remember(tx))) throw new OvertakenError();
  const { match } = writing;
  if (!match) return writeEnquiry(tx, writing);
  const message = await lockIfThere(tx, match.messageId);
  // Deleted meanwhile.
  if (!message) return { outcome: 'unmatched', hasFiles: false };
  return writeInto(tx, message, match, writing);
}

async function writeInto(tx: Transaction, message: MessageRow, match: Match, writing: Writing): Promise<Written> {
  const { parts, found, mail, files, now } = writing;
  const outcome = mail.bounce ? 'bounce' : mail.isAutomatic ? 'automatic' : 'answer';
  if (!(await note(tx, writing, outcome, message.id))) return { outcome: 'known', hasFiles: false };
  const at = momentOf(found, message, match);
  if (mail.bounce) {
    await noteBounce(tx, message, { replyId: match.reply?.id ?? null, reason: mail.bounce.reason, at });
    return { outcome, hasFiles: false };
  }
  if (mail.isAutomatic && (await isLoop(tx, message.id, mail.from.email, now))) {
    parts.log.warn(found.where, 'a mail was not stored: too many automatic mails');
    return { outcome, hasFiles: false };
  }
  const isHistory = found.isOld && message.replies.some(({ replyDate }) => replyDate > at);
  if (files.length && !(await hasRoomToday(tx, message.id, files, now))) {
    const omitted = [...mail.omitted, ...files.map(({ name }) => strings.tooManyToday(name))];
    await storeAnswer(tx, message, { mail: { ...mail, omitted }, files: [], at, isHistory }, now);
    return { outcome, hasFiles: false };
  }
  await storeAnswer(tx, message, { mail, files, at, isHistory }, now);
  return { outcome, hasFiles: true };
}

/** Arrival time, but after the entry that it answers: clocks differ and IMAP has whole seconds. */
function momentOf({ arrivedAt }: Found, { createdAt }: MessageRow, { reply }: Match): Date {
  const earliest = Math.max(createdAt.getTime(), reply?.replyDate.getTime() ?? 0) + 1;
  return new Date(Math.max(arrivedAt.getTime(), earliest));
}

/** Makes a message of a mail. Files, and text beyond the maximum, become an answer. */
async function writeEnquiry(tx: Transaction, writing: Writing): Promise<Written> {
  const { parts, mail, files, now } = writing;
  const id = uuidv7();
  if (!(await note(tx, writing, 'enquiry', id))) return { outcome: 'known', hasFiles: false };
  const { mailed, rest } = enquiryOf(mail);
  const message = await receiveMail(parts, tx, { id, ...mailed }, now);
  if (rest === null && !files.length && !mail.omitted.length) return { outcome: 'enquiry', hasFiles: false };
  const more = { ...mail, text: rest ?? '', quoted: null };
  const at = new Date(now.getTime() + 1);
  await storeAnswer(tx, message, { mail: more, files, at, isHistory: true }, now);
  return { outcome: 'enquiry', hasFiles: true };
}

/** Stores the mail's key. @returns false when it was imported before, also concurrently */
async function note(
  tx: Transaction,
  { key, found, now }: Writing,
  outcome: IncomingOutcome,
  messageId: string,
): Promise<boolean> {
  const row = { id: uuidv7(), mailbox: found.mailbox, mailId: key, outcome, messageId, takenAt: now };
  return (await tx.insert(incomingMails).values(row).onConflictDoNothing().returning()).length > 0;
}
