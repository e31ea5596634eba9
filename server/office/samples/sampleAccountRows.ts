import { asc, eq, or } from 'drizzle-orm';
import { sampleStrings } from '#schema/siteState.ts';
import { isPassword } from '#server/people/user/password.ts';
import { areSamples, SAMPLE_PASSWORD, sampleAdmin, sampleEmployee } from '#server/people/user/sampleAccounts.ts';
import { type UserRow, users } from '#server/people/user/table.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import type { SampleRow } from './sampleRows.ts';

/** Hashes of the sample accounts that have the sample password. Verifying is slow: call it before a transaction. */
export async function samplePasswordHashes({ db, settings }: Context): Promise<Set<string>> {
  const accounts = await db.select({ hash: users.passwordHash }).from(users).where(areSamples(settings));
  const hashes = new Set<string>();
  for (const { hash } of accounts) if (await isPassword(hash, SAMPLE_PASSWORD)) hashes.add(hash);
  return hashes;
}

export async function sampleAccountRows(
  context: Context,
  executor: Executor,
  passwordHashes: Set<string>,
): Promise<SampleRow[]> {
  const isSample = areSamples(context.settings);
  const candidates = await executor
    .select()
    .from(users)
    .where(or(eq(users.role, 'admin'), isSample))
    .orderBy(asc(users.id));
  const accounts = await executor.select({ id: users.id }).from(users).where(isSample);
  const sampleIds = new Set(accounts.map(({ id }) => id));
  const hasOtherAdmin = candidates.some(
    ({ id, role, isBlocked }) => role === 'admin' && !isBlocked && !sampleIds.has(id),
  );
  return candidates
    .filter(({ id }) => sampleIds.has(id))
    .map((user) => ({ id: user.id, name: `${user.name}, ${user.email}`, keptFor: keptFor(user) }));

  function keptFor(user: UserRow): string | null {
    const sample = [sampleAdmin, sampleEmployee].find(({ email }) => email === user.email.toLowerCase());
    if (user.id === viewerOf(context).id) return sampleStrings.ownAccount;
    if (user.name !== sample?.name || user.mobile !== sample.mobile || user.role !== sample.role)
      return sampleStrings.changedAccount;
    if (!passwordHashes.has(user.passwordHash)) return sampleStrings.changedAccount;
    return user.role === 'admin' && !hasOtherAdmin ? sampleStrings.lastAdmin : null;
  }
}
