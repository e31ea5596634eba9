import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { type SignUpInput, userStrings } from '#schema/user.ts';
import { changed, factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { byText, type Orders } from '#server/platform/database/listOrder.ts';
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

/** @param identifier a lowercase e-mail address or a mobile number */
export const withIdentifier = (identifier: string): SQL | undefined =>
  or(eq(sql`lower(${users.email})`, identifier), eq(users.mobile, identifier));

export async function findByIdentifier(executor: Executor, identifier: string): Promise<UserRow | undefined> {
  const [user] = await executor.select().from(users).where(withIdentifier(identifier));
  return user;
}

/**
 * Locks a user until the transaction ends, so that nobody blocks or deletes them.
 * @returns undefined if they are blocked or deleted
 */
export async function lockUnblocked(tx: Transaction, id: string): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.isBlocked, false)))
    .for('share');
  return user;
}

/**
 * Locks the viewer as an admin. A concurrent block or role change waits, so it also ends what this transaction creates.
 * @throws UNAUTHENTICATED when the viewer is blocked or no longer an admin
 */
export async function lockAdmin(context: Context, tx: Transaction): Promise<UserRow> {
  const admin = await lockUnblocked(tx, viewerOf(context).id);
  if (admin?.role !== 'admin') throw fail('UNAUTHENTICATED');
  return admin;
}

const order = byCreation<UserRow>(users, 'oldest first');

const orders: Orders = {
  CREATED: users.createdAt,
  NAME: byText(users.name),
  EMAIL: byText(users.email),
  ROLE: byText(users.role),
};

export const listUsers = ({ db }: Context, args: PageArgs): Promise<UserList> =>
  tablePage(db, { table: users, order, orders }, args);

export const auditedFields = ['email', 'role', 'isBlocked'] as const;
export const subjectOf = ({ id, name }: UserRow) => ({ id, label: name });

export type NewUser = z.output<typeof SignUpInput>;

/** Hashes the password, which is slow: call it before the transaction. @throws BAD_USER_INPUT as hashNewPassword */
export async function userRow({ password, ...user }: NewUser, now: Date): Promise<typeof users.$inferInsert> {
  return { ...user, id: uuidv7(), passwordHash: await hashNewPassword(password), createdAt: now };
}

/** @throws CONFLICT as insertUser, UNAUTHENTICATED as lockAdmin */
export async function createUser(context: Context, input: NewUser): Promise<UserRow> {
  refuseSampleAccount(context.settings, input);
  const row = await userRow(input, context.now());
  return context.db.transaction(async (tx) => {
    await lockAdmin(context, tx);
    const user = await insertUser(tx, row);
    const after = factsOf(user, auditedFields);
    await record(tx, actorOf(context), 'user.signUp', subjectOf(user), user.createdAt, { after });
    return user;
  });
}

/** @throws CONFLICT when the e-mail address or mobile number is taken */
export async function insertUser(tx: Transaction, row: typeof users.$inferInsert): Promise<UserRow> {
  const insert = tx.insert(users).values(row).returning();
  const [user] = await insert.catch((error: unknown) => {
    throw conflictOf(error, conflicts);
  });
  const { id, name, email, mobile, role, isBlocked, createdAt } = user as UserRow;
  await announce(tx, 'user.created', { id, name, email, mobile, role, isBlocked }, createdAt);
  return user as UserRow;
}

export const refusalTexts = { oneself: userStrings.notOneself, lastAdmin: userStrings.lastAdmin };

/** @throws NOT_FOUND */
export const getUser = ({ db }: Context, id: string): Promise<UserRow> => rowById(db, users, id, userStrings.notFound);

export const conflicts = [
  { constraint: 'users_email_key', field: 'email', sentence: userStrings.emailTaken },
  { constraint: 'users_mobile_key', field: 'mobile', sentence: userStrings.mobileTaken },
];

/**
 * Blocks or unblocks a user and ends their sessions and codes. A block also ends their reset link and what they issued
 * as an admin.
 * @param isBlocked toggles if omitted
 * @throws NOT_FOUND, CONFLICT for the viewer, the last active admin, or unblocking a sample account in production
 */
export async function setBlocked(
  context: Context,
  tx: Transaction,
  id: string,
  isBlocked?: boolean | null,
): Promise<UserRow> {
  const target = await guard(context, tx, id, refusalTexts);
  const isToBeBlocked = isBlocked ?? !target.isBlocked;
  if (!isToBeBlocked) refuseSampleAccount(context.settings, target);
  const user = await updateRow(tx, users, target, { isBlocked: isToBeBlocked });
  await endSignIns(tx, id, context.now());
  if (user.isBlocked) {
    await spendResetLink(tx, id);
    await revokeGrants(tx, id, context.now());
  }
  const change = changed(target, user, auditedFields);
  const action = user.isBlocked ? 'user.block' : 'user.unblock';
  if (change) await record(tx, actorOf(context), action, subjectOf(user), context.now(), change);
  return user;
}

/**
 * Sets a password hash and ends the user's sessions, codes, reset link and connected apps. API tokens stay valid.
 * @param passwordHash computed before the transaction because hashing is slow
 * @param exceptSessionId the session that stays, if users change their own password
 */
export async function setPasswordHash(
  tx: Transaction,
  userId: string,
  passwordHash: string,
  now: Date,
  exceptSessionId: string | null = null,
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await endSignIns(tx, userId, now, exceptSessionId);
  await spendResetLink(tx, userId);
}
