import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type SignUpInput, sampleAccountStrings } from '#schema/user.ts';
import type { Actor } from '#server/platform/audit/actor.ts';
import { operator, record } from '#server/platform/audit/record.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { endSignIns, revokeGrants, spendResetLink } from './endAccess.ts';
import { type UserRow, users } from './table.ts';

type NewUser = z.output<typeof SignUpInput>;

export const SAMPLE_PASSWORD = 'Marquee-2026';
/** Created on the first start outside production. */
export const sampleAdmin: NewUser = {
  name: 'Asha Menon',
  email: 'admin@marquee.example',
  password: SAMPLE_PASSWORD,
  mobile: '9876500001',
  role: 'admin',
};
export const sampleEmployee: NewUser = {
  name: 'Ravi Iyer',
  email: 'employee@marquee.example',
  password: SAMPLE_PASSWORD,
  mobile: '9876500002',
  role: 'Employee',
};
const sampleAddresses = [sampleAdmin.email, sampleEmployee.email];

type AdminSettings = { production: boolean; ADMIN_EMAIL?: string | undefined };

/** In production, ADMIN_EMAIL may be one of these addresses. */
const sampleAddressesOf = ({ production, ADMIN_EMAIL }: AdminSettings) =>
  sampleAddresses.filter((address) => !production || address !== ADMIN_EMAIL);

export const isSampleAccount = (settings: AdminSettings, { email }: Pick<UserRow, 'email'>): boolean =>
  sampleAddressesOf(settings).includes(email.toLowerCase());

export const areSamples = (settings: AdminSettings): SQL =>
  inArray(sql`lower(${users.email})`, sampleAddressesOf(settings));

/** @throws CONFLICT for a sample account in production */
export function refuseSampleAccount(settings: AdminSettings, user: Pick<UserRow, 'email'>): void {
  if (settings.production && isSampleAccount(settings, user)) throw fail('CONFLICT', sampleAccountStrings.shutOut);
}

/** Counts the sample accounts that can sign in, outside production. */
export const countSampleAccounts = async (executor: Executor, settings: AdminSettings): Promise<number> =>
  settings.production ? 0 : executor.$count(users, and(areSamples(settings), eq(users.isBlocked, false)));

export async function listSampleAccounts(executor: Executor, settings: AdminSettings): Promise<string[]> {
  const rows = await executor
    .select({ email: users.email })
    .from(users)
    .where(areSamples(settings))
    .orderBy(users.email);
  return rows.map(({ email }) => email);
}

const starter: Actor = { ...operator, name: 'npm start' };

/**
 * Blocks the sample accounts and ends their sessions, codes, reset links, tokens and invitations.
 * @returns the ids of the blocked accounts
 */
export async function shutOutSampleAccounts(tx: Transaction, settings: AdminSettings, now: Date): Promise<string[]> {
  const blockedUsers = await tx
    .update(users)
    .set({ isBlocked: true })
    .where(and(areSamples(settings), eq(users.isBlocked, false)))
    .returning({ id: users.id, name: users.name });
  for (const { id, name } of blockedUsers) {
    await endSignIns(tx, id, now);
    await spendResetLink(tx, id);
    await revokeGrants(tx, id, now);
    const change = { before: { isBlocked: false }, after: { isBlocked: true } };
    await record(tx, starter, 'user.block', { id, label: name }, now, change);
  }
  return blockedUsers.map(({ id }) => id);
}
