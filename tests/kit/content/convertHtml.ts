import { renderMarkdown } from '#server/content/markdown/markdown.ts';
import { toMarkdown } from '#server/transfer/import/html/markdown.ts';
import type { OwnPage } from '#server/transfer/import/html/ownPage.ts';
import { wordpressHtml } from '#server/transfer/import/html/wordpress.ts';

const NONCE = 'test';

type ConvertedText = { markdown: string; html: string; losses: string[]; notes: string[]; beginning: string };

/** Converts HTML as an import does, with each address as it is. `html`: what the page shows, without ids. */
export function convertHtml(source: string, page?: OwnPage): ConvertedText {
  const { markdown, addresses, ...converted } = toMarkdown(source, NONCE, page);
  const filled = markdown.replace(/marquee-test-(\d+)-/g, (_, number) => addresses[Number(number)]?.url ?? '');
  return { ...converted, markdown: filled, html: pageHtml(filled) };
}

export function convertWordpress(text: string, children: number[] = [], page?: OwnPage): ConvertedText {
  const { html, losses, notes } = wordpressHtml(text, children);
  const converted = convertHtml(html, page);
  return { ...converted, losses: [...losses, ...converted.losses], notes: [...notes, ...converted.notes] };
}

const pageHtml = (markdown: string) =>
  renderMarkdown(markdown)
    .html.replace(/ (?:id|tabindex|role|aria-label|loading)="[^"]*"/g, '')
    // Ids of former versions.
    .replaceAll('<span></span>', '')
    .replace(/<div class="wide">(<table>[\s\S]*?<\/table>)<\/div>/g, '$1')
    .replace(/>\s*\n\s*</g, '><')
    .trim();
