import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Day } from '#schema/officeTime.ts';
import { DIRECT, OTHER } from '#schema/visitNames.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { type VisitRow, visits } from './table.ts';

/** Limits per network and day. Visitors of one network differ only by browser, so fifty are a large office. */
export const MAX_PER_NETWORK = { visitors: 50, source: 10, campaign: 10 };

/** A visitor's first hit today, and the names that are new for their network. */
export type Arrival = { visit: VisitRow; isFirstOf: { source: boolean; campaign: boolean; affiliate: boolean } };

export type NetworkShare = {
  /** Adds a visitor; false if the limit is reached. */
  countVisitor(): boolean;
  /** Returns the name to count and whether it is new for the network. */
  count(dimension: 'source' | 'campaign', name: string): { name: string; isFirst: boolean };
  countAffiliate(affiliateId: string): boolean;
};

type CountedNames = { visitors: number; source: Set<string>; campaign: Set<string>; affiliate: Set<string> };

function shareOf(countedNames: CountedNames): NetworkShare {
  const add = (names: Set<string>, name: string) => {
    const isFirst = !names.has(name);
    names.add(name);
    return isFirst;
  };
  return {
    countVisitor() {
      if (countedNames.visitors >= MAX_PER_NETWORK.visitors) return false;
      countedNames.visitors += 1;
      return true;
    },
    count(dimension, requestedName) {
      const names = countedNames[dimension];
      const isFull = names.size >= MAX_PER_NETWORK[dimension] && !names.has(requestedName) && requestedName !== DIRECT;
      const name = isFull ? OTHER : requestedName;
      return { name, isFirst: add(names, name) };
    },
    countAffiliate: (affiliateId) => add(countedNames.affiliate, affiliateId),
  };
}

/** Reads the shares of networks. A visit without a network has its own share. */
export async function readShares(
  tx: Transaction,
  day: Day,
  networks: (string | null)[],
): Promise<(network: string | null) => NetworkShare> {
  const networkKeys = [...new Set(networks.filter((network) => network !== null))];
  const distinct = (column: (typeof visits)['source' | 'campaign' | 'affiliateId']) =>
    sql<string[]>`coalesce(array_agg(distinct ${column}::text) filter (where ${column} is not null), '{}')`;
  const rows = networkKeys.length
    ? await tx
        .select({
          network: visits.network,
          visitors: sql`count(*)`.mapWith(Number),
          source: distinct(visits.source),
          campaign: distinct(visits.campaign),
          affiliate: distinct(visits.affiliateId),
        })
        .from(visits)
        .where(and(eq(visits.day, day), inArray(visits.network, networkKeys)))
        .groupBy(visits.network)
    : [];
  const byNetwork = new Map(rows.map((row) => [row.network, row]));
  const shares = new Map(
    networkKeys.map((network) => {
      const { visitors = 0, source, campaign, affiliate } = byNetwork.get(network) ?? {};
      const sets = { source: new Set(source), campaign: new Set(campaign), affiliate: new Set(affiliate) };
      return [network, shareOf({ visitors, ...sets })];
    }),
  );
  const empty = () => shareOf({ visitors: 0, source: new Set(), campaign: new Set(), affiliate: new Set() });
  return (network) => (network === null ? undefined : shares.get(network)) ?? empty();
}
