import { parentPort } from 'node:worker_threads';
import { sanitizeSvg } from './sanitizeSvg.ts';

// Started by ./readSvg.ts, which limits time and memory.
parentPort?.on('message', ({ source }: { source: Uint8Array }) => {
  parentPort?.postMessage(sanitizeSvg(new TextDecoder().decode(source)));
});
