import { LRUCache } from 'lru-cache';
import { DAY_MS } from '#schema/durations.ts';
import { networkOf } from './limits.ts';
import { isLoopback } from './loopback.ts';

/** The least recently used network is evicted. */
const MAX_NETWORKS = 10_000;

/**
 * Limits the entries that a network may add per day (UTC), in the memory of this process. Loopback is unlimited: it
 * may be a proxy that TRUST_PROXY does not list.
 * @param maxEntries entries per network and day
 * @returns whether the entry is new for the network today and within the limit
 */
export function createNetworkAllowance(
  now: () => Date,
  maxEntries: number,
): (address: string, entry: string) => boolean {
  let day = 0;
  const entries = new LRUCache<string, Set<string>>({ max: MAX_NETWORKS });
  return (address, entry) => {
    if (isLoopback(address)) return true;
    const today = Math.floor(now().getTime() / DAY_MS);
    if (today !== day) entries.clear();
    day = today;
    const network = networkOf(address);
    const networkEntries = entries.get(network) ?? new Set();
    if (networkEntries.has(entry) || networkEntries.size >= maxEntries) return false;
    entries.set(network, networkEntries.add(entry));
    return true;
  };
}
