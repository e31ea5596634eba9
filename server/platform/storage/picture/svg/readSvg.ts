import { MAX_SVG_BYTES, pictureStrings } from '#schema/picture.ts';
import { createWorkerRunner } from '#server/platform/worker/workerRunner.ts';
import { PictureRefusal } from '../pictureRefusal.ts';

const read = createWorkerRunner<object, { svg: string } | { refusal: string }>({
  module: new URL('./worker.ts', import.meta.url),
  inputName: 'picture',
  limits: { cpuMs: 5000, deadlineMs: 20_000, heapMb: 128, growth: 400 * 1024 * 1024 },
  isAwaited: true,
});

/** Sanitizes an SVG in a worker. @throws PictureRefusal with the reason */
export async function readSvg(bytes: Buffer): Promise<string> {
  if (bytes.length > MAX_SVG_BYTES) throw new PictureRefusal(pictureStrings.svgSize);
  const result = await read(bytes, {}).catch(() => ({ refusal: pictureStrings.svg }));
  if ('refusal' in result) throw new PictureRefusal(result.refusal);
  return result.svg;
}
