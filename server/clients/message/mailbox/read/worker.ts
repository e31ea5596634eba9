import { parentPort } from 'node:worker_threads';
import { parseMail } from './parse.ts';

// Started by ../readInWorker.ts, which limits time and memory per mail.
parentPort?.on('message', async ({ source, isCut }: { source: Uint8Array; isCut: boolean }) => {
  parentPort?.postMessage(await parseMail(source, isCut));
});
