import { createThread } from '#server/thread/thread.ts';
import type { ReadMail } from './read/mail.ts';

const read = createThread<{ isCut: boolean }, ReadMail>({
  module: new URL('./read/worker.ts', import.meta.url),
  what: 'mail',
  limits: {
    // The largest honest mail takes a second or two, half of the heap, and 170 MB in all.
    cpuMs: 10_000,
    deadlineMs: 60_000,
    heapMb: 96,
    growth: 300 * 1024 * 1024,
  },
});

/**
 * Reads a mail in a thread with limits of time and memory. One at a time.
 * @throws when the thread ends, takes too long or too much, or cannot read the mail; then the next mail gets a new one
 */
export const readInThread = (mail: Uint8Array, isCut: boolean): Promise<ReadMail> => read(mail, { isCut });
