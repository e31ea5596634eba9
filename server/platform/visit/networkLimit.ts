import { MINUTE_MS } from '#schema/durations.ts';
import { networkOf } from '#server/platform/limit/limits.ts';
import { isLoopback } from '#server/platform/limit/loopback.ts';

/** Hits per network, process and minute, more than a large office needs. */
export const MAX_PER_MINUTE = 600;
/** Further networks are refused until the next minute. */
const MAX_NETWORKS = 10_000;

/**
 * Counts hits per network in memory. Loopback is unlimited: it may be a proxy that TRUST_PROXY does not list.
 * @returns whether a hit counts
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
    if (count >= MAX_PER_MINUTE || (count === 0 && counts.size >= MAX_NETWORKS)) return false;
    counts.set(network, count + 1);
    return true;
  };
}
