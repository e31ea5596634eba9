import { createWorkerRunner, OverLimit } from '#server/platform/worker/workerRunner.ts';
import { preformatted } from './escapeText.ts';
import type { AnchoredHtml } from './headingAnchors.ts';

const read = createWorkerRunner<object, AnchoredHtml>({
  module: new URL('./worker.ts', import.meta.url),
  inputName: 'text',
  limits: {
    // A safety net: the renderer's step limit stops much earlier.
    cpuMs: 10_000,
    // Unlimited, so that the result does not depend on the load of the machine.
    deadlineMs: Number.POSITIVE_INFINITY,
    growth: Number.POSITIVE_INFINITY,
    heapMb: 192,
  },
  isAwaited: true,
});

/** One text at a time; the result does not depend on load. @throws when the worker cannot start or exits */
export async function renderInWorker(markdown: string): Promise<AnchoredHtml> {
  if (markdown === '') return { html: '', headings: [] };
  try {
    return await read(Buffer.from(markdown), {});
  } catch (error) {
    const isOutOfMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (isOutOfMemory || error instanceof OverLimit) return preformatted(markdown);
    throw error;
  }
}
