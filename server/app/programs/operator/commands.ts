import { asc, eq } from 'drizzle-orm';
import { sessionStrings } from '#schema/session.ts';
import type { Site } from '#schema/site.ts';
import { userStrings } from '#schema/user.ts';
import { forceCode } from '#server/people/session/codes.ts';
import { hashPassword } from '#server/people/user/password.ts';
import { replacePassword } from '#server/people/user/passwordResets.ts';
import { refuseSampleAccount } from '#server/people/user/sampleAccounts.ts';
import { type UserRow, users } from '#server/people/user/table.ts';
import { insertUser, userRow, withIdentifier } from '#server/people/user/users.ts';
import { operator, record } from '#server/platform/audit/record.ts';
import { readClocks, trustReading } from '#server/platform/clock/readings.ts';
import type { Database, Transaction } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { Chosen } from './password.ts';
import type { Newcomer } from './usage.ts';

export type Desk = { db: Database; site: Site; secret: Uint8Array; settings: Settings; now: Date };

const subjectOf = ({ id, name }: UserRow) => ({ id, label: name });
const told = (chosen: Chosen) => (chosen.isMade ? [`Password: ${chosen.password}`] : []);

/** Locks the user until the end of the transaction. @throws NOT_FOUND */
async function lockForUpdate(tx: Transaction, who: string): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(withIdentifier(who)).for('update');
  if (!user) throw fail('NOT_FOUND', userStrings.notFound);
  return user;
}

/** @returns the output of the command @throws CONFLICT when the address or the number is taken */
export async function create({ db, now }: Desk, newcomer: Newcomer, chosen: Chosen): Promise<string[]> {
  const row = await userRow({ ...newcomer, password: chosen.password }, now);
  const user = await db.transaction(async (tx) => {
    const made = await insertUser(tx, row);
    const after = { email: made.email, role: made.role };
    await record(tx, operator, 'user.signUp', subjectOf(made), now, { after });
    return made;
  });
  return [`Created ${called(user)}, ${user.role}.`, ...told(chosen)];
}

/** Sets a new password; the user gets a mail. @throws NOT_FOUND */
export async function resetPassword({ db, site, now }: Desk, who: string, chosen: Chosen): Promise<string[]> {
  const passwordHash = await hashPassword(chosen.password);
  const user = await db.transaction(async (tx) => {
    const held = await lockForUpdate(tx, who);
    await replacePassword(tx, { user: held, passwordHash, actor: operator, site, now });
    return held;
  });
  const blocked = user.isBlocked ? ['They are blocked, and cannot sign in before they are unblocked.'] : [];
  return [
    `${called(user)} has another password, is signed out everywhere, and is told by mail.`,
    ...told(chosen),
    ...blocked,
  ];
}

/** @throws NOT_FOUND; FORBIDDEN for a blocked user */
export async function printCode({ db, secret, now }: Desk, who: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    const user = await lockForUpdate(tx, who);
    if (user.isBlocked) throw fail('FORBIDDEN', sessionStrings.blocked);
    const code = await forceCode(tx, user.id, secret, now);
    await record(tx, operator, 'session.printCode', subjectOf(user), now);
    return [
      `Sign-in code of ${called(user)}: ${code}`,
      'Good for 10 minutes and one sign-in; signing in anew after a minute replaces it.',
    ];
  });
}

/** @throws NOT_FOUND; CONFLICT for a sample account in production */
export async function unblock({ db, now, settings }: Desk, who: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    const user = await lockForUpdate(tx, who);
    if (!user.isBlocked) return [`${called(user)} is not blocked.`];
    refuseSampleAccount(settings, user);
    await tx.update(users).set({ isBlocked: false }).where(eq(users.id, user.id));
    const change = { before: { isBlocked: true }, after: { isBlocked: false } };
    await record(tx, operator, 'user.unblock', subjectOf(user), now, change);
    return [`${called(user)} can sign in again.`];
  });
}

/** Confirms the clock of this machine: workers that stopped after a clock change continue. */
export async function trustClock({ db }: Desk): Promise<string[]> {
  return db.transaction(async (tx) => {
    const { database } = await readClocks(tx);
    const now = new Date();
    await trustReading(tx, now, database.getTime() - now.getTime());
    await record(tx, operator, 'site.trustClock', { id: null, label: 'Clock' }, now);
    return [
      `The clock is right: it is ${now.toISOString()}.`,
      'What waited for the clock goes on within a minute: housekeeping, retention and schedules.',
    ];
  });
}

export async function list({ db }: Desk): Promise<string[]> {
  const rows = await db.select().from(users).orderBy(asc(users.createdAt), asc(users.id));
  const cells = rows.map(({ name, email, mobile, role, isBlocked }) => [
    email,
    mobile,
    role,
    isBlocked ? 'blocked' : 'active',
    name,
  ]);
  const widths = [0, 1, 2, 3].map((at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return cells.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
}

const called = ({ name, email }: UserRow) => `${name} <${email}>`;
