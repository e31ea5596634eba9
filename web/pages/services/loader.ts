import type { LoaderArgs } from '#web/data/loader.ts';
import { textsLoader } from '#web/pageText/loaders.ts';
import { ServiceReviewsDocument } from './publicDocuments.ts';

/** The texts of the page, and what clients say of each service; without the reviews when those fail. */
export async function servicesLoader(args: Pick<LoaderArgs, 'fetchQuery'>) {
  const [texts, said] = await Promise.allSettled([
    textsLoader('SERVICES')(args),
    args.fetchQuery(ServiceReviewsDocument, {}),
  ]);
  if (texts.status === 'rejected') throw texts.reason;
  return { ...texts.value, said: said.status === 'fulfilled' ? said.value.reviewsByService.services : [] };
}
