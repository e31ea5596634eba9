import * as z from 'zod/mini';
import { isId, newlines, tooLong } from './common.ts';
import { homeSections } from './pageTexts/homeSections.ts';
import { maxLengths, possibleFields, type SitePage, sitePages, type TextKind } from './pageTexts/pages.ts';
import { pictureStrings } from './picture.ts';
import { normalTarget } from './redirectPath.ts';

export const pageTextStrings = {
  saved: 'The texts are saved.',
  saveFailed: 'Failed to save the texts.',
  listFailed: 'Failed to load the pages.',
  failed: 'Failed to load the texts of this page.',
  notFound: 'There is no such page.',
  changedMeanwhile: 'Somebody has changed the texts of this page meanwhile.',
  notOffered: 'The site has no pages in this language.',
  unknown: 'This page has no such text.',
  badSections: 'Please name each section of the page at most once.',
  badItems: 'Please choose projects, each once.',
  badUrl: 'Please enter an address that begins with https://, or with / for a page of this site.',
  twice: 'This text is sent twice.',
  fewer: (most: number) => `Please use at most ${most} lines`,
  reset: 'Everything is the original again, until you save.',
  previewFailed: 'The text could not be drawn.',
} as const;

/** Entries of a list. */
const MAX_ENTRIES = 20;
const MAX_TEXTS = 200;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const linesOf = (text: string) =>
  text
    .split(/[\n\v\f\u0085\u2028\u2029]/)
    .map(oneLine)
    .filter(Boolean);

/** Normalisation of a text before it is stored. */
const tidy: Record<TextKind, (text: string) => string> = {
  LINE: oneLine,
  PARAGRAPH: oneLine,
  LIST: (text) => linesOf(text).join('\n'),
  MARKDOWN: (text) => text.trim(),
  PICTURE: (text) => text.trim().toLowerCase(),
  URL: (text) => text.trim(),
  SECTIONS: (text) => linesOf(text).join('\n'),
  ITEMS: (text) => linesOf(text.toLowerCase()).join('\n'),
};

/** @returns the text as stored; an empty one is not on the page, and an empty picture stands for the drawing */
export const tidied = (kind: TextKind, text: string): string => tidy[kind](text.replace(/\r\n?/g, '\n'));

/** @returns what is wrong with a normalised text; null when nothing is */
export function textFault(kind: TextKind, text: string): string | null {
  if (text.length > maxLengths[kind]) return tooLong(maxLengths[kind]);
  if (kind === 'LIST' && linesOf(text).length > MAX_ENTRIES) return pageTextStrings.fewer(MAX_ENTRIES);
  if (!text) return null;
  return faults[kind]?.(text) ?? null;
}

/** Texts name pictures and items by ids as they are stored. */
const isStoredId = (text: string) => isId(text) && text === text.toLowerCase();
const areEach = (entries: string[], test: (entry: string) => boolean) =>
  new Set(entries).size === entries.length && entries.every(test);

/** What is wrong with a normalised text that is not empty. */
const faults: Partial<Record<TextKind, (text: string) => string | null>> = {
  PICTURE: (text) => (isStoredId(text) ? null : pictureStrings.gone),
  URL: (text) => (normalTarget(text) !== null && !/^http:/i.test(text) ? null : pageTextStrings.badUrl),
  SECTIONS: (text) =>
    areEach(text.split('\n'), (name) => Object.hasOwn(homeSections, name)) ? null : pageTextStrings.badSections,
  ITEMS: (text) => (areEach(text.split('\n'), isStoredId) ? null : pageTextStrings.badItems),
};

/** The limits depend on the page and are checked in PageTextsInput. */
export const PageTextInput = z.object({
  name: z.string().check(z.maxLength(60, tooLong(60))),
  text: z.nullish(
    z.string().check(newlines, z.maxLength(maxLengths.MARKDOWN, { error: tooLong(maxLengths.MARKDOWN), abort: true })),
  ),
});

const kindOf = (page: SitePage, wanted: string) => possibleFields[page].find(({ name }) => name === wanted)?.kind;

/** Each text must belong to the page and match its kind. */
export const PageTextsInput = z
  .object({
    page: z.enum(Object.values(sitePages)),
    texts: z.array(PageTextInput).check(z.maxLength(MAX_TEXTS, `Please send at most ${MAX_TEXTS} texts`)),
  })
  .check(
    z.check(({ value: { page, texts }, issues }) => {
      const seen = new Set<string>();
      for (const { name, text } of texts) {
        const message = seen.has(name) ? pageTextStrings.twice : faultOf(page, name, text ?? '');
        if (message) issues.push({ code: 'custom', input: text, path: [kindOf(page, name) ? name : 'texts'], message });
        seen.add(name);
      }
    }),
  );

function faultOf(page: SitePage, name: string, text: string): string | null {
  const kind = kindOf(page, name);
  return kind ? textFault(kind, tidied(kind, text)) : pageTextStrings.unknown;
}

/** @returns the texts by name as stored; null stands for the original */
export const textsOf = ({ page, texts }: z.output<typeof PageTextsInput>): Record<string, string | null> =>
  Object.fromEntries(
    texts.map(({ name, text }) => [name, text == null ? null : tidied(kindOf(page, name) ?? 'LINE', text)]),
  );

export const LegalTextInput = z.object({
  body: z.string().check(newlines, z.maxLength(maxLengths.MARKDOWN, tooLong(maxLengths.MARKDOWN))),
});
