import type { SearchKind } from '#web/gql/graphql.ts';
import { sectionsFor } from '#web/shared/app/officeNavigation.ts';
import { SEARCH } from '#web/shared/lists/folderParams.ts';
import { paths } from '#web/shared/paths.ts';
import type { SearchResult } from './useSearchResults.ts';

export type Entry = { label: string; note?: string | undefined; to: string };

/** The office screens that a role may see. */
export const screensFor = (isAdmin: boolean): Entry[] => [
  { label: 'Dashboard', to: paths.dashboard },
  ...sectionsFor(isAdmin).flatMap(({ label: note, screens }) => screens.map(({ label, to }) => ({ label, note, to }))),
];

const searchPath = (path: string, title: string) => `${path}?${SEARCH}=${encodeURIComponent(title)}`;

/** Label and target of each kind of result: its own page, or its list with a search. */
const kinds: Record<SearchKind, { name: string; to: (result: SearchResult) => string }> = {
  MESSAGE: { name: 'Enquiry', to: ({ id }) => paths.message(id) },
  BLOG_POST: { name: 'Post', to: ({ slug }) => paths.blogPost(slug ?? '') },
  PORTFOLIO_ITEM: { name: 'Portfolio item', to: ({ slug }) => paths.portfolioItem(slug ?? '') },
  REVIEW: { name: 'Review', to: ({ title }) => searchPath(paths.manageReviews, title) },
  USER: { name: 'Person', to: () => paths.users },
  AFFILIATE: { name: 'Application', to: ({ title }) => searchPath(paths.manageAffiliates, title) },
};

export const entryOf = (result: SearchResult): Entry => ({
  label: result.title,
  note: [kinds[result.kind].name, result.context].filter(Boolean).join(', '),
  to: kinds[result.kind].to(result),
});

/** @returns whether label and note contain every word of the text, ignoring case */
export function matches(text: string, { label, note = '' }: { label: string; note?: string | undefined }): boolean {
  const all = `${label} ${note}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
