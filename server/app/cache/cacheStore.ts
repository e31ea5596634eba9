import { LRUCache } from 'lru-cache';
import type { ContentVersion } from '#server/platform/event/contentVersion.ts';
import { type CacheEntry, sizeOf, withKnownEncodings } from './cacheEntry.ts';

/** How much memory the entries take at most: the least recently used go first. */
export const MAX_BYTES = 32 * 1024 * 1024;
/** How much memory those take beside them that were used once: a crawler that reads everything once pushes nothing out. */
export const MAX_NEW_BYTES = 4 * 1024 * 1024;

/** What became of a response that the application was making: an entry, a response that may not be cached, or none. */
export type MakingOutcome = CacheEntry | 'not cacheable' | 'failed';
/** A response that the application is making. Requests for the same key wait for its outcome. */
type InFlight = { version: number; outcome: Promise<MakingOutcome> };

/** Holds the entries, and the responses in flight. It gives out nothing whose making began at an earlier content version. */
export function createCacheStore(contentVersion: ContentVersion, now: () => Date) {
  const entries = new LRUCache<string, CacheEntry>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  const newEntries = new LRUCache<string, CacheEntry>({ maxSize: MAX_NEW_BYTES, sizeCalculation: sizeOf });
  const cacheFor = (key: string, entry: CacheEntry) =>
    entries.has(key) || sizeOf(entry, key) > MAX_NEW_BYTES ? entries : newEntries;
  const inFlight = new Map<string, InFlight>();
  return {
    /** @returns the entry of a key, if it is fresh */
    get(key: string): CacheEntry | undefined {
      const reused = entries.get(key);
      const entry = reused ?? newEntries.get(key);
      if (!entry || entry.version !== contentVersion.current()) return undefined;
      // A system clock that was put back makes nothing younger.
      const age = now().getTime() - entry.madeAt;
      if (age < 0 || age >= entry.maxAge * 1000) return undefined;
      if (!reused && newEntries.delete(key)) entries.set(key, entry);
      return entry;
    },
    /** @returns the outcome of the response that is being made for a key at the current content version */
    pending(key: string): Promise<MakingOutcome> | undefined {
      const flight = inFlight.get(key);
      return flight && flight.version === contentVersion.current() ? flight.outcome : undefined;
    },
    /**
     * Says that the application begins to make the response for a key.
     * @param version the current one; what the response shows may be older than a change that comes after it
     * @returns takes the outcome, once, and returns it with the encodings that are known of the same bytes
     */
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
