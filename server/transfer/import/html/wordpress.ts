import { withParagraphs } from './paragraphs.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** WordPress marker between the excerpt and the rest of a text. */
export const MORE = /<!--more(?:\s[^>]*)?-->/i;
const blockComment = /<!--\s*\/?wp:[\s\S]*?-->/g;
/** A dynamic block: WordPress renders it, and the text does not contain its content. */
const drawnBlock = /<!--\s*wp:([a-z][\w/-]*)\s+(?:\{(?:(?!-->)[\s\S])*\}\s+)?\/-->/g;
const embedded = /<figure\b[^>]*wp-block-embed[^>]*>\s*<div\b[^>]*>\s*(https?:\/\/[^\s<]+)\s*<\/div>/gi;
/** A line with only an address becomes an embed, as in WordPress. */
const loneAddress = /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm;

/** @param children ids of the pictures uploaded to the post */
export function wordpressHtml(text: string, children: readonly number[]): { html: string; losses: string[] } {
  const dynamicBlocks = new Set([...text.matchAll(drawnBlock)].map(([, name = '']) => name));
  const hasBlocks = /<!--\s*wp:/.test(text);
  const { html, unknownNames } = withoutShortcodes(text, children);
  const withAddresses = html
    .replace(embedded, (_, address: string) => `<figure>${addressLink(address)}`)
    .replace(loneAddress, (_, address: string) => `\n\n<p>${addressLink(address)}</p>\n\n`)
    .replace(MORE, '')
    .replace(/<!--nextpage-->/gi, '\n\n<hr>\n\n')
    .replace(blockComment, '');
  return {
    html: hasBlocks ? withAddresses : withParagraphs(withAddresses),
    losses: [
      ...[...dynamicBlocks].map((name) => `the block ${name} is drawn by WordPress: it was left out`),
      ...unknownNames.map((name) => `the shortcode [${name}] stayed as text`),
    ],
  };
}

const addressLink = (address: string) =>
  `<a class="marquee-address" href="${address.replaceAll('&amp;', '&').replaceAll('&', '&amp;')}">.</a>`;
