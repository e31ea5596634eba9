import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { textsLoader } from '#web/site/pageText/loaders.ts';
import { StoriesDocument } from './publicDocuments.ts';

/** How many reviews the home page shows (spec section 9). */
const STORIES = 3;

/** What clients say, and the texts of the page; without the one of them that fails. @throws QueryError when both do */
export async function homeLoader(args: Pick<LoaderArgs, 'fetchQuery'>) {
  const [stories, texts] = await Promise.allSettled([
    args.fetchQuery(StoriesDocument, { first: STORIES }),
    textsLoader('HOME')(args),
  ]);
  if (stories.status === 'rejected' && texts.status === 'rejected') throw stories.reason;
  return { ...(stories as Part<typeof stories>).value, ...(texts as Part<typeof texts>).value };
}

/** What has settled, with a value that may not be there. */
type Part<Settled> = {
  value?: Extract<Settled, { status: 'fulfilled' }> extends { value: infer Value } ? Value : never;
};
