import { revokePreviews } from '#server/content/preview/links.ts';
import type { UserRow } from '#server/people/user/table.ts';
import { setBlocked } from '#server/people/user/users.ts';
import type { Context } from '#server/platform/context.ts';

/**
 * Blocking also revokes API tokens, invitations and preview links permanently.
 * @param isBlocked default: the opposite of the current state
 * @throws as setBlocked
 */
export const blockUser = (context: Context, id: string, isBlocked?: boolean | null): Promise<UserRow> =>
  context.db.transaction(async (tx) => {
    const user = await setBlocked(context, tx, id, isBlocked);
    if (user.isBlocked) await revokePreviews(tx, id, context.now());
    return user;
  });
