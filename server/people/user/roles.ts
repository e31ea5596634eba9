import { type RoleWord, userStrings } from '#schema/user.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { endSignIns, revokeGrants } from './endAccess.ts';
import { guard } from './guard.ts';
import { type UserRow, users } from './table.ts';

const refusalTexts = { oneself: userStrings.notOwnRole, lastAdmin: userStrings.lastAdminsRole };

/**
 * Changes a user's role, which ends the user's sessions, codes and connected apps. A user who is no longer an admin also
 * loses the API tokens and invitations of the time as one. The role that the user has already changes nothing.
 * @throws NOT_FOUND, CONFLICT for the viewer and for the last active admin, UNAUTHENTICATED when the viewer is no longer
 *   an admin
 */
export function changeUserRole(context: Context, id: string, role: RoleWord): Promise<UserRow> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const target = await guard(context, tx, id, refusalTexts);
    if (target.role === role) return target;
    const user = await updateRow(tx, users, target, { role });
    await endSignIns(tx, id, now);
    if (role !== 'admin') await revokeGrants(tx, id, now);
    const change = { before: { role: target.role }, after: { role } };
    await record(tx, actorOf(context), 'user.changeRole', { id, label: target.name }, now, change);
    return user;
  });
}
