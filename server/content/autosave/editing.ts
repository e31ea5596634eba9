import { eq } from 'drizzle-orm';
import { draftStrings } from '#schema/draft.ts';
import { type Presence, readPresence, savePresence } from '#server/people/presence/presence.ts';
import { users } from '#server/people/user/table.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { lockAny } from './autosaveTarget.ts';

/** @returns who has the form open now @throws NOT_FOUND; UNAUTHENTICATED when the viewer is deleted */
export const markEditing = (context: Context, id: string, isOpen: boolean): Promise<Presence> =>
  context.db.transaction(async (tx) => {
    const isViewer = eq(users.id, viewerOf(context).id);
    const viewer = await tx.select({ id: users.id }).from(users).where(isViewer).for('key share');
    if (!viewer.length) throw fail('UNAUTHENTICATED');
    if (!(await lockAny(tx, id))) throw fail('NOT_FOUND', draftStrings.notFound);
    if (await savePresence(context, tx, id, { isOpen, isWriting: false }))
      await announceChange(tx, 'content.presence', { id });
    return readPresence(tx, id, context.now());
  });
