import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hear, listen } from '#tests/kit/network/live.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { startProduct } from '#tests/kit/product/product.ts';

test('a stream opened during a stop is refused without delaying the stop', async () => {
  const product = await startProduct();
  const employee = await product.signedIn('Employee');
  const open = await hear(employee);
  const { db } = product.services;
  let opening: ReturnType<typeof listen> | undefined;
  let stopping: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    // The lookup of the session waits for this lock.
    await tx.execute(sql`lock table sessions`);
    opening = listen(employee);
    const isWaiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await until(async () => (await db.execute(isWaiting)).rows.length === 1);
    stopping = product.stop();
    expect(await open.ended()).toEqual({ isComplete: true });
  });
  expect([(await opening)?.status, (await opening)?.headers.get('retry-after')]).toEqual([503, '30']);
  await stopping;
});
