import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { type SignUpInput, userStrings } from '#schema/user.ts';
import { changed, factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { rowById } from '#server/platform/database/lookup.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { conflictOf, fail } from '#server/platform/errors.ts';
import { announce } from '#server/platform/event/events.ts';
import { endSignIns, revokeGrants, spendResetLink } from './endAccess.ts';
import { guard } from './guard.ts';
import { hashNewPassword } from './password.ts';
import { refuseSampleAccount } from './sampleAccounts.ts';
import { type UserRow, users } from './table.ts';

export type UserList = Connection<UserRow>;

/** The condition that a user has this e-mail address (lowercase) or mobile number. */
export const withIdentifier = (identifier: string): SQL | undefined =>
  or(eq(sql`lower(${users.email})`, identifier), eq(users.mobile, identifier));

/** @returns the user with this e-mail address or mobile number, if there is one */
export async function findByIdentifier(executor: Executor, identifier: string): Promise<UserRow | undefined> {
  const [user] = await executor.select().from(users).where(withIdentifier(identifier));
  return user;
}

/** Holds a user against being blocked or deleted until the transaction ends. @returns undefined when they already are */
export async function lockUnblocked(tx: Transaction, id: string): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.isBlocked, false)))
    .for('share');
  return user;
}

/**
 * Holds the viewer, as an admin, until the transaction ends: a block or a change of role that comes now waits, so that it
 * ends what is given out here too.
 * @throws UNAUTHENTICATED when they are blocked or no admin meanwhile
 */
export async function lockAdmin(context: Context, tx: Transaction): Promise<UserRow> {
  const admin = await lockUnblocked(tx, viewerOf(context).id);
  if (admin?.role !== 'admin') throw fail('UNAUTHENTICATED');
  return admin;
}

const order = byCreation<UserRow>(users, 'oldest first');

/** Every user, oldest first. */
export const listUsers = ({ db }: Context, args: PageArgs): Promise<UserList> =>
  tablePage(db, { table: users, order }, args);

/** What is noted of a user. */
export const noted = ['email', 'role', 'isBlocked'] as const;
export const subjectOf = ({ id, name }: UserRow) => ({ id, label: name });

export type NewUser = z.output<typeof SignUpInput>;

/** A new user as a row; the password is hashed, which takes its time. @throws BAD_USER_INPUT as hashNewPassword */
export async function userRow({ password, ...user }: NewUser, now: Date): Promise<typeof users.$inferInsert> {
  return { ...user, id: uuidv7(), passwordHash: await hashNewPassword(password), createdAt: now };
}

/** Makes a user, in the name of the viewer. @throws CONFLICT as insertUser, UNAUTHENTICATED as lockAdmin */
export async function createUser(context: Context, input: NewUser): Promise<UserRow> {
  refuseSampleAccount(context.settings, input);
  const row = await userRow(input, context.now());
  return context.db.transaction(async (tx) => {
    await lockAdmin(context, tx);
    const user = await insertUser(tx, row);
    const after = factsOf(user, noted);
    await record(tx, actorOf(context), 'user.signUp', subjectOf(user), user.createdAt, { after });
    return user;
  });
}

/**
 * Writes a new user; webhooks get the fields of REST.
 * @throws CONFLICT when the e-mail address or the mobile number is taken, also by a rival at the same moment
 */
export async function insertUser(tx: Transaction, row: typeof users.$inferInsert): Promise<UserRow> {
  const insert = tx.insert(users).values(row).returning();
  const [user] = await insert.catch((error: unknown) => {
    throw conflictOf(error, taken);
  });
  const { id, name, email, mobile, role, isBlocked, createdAt } = user as UserRow;
  await announce(tx, 'user.created', { id, name, email, mobile, role, isBlocked }, createdAt);
  return user as UserRow;
}

/** What is said of blocking and deleting oneself, or the last admin. */
export const said = { oneself: userStrings.notOneself, lastAdmin: userStrings.lastAdmin };

/** One user. @throws NOT_FOUND */
export const getUser = ({ db }: Context, id: string): Promise<UserRow> => rowById(db, users, id, userStrings.notFound);

const taken = [
  { constraint: 'users_email_key', field: 'email', sentence: userStrings.emailTaken },
  { constraint: 'users_mobile_key', field: 'mobile', sentence: userStrings.mobileTaken },
];

/**
 * Blocks or unblocks a user, ending their sessions and codes at once, and with a block their reset link and what they gave
 * out as an admin for good.
 * @param isBlocked left out, it flips
 * @throws NOT_FOUND, CONFLICT for oneself, for the last admin who can act, and for a sample account that is to be unblocked in production
 */
export async function setBlocked(
  context: Context,
  tx: Transaction,
  id: string,
  isBlocked?: boolean | null,
): Promise<UserRow> {
  const target = await guard(context, tx, id, said);
  const blocks = isBlocked ?? !target.isBlocked;
  if (!blocks) refuseSampleAccount(context.settings, target);
  const user = await updateRow(tx, users, target, { isBlocked: blocks });
  await endSignIns(tx, id);
  if (user.isBlocked) {
    await spendResetLink(tx, id);
    await revokeGrants(tx, id, context.now());
  }
  const change = changed(target, user, noted);
  const action = user.isBlocked ? 'user.block' : 'user.unblock';
  if (change) await record(tx, actorOf(context), action, subjectOf(user), context.now(), change);
  return user;
}

/**
 * Gives a user another password. Their sessions, codes and reset link end at once; API tokens, which no password opened, stay.
 * @param passwordHash made before the transaction: hashing takes its time
 * @param keptSessionId the session that goes on: that of the person who changes their own password
 */
export async function setPasswordHash(
  tx: Transaction,
  userId: string,
  passwordHash: string,
  keptSessionId: string | null = null,
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await endSignIns(tx, userId, keptSessionId);
  await spendResetLink(tx, userId);
}
