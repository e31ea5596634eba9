import { createWorkerRunner } from '#server/platform/worker/workerRunner.ts';
import type { Converted } from './markdown.ts';
import type { ConvertOptions } from './worker.ts';

/** Converts one text at a time. @throws when the worker ends, exceeds a limit, or cannot read the text */
export const readHtml = createWorkerRunner<ConvertOptions, Converted>({
  module: new URL('./worker.ts', import.meta.url),
  inputName: 'text',
  limits: { cpuMs: 10_000, deadlineMs: 60_000, heapMb: 256, growth: 500 * 1024 * 1024 },
});
