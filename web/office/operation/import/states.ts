import type { ImportFragment, ImportState } from '#web/gql/graphql.ts';

/** One import, as its part of the screen shows it. */
export type ShownImport = ImportFragment;

/** The parameter of the address that names the import which is shown. */
export const SHOWN = 'import';

/** The states that end by themselves: the screen looks again and again. */
export const isAtWork = (state: ImportState): boolean => ['UPLOADING', 'LOOKING', 'RUNNING', 'UNDOING'].includes(state);

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

type Counts = { posts: number; items: number; pictures: number; redirects?: number };

/** @returns counts as a part of a sentence: '3 posts, 1 picture'; 'nothing' where there is none */
export function countsOf({ posts, items, pictures, redirects = 0 }: Counts): string {
  const parts = [
    posts && counted(posts, 'post'),
    items && counted(items, 'portfolio item'),
    pictures && counted(pictures, 'picture'),
    redirects && counted(redirects, 'redirect'),
  ].filter(Boolean);
  return parts.join(', ') || 'nothing';
}
