import { parentPort } from 'node:worker_threads';
import { type Converted, toMarkdown } from './markdown.ts';
import { wordpressHtml } from './wordpress.ts';

/** What is to be known of a text that is read. */
export type Said = {
  dialect: 'wordpress' | 'ghost';
  nonce: string;
  /** The ids of the pictures that were uploaded to the post. */
  children: number[];
};

// Started by ./readInThread.ts: it reads one text after the other, and may run out of memory or time over each.
parentPort?.on('message', ({ source, dialect, nonce, children }: Said & { source: Uint8Array }) => {
  const text = new TextDecoder().decode(source);
  const { html, losses } = dialect === 'wordpress' ? wordpressHtml(text, children) : { html: text, losses: [] };
  const read: Converted = toMarkdown(html, nonce);
  parentPort?.postMessage({ ...read, losses: [...losses, ...read.losses] });
});
