import { and, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';
import { PRESENCE_LEFT_MS } from '#schema/conversation.ts';
import { users } from '#server/people/user/table.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { presences } from './table.ts';

type PresentUser = { userId: string; name: string; isWriting: boolean };
export type Presence = { id: string; people: PresentUser[] };
export type PresenceState = { isOpen: boolean; isWriting: boolean };

const leftBefore = (now: Date) => new Date(now.getTime() - PRESENCE_LEFT_MS);

export const isExpired = (now: Date): SQL => lt(presences.seenAt, leftBefore(now));

/** Returns one entry per id, also without users. */
export async function readPresences(executor: Executor, ids: string[], now: Date): Promise<Presence[]> {
  const { subjectId, userId, isWriting, seenAt } = presences;
  const rows = await executor
    .select({ subjectId, userId, name: users.name, isWriting })
    .from(presences)
    .innerJoin(users, eq(users.id, userId))
    .where(and(inArray(subjectId, ids), gt(seenAt, leftBefore(now))));
  const bySubject = Map.groupBy(rows, (row) => row.subjectId);
  return ids.map((id) => ({ id, people: (bySubject.get(id) ?? []).toSorted(byName) }));
}

const byName = (a: PresentUser, b: PresentUser) => a.name.localeCompare(b.name) || (a.userId < b.userId ? -1 : 1);

export const readPresence = async (executor: Executor, id: string, now: Date): Promise<Presence> =>
  (await readPresences(executor, [id], now))[0] ?? { id, people: [] };

/**
 * Stores that the viewer has opened, still has open, or has left something.
 * @returns whether other users see a change
 */
export async function savePresence(
  context: Context,
  tx: Transaction,
  subjectId: string,
  { isOpen, isWriting }: PresenceState,
): Promise<boolean> {
  const now = context.now();
  const userId = viewerOf(context).id;
  const isOwn = and(eq(presences.subjectId, subjectId), eq(presences.userId, userId));
  const [previous] = await tx.select().from(presences).where(isOwn).for('update');
  const wasOpen = previous !== undefined && previous.seenAt > leftBefore(now);
  if (!isOpen) {
    await tx.delete(presences).where(isOwn);
    return wasOpen;
  }
  const set = { isWriting, seenAt: now };
  await tx
    .insert(presences)
    .values({ subjectId, userId, ...set })
    .onConflictDoUpdate({ target: [presences.subjectId, presences.userId], set });
  return !wasOpen || previous.isWriting !== isWriting;
}
