import { and, arrayContains, eq, gt, type SQL } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { incomingMailStrings } from '#schema/incomingMail.ts';
import { shownOf } from '#server/clients/message/messageView.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { later, touch } from '#server/platform/database/updatedAt.ts';
import { announce, announceChange } from '#server/platform/event/events.ts';
import { type MessageRow, messages } from '../table.ts';
import type { StoredAttachment } from './attachments.ts';
import { type AnswerRow, answers, attachments } from './table.ts';

/** What an answer's mail says. */
export type AnswerMail = Pick<AnswerRow, 'subject' | 'text' | 'quoted' | 'omitted' | 'isUnverified' | 'isAutomatic'> & {
  from: { email: string; name: string | null };
};

export type Arrived = {
  mail: AnswerMail;
  /** Its files, which are in the store already. */
  files: StoredAttachment[];
  /** When it arrived, as far as that is known; never before what it answers. */
  at: Date;
  /** The staff have known it for long: it came before their last reply, and before mail was taken in at all. */
  isHistory: boolean;
};

/** How many mails of machines one sender gets into one thread within a day; more are a loop. */
export const MAX_AUTOMATIC = 20;
/** How many mails one thread keeps within a day, from all senders together. Without a limit one enquiry could fill the store. */
export const MAX_ANSWERS = 500;
/** How many mails of one thread are given all the time that a mail may take, within a day. */
const MAX_UNREADABLE = 3;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Stores a mail in the thread of its message, which is held. What a person wrote makes the message unread, and webhooks and
 * open screens hear of it as an answer, unless it lies in spam; what a machine wrote is a mere change.
 */
export async function storeAnswer(
  tx: Transaction,
  message: MessageRow,
  arrived: Arrived,
  now: Date,
): Promise<AnswerRow> {
  const { mail, files, at, isHistory } = arrived;
  const answer = await insertAnswer(tx, message, arrived);
  await insertFiles(tx, answer.id, files);
  if (mail.isAutomatic || isHistory) {
    await touch(tx, messages, message.id);
    await announceChange(tx, 'message.changed', message);
    return answer;
  }
  const lastAnswerAt = message.lastAnswerAt && message.lastAnswerAt > at ? message.lastAnswerAt : at;
  const after = { ...message, isRead: false, lastAnswerAt };
  await tx
    .update(messages)
    .set({ isRead: false, lastAnswerAt, updatedAt: later(messages.updatedAt) })
    .where(eq(messages.id, message.id));
  if (message.isSpam) await announceChange(tx, 'message.changed', message);
  else await announce(tx, 'message.answered', { ...shownOf(after), answer: toldOf(answer) }, now);
  return answer;
}

async function insertAnswer(tx: Transaction, message: MessageRow, { mail, at }: Arrived): Promise<AnswerRow> {
  const { from, subject, text, quoted, omitted, isUnverified, isAutomatic } = mail;
  const answer: AnswerRow = {
    ...{ id: uuidv7(), messageId: message.id, receivedAt: at },
    ...{ fromEmail: from.email, fromName: from.name, isFromOther: isOther(from.email, message) },
    ...{ isUnverified, isAutomatic, subject, text, quoted, omitted },
  };
  await tx.insert(answers).values(answer);
  return answer;
}

/** Stores the rows of files that are in the store already. */
async function insertFiles(tx: Transaction, answerId: string, files: StoredAttachment[]): Promise<void> {
  if (files.length) await tx.insert(attachments).values(files.map((file) => ({ ...file, answerId })));
}

const isOther = (email: string, message: MessageRow) => email.toLowerCase() !== message.email.toLowerCase();

/** What webhooks are told of an answer. */
const toldOf = ({ id, text, fromEmail, receivedAt, isFromOther }: AnswerRow) => ({
  ...{ id, text, fromEmail, receivedAt, isFromOther },
});

/** How many answers a message's thread has had within a day: all, or those that meet a condition. */
const countOfDay = (executor: Executor, messageId: string, now: Date, isMeant?: SQL): Promise<number> =>
  executor.$count(
    answers,
    and(eq(answers.messageId, messageId), gt(answers.receivedAt, new Date(now.getTime() - DAY_MS)), isMeant),
  );

/** @returns whether machines have sent so much into a message's thread from this address that no more is kept */
export async function isLoop(executor: Executor, messageId: string, fromEmail: string, now: Date): Promise<boolean> {
  const isMeant = and(eq(answers.fromEmail, fromEmail), eq(answers.isAutomatic, true));
  return (await countOfDay(executor, messageId, now, isMeant)) >= MAX_AUTOMATIC;
}

/** @returns whether a message's thread has had so many mails within a day that could not be read that no more time is spent */
export async function isTooSlow(executor: Executor, messageId: string, now: Date): Promise<boolean> {
  const isMeant = arrayContains(answers.omitted, [incomingMailStrings.unreadable]);
  return (await countOfDay(executor, messageId, now, isMeant)) >= MAX_UNREADABLE;
}

/** @returns whether so many mails have come into a message's thread within a day that no more is kept */
export async function isFlooded(executor: Executor, messageId: string, now: Date): Promise<boolean> {
  return (await countOfDay(executor, messageId, now)) >= MAX_ANSWERS;
}
