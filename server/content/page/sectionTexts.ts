import type { PageSection } from '#schema/pageSections.ts';

/** Fields without words. */
const references = ['key', 'type', 'pictureId', 'pictureIds', 'reviewIds', 'itemIds', 'url', 'buttonUrl', 'currency'];
/** Fields that name a part of a page. */
const names = ['headline', 'title', 'name', 'buttonText', 'role', 'question', 'price', 'period', 'figure', 'label'];

const EXCERPT_MAX = 200;

type Field = [name: string, text: string];

/** The texts of a section in their order. */
function fieldsOf(value: unknown, name = ''): Field[] {
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => fieldsOf(inner, field));
}

/** @returns Markdown without the signs of links, pictures, headings, lists and emphasis */
const plain = (markdown: string) =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)\s]*(?:\s+"[^"]*")?\)/g, '$1')
    .replace(/^\s*(?:[#>*+-]+|\d+[.)])\s+/gm, '')
    .replace(/[*_`~|]+/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

const words = (sections: readonly PageSection[]) =>
  sections.flatMap((section) => fieldsOf(section)).filter(([name]) => !references.includes(name) && name !== 'amount');

/** The words of the sections, for the search. */
export const wordsOf = (sections: readonly PageSection[]): string =>
  words(sections)
    .map(([, text]) => plain(text))
    .filter(Boolean)
    .join('\n');

/** The beginning of the running text, for the description of the page. */
export function excerptOf(sections: readonly PageSection[]): string {
  const running = words(sections).filter(([name]) => !names.includes(name));
  const text = plain(running.map(([, one]) => plain(one)).join(' ')).replace(/\s+/g, ' ');
  const characters = [...text];
  if (characters.length <= EXCERPT_MAX) return text;
  return `${characters
    .slice(0, EXCERPT_MAX - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}
