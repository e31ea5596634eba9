import { inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { normalPath } from '#schema/redirectPath.ts';
import { itemPaths } from '#server/content/kind/addresses.ts';
import type { Services } from '#server/platform/context.ts';
import { createNetworkAllowance } from '#server/platform/limit/networkAllowance.ts';
import { hostOf } from '#server/platform/visit/hostOf.ts';
import type { MissCounter } from '#server/platform/visit/missCounter.ts';
import { createFlusher } from '#server/platform/worker/flusher.ts';
import { codeOf } from '#server/platform/worker/retryLoop.ts';
import { isReserved } from './reserved.ts';
import { missedPaths } from './table.ts';

/** Stored paths. The oldest are deleted first, probes before others. */
export const MAX_STORED = 1000;
/** Paths in memory between two writes; others are not counted. */
export const MAX_IN_MEMORY = 200;
/** Days after the last request until a path is deleted. */
export const MISSED_PATH_DAYS = 90;
/** Different paths per network and day. */
export const MAX_OF_NETWORK = 20;
const FLUSH_MS = 3000;

const probe =
  /\.(php\d?|aspx?|jsp|cgi|env|sql|bak|ini|ya?ml)$|^\/(wp-|\.|cgi-bin|vendor\/|phpmyadmin|xmlrpc)|\/\.(git|env|svn|aws)/;
export const isProbe = (path: string): boolean => probe.test(path);

type PathCount = { count: number; firstAt: Date; lastAt: Date; lastReferrer: string | null };

/** Counts in memory and writes in the background, to avoid a statement per request. */
export function createMissCounter({
  db,
  now,
  log,
  settings,
}: Pick<Services, 'db' | 'now' | 'log' | 'settings'>): MissCounter {
  const isCounted = settings.RATE_LIMITS ? createNetworkAllowance(now, MAX_OF_NETWORK) : () => true;
  let counts = new Map<string, PathCount>();

  const flush = async () => {
    if (!counts.size) return;
    const paths = counts;
    counts = new Map();
    await write(db, paths).catch((error) =>
      log.warn({ reason: codeOf(error) }, 'requests for missing pages were not counted'),
    );
  };
  const { begin, stop } = createFlusher(flush, FLUSH_MS);
  return {
    note(path, address, referrer) {
      const missedPath = normalPath(path);
      if (missedPath === null || isReserved(missedPath) || !isCounted(address, missedPath)) return;
      const previous = counts.get(missedPath);
      if (!previous && counts.size >= MAX_IN_MEMORY) return;
      const at = now();
      const lastReferrer = hostOf(referrer) ?? previous?.lastReferrer ?? null;
      counts.set(missedPath, {
        count: (previous?.count ?? 0) + 1,
        firstAt: previous?.firstAt ?? at,
        lastAt: at,
        lastReferrer,
      });
    },
    begin,
    stop,
  };
}

async function write(db: Services['db'], counts: ReadonlyMap<string, PathCount>): Promise<void> {
  // Staff preview drafts by URLs that are 404 for others: do not count them.
  const drafts = await itemPaths({ db }, [...counts.keys()], false);
  const rows = [...counts]
    .filter(([path]) => !drafts.has(path))
    .map(([path, pathCount]) => ({ ...pathCount, id: uuidv7(), path, isWanted: !isProbe(path) }));
  if (!rows.length) return;
  await db.transaction(async (tx) => {
    // Processes delete rows that others may be counting: serialize them.
    await tx.execute(sql`lock table ${missedPaths} in share row exclusive mode`);
    await tx
      .insert(missedPaths)
      .values(rows)
      .onConflictDoUpdate({
        target: missedPaths.path,
        set: {
          count: sql`least(${missedPaths.count}::bigint + excluded.count, 2000000000)`,
          lastAt: sql`greatest(${missedPaths.lastAt}, excluded.last_at)`,
          lastReferrer: sql`coalesce(excluded.last_referrer, ${missedPaths.lastReferrer})`,
        },
      });
    const { isWanted, lastAt, id } = missedPaths;
    const surplus = tx
      .select({ id })
      .from(missedPaths)
      .orderBy(sql`${isWanted} desc, ${lastAt} desc, ${id} desc`)
      .offset(MAX_STORED);
    await tx.delete(missedPaths).where(inArray(id, surplus));
  });
}
