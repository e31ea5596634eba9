import { parentPort } from 'node:worker_threads';
import { type Converted, toMarkdown } from './markdown.ts';
import { wordpressHtml } from './wordpress.ts';

export type ConvertOptions = {
  dialect: 'wordpress' | 'ghost';
  nonce: string;
  children: number[];
};

// Started by ./readInThread.ts. It converts one text after the other and may exceed its limits in each.
parentPort?.on('message', ({ source, dialect, nonce, children }: ConvertOptions & { source: Uint8Array }) => {
  const text = new TextDecoder().decode(source);
  const { html, losses } = dialect === 'wordpress' ? wordpressHtml(text, children) : { html: text, losses: [] };
  const converted: Converted = toMarkdown(html, nonce);
  parentPort?.postMessage({ ...converted, losses: [...losses, ...converted.losses] });
});
