import { setTimeout as pause } from 'node:timers/promises';

/** Waits; an abort of the signal ends the wait early. */
export const idle = (ms: number, signal?: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal }).catch(() => undefined);

/** The pause before the next try: `firstMs` after the first failure, then doubled up to `longestMs`. */
export const backoff = (failures: number, longestMs: number, firstMs = 5000): number =>
  Math.min(firstMs * 2 ** (failures - 1), longestMs);
