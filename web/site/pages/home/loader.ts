import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { textsLoader } from '#web/site/pageText/loaders.ts';
import { loadMore } from './moreSections.ts';
import { StoriesDocument } from './publicDocuments.ts';
import { servicePicture } from './servicePictureScreen.ts';

/** Number of reviews on the home page (spec section 9). */
const STORIES = 3;

/** Loads reviews and texts; omits the one that fails. @throws QueryError when both fail */
export async function homeLoader(args: Pick<LoaderArgs, 'fetchQuery'>) {
  const [stories, texts] = await Promise.allSettled([
    args.fetchQuery(StoriesDocument, { first: STORIES }),
    textsLoader('HOME')(args),
  ]);
  if (stories.status === 'rejected' && texts.status === 'rejected') throw stories.reason;
  const publicTexts = (texts as Part<typeof texts>).value;
  // Omitted while the sections are the usual ones.
  if (publicTexts?.pageTexts.texts.some(({ picture }) => picture)) await servicePicture.preload();
  const sections = publicTexts?.pageTexts.texts.find(({ name }) => name === 'sections')?.text;
  const work = sections ? await loadMore(sections, args.fetchQuery) : [];
  return { ...(stories as Part<typeof stories>).value, ...publicTexts, ...(work.length > 0 && { work }) };
}

type Part<Settled> = {
  value?: Extract<Settled, { status: 'fulfilled' }> extends { value: infer Value } ? Value : never;
};
