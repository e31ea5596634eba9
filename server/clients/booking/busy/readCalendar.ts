import { createWorkerRunner } from '#server/platform/worker/workerRunner.ts';
import type { CalendarRange, ReadCalendar } from './read/calendar.ts';

/** Parses a calendar in a worker. @throws when it exceeds the time or memory limit */
export const readCalendar = createWorkerRunner<CalendarRange, ReadCalendar>({
  module: new URL('./read/worker.ts', import.meta.url),
  inputName: 'calendar',
  limits: {
    // Measured: 10,000 events (5 MB) take two seconds and a third of the heap.
    cpuMs: 10_000,
    deadlineMs: 60_000,
    heapMb: 192,
    growth: 300 * 1024 * 1024,
  },
});
