import GithubSlugger, { slug } from 'github-slugger';
import { isFootnoteId } from './footnotes.ts';

export type Heading = { anchor: string; text: string; level: number };
export type AnchoredHtml = { html: string; headings: Heading[] };

const DEEPEST_LEVEL = 3;
const HEADING = /<h([2-6])>(.*?)<\/h\1>/gs;

/**
 * Ids that pages use outside of texts. A heading that would get one gets a number, and links in its text follow it.
 */
export const reservedIds: readonly string[] = ['main', 'state', 'colours', 'root', 'undo', 'related', 'skills'];
/** Ids that React and Radix generate. */
const GENERATED = /^(?:_r_|radix-|:)/;
const ID = /^[\p{L}\p{M}\p{N}_.:-]{1,200}$/u;

const isAllowedId = (id: string) => ID.test(id) && !GENERATED.test(id) && !reservedIds.includes(id);

/**
 * Gives headings the ids of GitHub, and keeps the ids of former versions. Links within the text lead to a heading in
 * any spelling of its id: with other capitals, composed in another way.
 * @param html output of the sanitizer: allowed attributes only, closed elements, escaped `<`
 */
export function withHeadingAnchors(html: string): AnchoredHtml {
  const elements = [...html.matchAll(HEADING)].map(([, level, inner = '']) => ({
    level: Number(level),
    text: textOf(inner.replace(LINE_BREAK, ' ')),
    joined: textOf(inner),
  }));
  const slugger = new GithubSlugger();
  for (const id of [...reservedIds, ...idsIn(html).filter(isFootnoteId)]) slugger.occurrences[id] = 0;
  const formerAnchorOf = formerAnchors();
  const targets = new Targets();
  const anchors = elements.map(({ text, joined }) => {
    if (!text) return { anchor: '', former: [] };
    const former = formerAnchorOf(joined);
    // GitHub has no id for a heading of signs only.
    if (!/[^-]/.test(slug(text))) return { anchor: former, former: [] };
    const anchor = slugger.slug(text.normalize('NFC'));
    targets.add(anchor, slug(text));
    return { anchor, former: joined === text ? [former] : [former, slug(joined)] };
  });
  const withTextIds = changeTags(html, ({ id, ...attributes }) =>
    id !== undefined && isAllowedId(id) && targets.add(id) ? { ...attributes, id } : attributes,
  );
  let index = 0;
  const withIds = withTextIds.replace(HEADING, (element, level: string, inner: string) => {
    const { anchor, former } = anchors[index++] ?? { anchor: '', former: [] };
    if (!anchor) return element;
    const others = former.filter((id) => targets.add(id)).map((id) => `<span id="${id}"></span>`);
    return `<h${level} id="${anchor}">${others.join('')}${inner}</h${level}>`;
  });
  const linked = changeTags(withIds, (attributes) => {
    const target = attributes.href?.startsWith('#') ? targets.find(attributes.href.slice(1)) : null;
    return target ? { ...attributes, href: `#${encodeURIComponent(target)}` } : attributes;
  });
  const headings = elements.flatMap(({ level, text }, position) =>
    text && level <= DEEPEST_LEVEL ? [{ anchor: anchors[position]?.anchor ?? '', text, level }] : [],
  );
  return { html: withWideParts(linked), headings };
}

class Targets {
  readonly #ids = new Set<string>();
  readonly #idBySpelling = new Map<string, string>();

  /** @returns false for an id that is taken */
  add(id: string, ...spellings: string[]): boolean {
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    for (const spelling of [id, ...spellings]) {
      const usual = usualSpelling(spelling);
      if (!this.#idBySpelling.has(usual)) this.#idBySpelling.set(usual, id);
    }
    return true;
  }

  /** @returns the id that a fragment means; null if the browser finds it, or if there is none */
  find(fragment: string): string | null {
    const written = decodedFragment(fragment.replaceAll('&amp;', '&'));
    if (!written || this.#ids.has(written)) return null;
    const usual = usualSpelling(written);
    return this.#idBySpelling.get(usual) ?? this.#idBySpelling.get(slug(usual)) ?? null;
  }
}

const usualSpelling = (id: string) => id.normalize('NFC').toLowerCase();

function decodedFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

type Attributes = Record<string, string>;
const TAG = /<(a|li|sup|span|h[2-6])((?: [a-z-]+(?:="[^"]*")?)+)>/g;
const ATTRIBUTE = / ([a-z-]+)(?:="([^"]*)")?/g;

const attributesOf = (source: string): Attributes =>
  Object.fromEntries([...source.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [name, value]));

const changeTags = (html: string, change: (attributes: Attributes) => Attributes): string =>
  html.replace(TAG, (_, name: string, source: string) => {
    const attributes = Object.entries(change(attributesOf(source)));
    return `<${name}${attributes.map(([key, value]) => (value ? ` ${key}="${value}"` : ` ${key}`)).join('')}>`;
  });

const idsIn = (html: string): string[] =>
  [...html.matchAll(TAG)].flatMap(([, , source = '']) => attributesOf(source).id ?? []);

/**
 * Joins a text to others on its page: its ids get a prefix where another has them, and those of former versions always.
 * @param name the prefix: letters, digits, hyphens and underscores of it
 * @param usedIds ids of the page; the new ones are added
 */
export function joinAnchors(html: string, name: string, usedIds: Set<string>): string {
  // Revisions of another site are not validated.
  const prefix = name.replace(/[^\p{L}\p{N}_-]/gu, '');
  const renamed = new Map<string, string>();
  const withIds = changeTags(html, (attributes) => {
    const { id } = attributes;
    if (id === undefined) return attributes;
    const isFree = !id.startsWith(FORMER_PREFIX) && !usedIds.has(id);
    const newId = isFree ? id : `${prefix}-${id}`;
    if (!isFree) renamed.set(id, newId);
    usedIds.add(newId);
    return { ...attributes, id: newId };
  });
  return changeTags(withIds, (attributes) => {
    const fragment = attributes.href?.startsWith('#') ? decodedFragment(attributes.href.slice(1)) : '';
    const newId = renamed.get(fragment);
    return newId ? { ...attributes, href: `#${encodeURIComponent(newId)}` } : attributes;
  });
}

const withWideParts = (html: string) =>
  html
    .replaceAll('<table>', '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** The number of a footnote is no word of a heading. */
const REFERENCE = /<sup><a href="#fn-[^"]*"[^>]*>\d+<\/a><\/sup>/g;

/** Divides words. Former versions joined the words around it in ids. */
const LINE_BREAK = /<br\b[^>]*>/g;

const textOf = (html: string) =>
  html
    .replace(REFERENCE, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] as string)
    .replace(/\s+/g, ' ')
    .trim();

/** Former versions had no ids without it. Links from elsewhere keep working. */
const FORMER_PREFIX = 'part-';
const MAX_FORMER = 60;

function formerAnchors(): (text: string) => string {
  const usedAnchors = new Set<string>();
  const next = new Map<string, number>();
  return (text) => {
    const words = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
    const base = FORMER_PREFIX + [...words].slice(0, MAX_FORMER).join('').replace(/^-|-$/g, '');
    let anchor = base;
    for (let count = next.get(base) ?? 2; usedAnchors.has(anchor); count += 1) {
      anchor = `${base}-${count}`;
      next.set(base, count + 1);
    }
    usedAnchors.add(anchor);
    return anchor;
  };
}
