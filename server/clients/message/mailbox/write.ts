import { v7 as uuidv7 } from 'uuid';
import { incomingMailStrings as strings } from '#schema/incomingMail.ts';
import { isLoop, storeAnswer } from '#server/clients/message/conversation/answers.ts';
import {
  discardFiles,
  hasRoomToday,
  type StoredAttachment,
  storeFiles,
} from '#server/clients/message/conversation/attachments.ts';
import { recordBounce } from '#server/clients/message/conversation/bounces.ts';
import { receiveMail } from '#server/clients/message/incoming.ts';
import { lockIfThere } from '#server/clients/message/messages.ts';
import type { MessageRow } from '#server/clients/message/table.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { isRefused } from '#server/platform/errors.ts';
import { type IncomingMail, type Outcome, OvertakenError, type Parts, type SavePosition } from './mail.ts';
import type { Match } from './matchMessage.ts';
import { messageFromMail } from './messageFromMail.ts';
import { hasNewFiles } from './newFiles.ts';
import type { ReadMail } from './readMail.ts';
import { type IncomingOutcome, incomingMails } from './table.ts';

type AcceptedMail = { mail: ReadMail; key: string; match: Match | null; savePosition: SavePosition };
type WriteJob = AcceptedMail & {
  parts: Parts;
  incoming: IncomingMail;
  files: StoredAttachment[];
  hasNewFiles: boolean;
  now: Date;
};
type WriteResult = { outcome: Outcome; hasFiles: boolean };

/** Without a match the mail becomes a message. @throws OvertakenError; errors of the store or the database */
export async function writeMail(parts: Parts, incoming: IncomingMail, accepted: AcceptedMail): Promise<Outcome> {
  const { mail } = accepted;
  if (mail.omitted.length)
    parts.log.warn({ ...incoming.location, bytes: incoming.size }, 'a part of a mail was not stored');
  const now = parts.now();
  const { mailed } = messageFromMail(parts, mail);
  const isNew = accepted.match === null && (await hasNewFiles(parts, mailed, mail.attachments, now));
  const files = await storeFiles(parts, mail.attachments);
  let result: WriteResult | undefined;
  try {
    await parts.db.transaction(async (tx) => {
      result = await writeInTransaction(tx, { ...accepted, parts, incoming, files, hasNewFiles: isNew, now });
    });
  } catch (error) {
    // When the result of the commit is unknown, keep the files: the sweep deletes them if they have no rows.
    if (!result || isRefused(error)) await discardFiles(parts, files);
    throw error;
  }
  const { outcome, hasFiles } = result as WriteResult;
  if (!hasFiles) await discardFiles(parts, files);
  return outcome;
}

async function writeInTransaction(tx: Transaction, job: WriteJob): Promise<WriteResult> {
  if (!(await job.savePosition(tx))) throw new OvertakenError();
  const { match } = job;
  if (!match) return createMessage(tx, job);
  const message = await lockIfThere(tx, match.messageId);
  // Deleted meanwhile.
  if (!message) return { outcome: 'unmatched', hasFiles: false };
  return addToMessage(tx, message, match, job);
}

async function addToMessage(tx: Transaction, message: MessageRow, match: Match, job: WriteJob): Promise<WriteResult> {
  const { parts, incoming, mail, files, now } = job;
  const outcome = mail.bounce ? 'bounce' : mail.isAutomatic ? 'automatic' : 'answer';
  if (!(await storeKey(tx, job, outcome, message.id))) return { outcome: 'known', hasFiles: false };
  const at = momentOf(incoming, message, match, now);
  if (mail.bounce) {
    await recordBounce(tx, message, { replyId: match.reply?.id ?? null, reason: mail.bounce.reason, at }, now);
    return { outcome, hasFiles: false };
  }
  if (mail.isAutomatic && (await isLoop(tx, message.id, mail.from.email, now))) {
    parts.log.warn(incoming.location, 'a mail was not stored: too many automatic mails');
    return { outcome, hasFiles: false };
  }
  const isHistory = incoming.isOld && message.replies.some(({ replyDate }) => replyDate > at);
  if (files.length && !(await hasRoomToday(tx, message.id, files, now))) {
    const omitted = [...mail.omitted, ...files.map(({ name }) => strings.tooManyToday(name))];
    await storeAnswer(tx, message, { mail: { ...mail, omitted }, files: [], at, isHistory }, now);
    return { outcome, hasFiles: false };
  }
  await storeAnswer(tx, message, { mail, files, at, isHistory }, now);
  return { outcome, hasFiles: true };
}

/** Arrival time, but not in the future and after the entry that it answers: clocks differ and IMAP has whole seconds. */
function momentOf({ arrivedAt }: IncomingMail, { createdAt }: MessageRow, { reply }: Match, now: Date): Date {
  const earliest = Math.max(createdAt.getTime(), reply?.replyDate.getTime() ?? 0) + 1;
  return new Date(Math.max(Math.min(arrivedAt.getTime(), now.getTime()), earliest));
}

/** Makes a message of a mail. Files, and text beyond the maximum, become an answer. */
async function createMessage(tx: Transaction, job: WriteJob): Promise<WriteResult> {
  const { parts, mail, files, hasNewFiles, now } = job;
  const id = uuidv7();
  if (!(await storeKey(tx, job, 'enquiry', id))) return { outcome: 'known', hasFiles: false };
  const { mailed, rest } = messageFromMail(parts, mail);
  const message = await receiveMail(parts, tx, { id, ...mailed, hasNewFiles }, now);
  if (rest === null && !files.length && !mail.omitted.length) return { outcome: 'enquiry', hasFiles: false };
  const more = { ...mail, text: rest ?? '', quoted: null, mayBeAutomatic: false };
  const at = new Date(now.getTime() + 1);
  await storeAnswer(tx, message, { mail: more, files, at, isHistory: true }, now);
  return { outcome: 'enquiry', hasFiles: true };
}

/** Stores the mail's key. @returns false when it was imported before, also concurrently */
async function storeKey(
  tx: Transaction,
  { key, incoming, now }: WriteJob,
  outcome: IncomingOutcome,
  messageId: string,
): Promise<boolean> {
  const row = { id: uuidv7(), mailbox: incoming.mailbox, mailId: key, outcome, messageId, takenAt: now };
  return (await tx.insert(incomingMails).values(row).onConflictDoNothing().returning()).length > 0;
}
