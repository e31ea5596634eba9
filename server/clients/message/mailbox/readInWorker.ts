import { createWorkerRunner } from '#server/platform/worker/workerRunner.ts';
import type { ReadMail } from './read/mail.ts';

const readerWithin = (time: { cpuMs: number; deadlineMs: number }) =>
  createWorkerRunner<{ isCut: boolean }, ReadMail>({
    module: new URL('./read/worker.ts', import.meta.url),
    inputName: 'mail',
    limits: { ...time, heapMb: 96, growth: 300 * 1024 * 1024 },
  });

/** The short time limit while other mails wait, or the full one. */
export type TimeLimit = 'little' | 'all';

// Measured maximum of real mails: two seconds, half of the heap, 170 MB in all.
const readers = {
  little: readerWithin({ cpuMs: 2000, deadlineMs: 10_000 }),
  all: readerWithin({ cpuMs: 10_000, deadlineMs: 60_000 }),
};

/** One mail at a time. @throws when the worker exits, exceeds a limit or cannot parse the mail */
export const readInWorker = (mail: Uint8Array, isCut: boolean, timeLimit: TimeLimit): Promise<ReadMail> =>
  readers[timeLimit](mail, { isCut });
