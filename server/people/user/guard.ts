import { asc, eq, or } from 'drizzle-orm';
import { userStrings } from '#schema/user.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { fail } from '#server/platform/errors.ts';
import { type UserRow, users } from './table.ts';

type RefusalTexts = { oneself: string; lastAdmin: string };

/**
 * Locks all admins and the target in the order of their ids, so that admins who change each other take turns.
 * @returns the current target
 * @throws NOT_FOUND, CONFLICT for the viewer and for the last active admin, UNAUTHENTICATED when the viewer is no
 * longer an admin
 */
export async function guard(context: Context, tx: Transaction, id: string, texts: RefusalTexts): Promise<UserRow> {
  const lockedUsers = await tx
    .select()
    .from(users)
    .where(or(eq(users.role, 'admin'), eq(users.id, id)))
    .orderBy(asc(users.id))
    .for('update');
  const target = lockedUsers.find((user) => user.id === id);
  if (!target) throw fail('NOT_FOUND', userStrings.notFound);
  if (id === viewerOf(context).id) throw fail('CONFLICT', texts.oneself);
  const otherAdmins = lockedUsers.filter((user) => user.role === 'admin' && !user.isBlocked && user.id !== id);
  if (!otherAdmins.length) throw fail('CONFLICT', texts.lastAdmin);
  if (!otherAdmins.some((user) => user.id === viewerOf(context).id)) throw fail('UNAUTHENTICATED');
  return target;
}
