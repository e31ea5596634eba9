import { parentPort } from 'node:worker_threads';
import { renderMarkdown } from './markdown.ts';

// Started by ./renderInWorker.ts, which limits time per text.
parentPort?.on('message', ({ source }: { source: Uint8Array }) => {
  parentPort?.postMessage(renderMarkdown(new TextDecoder().decode(source)));
});
