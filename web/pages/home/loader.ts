import type { LoaderArgs } from '#web/data/loader.ts';
import { StoriesDocument } from './publicDocuments.ts';

/** How many reviews the home page shows (spec section 9). */
const STORIES = 3;

/** What clients say. */
export const storiesLoader = ({ fetchQuery }: LoaderArgs) => fetchQuery(StoriesDocument, { first: STORIES });
