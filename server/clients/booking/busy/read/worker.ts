import { parentPort } from 'node:worker_threads';
import type { Wanted } from './calendar.ts';
import { readEvents } from './events.ts';

// Started by ../readCalendar.ts: it reads one calendar after the other, and may run out of memory or time over each.
parentPort?.on('message', ({ source, ...wanted }: { source: Uint8Array } & Wanted) => {
  parentPort?.postMessage(readEvents(new TextDecoder(encodingOf(source)).decode(source), wanted));
});

/** What the first bytes say; UTF-8 where they say nothing (RFC 5545, 3.1.4). */
const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
