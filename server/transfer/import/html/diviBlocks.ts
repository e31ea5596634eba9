import { addressParagraph, escaped, pictureOf } from './shortcodeHtml.ts';

const block = /<!--\s*wp:divi\/([\w-]+)\s+(\{(?:(?!-->)[\s\S])*\})\s*(\/?)-->/g;
/** Parts of a block that stand before the others on the page, in this order. */
const firstParts = ['image', 'imageIcon', 'portrait', 'title', 'subtitle', 'number'];
const emptyBlocks = /^(?:section|row|row-inner|column|column-inner|group|divider|placeholder|icon|map|sidebar|search)$/;

/** Divi has the words, pictures and links of its blocks in settings since version 5: they become HTML. */
export const withDiviBlocks = (text: string): string =>
  text.replace(block, (whole: string, name: string, json: string, end: string) => {
    const html = partsOf(json)
      .map(([key, value]) => partHtml(name, key, value))
      .join('');
    if (!html && !(end && emptyBlocks.test(name))) return whole;
    // The comment of a block with others in it stays before its end.
    return `${end ? '' : whole}\n\n${html}\n\n`;
  });

/** The parts that the page shows, by name. Those for other screens are the same words again. */
function partsOf(json: string): [key: string, value: unknown][] {
  try {
    const parts = Object.entries(Object(JSON.parse(json)) as Record<string, unknown>).flatMap(
      ([key, part]): [string, unknown][] => {
        const { innerContent } = Object(part) as { innerContent?: { desktop?: { value?: unknown } } };
        const value = innerContent?.desktop?.value;
        return value === undefined || value === null ? [] : [[key, value]];
      },
    );
    const rank = (key: string) => (firstParts.includes(key) ? firstParts.indexOf(key) : firstParts.length);
    return parts.toSorted(([a], [b]) => rank(a) - rank(b));
  } catch {
    return [];
  }
}

function partHtml(name: string, key: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) return wordsHtml(name, key, String(value));
  const field = (...names: string[]) =>
    names.map((one) => (value as Record<string, unknown>)[one]).find((one) => typeof one === 'string' && one) as
      | string
      | undefined;
  const link = field('linkUrl', 'url');
  const [source, words] = [field('src'), field('text')];
  if (source && /^(?:video|audio)$/.test(name)) return addressParagraph(source);
  const picture = source ? pictureOf(source, field('alt')) : '';
  const inside = picture || (words ? escaped(words) : '');
  if (!inside) return '';
  if (link) return `<p><a href="${escaped(link)}">${inside}</a></p>`;
  return picture ? `<p>${picture}</p>` : wordsHtml(name, key, words ?? '');
}

function wordsHtml(name: string, key: string, words: string): string {
  if (!words.trim()) return '';
  const isHtml = /<[a-z][^>]*>/i.test(words);
  const html = isHtml ? words : escaped(words.trim());
  if (key === 'title') return name === 'heading' ? `<h2>${html}</h2>` : `<p><strong>${html}</strong></p>`;
  return isHtml ? `<div>${html}</div>` : `<p>${html}</p>`;
}
