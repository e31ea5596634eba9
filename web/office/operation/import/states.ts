import type { ImportFragment, ImportState } from '#web/gql/graphql.ts';

export type ShownImport = ImportFragment;

/** Query parameter with the open import. */
export const SHOWN = 'import';

/** States that end by themselves: the screen polls. */
export const isAtWork = (state: ImportState): boolean => ['UPLOADING', 'LOOKING', 'RUNNING', 'UNDOING'].includes(state);

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

type Counts = { posts: number; items: number; pictures: number; redirects?: number };

/** @returns for example '3 posts, 1 picture', or 'nothing' */
export function countsOf({ posts, items, pictures, redirects = 0 }: Counts): string {
  const parts = [
    posts && counted(posts, 'post'),
    items && counted(items, 'portfolio item'),
    pictures && counted(pictures, 'picture'),
    redirects && counted(redirects, 'redirect'),
  ].filter(Boolean);
  return parts.join(', ') || 'nothing';
}
