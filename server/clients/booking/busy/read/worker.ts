import { parentPort } from 'node:worker_threads';
import type { CalendarRange } from './calendar.ts';
import { decodeCalendar } from './decode.ts';
import { readEvents } from './events.ts';

// Started by ../readCalendar.ts, which limits time and memory per calendar.
parentPort?.on('message', ({ source, ...range }: { source: Uint8Array } & CalendarRange) => {
  parentPort?.postMessage(readEvents(decodeCalendar(source), range));
});
