import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { MINUTE_MS } from '#schema/durations.ts';
import type { Origin, Services } from '#server/platform/context.ts';
import { sessions } from './table.ts';

/** Minimum interval between updates of `lastSeenAt`. */
const SEEN_MS = MINUTE_MS;

/** Sessions with a running update: a burst of requests uses one connection. */
const updatingIds = new Set<string>();

/**
 * Updates `lastSeenAt` in the background: no request waits for it or fails with it. If several processes update at
 * once, only one row change happens.
 * @param lastSeenAt the value that the request has read
 */
export function noteLastSeen(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { id, lastSeenAt }: { id: string; lastSeenAt: Date | null },
  { address }: Pick<Origin, 'address'>,
  now: Date,
): void {
  const staleBefore = new Date(now.getTime() - SEEN_MS);
  if ((lastSeenAt && lastSeenAt > staleBefore) || updatingIds.has(id)) return;
  updatingIds.add(id);
  db.update(sessions)
    .set({ lastSeenAt: now, address })
    .where(and(eq(sessions.id, id), or(isNull(sessions.lastSeenAt), lte(sessions.lastSeenAt, staleBefore))))
    .then(undefined, (error: Error) => log.warn({ reason: error.name }, 'the last use of a session was not stored'))
    .finally(() => updatingIds.delete(id));
}
