import { and, eq, gt, inArray } from 'drizzle-orm';
import { PRESENCE_LEFT_MS } from '#schema/thread.ts';
import { holdViewer } from '#server/people/user/colleagues.ts';
import { users } from '#server/people/user/table.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { lockAgainstRemoval } from './drafts.ts';
import { presences } from './table.ts';

type Someone = { userId: string; name: string; isWriting: boolean };
/** Who has a message open, in the order of their names. */
export type Presences = { id: string; people: Someone[] };
type State = { isOpen: boolean; isWriting: boolean };

/** @returns when whoever has said nothing since then has left */
const leftBefore = (now: Date) => new Date(now.getTime() - PRESENCE_LEFT_MS);

/** @returns who has each of the messages open, also where that is nobody */
export async function readPresences(executor: Executor, ids: string[], now: Date): Promise<Presences[]> {
  const found = await executor
    .select({
      messageId: presences.messageId,
      userId: presences.userId,
      name: users.name,
      isWriting: presences.isWriting,
    })
    .from(presences)
    .innerJoin(users, eq(users.id, presences.userId))
    .where(and(inArray(presences.messageId, ids), gt(presences.seenAt, leftBefore(now))));
  const byMessage = Map.groupBy(found, ({ messageId }) => messageId);
  return ids.map((id) => ({ id, people: (byMessage.get(id) ?? []).toSorted(byName) }));
}

const byName = (one: Someone, other: Someone) =>
  one.name.localeCompare(other.name) || (one.userId < other.userId ? -1 : 1);

const readTogether = batched<Presences>(async ({ db, now }, ids) => {
  const found = await readPresences(db, ids, now());
  return found.map((one) => [one.id, one]);
});

/** Who has a message open right now; that of several messages is read together. */
export const readPresence = async (context: Context, id: string): Promise<Presences> =>
  (await readTogether(context, id)) ?? { id, people: [] };

/**
 * Notes that the viewer has a message open, or has left it. The open screens hear of it only when something has changed:
 * most of what is said is that somebody is still there.
 * @returns who has it open now
 * @throws NOT_FOUND; UNAUTHENTICATED as holdViewer
 */
export function markPresence(context: Context, id: string, state: State): Promise<Presences> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    await holdViewer(context, tx);
    await lockAgainstRemoval(tx, id);
    if (await note(tx, { messageId: id, userId: viewerOf(context).id }, state, now)) {
      await announceChange(tx, 'message.presence', { id });
    }
    return (await readPresences(tx, [id], now))[0] ?? { id, people: [] };
  });
}

/** @returns whether what others see has changed */
async function note(
  tx: Transaction,
  who: { messageId: string; userId: string },
  { isOpen, isWriting }: State,
  now: Date,
): Promise<boolean> {
  const own = and(eq(presences.messageId, who.messageId), eq(presences.userId, who.userId));
  const [before] = await tx.select().from(presences).where(own).for('update');
  const wasThere = before !== undefined && before.seenAt > leftBefore(now);
  if (!isOpen) {
    await tx.delete(presences).where(own);
    return wasThere;
  }
  const said = { isWriting, seenAt: now };
  await tx
    .insert(presences)
    .values({ ...who, ...said })
    .onConflictDoUpdate({ target: [presences.messageId, presences.userId], set: said });
  return !wasThere || before.isWriting !== isWriting;
}
