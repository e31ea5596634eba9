import { and, arrayContains, eq, gt, type SQL } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { DAY_MS } from '#schema/durations.ts';
import { oneForm } from '#schema/emailAddress.ts';
import { incomingMailStrings } from '#schema/incomingMail.ts';
import { messagePayload } from '#server/clients/message/messageView.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { nextUpdatedAt, touch } from '#server/platform/database/updatedAt.ts';
import { announce, announceChange } from '#server/platform/event/events.ts';
import { type MessageRow, messages } from '../table.ts';
import { laterActivity, touchActivity } from './activity.ts';
import type { StoredAttachment } from './attachments.ts';
import { type AnswerRow, answers, attachments } from './table.ts';

export type AnswerMail = Pick<
  AnswerRow,
  'subject' | 'text' | 'quoted' | 'omitted' | 'isUnverified' | 'isAutomatic' | 'mayBeAutomatic'
> & {
  from: { email: string; name: string | null };
};

export type Arrival = {
  mail: AnswerMail;
  /** Files that are already in the object store. */
  files: StoredAttachment[];
  /** Arrival time, at least the time of the mail that it answers. */
  at: Date;
  /** Older than the last reply and than the import of mails: staff need no notification. */
  isHistory: boolean;
};

/** Automatic mails per sender and message within a day; more are a mail loop. */
export const MAX_AUTOMATIC = 20;
/** Mails per message within a day: one message must not fill the store. */
export const MAX_ANSWERS = 500;
/** Unreadable mails per message and day that get the full parse time. */
const MAX_UNREADABLE = 3;

/**
 * The caller locks the message. A person's mail makes it unread and is announced unless it is spam; an automatic mail
 * is only a change.
 */
export async function storeAnswer(
  tx: Transaction,
  message: MessageRow,
  arrival: Arrival,
  now: Date,
): Promise<AnswerRow> {
  const { mail, files, at, isHistory } = arrival;
  const answer = await insertAnswer(tx, message, arrival);
  await insertFiles(tx, answer.id, files);
  if (mail.isAutomatic || isHistory) {
    if (mail.isAutomatic) await touch(tx, messages, message.id);
    else await touchActivity(tx, message.id, at);
    await announceChange(tx, 'message.changed', message);
    return answer;
  }
  const lastAnswerAt = message.lastAnswerAt && message.lastAnswerAt > at ? message.lastAnswerAt : at;
  const after = { ...message, isRead: false, lastAnswerAt };
  await tx
    .update(messages)
    // A mail may be dated before what was written meanwhile.
    .set({
      ...{ isRead: false, lastAnswerAt, lastActivityAt: laterActivity(now) },
      updatedAt: nextUpdatedAt(messages.updatedAt),
    })
    .where(eq(messages.id, message.id));
  if (message.isSpam) await announceChange(tx, 'message.changed', message);
  else await announce(tx, 'message.answered', { ...messagePayload(after), answer: answerPayload(answer) }, now);
  return answer;
}

async function insertAnswer(tx: Transaction, message: MessageRow, { mail, at }: Arrival): Promise<AnswerRow> {
  const { from, subject, text, quoted, omitted, isUnverified, isAutomatic, mayBeAutomatic } = mail;
  const answer: AnswerRow = {
    ...{ id: uuidv7(), messageId: message.id, receivedAt: at },
    ...{ fromEmail: from.email, fromName: from.name, isFromOther: isOther(from.email, message) },
    ...{ isUnverified, isAutomatic, mayBeAutomatic, subject, text, quoted, omitted },
  };
  await tx.insert(answers).values(answer);
  return answer;
}

async function insertFiles(tx: Transaction, answerId: string, files: StoredAttachment[]): Promise<void> {
  if (files.length) await tx.insert(attachments).values(files.map((file) => ({ ...file, answerId })));
}

const isOther = (email: string, message: MessageRow) => oneForm(email) !== oneForm(message.email);

/** With what the mail quotes: a client may quote on purpose. */
const answerPayload = ({ id, text, quoted, fromEmail, receivedAt, isFromOther, mayBeAutomatic }: AnswerRow) => ({
  ...{ id, text, quoted, fromEmail, receivedAt, isFromOther, mayBeAutomatic },
});

const countOfDay = (executor: Executor, messageId: string, now: Date, condition?: SQL): Promise<number> =>
  executor.$count(
    answers,
    and(eq(answers.messageId, messageId), gt(answers.receivedAt, new Date(now.getTime() - DAY_MS)), condition),
  );

export async function isLoop(executor: Executor, messageId: string, fromEmail: string, now: Date): Promise<boolean> {
  const condition = and(eq(answers.fromEmail, fromEmail), eq(answers.isAutomatic, true));
  return (await countOfDay(executor, messageId, now, condition)) >= MAX_AUTOMATIC;
}

export async function isTooSlow(executor: Executor, messageId: string, now: Date): Promise<boolean> {
  const condition = arrayContains(answers.omitted, [incomingMailStrings.unreadable]);
  return (await countOfDay(executor, messageId, now, condition)) >= MAX_UNREADABLE;
}

export async function isFlooded(executor: Executor, messageId: string, now: Date): Promise<boolean> {
  return (await countOfDay(executor, messageId, now)) >= MAX_ANSWERS;
}
