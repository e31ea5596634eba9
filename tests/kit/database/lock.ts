import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';

/**
 * Makes requests run at the same time: locks these rows until every request waits for them, then releases them.
 * @returns the answers
 */
export async function meet<T>(
  { services: { db } }: Product,
  rows: { table: PgTable; where?: SQL },
  requests: (() => Promise<T>)[],
): Promise<T[]> {
  const release = Promise.withResolvers<void>();
  const isLocked = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await tx.select().from(rows.table).where(rows.where).for('update');
    isLocked.resolve();
    await release.promise;
  });
  await isLocked.promise;
  const answers: Promise<T>[] = [];
  for (const request of requests) {
    answers.push(request());
    await until(async () => (await countWaiting(db)) === answers.length);
  }
  release.resolve();
  await holding;
  return Promise.all(answers);
}

/** Counts the requests that wait. The daily mail about follow-ups, which refers to all users, may wait beside them. */
async function countWaiting(db: Product['services']['db']): Promise<number> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query not like 'insert into "follow_up_mails"%'`,
  );
  return rows.length;
}
