import { createThread } from '#server/platform/worker/workerThread.ts';
import type { Converted } from './markdown.ts';
import type { Said } from './worker.ts';

/**
 * Makes Markdown of the text of a post, in a thread with limits of time and memory. One at a time.
 * @throws when the thread ends, takes too long or too much, or cannot read the text
 */
export const readHtml = createThread<Said, Converted>({
  module: new URL('./worker.ts', import.meta.url),
  what: 'text',
  limits: { cpuMs: 10_000, deadlineMs: 60_000, heapMb: 256, growth: 500 * 1024 * 1024 },
});
