import { and, eq, lte, sql } from 'drizzle-orm';
import { HOUR_MS } from '#schema/durations.ts';
import { isOff } from '#schema/navigation.ts';
import type { Services } from '#server/platform/context.ts';
import { backoff } from '#server/platform/worker/pauses.ts';
import { type Loop, startLoop } from '#server/platform/worker/retryLoop.ts';
import { readIndexNow } from './settings.ts';
import { submitUrls } from './submitUrls.ts';
import { indexNow, indexNowPings, type PingRow } from './table.ts';

type Parts = Pick<Services, 'db' | 'log' | 'now' | 'settings' | 'readSite'>;

const BATCH = 100;
/** Lease of a claimed page: then another process may send it. */
const LEASE_MS = 60_000;
/** Retry period of a change. */
const GIVE_UP_MS = 24 * HOUR_MS;

/** A page may be submitted twice after a crash or stop. */
export function startIndexNow(parts: Parts): Loop {
  const stopping = new AbortController();
  const work = {
    name: 'the sender of IndexNow',
    begin: async () => undefined,
    poll: () => send(parts, stopping.signal),
  };
  const loop = startLoop(work, parts.log);
  return {
    wake: loop.wake,
    async stop() {
      stopping.abort();
      await loop.stop();
    },
  };
}

/** @returns whether more pages may be due */
async function send(parts: Parts, stopping: AbortSignal): Promise<boolean> {
  const claimed = await claim(parts);
  if (!claimed.length) return false;
  const site = await parts.readSite();
  // Search engines cannot read a page that is switched off, or of a site that is not launched.
  const pings = claimed.filter(({ path }) => site.isLaunched && !isOff(site, path));
  const offPages = claimed.filter((ping) => !pings.includes(ping));
  if (offPages.length) await settle(parts, offPages, null);
  if (!pings.length) return true;
  const { isOn, key } = await readIndexNow(parts);
  // Switched off since the pages were queued: drop them.
  if (!isOn || key === null) return settle(parts, pings, null);
  const failure = await submitUrls(
    parts.settings,
    key,
    pings.map(({ path }) => path),
    stopping,
  );
  if (failure)
    parts.log.warn({ fault: failure, pages: pings.length }, 'search engines were not notified of changed pages');
  await parts.db.update(indexNow).set({ triedAt: parts.now(), fault: failure });
  return settle(parts, pings, failure);
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
 * A page that changed meanwhile has a new revision and stays due. One statement per page: a concurrent change may lock
 * several pages in another order.
 */
async function settle({ db, now }: Parts, pings: readonly PingRow[], fault: string | null): Promise<boolean> {
  for (const { path, revision, tries, queuedAt } of pings) {
    const isIt = and(eq(indexNowPings.path, path), eq(indexNowPings.revision, revision));
    const runAt = new Date(now().getTime() + backoff(tries, HOUR_MS));
    const hasTime = runAt.getTime() <= queuedAt.getTime() + GIVE_UP_MS;
    if (fault !== null && hasTime) await db.update(indexNowPings).set({ runAt }).where(isIt);
    else await db.delete(indexNowPings).where(isIt);
  }
  return pings.length === BATCH;
}
