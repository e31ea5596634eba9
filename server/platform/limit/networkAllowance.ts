import { LRUCache } from 'lru-cache';
import { type Day, dayOf } from '#schema/officeTime.ts';
import { networkOf } from './limits.ts';
import { isLoopback } from './loopback.ts';

/** How many networks are remembered; the one seen longest ago makes room for a new one. */
const MOST_NETWORKS = 10_000;

/**
 * Bounds how many different entries one network may add on a day of the office. The memory is that of this process. Loopback
 * has no bound: it stands for a proxy that TRUST_PROXY does not name.
 * @param most entries of one network and day
 * @returns whether the network adds an entry for the first time today and may still add one
 */
export function createNetworkAllowance(now: () => Date, most: number): (address: string, entry: string) => boolean {
  let day: Day | undefined;
  const entries = new LRUCache<string, Set<string>>({ max: MOST_NETWORKS });
  return (address, entry) => {
    if (isLoopback(address)) return true;
    const today = dayOf(now());
    if (today !== day) entries.clear();
    day = today;
    const network = networkOf(address);
    const added = entries.get(network) ?? new Set();
    if (added.has(entry) || added.size >= most) return false;
    entries.set(network, added.add(entry));
    return true;
  };
}
