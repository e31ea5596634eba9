import type { SearchKind } from '#web/gql/graphql.ts';
import { sectionsFor } from '#web/shared/app/officeNavigation.ts';
import { type NamedPath, type ScreenName, screenNames, wordsOf } from '#web/shared/app/screenNames.ts';
import { SEARCH, USER } from '#web/shared/lists/folderParams.ts';
import { plainWords } from '#web/shared/lists/plainWords.ts';
import { paths } from '#web/shared/paths.ts';
import type { SearchResult } from './useSearchResults.ts';

type Labelled = {
  label: string;
  note?: string | undefined;
  /** Further words by which it is found. */
  words?: string;
};
export type Entry = Labelled & { to: string };
type ScreenEntry = Entry & { isCommand: boolean };

const screenEntry = (to: NamedPath, note?: string): ScreenEntry => {
  const { name, isCommand }: ScreenName = screenNames[to];
  return { label: name, note, words: wordsOf(to), to, isCommand: isCommand === true };
};

export const screensFor = (isAdmin: boolean): ScreenEntry[] => [
  screenEntry(paths.dashboard),
  ...sectionsFor(isAdmin).flatMap(({ label, screens }) => screens.map(({ to }) => screenEntry(to, label))),
];

const searchPath = (path: string, title: string) => `${path}?${SEARCH}=${encodeURIComponent(title)}`;

/** Label and target of each kind of result: its own page, or its list with a search. */
const kinds: Record<SearchKind, { name: string; to: (result: SearchResult) => string }> = {
  MESSAGE: { name: 'Enquiry', to: ({ id }) => paths.message(id) },
  BLOG_POST: { name: 'Post', to: ({ slug }) => paths.blogPost(slug ?? '') },
  PORTFOLIO_ITEM: { name: 'Portfolio item', to: ({ slug }) => paths.portfolioItem(slug ?? '') },
  PAGE: { name: 'Page', to: ({ slug }) => paths.page(slug ?? '') },
  REVIEW: { name: 'Review', to: ({ title }) => searchPath(paths.manageReviews, title) },
  USER: { name: 'Person', to: ({ id }) => `${paths.users}?${USER}=${id}` },
  AFFILIATE: { name: 'Application', to: ({ title }) => searchPath(paths.manageAffiliates, title) },
};

export const entryOf = (result: SearchResult): Entry => ({
  label: result.title,
  note: [kinds[result.kind].name, result.context].filter(Boolean).join(', '),
  to: kinds[result.kind].to(result),
});

/** @returns whether label, note and words contain every word of the text, ignoring case and accents */
export function matches(text: string, entry: Labelled): boolean {
  const all = wordsIn(entry);
  return plainWords(text)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** @returns the entries that match, those first whose label, and then those a word of which, begins with the text */
export function fitting<One extends Labelled>(text: string, entries: readonly One[]): One[] {
  const matching = entries.filter((entry) => matches(text, entry));
  if (!text) return matching;
  const rank = (entry: One) => {
    const begin = plainWords(text);
    if (plainWords(entry.label).startsWith(begin)) return 0;
    return ` ${wordsIn(entry)}`.includes(` ${begin}`) ? 1 : 2;
  };
  return matching.toSorted((a, b) => rank(a) - rank(b));
}

const wordsIn = ({ label, note = '', words = '' }: Labelled) => plainWords(`${label} ${words} ${note}`);
