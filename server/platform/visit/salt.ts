import { randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Day } from '#schema/officeTime.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { visitSalts } from './table.ts';

/** Returns today's salt. The first process that needs it creates it and deletes the earlier ones. */
export async function todaysSalt(executor: Executor, day: Day): Promise<string> {
  await destroySalts(executor, day);
  await executor
    .insert(visitSalts)
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await executor.select().from(visitSalts).where(eq(visitSalts.day, day));
  if (!row) throw new Error('the salt of the day was destroyed on its day');
  return row.salt;
}

/** Afterwards nobody can identify the visitors of earlier days. */
export const destroySalts = (executor: Executor, today: Day): Promise<unknown> =>
  executor.delete(visitSalts).where(lt(visitSalts.day, today));
