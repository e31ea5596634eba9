import { parentPort } from 'node:worker_threads';
import type { CalendarRange } from './calendar.ts';
import { readEvents } from './events.ts';

// Started by ../readCalendar.ts, which limits time and memory per calendar.
parentPort?.on('message', ({ source, ...range }: { source: Uint8Array } & CalendarRange) => {
  parentPort?.postMessage(readEvents(new TextDecoder(encodingOf(source)).decode(source), range));
});

/** Encoding by byte order mark, else UTF-8 (RFC 5545 section 3.1.4). */
const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
