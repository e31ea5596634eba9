export type Heading = { anchor: string; text: string; level: number };
export type AnchoredHtml = { html: string; headings: Heading[] };

const DEEPEST_LEVEL = 3;
const HEADING = /<h([2-6])>(.*?)<\/h\1>/gs;

/** @param html output of the sanitizer: allowed attributes only, closed elements, escaped `<` */
export function withHeadingAnchors(html: string): AnchoredHtml {
  const headings: Heading[] = [];
  const anchorOf = anchors();
  const withIds = html.replace(HEADING, (element, digit: string, inner: string) => {
    const text = textOf(inner);
    if (!text) return element;
    const [anchor, level] = [anchorOf(text), Number(digit)];
    if (level <= DEEPEST_LEVEL) headings.push({ anchor, text, level });
    return `<h${digit} id="${anchor}">${inner}</h${digit}>`;
  });
  return { html: withWideParts(withIds), headings };
}

const withWideParts = (html: string) =>
  html
    .replaceAll('<table>', '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] as string)
    .replace(/\s+/g, ' ')
    .trim();

/** Prevents collisions with ids of the page. */
const PREFIX = 'part-';
const MAX_ANCHOR = 60;

function anchors(): (text: string) => string {
  const usedAnchors = new Set<string>();
  const next = new Map<string, number>();
  return (text) => {
    const words = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
    const base = PREFIX + [...words].slice(0, MAX_ANCHOR).join('').replace(/^-|-$/g, '');
    let anchor = base;
    for (let count = next.get(base) ?? 2; usedAnchors.has(anchor); count += 1) {
      anchor = `${base}-${count}`;
      next.set(base, count + 1);
    }
    usedAnchors.add(anchor);
    return anchor;
  };
}
