import { randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Day } from '#schema/officeTime.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { visitSalts } from './table.ts';

/** Reads the salt of today, which the first process that needs it makes for all; the salts before it are destroyed. */
export async function todaysSalt(executor: Executor, day: Day): Promise<string> {
  await destroySalts(executor, day);
  await executor
    .insert(visitSalts)
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [found] = await executor.select().from(visitSalts).where(eq(visitSalts.day, day));
  if (!found) throw new Error('the salt of the day was destroyed on its day');
  return found.salt;
}

/** Destroys the salts of the days before: their visitors cannot be named again. */
export const destroySalts = (executor: Executor, today: Day): Promise<unknown> =>
  executor.delete(visitSalts).where(lt(visitSalts.day, today));
