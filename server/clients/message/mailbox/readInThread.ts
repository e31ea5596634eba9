import { createThread } from '#server/platform/worker/workerThread.ts';
import type { ReadMail } from './read/mail.ts';

const readerWithin = (time: { cpuMs: number; deadlineMs: number }) =>
  createThread<{ isCut: boolean }, ReadMail>({
    module: new URL('./read/worker.ts', import.meta.url),
    what: 'mail',
    limits: { ...time, heapMb: 96, growth: 300 * 1024 * 1024 },
  });

/** How much time a mail gets: a little while others wait, or as much as any mail may take. */
export type Patience = 'little' | 'all';

// The largest honest mail takes a second or two, half of the heap, and 170 MB in all.
const readers = {
  little: readerWithin({ cpuMs: 2000, deadlineMs: 10_000 }),
  all: readerWithin({ cpuMs: 10_000, deadlineMs: 60_000 }),
};

/**
 * Reads a mail in a thread with limits of time and memory. One at a time.
 * @throws when the thread ends, takes too long or too much, or cannot read the mail; then the next mail gets a new one
 */
export const readInThread = (mail: Uint8Array, isCut: boolean, patience: Patience): Promise<ReadMail> =>
  readers[patience](mail, { isCut });
