import type { Context } from '#server/platform/context.ts';
import { type Transaction, withinTransaction } from '#server/platform/database/connect.ts';

/** Runs verbs in one transaction, and after its commit what they have left until then. */
export async function inOneTransaction<Result>(
  context: Context,
  work: (within: Context, tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const afterCommit: NonNullable<Context['afterCommit']> = [];
  const result = await context.db.transaction((tx) =>
    work({ ...context, db: withinTransaction(tx, context.db), afterCommit }, tx),
  );
  for (const one of afterCommit) await one(context);
  return result;
}
