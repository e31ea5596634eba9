import { revokePreviews } from '#server/content/preview/links.ts';
import type { UserRow } from '#server/people/user/table.ts';
import { setBlocked } from '#server/people/user/users.ts';
import type { Context } from '#server/platform/context.ts';

/** Blocking revokes the user's preview links permanently. @throws as setBlocked */
export const blockUser = (context: Context, id: string, isBlocked?: boolean | null): Promise<UserRow> =>
  context.db.transaction(async (tx) => {
    const user = await setBlocked(context, tx, id, isBlocked);
    if (user.isBlocked) await revokePreviews(tx, id, context.now());
    return user;
  });
