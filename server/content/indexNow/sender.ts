import { and, eq, lte, sql } from 'drizzle-orm';
import type { Services } from '#server/platform/context.ts';
import { growingPause, startWorker, type Worker } from '#server/platform/worker/retryLoop.ts';
import { readIndexNow } from './settings.ts';
import { tell } from './submitUrls.ts';
import { indexNow, indexNowPings, type PingRow } from './table.ts';

type Parts = Pick<Services, 'db' | 'log' | 'now' | 'settings'>;

/** How many pages are told of in one request. */
const BATCH = 100;
/** How long a sender may take before others take it for dead. */
const LEASE_MS = 60_000;
const HOUR_MS = 3600 * 1000;
/** For how long a change is tried. */
const GIVE_UP_MS = 24 * HOUR_MS;

/**
 * Starts telling search engines of the pages that are queued. What is being told when it stops is broken off, and told again at
 * the next start: one that was killed may have told it once already.
 */
export function startIndexNow(parts: Parts): Worker {
  const stopping = new AbortController();
  const work = {
    name: 'the sender of IndexNow',
    begin: async () => undefined,
    look: () => send(parts, stopping.signal),
  };
  const worker = startWorker(work, parts.log);
  return {
    wake: worker.wake,
    async stop() {
      stopping.abort();
      await worker.stop();
    },
  };
}

/** Tells of what is due. @returns whether there may be more */
async function send(parts: Parts, stopping: AbortSignal): Promise<boolean> {
  const pings = await claim(parts);
  if (!pings.length) return false;
  const { isOn, key } = await readIndexNow(parts);
  // Switched off meanwhile: what waits then is nobody's.
  if (!isOn || key === null) return settle(parts, pings, null);
  const fault = await tell(
    parts.settings,
    key,
    pings.map(({ path }) => path),
    stopping,
  );
  if (fault) parts.log.warn({ fault, pages: pings.length }, 'search engines could not be told of a change');
  await parts.db.update(indexNow).set({ triedAt: parts.now(), fault });
  return settle(parts, pings, fault);
}

function claim({ db, now }: Parts): Promise<PingRow[]> {
  const due = db
    .select({ path: indexNowPings.path })
    .from(indexNowPings)
    .where(lte(indexNowPings.runAt, now()))
    .orderBy(indexNowPings.runAt, indexNowPings.path)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const runAt = new Date(now().getTime() + LEASE_MS);
  return db
    .update(indexNowPings)
    .set({ runAt, tries: sql`${indexNowPings.tries} + 1` })
    .where(sql`${indexNowPings.path} in ${due}`)
    .returning();
}

/**
 * Forgets what was told, and lets the rest be tried later. A page that has changed meanwhile is due already. One statement each:
 * a change of many pages may hold some of them, in another order.
 */
async function settle({ db, now }: Parts, pings: readonly PingRow[], fault: string | null): Promise<boolean> {
  for (const { path, revision, tries, queuedAt } of pings) {
    const isIt = and(eq(indexNowPings.path, path), eq(indexNowPings.revision, revision));
    const runAt = new Date(now().getTime() + growingPause(tries, HOUR_MS));
    const hasTime = runAt.getTime() <= queuedAt.getTime() + GIVE_UP_MS;
    if (fault !== null && hasTime) await db.update(indexNowPings).set({ runAt }).where(isIt);
    else await db.delete(indexNowPings).where(isIt);
  }
  return pings.length === BATCH;
}
