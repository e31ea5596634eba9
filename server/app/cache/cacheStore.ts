import { LRUCache } from 'lru-cache';
import type { ContentVersion } from '#server/platform/event/contentVersion.ts';
import { type CacheEntry, sizeOf, withKnownEncodings } from './cacheEntry.ts';

/** Memory limit of the entries; the least recently used are evicted first. */
export const MAX_BYTES = 32 * 1024 * 1024;
/** Separate limit for entries that were used only once, so that a crawler cannot evict the others. */
export const MAX_NEW_BYTES = 4 * 1024 * 1024;

export type MakingOutcome = CacheEntry | 'not cacheable' | 'failed';
type InFlight = { version: number; outcome: Promise<MakingOutcome> };

/** Stores the entries and the pending responses. It returns nothing that was started at an earlier content version. */
export function createCacheStore(contentVersion: ContentVersion, now: () => Date) {
  const entries = new LRUCache<string, CacheEntry>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  const newEntries = new LRUCache<string, CacheEntry>({ maxSize: MAX_NEW_BYTES, sizeCalculation: sizeOf });
  const cacheFor = (key: string, entry: CacheEntry) =>
    entries.has(key) || sizeOf(entry, key) > MAX_NEW_BYTES ? entries : newEntries;
  const inFlight = new Map<string, InFlight>();
  return {
    get(key: string): CacheEntry | undefined {
      const reused = entries.get(key);
      const entry = reused ?? newEntries.get(key);
      if (!entry || entry.version !== contentVersion.current()) return undefined;
      // After a clock change the age may be negative; such an entry is not fresh.
      const age = now().getTime() - entry.madeAt;
      if (age < 0 || age >= entry.maxAge * 1000) return undefined;
      if (!reused && newEntries.delete(key)) entries.set(key, entry);
      return entry;
    },
    pending(key: string): Promise<MakingOutcome> | undefined {
      const flight = inFlight.get(key);
      return flight && flight.version === contentVersion.current() ? flight.outcome : undefined;
    },
    /** @returns a function that takes the outcome once, and adds the known encodings of the same body */
    begin(key: string, version: number): (outcome: MakingOutcome) => MakingOutcome {
      const { promise, resolve } = Promise.withResolvers<MakingOutcome>();
      const flight = { version, outcome: promise };
      inFlight.set(key, flight);
      return (made) => {
        if (inFlight.get(key) === flight) inFlight.delete(key);
        const before = entries.peek(key) ?? newEntries.peek(key);
        const outcome = typeof made === 'object' ? withKnownEncodings(made, before) : made;
        if (typeof outcome === 'object' && version === contentVersion.current())
          cacheFor(key, outcome).set(key, outcome);
        resolve(outcome);
        return outcome;
      };
    },
  };
}
