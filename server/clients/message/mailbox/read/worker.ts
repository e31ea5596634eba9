import { parentPort } from 'node:worker_threads';
import { parseMail } from './parse.ts';

// Started by ../readInThread.ts: it reads one mail after the other, and may run out of memory or time over each.
parentPort?.on('message', async ({ source, isCut }: { source: Uint8Array; isCut: boolean }) => {
  parentPort?.postMessage(await parseMail(source, isCut));
});
