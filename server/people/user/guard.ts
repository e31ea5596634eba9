import { asc, eq, or } from 'drizzle-orm';
import { userStrings } from '#schema/user.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { type UserRow, users } from './table.ts';

/** What is said of a change that nobody may make to themselves, or to the last admin. */
type Sentences = { oneself: string; lastAdmin: string };

/**
 * Locks every admin and the target, in the order of their ids, so that admins who act on each other at once take turns;
 * then judges what is left.
 * @returns the target as it is now
 * @throws NOT_FOUND, CONFLICT for oneself and for the last admin who can act, UNAUTHENTICATED for who is no admin any more
 */
export async function guard(context: Context, tx: Transaction, id: string, said: Sentences): Promise<UserRow> {
  const locked = await tx
    .select()
    .from(users)
    .where(or(eq(users.role, 'admin'), eq(users.id, id)))
    .orderBy(asc(users.id))
    .for('update');
  const target = locked.find((user) => user.id === id);
  if (!target) throw fail('NOT_FOUND', userStrings.notFound);
  if (id === viewerOf(context).id) throw fail('CONFLICT', said.oneself);
  const otherAdmins = locked.filter((user) => user.role === 'admin' && !user.isBlocked && user.id !== id);
  if (!otherAdmins.length) throw fail('CONFLICT', said.lastAdmin);
  if (!otherAdmins.some((user) => user.id === viewerOf(context).id)) throw fail('UNAUTHENTICATED');
  return target;
}
