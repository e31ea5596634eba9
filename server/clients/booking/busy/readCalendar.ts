import { createThread } from '#server/platform/worker/workerThread.ts';
import type { ReadCalendar, Wanted } from './read/calendar.ts';

/**
 * Reads a calendar in a thread with limits of time and memory.
 * @throws when it takes too long or too much
 */
export const readCalendar = createThread<Wanted, ReadCalendar>({
  module: new URL('./read/worker.ts', import.meta.url),
  what: 'calendar',
  limits: {
    // The largest honest calendar, 10,000 events of 5 MB, takes two seconds and a third of the heap.
    cpuMs: 10_000,
    deadlineMs: 60_000,
    heapMb: 192,
    growth: 300 * 1024 * 1024,
  },
});
