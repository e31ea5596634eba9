import { parentPort } from 'node:worker_threads';
import type { Wanted } from './calendar.ts';
import { readEvents } from './events.ts';

// Started by ../readCalendar.ts: it reads one calendar after the other, and may run out of memory or time over each.
parentPort?.on('message', ({ source, ...wanted }: { source: Uint8Array } & Wanted) => {
  parentPort?.postMessage(readEvents(new TextDecoder().decode(source), wanted));
});
