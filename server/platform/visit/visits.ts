import { and, eq } from 'drizzle-orm';
import { type Day, dayOf } from '#schema/officeTime.ts';
import { codeFrom, REFERRAL } from '#schema/referralStrings.ts';
import type { Services } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { isLoopback } from '#server/platform/limit/loopback.ts';
import { createFlusher } from '#server/platform/worker/flusher.ts';
import { codeOf } from '#server/platform/worker/retryLoop.ts';
import { createNetworkLimit } from './networkLimit.ts';
import { createPageNames } from './pageNames.ts';
import { destroySalts, todaysSalt } from './salt.ts';
import { sourceOf } from './source.ts';
import { visits } from './table.ts';
import type { Hit, Sender, Visits } from './visitCounter.ts';
import { hashNetwork, hashVisitor } from './visitor.ts';
import { type LockAccepted, writeVisits } from './write.ts';

/** Hits per write and process; further ones are dropped. */
export const MAX_BUFFERED = 5000;
export const FLUSH_MS = 1000;

type Parts = Pick<Services, 'db' | 'now' | 'log' | 'metrics' | 'settings' | 'readSite'> & {
  /** Returns code → id of accepted affiliates. */
  findReferrers: (db: Database, codes: string[]) => Promise<ReadonlyMap<string, string>>;
  lockAccepted: LockAccepted;
  /** Whether a published page exists at a path with a slug. */
  pagesAt: (candidates: string[]) => Promise<Set<string>>;
};

/**
 * Counts in memory and writes in the background. A hit runs no statement; an unreachable database costs counts, never a
 * page. Client addresses are only in memory.
 */
export function createVisits(parts: Parts): Visits {
  const { db, now, log, metrics, settings, readSite, findReferrers, lockAccepted, pagesAt } = parts;
  const today = async () => dayOf(now(), (await readSite()).timeZone);
  const { host } = new URL(settings.PUBLIC_URL);
  const allows = settings.RATE_LIMITS ? createNetworkLimit(now) : () => true;
  const namesOf = createPageNames(pagesAt);
  let bufferedHits: Hit[] = [];
  let salt: { day: Day; text: string } | undefined;

  const isBounded = (address: string) => settings.RATE_LIMITS && !isLoopback(address);
  const hashersOf = async (day: Day) => {
    if (salt?.day !== day) {
      salt = undefined;
      salt = { day, text: await todaysSalt(db, day) };
    }
    const { text } = salt;
    return {
      visitorOf: (sender: Sender) => hashVisitor(text, host, sender),
      networkOf: ({ address }: Sender) => (isBounded(address) ? hashNetwork(text, host, address) : null),
    };
  };
  const affiliateIdsOf = async (hits: Hit[]) => {
    const codes = hits.map(({ campaign }) => codeFrom(campaign[REFERRAL]));
    const referrers = await findReferrers(
      db,
      codes.filter((code) => code !== null),
    );
    return codes.map((code) => referrers.get(code ?? ''));
  };
  const write = async (hits: Hit[]) => {
    const day = await today();
    const { visitorOf, networkOf } = await hashersOf(day);
    const pages = await namesOf(hits.map(({ path }) => path));
    const affiliateIds = await affiliateIdsOf(hits);
    const rows = hits.map((hit, index) => {
      const affiliateId = affiliateIds[index] ?? null;
      return {
        ...{ day, visitor: visitorOf(hit), network: networkOf(hit), path: pages(hit.path), device: hit.device },
        ...{ affiliateId, ...sourceOf(hit, host, affiliateId !== null) },
      };
    });
    const countedHits = await writeVisits(db, day, rows, lockAccepted);
    metrics.countVisits('counted', countedHits);
    metrics.countVisits('dropped', hits.length - countedHits);
  };
  const flush = async () => {
    if (!salt && !bufferedHits.length) return;
    // Delete the salt after its day even without visitors.
    const day = await today();
    if (salt && salt.day !== day) {
      salt = undefined;
      await destroySalts(db, day).catch(() => undefined);
    }
    if (!bufferedHits.length) return;
    const hits = bufferedHits;
    bufferedHits = [];
    await write(hits).catch((error) => {
      metrics.countVisits('dropped', hits.length);
      log.warn({ reason: codeOf(error), hits: hits.length }, 'visits were not counted');
    });
  };
  const { begin, flushAll, stop } = createFlusher(flush, FLUSH_MS);
  return {
    note(hit) {
      if (bufferedHits.length >= MAX_BUFFERED) metrics.countVisits('dropped');
      else if (allows(hit.address)) bufferedHits.push(hit);
      else metrics.countVisits('limited');
    },
    async find(sender) {
      const day = await today();
      try {
        // The last hits may not be written yet.
        await flushAll();
        const visitor = (await hashersOf(day)).visitorOf(sender);
        const [visit] = await db
          .select()
          .from(visits)
          .where(and(eq(visits.day, day), eq(visits.visitor, visitor)));
        return visit ?? null;
      } catch (error) {
        log.warn({ reason: codeOf(error) }, 'the lookup of the visit of a sender failed');
        return null;
      }
    },
    begin,
    stop,
  };
}
