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
import type { ChosenPassword } from './password.ts';
import type { NewUser } from './usage.ts';

export type OperatorContext = { db: Database; site: Site; secret: Uint8Array; settings: Settings; now: Date };

const subjectOf = ({ id, name }: UserRow) => ({ id, label: name });
const passwordLines = (chosenPassword: ChosenPassword) =>
  chosenPassword.isGenerated ? [`Password: ${chosenPassword.password}`] : [];

/** Locks the user until the end of the transaction. @throws NOT_FOUND */
async function lockForUpdate(tx: Transaction, identifier: string): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(withIdentifier(identifier)).for('update');
  if (!user) throw fail('NOT_FOUND', userStrings.notFound);
  return user;
}

/** @returns the output of the command @throws CONFLICT when the address or the number is taken */
export async function create(
  { db, now }: OperatorContext,
  newUser: NewUser,
  chosenPassword: ChosenPassword,
): Promise<string[]> {
  const row = await userRow({ ...newUser, password: chosenPassword.password }, now);
  const user = await db.transaction(async (tx) => {
    const insertedUser = await insertUser(tx, row);
    const after = { email: insertedUser.email, role: insertedUser.role };
    await record(tx, operator, 'user.signUp', subjectOf(insertedUser), now, { after });
    return insertedUser;
  });
  return [`Created ${nameAndEmail(user)}, ${user.role}.`, ...passwordLines(chosenPassword)];
}

/** Sets a new password; the user gets a mail. @throws NOT_FOUND */
export async function resetPassword(
  { db, site, now }: OperatorContext,
  identifier: string,
  chosenPassword: ChosenPassword,
): Promise<string[]> {
  const passwordHash = await hashPassword(chosenPassword.password);
  const user = await db.transaction(async (tx) => {
    const lockedUser = await lockForUpdate(tx, identifier);
    await replacePassword(tx, { user: lockedUser, passwordHash, actor: operator, site, now });
    return lockedUser;
  });
  const blocked = user.isBlocked ? ['They are blocked, and cannot sign in before they are unblocked.'] : [];
  return [
    `${nameAndEmail(user)} has another password, is signed out everywhere, and is told by mail.`,
    ...passwordLines(chosenPassword),
    ...blocked,
  ];
}

/** @throws NOT_FOUND; FORBIDDEN for a blocked user */
export async function printCode({ db, secret, now }: OperatorContext, identifier: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    const user = await lockForUpdate(tx, identifier);
    if (user.isBlocked) throw fail('FORBIDDEN', sessionStrings.blocked);
    const code = await forceCode(tx, user.id, secret, now);
    await record(tx, operator, 'session.printCode', subjectOf(user), now);
    return [
      `Sign-in code of ${nameAndEmail(user)}: ${code}`,
      'Good for 10 minutes and one sign-in; signing in anew after a minute replaces it.',
    ];
  });
}

/** @throws NOT_FOUND; CONFLICT for a sample account in production */
export async function unblock({ db, now, settings }: OperatorContext, identifier: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    const user = await lockForUpdate(tx, identifier);
    if (!user.isBlocked) return [`${nameAndEmail(user)} is not blocked.`];
    refuseSampleAccount(settings, user);
    await tx.update(users).set({ isBlocked: false }).where(eq(users.id, user.id));
    const change = { before: { isBlocked: true }, after: { isBlocked: false } };
    await record(tx, operator, 'user.unblock', subjectOf(user), now, change);
    return [`${nameAndEmail(user)} can sign in again.`];
  });
}

/** Confirms the clock of this machine: workers that stopped after a clock change continue. */
export async function trustClock({ db }: OperatorContext): Promise<string[]> {
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

export async function list({ db }: OperatorContext): Promise<string[]> {
  const rows = await db.select().from(users).orderBy(asc(users.createdAt), asc(users.id));
  const cells = rows.map(({ name, email, mobile, role, isBlocked }) => [
    email,
    mobile,
    role,
    isBlocked ? 'blocked' : 'active',
    name,
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

const nameAndEmail = ({ name, email }: UserRow) => `${name} <${email}>`;
