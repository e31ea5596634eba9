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
/** What became of it, and whether its files have rows. */
type Written = { outcome: Outcome; hasFiles: boolean };

/**
 * Writes what a mail brings: its files into the store, then all the rest in one transaction.
 * @param judged the mail, what it is known by, and the enquiry that it belongs to; with none it becomes one
 * @throws OvertakenError, and what the store or the database says; then no file is left that nobody refers to
 */
export async function writeMail(parts: Parts, found: Found, judged: Judged): Promise<Outcome> {
  const { mail } = judged;
  if (mail.omitted.length) parts.log.warn({ ...found.where, bytes: found.size }, 'a part of a mail was left out');
  const files = await storeFiles(parts, mail.attachments);
  let written: Written | undefined;
  try {
    await parts.db.transaction(async (tx) => {
      written = await write(tx, { ...judged, parts, found, files, now: parts.now() });
    });
  } catch (error) {
    // A commit that nobody heard of may have been one: whether the files have rows is known to the sweep.
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
  // It was deleted meanwhile.
  if (!message) return { outcome: 'unmatched', hasFiles: false };
  return writeInto(tx, message, match, writing);
}

/** Writes a mail into the thread that it belongs to. */
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
    parts.log.warn(found.where, 'a mail was not kept: a machine sends too many');
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

/** When a mail arrived: after what it answers, whatever the clocks and the fractions of their seconds say. */
function momentOf({ arrivedAt }: Found, { createdAt }: MessageRow, { reply }: Match): Date {
  const earliest = Math.max(createdAt.getTime(), reply?.replyDate.getTime() ?? 0) + 1;
  return new Date(Math.max(arrivedAt.getTime(), earliest));
}

/** Makes an enquiry of a mail. Its files, and what is too long for it, follow as an answer. */
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

/** Remembers a mail by its key. @returns false when it was taken before, also at the same moment */
async function note(
  tx: Transaction,
  { key, found, now }: Writing,
  outcome: IncomingOutcome,
  messageId: string,
): Promise<boolean> {
  const row = { id: uuidv7(), mailbox: found.mailbox, mailId: key, outcome, messageId, takenAt: now };
  return (await tx.insert(incomingMails).values(row).onConflictDoNothing().returning()).length > 0;
}
