import { desc, eq } from 'drizzle-orm';
import { threadStrings } from '#schema/thread.ts';
import type { Executor } from '#server/database/connect.ts';
import { fail } from '#server/errors.ts';
import type { MessageRow } from '../table.ts';
import { type AnswerRow, answers } from './table.ts';

/** The newest reply or answer of a message. */
export type Latest = { id: string; author: string | null; isAnswer: boolean };

/** @returns the newest reply or answer; null when there is none */
export async function readLatest(executor: Executor, { id, replies }: MessageRow): Promise<Latest | null> {
  const [answer] = await executor
    .select()
    .from(answers)
    .where(eq(answers.messageId, id))
    .orderBy(desc(answers.receivedAt), desc(answers.id))
    .limit(1);
  const reply = replies.at(-1);
  if (answer && (!reply || answer.receivedAt > reply.replyDate)) {
    return { id: answer.id, author: authorOf(answer), isAnswer: true };
  }
  return reply ? { id: reply.id, author: reply.author, isAnswer: false } : null;
}

/** Refuses a reply whose author has not seen the newest of the correspondence. @throws CONFLICT with a question */
export async function refuseUnseen(executor: Executor, message: MessageRow, lastSeenId: string): Promise<void> {
  const latest = await readLatest(executor, message);
  if (!latest || latest.id === lastSeenId) return;
  const { answeredMeanwhile, repliedMeanwhile } = threadStrings;
  const ask = latest.isAnswer ? answeredMeanwhile : repliedMeanwhile;
  throw fail('CONFLICT', ask(latest.author ?? 'Somebody'));
}

/** @returns how whoever wrote an answer is called */
export const authorOf = ({ fromName, fromEmail }: AnswerRow): string => fromName ?? fromEmail;
