import { and, desc, eq, inArray } from 'drizzle-orm';
import { conversationStrings } from '#schema/conversation.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import type { MessageRow } from '../table.ts';
import { type AnswerRow, answers } from './table.ts';

type Latest = { id: string; author: string | null; isAnswer: boolean };

type LastAnswer = Pick<AnswerRow, 'id' | 'messageId' | 'fromName' | 'fromEmail'>;

/** The last answer of each message, without automatic ones: an out-of-office mail need not be read before a reply. */
function readLastAnswers(executor: Executor, messageIds: string[]): Promise<LastAnswer[]> {
  const { id, messageId, fromName, fromEmail } = answers;
  return executor
    .selectDistinctOn([messageId], { id, messageId, fromName, fromEmail })
    .from(answers)
    .where(and(inArray(messageId, messageIds), eq(answers.isAutomatic, false)))
    .orderBy(messageId, desc(id));
}

const readLastAnswer = batched<LastAnswer>(async ({ db }, ids) => {
  const rows = await readLastAnswers(db, ids);
  return rows.map((answer) => [answer.messageId, answer]);
});

/** The id of the newest reply or answer, else of the message; batched. */
export async function latestIdOf(context: Context, message: MessageRow): Promise<string> {
  return newerOf(message, await readLastAnswer(context, message.id))?.id ?? message.id;
}

/** Compares ids (UUIDv7), not times: a mail may arrive before a reply and be imported after it. */
function newerOf({ replies }: MessageRow, answer: LastAnswer | null | undefined): Latest | null {
  const [reply] = replies.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  if (answer && (!reply || answer.id > reply.id)) {
    return { id: answer.id, author: authorOf(answer), isAnswer: true };
  }
  return reply ? { id: reply.id, author: reply.author, isAnswer: false } : null;
}

/** @throws CONFLICT at `lastSeenId`, with a question, when the author has not seen the newest entry */
export async function refuseUnseen(executor: Executor, message: MessageRow, lastSeenId: string): Promise<void> {
  const [answer] = await readLastAnswers(executor, [message.id]);
  const latest = newerOf(message, answer);
  if (!latest || latest.id === lastSeenId) return;
  const { answeredMeanwhile, repliedMeanwhile } = conversationStrings;
  const question = latest.isAnswer ? answeredMeanwhile : repliedMeanwhile;
  const sentence = question(latest.author ?? 'Somebody');
  throw fail('CONFLICT', sentence, { fields: { lastSeenId: sentence } });
}

export const authorOf = ({ fromName, fromEmail }: Pick<AnswerRow, 'fromName' | 'fromEmail'>): string =>
  fromName ?? fromEmail;
