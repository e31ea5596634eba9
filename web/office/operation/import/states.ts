import type { ImportFragment, ImportState } from '#web/gql/graphql.ts';

export type ImportJob = ImportFragment;
export type ImportTable = NonNullable<ImportJob['table']>;

/** Query parameter with the open import. */
export const IMPORT_PARAM = 'import';

/** States that end by themselves: the screen polls. */
export const isAtWork = (state: ImportState): boolean => ['UPLOADING', 'LOOKING', 'RUNNING', 'UNDOING'].includes(state);

const countLabel = (count: number, singular: string, plural = `${singular}s`) =>
  `${count} ${count === 1 ? singular : plural}`;

type Counts = Record<'posts' | 'items' | 'pictures' | 'redirects' | 'enquiries' | 'reviews', number>;

/** @returns for example '3 posts, 1 picture', or 'nothing' */
export function countsOf({ posts, items, pictures, redirects, enquiries, reviews }: Counts): string {
  const parts = [
    posts && countLabel(posts, 'post'),
    items && countLabel(items, 'portfolio item'),
    pictures && countLabel(pictures, 'picture'),
    redirects && countLabel(redirects, 'redirect'),
    enquiries && countLabel(enquiries, 'message'),
    reviews && countLabel(reviews, 'review'),
  ].filter(Boolean);
  return parts.join(', ') || 'nothing';
}
