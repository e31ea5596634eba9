import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Origin, Services } from '#server/platform/context.ts';
import { sessions } from './table.ts';

/** How often it is written at most that a session was seen. */
const SEEN_MS = 60 * 1000;

/** The sessions that this process is writing of: a burst of requests writes once, and takes one connection. */
const underWay = new Set<string>();

/**
 * Writes when a session was last seen, and from where. No request waits for it, and none fails by it. Of several processes
 * that find it due at once, one writes: the others meet a row that is not due any more.
 * @param lastSeenAt as the request has read it
 */
export function noteSeen(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { id, lastSeenAt }: { id: string; lastSeenAt: Date | null },
  { address }: Pick<Origin, 'address'>,
  now: Date,
): void {
  const due = new Date(now.getTime() - SEEN_MS);
  if ((lastSeenAt && lastSeenAt > due) || underWay.has(id)) return;
  underWay.add(id);
  db.update(sessions)
    .set({ lastSeenAt: now, address })
    .where(and(eq(sessions.id, id), or(isNull(sessions.lastSeenAt), lte(sessions.lastSeenAt, due))))
    .then(undefined, (error: Error) => log.warn({ reason: error.name }, 'a session was seen, which was not noted'))
    .finally(() => underWay.delete(id));
}
