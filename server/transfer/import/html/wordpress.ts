import { Remarks, type RemarkTexts } from '../remarks.ts';
import { withAcfBlocks } from './acfBlocks.ts';
import { withDiviBlocks } from './diviBlocks.ts';
import { outsideVerbatim, withParagraphs } from './paragraphs.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** WordPress marker between the excerpt and the rest of a text. */
export const MORE = /<!--more(?:\s[^>]*)?-->/i;
const blockComment = /<!--\s*(\/?)wp:([a-z][\w/-]*)((?:\s+\{(?:(?!-->)[\s\S])*\})?)\s*(\/?)-->/g;
const embedded = /<figure\b[^>]*wp-block-embed[^>]*>\s*<div\b[^>]*>\s*(https?:\/\/[^\s<]+)\s*<\/div>/gi;
/** A line with only an address becomes an embed, as in WordPress. */
const loneAddress = /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm;

/** @param children ids of the pictures uploaded to the post */
export function wordpressHtml(text: string, children: readonly number[]): { html: string } & RemarkTexts {
  const remarks = new Remarks();
  const withFields = withDiviBlocks(withAcfBlocks(text, remarks));
  noteDynamicBlocks(withFields, remarks);
  const html = outsideVerbatim(withoutShortcodes(withFields.replace(/\r\n?/g, '\n'), children, remarks), (part) =>
    part
      .replace(embedded, (_, address: string) => `<figure>${addressLink(address)}`)
      .replace(loneAddress, (_, address: string) => `\n\n<p>${addressLink(address)}</p>\n\n`)
      .replace(MORE, '')
      .replace(/<!--nextpage-->/gi, '\n\n<hr>\n\n'),
  );
  // An example of a shortcode: [[gallery]].
  const unescaped = html.replace(/\[(\[[a-z][\w-]*(?:\s[^\]]*)?\])\]/gi, '$1');
  return { html: classicPartsOf(unescaped), ...remarks.texts };
}

/** Dynamic blocks are rendered by WordPress, so that the text does not contain their content. */
function noteDynamicBlocks(text: string, remarks: Remarks): void {
  for (const [, , name = '', settings = '', slash] of text.matchAll(blockComment)) {
    if (!slash || withoutContent.has(name)) continue;
    const [, number] = /"ref":(\d+)/.exec(settings) ?? [];
    if (number && /^(?:core\/)?block$/.test(name)) {
      remarks.lose(`the reusable block ${number} is not in the file: it was left out`);
      continue;
    }
    const words = [
      ...settings.matchAll(
        /"(?:title|subtitle|heading|text|label|content|question|answer|quote|caption|name|description|message)":"((?:[^"\\]|\\.)*)"/g,
      ),
    ]
      .map(([, word]) => word)
      .join(', ');
    remarks.lose(
      `the block ${name} is drawn by WordPress: it was left out${words ? `: “${words.slice(0, 200)}”` : ''}`,
    );
  }
}
const withoutContent = new Set([
  'more',
  'nextpage',
  'separator',
  'spacer',
  'post-title',
  'post-content',
  'post-date',
  'post-author',
]);

/** Text outside of blocks, and in blocks of the classic editor, has paragraphs without elements. */
function classicPartsOf(html: string): string {
  let result = '';
  let position = 0;
  const open: string[] = [];
  const isClassic = () => open.every((name) => name === 'freeform' || name === 'core/freeform');
  const take = (end: number) => {
    const part = html.slice(position, end);
    result += isClassic() && part.trim() ? withParagraphs(part) : part;
  };
  for (const match of html.matchAll(blockComment)) {
    const [comment, end, name = '', , isWhole] = match;
    take(match.index);
    position = match.index + comment.length;
    if (isWhole) continue;
    if (!end) open.push(name);
    else if (open.lastIndexOf(name) >= 0) open.splice(open.lastIndexOf(name));
  }
  take(html.length);
  return result;
}

const addressLink = (address: string) =>
  `<a class="marquee-address" href="${address.replaceAll('&amp;', '&').replaceAll('&', '&amp;')}">.</a>`;
