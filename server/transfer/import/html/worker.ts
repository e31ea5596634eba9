import { parentPort } from 'node:worker_threads';
import { type Converted, toMarkdown } from './markdown.ts';
import type { OwnPage } from './ownPage.ts';
import { wordpressHtml } from './wordpress.ts';

export type ConvertOptions = {
  dialect: 'wordpress' | 'ghost';
  nonce: string;
  children: number[];
  page?: OwnPage | undefined;
};

// Started by ./readInWorker.ts. It converts one text after the other and may exceed its limits in each.
parentPort?.on('message', ({ source, ...options }: ConvertOptions & { source: Uint8Array }) => {
  parentPort?.postMessage(convertText(new TextDecoder().decode(source), options));
});

function convertText(text: string, { dialect, nonce, children, page }: ConvertOptions): Converted {
  if (dialect === 'ghost') return toMarkdown(text, nonce, page);
  const { html, losses, notes } = wordpressHtml(text, children);
  const converted = toMarkdown(html, nonce, page);
  return { ...converted, losses: [...losses, ...converted.losses], notes: [...notes, ...converted.notes] };
}
