import type { LoaderArgs } from '#web/data/loader.ts';

/** How many reviews the home page shows (spec section 9). */
const STORIES = 3;

/** What clients say. */
export const storiesLoader = async ({ fetchQuery }: LoaderArgs) => {
  const { StoriesDocument } = await import('./documents.ts');
  return fetchQuery(StoriesDocument, { first: STORIES });
};
