import { networkOf } from '#server/platform/limit/limits.ts';
import { isLoopback } from '#server/platform/limit/loopback.ts';

/** How many hits a network may send a server process within a minute: a large office reads fewer pages. */
export const MOST_PER_MINUTE = 600;
const MINUTE_MS = 60_000;
/** How many networks are remembered; those beyond wait for the next minute. */
const MOST_NETWORKS = 10_000;

/**
 * Counts the hits of each network, in memory. This machine itself is not limited: it stands for a proxy that TRUST_PROXY does
 * not name, as in the limit on floods.
 * @returns whether a hit from an address still counts
 */
export function createNetworkLimit(now: () => Date): (address: string) => boolean {
  let minute = 0;
  const counts = new Map<string, number>();
  return (address) => {
    if (isLoopback(address)) return true;
    const current = Math.floor(now().getTime() / MINUTE_MS);
    if (current !== minute) counts.clear();
    minute = current;
    const network = networkOf(address);
    const count = counts.get(network) ?? 0;
    if (count >= MOST_PER_MINUTE || (count === 0 && counts.size >= MOST_NETWORKS)) return false;
    counts.set(network, count + 1);
    return true;
  };
}
