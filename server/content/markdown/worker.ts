import { parentPort } from 'node:worker_threads';
import { renderMarkdown } from './markdown.ts';

// Started by ./renderInThread.ts: it renders one text after the other, and may run out of time over each.
parentPort?.on('message', ({ source }: { source: Uint8Array }) => {
  parentPort?.postMessage(renderMarkdown(new TextDecoder().decode(source)));
});
