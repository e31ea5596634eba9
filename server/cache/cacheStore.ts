import { LRUCache } from 'lru-cache';
import { asBefore, type Kept, sizeOf } from './cacheEntry.ts';
import type { Clock } from './contentVersion.ts';

/** How much memory kept answers take at most: those that nobody has asked for the longest go first. */
export const MAX_BYTES = 32 * 1024 * 1024;
/** And how much those beside them that have been asked for once: whoever asks for everything once pushes nothing out. */
export const MAX_NEW_BYTES = 4 * 1024 * 1024;

/** What has become of an answer that somebody was making: it is here, it is not to be kept, or nothing came of it. */
export type Landing = Kept | 'not kept' | 'lost';
/** Somebody is making an answer, and whoever asks the same meanwhile waits for it. */
type Flight = { moment: number; landed: Promise<Landing> };

/** What is kept, and what is being made. Nothing is given away whose making began before the clock advanced. */
export function openAnswers(clock: Clock, now: () => Date) {
  const kept = new LRUCache<string, Kept>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  const newcomers = new LRUCache<string, Kept>({ maxSize: MAX_NEW_BYTES, sizeCalculation: sizeOf });
  const placeOf = (key: string, answer: Kept) =>
    kept.has(key) || sizeOf(answer, key) > MAX_NEW_BYTES ? kept : newcomers;
  const flights = new Map<string, Flight>();
  return {
    /** @returns the answer, if there is one that is fresh */
    find(key: string): Kept | undefined {
      const old = kept.get(key);
      const known = old ?? newcomers.get(key);
      if (!known || known.moment !== clock.moment()) return undefined;
      // A clock that was put back makes nothing younger.
      const age = now().getTime() - known.madeAt;
      if (age < 0 || age >= known.maxAge * 1000) return undefined;
      if (!old && newcomers.delete(key)) kept.set(key, known);
      return known;
    },
    /** @returns what will have become of the answer that somebody has begun to make since the clock advanced last */
    awaited(key: string): Promise<Landing> | undefined {
      const flight = flights.get(key);
      return flight && flight.moment === clock.moment() ? flight.landed : undefined;
    },
    /**
     * Begins to make an answer.
     * @param moment what the clock says now; what it shows may be older than a change that comes after it
     * @returns ends it, once, and says what came of it: with what is known of the same bytes
     */
    begin(key: string, moment: number): (landing: Landing) => Landing {
      const { promise, resolve } = Promise.withResolvers<Landing>();
      const flight = { moment, landed: promise };
      flights.set(key, flight);
      return (made) => {
        if (flights.get(key) === flight) flights.delete(key);
        const before = kept.peek(key) ?? newcomers.peek(key);
        const landing = typeof made === 'object' ? asBefore(made, before) : made;
        if (typeof landing === 'object' && moment === clock.moment()) placeOf(key, landing).set(key, landing);
        resolve(landing);
        return landing;
      };
    },
  };
}
