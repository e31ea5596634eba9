import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Day } from '#schema/officeTime.ts';
import { DIRECT, OTHER } from '#schema/visitNames.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { type VisitRow, visits } from './table.ts';

/**
 * How much of a day's figures one network may fill. Visitors of one network differ in their browsers alone, so fifty are a large
 * office.
 */
export const MOST_OF_NETWORK = { visitors: 50, source: 10, campaign: 10 };

/** A visitor who comes for the first time today, and for which of these names their network counts for the first time. */
export type Arrival = { visit: VisitRow; isFirstOf: { source: boolean; campaign: boolean; affiliate: boolean } };

/** What one network has added to the figures of a day. */
export type NetworkShare = {
  /** @returns whether there is room for another visitor, who takes it */
  admit(): boolean;
  /** @returns the name that is counted, and whether this network brings it for the first time */
  count(dimension: 'source' | 'campaign', name: string): { name: string; isFirst: boolean };
  /** @returns whether this network counts for an affiliate for the first time */
  refer(affiliateId: string): boolean;
};

type Added = { visitors: number; source: Set<string>; campaign: Set<string>; affiliate: Set<string> };

function shareOf(added: Added): NetworkShare {
  const add = (names: Set<string>, name: string) => {
    const isFirst = !names.has(name);
    names.add(name);
    return isFirst;
  };
  return {
    admit() {
      if (added.visitors >= MOST_OF_NETWORK.visitors) return false;
      added.visitors += 1;
      return true;
    },
    count(dimension, asked) {
      const names = added[dimension];
      const isFull = names.size >= MOST_OF_NETWORK[dimension] && !names.has(asked) && asked !== DIRECT;
      const name = isFull ? OTHER : asked;
      return { name, isFirst: add(names, name) };
    },
    refer: (affiliateId) => add(added.affiliate, affiliateId),
  };
}

/**
 * Reads what networks have added to the figures of a day.
 * @returns the share of each; a visit without a network has a share of its own
 */
export async function readShares(
  tx: Transaction,
  day: Day,
  networks: (string | null)[],
): Promise<(network: string | null) => NetworkShare> {
  const asked = [...new Set(networks.filter((network) => network !== null))];
  const distinct = (column: (typeof visits)['source' | 'campaign' | 'affiliateId']) =>
    sql<string[]>`coalesce(array_agg(distinct ${column}::text) filter (where ${column} is not null), '{}')`;
  const rows = asked.length
    ? await tx
        .select({
          network: visits.network,
          visitors: sql`count(*)`.mapWith(Number),
          source: distinct(visits.source),
          campaign: distinct(visits.campaign),
          affiliate: distinct(visits.affiliateId),
        })
        .from(visits)
        .where(and(eq(visits.day, day), inArray(visits.network, asked)))
        .groupBy(visits.network)
    : [];
  const byNetwork = new Map(rows.map((row) => [row.network, row]));
  const shares = new Map(
    asked.map((network) => {
      const { visitors = 0, source, campaign, affiliate } = byNetwork.get(network) ?? {};
      const sets = { source: new Set(source), campaign: new Set(campaign), affiliate: new Set(affiliate) };
      return [network, shareOf({ visitors, ...sets })];
    }),
  );
  const empty = () => shareOf({ visitors: 0, source: new Set(), campaign: new Set(), affiliate: new Set() });
  return (network) => (network === null ? undefined : shares.get(network)) ?? empty();
}
