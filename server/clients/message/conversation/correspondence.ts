import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/platform/database/connect.ts';
import { type AnswerRow, answers } from './table.ts';

export const readAnswers = (executor: Executor, messageId: string): Promise<AnswerRow[]> =>
  executor
    .select()
    .from(answers)
    .where(eq(answers.messageId, messageId))
    .orderBy(asc(answers.receivedAt), asc(answers.id));
