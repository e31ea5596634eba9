import { eq } from 'drizzle-orm';
import { guard } from '#server/people/user/guard.ts';
import { type UserRow, users } from '#server/people/user/table.ts';
import { auditedFields, refusalTexts, subjectOf } from '#server/people/user/users.ts';
import { factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { handOver, lockPostsOf } from './handOver.ts';
import { lockMessages } from './lockMessages.ts';

/**
 * @param heirId new owner of messages and posts
 * @throws NOT_FOUND; CONFLICT for the viewer and the last active admin; BAD_USER_INPUT for an heir who cannot sign in
 */
export function removeUser(context: Context, id: string, heirId?: string | null): Promise<UserRow> {
  return context.db.transaction(async (tx) => {
    const posts = heirId ? await lockPostsOf(tx, id) : [];
    const user = await guard(context, tx, id, refusalTexts);
    await lockMessages(tx, id);
    const after = heirId ? await handOver(context, tx, id, heirId, posts) : undefined;
    await tx.delete(users).where(eq(users.id, id));
    const before = factsOf(user, auditedFields);
    const change = after ? { before, after } : { before };
    await record(tx, actorOf(context), 'user.remove', subjectOf(user), context.now(), change);
    return user;
  });
}
