import { parentPort, workerData } from 'node:worker_threads';
import { parseMail } from './parse.ts';

// Started by readMail.ts for one mail, in a thread that may run out of memory or time.
const { source, isCut } = workerData as { source: Uint8Array; isCut: boolean };
parentPort?.postMessage(await parseMail(source, isCut));
