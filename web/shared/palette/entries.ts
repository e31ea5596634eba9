import type { SearchKind } from '#web/gql/graphql.ts';
import { sectionsFor } from '#web/shared/app/officeNavigation.ts';
import { SEARCH } from '#web/shared/lists/folderParams.ts';
import { paths } from '#web/shared/paths.ts';
import type { SearchResult } from './useSearchResults.ts';

/** Where something leads. */
export type Entry = { label: string; note?: string | undefined; to: string };

/** The screens of the back office that somebody has. */
export const screensFor = (isAdmin: boolean): Entry[] => [
  { label: 'Dashboard', to: paths.dashboard },
  ...sectionsFor(isAdmin).flatMap(({ label: note, screens }) => screens.map(({ label, to }) => ({ label, note, to }))),
];

const found = (path: string, title: string) => `${path}?${SEARCH}=${encodeURIComponent(title)}`;

/** What each kind is called, and where one of them is: on its own page, or in its list. */
const kinds: Record<SearchKind, { name: string; to: (result: SearchResult) => string }> = {
  MESSAGE: { name: 'Enquiry', to: ({ id }) => paths.message(id) },
  BLOG_POST: { name: 'Post', to: ({ slug }) => paths.blogPost(slug ?? '') },
  PORTFOLIO_ITEM: { name: 'Portfolio item', to: ({ slug }) => paths.portfolioItem(slug ?? '') },
  REVIEW: { name: 'Review', to: ({ title }) => found(paths.manageReviews, title) },
  USER: { name: 'Person', to: () => paths.users },
  AFFILIATE: { name: 'Application', to: ({ title }) => found(paths.manageAffiliates, title) },
};

/** A result as an entry of the palette. */
export const entryOf = (result: SearchResult): Entry => ({
  label: result.title,
  note: [kinds[result.kind].name, result.context].filter(Boolean).join(', '),
  to: kinds[result.kind].to(result),
});

/** @returns whether each word of a text stands somewhere in a label or beside it, in capitals or not */
export function matches(text: string, { label, note = '' }: { label: string; note?: string | undefined }): boolean {
  const all = `${label} ${note}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
