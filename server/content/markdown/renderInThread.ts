import { createThread, OverLimit } from '#server/platform/worker/workerThread.ts';
import { asItStands } from './escapeText.ts';
import type { AnchoredHtml } from './headingAnchors.ts';

const read = createThread<object, AnchoredHtml>({
  module: new URL('./worker.ts', import.meta.url),
  what: 'text',
  limits: {
    // The renderer counts its steps and gives up long before: this is for what it does not count.
    cpuMs: 10_000,
    // Neither a busy machine nor what else the process does decides what becomes of a text.
    deadlineMs: Number.POSITIVE_INFINITY,
    growth: Number.POSITIVE_INFINITY,
    heapMb: 192,
  },
  isAwaited: true,
});

/**
 * Renders Markdown in a thread with limits of processor time and memory: one text after the other, as `renderMarkdown`. The same
 * text becomes the same HTML, however busy the machine is.
 * @throws when the thread cannot be started or ends by itself
 */
export async function renderInThread(markdown: string): Promise<AnchoredHtml> {
  if (markdown === '') return { html: '', headings: [] };
  try {
    return await read(Buffer.from(markdown), {});
  } catch (error) {
    const isOutOfMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (isOutOfMemory || error instanceof OverLimit) return asItStands(markdown);
    throw error;
  }
}
