import { parentPort } from 'node:worker_threads';
import { type Converted, toMarkdown } from './markdown.ts';
import { wordpressHtml } from './wordpress.ts';

export type ConvertOptions = {
  dialect: 'wordpress' | 'ghost';
  nonce: string;
  children: number[];
};

// Started by ./readInWorker.ts. It converts one text after the other and may exceed its limits in each.
parentPort?.on('message', ({ source, dialect, nonce, children }: ConvertOptions & { source: Uint8Array }) => {
  parentPort?.postMessage(convertText(new TextDecoder().decode(source), { dialect, nonce, children }));
});

function convertText(text: string, { dialect, nonce, children }: ConvertOptions): Converted {
  if (dialect === 'ghost') return toMarkdown(text, nonce);
  const { html, losses, notes } = wordpressHtml(text, children);
  const converted = toMarkdown(html, nonce);
  return { ...converted, losses: [...losses, ...converted.losses], notes: [...notes, ...converted.notes] };
}
