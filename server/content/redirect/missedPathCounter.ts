import { inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { normalPath } from '#schema/redirectPath.ts';
import { hasItem } from '#server/content/kind/addresses.ts';
import type { Services } from '#server/platform/context.ts';
import { createNetworkAllowance } from '#server/platform/limit/networkAllowance.ts';
import { hostOf } from '#server/platform/visit/hostOf.ts';
import type { Misses } from '#server/platform/visit/missCounter.ts';
import { codeOf } from '#server/platform/worker/retryLoop.ts';
import { isReserved } from './reserved.ts';
import { missedPaths } from './table.ts';

/** How many paths are kept: those asked for longest ago go, probes before all others. */
export const MOST_KEPT = 1000;
/** How many paths a process gathers between two writings; what comes beside them is not counted. */
export const MOST_GATHERED = 200;
/** How long a path is kept that nobody asks for. */
export const MISSED_PATH_DAYS = 90;
/** How many different paths of one network count on a day. */
export const MOST_OF_NETWORK = 20;
/** How often what was gathered is written. */
const FLUSH_MS = 3000;

/** Where programs look for weak spots of other people's software. */
const probe =
  /\.(php\d?|aspx?|jsp|cgi|env|sql|bak|ini|ya?ml)$|^\/(wp-|\.|cgi-bin|vendor\/|phpmyadmin|xmlrpc)|\/\.(git|env|svn|aws)/;
/** @returns whether nobody but such a program asks for a path */
export const isProbe = (path: string): boolean => probe.test(path);

type Counted = { count: number; firstAt: Date; lastAt: Date; lastReferrer: string | null };

/** @returns counts in memory, and writes in the background: many wrong addresses cost no statement each */
export function createMisses({ db, now, log, settings }: Pick<Services, 'db' | 'now' | 'log' | 'settings'>): Misses {
  const isCounted = settings.RATE_LIMITS ? createNetworkAllowance(now, MOST_OF_NETWORK) : () => true;
  let gathered = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;

  const flush = async () => {
    if (!gathered.size) return;
    const paths = gathered;
    gathered = new Map();
    await write(db, paths).catch((error) =>
      log.warn({ reason: codeOf(error) }, 'addresses not found were not counted'),
    );
  };
  /** One writing at a time. */
  const flushOnce = () => {
    flushing ??= flush().finally(() => {
      flushing = undefined;
    });
    return flushing;
  };
  return {
    note(path, address, referrer) {
      const known = normalPath(path);
      if (known === null || isReserved(known) || !isCounted(address, known)) return;
      const counted = gathered.get(known);
      if (!counted && gathered.size >= MOST_GATHERED) return;
      const at = now();
      const lastReferrer = hostOf(referrer) ?? counted?.lastReferrer ?? null;
      gathered.set(known, {
        count: (counted?.count ?? 0) + 1,
        firstAt: counted?.firstAt ?? at,
        lastAt: at,
        lastReferrer,
      });
    },
    begin() {
      timer = setInterval(() => void flushOnce(), FLUSH_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await flushing;
      await flush();
    },
  };
}

async function write(db: Services['db'], gathered: ReadonlyMap<string, Counted>): Promise<void> {
  const rows: (typeof missedPaths.$inferInsert)[] = [];
  for (const [path, counted] of gathered) {
    // Staff look at drafts by addresses that are not found by anybody else.
    if (!(await hasItem({ db }, path, false))) rows.push({ ...counted, id: uuidv7(), path, isWanted: !isProbe(path) });
  }
  if (!rows.length) return;
  await db.transaction(async (tx) => {
    // Processes take turns: what one deletes the other may be counting.
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
    const beyond = tx
      .select({ id })
      .from(missedPaths)
      .orderBy(sql`${isWanted} desc, ${lastAt} desc, ${id} desc`)
      .offset(MOST_KEPT);
    await tx.delete(missedPaths).where(inArray(id, beyond));
  });
}
