import { withParagraphs } from './paragraphs.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** The mark behind which WordPress shows a text on its own page only; what stands before it introduces it. */
export const MORE = /<!--more(?:\s[^>]*)?-->/i;
const blockComment = /<!--\s*\/?wp:[\s\S]*?-->/g;
/** A block that is drawn by the server of WordPress: of its content nothing is in the text. */
const drawnBlock = /<!--\s*wp:([a-z][\w/-]*)\s+(?:\{(?:(?!-->)[\s\S])*\}\s+)?\/-->/g;
const embedded = /<figure\b[^>]*wp-block-embed[^>]*>\s*<div\b[^>]*>\s*(https?:\/\/[^\s<]+)\s*<\/div>/gi;
/** A line that is an address and nothing else becomes what it leads to, as in WordPress. */
const loneAddress = /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm;

/**
 * Puts a text of WordPress as the HTML that it shows: blocks, the classic editor's blank lines, shortcodes, lines that are
 * addresses.
 * @param children the ids of the pictures that were uploaded to the post
 * @returns the HTML, and what of it cannot come along
 */
export function wordpressHtml(text: string, children: readonly number[]): { html: string; losses: string[] } {
  const drawn = new Set([...text.matchAll(drawnBlock)].map(([, name = '']) => name));
  const hasBlocks = /<!--\s*wp:/.test(text);
  const { html, kept } = withoutShortcodes(text, children);
  const addressed = html
    .replace(embedded, (_, address: string) => `<figure>${lone(address)}`)
    .replace(loneAddress, (_, address: string) => `\n\n<p>${lone(address)}</p>\n\n`)
    .replace(MORE, '')
    .replace(/<!--nextpage-->/gi, '\n\n<hr>\n\n')
    .replace(blockComment, '');
  return {
    html: hasBlocks ? addressed : withParagraphs(addressed),
    losses: [
      ...[...drawn].map((name) => `the block ${name} is drawn by WordPress: it was left out`),
      ...kept.map((name) => `the shortcode [${name}] stayed as text`),
    ],
  };
}

const lone = (address: string) =>
  `<a class="marquee-address" href="${address.replaceAll('&amp;', '&').replaceAll('&', '&amp;')}">.</a>`;
