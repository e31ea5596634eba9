import type { Context } from '#server/platform/context.ts';
import { type Transaction, withinTransaction } from '#server/platform/database/connect.ts';

/** Runs services in one transaction, and their deferred work after the commit. */
export async function inOneTransaction<Result>(
  context: Context,
  work: (txContext: Context, tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const afterCommit: NonNullable<Context['afterCommit']> = [];
  const result = await context.db.transaction((tx) =>
    work({ ...context, db: withinTransaction(tx, context.db), afterCommit }, tx),
  );
  for (const work of afterCommit) await work(context);
  return result;
}
