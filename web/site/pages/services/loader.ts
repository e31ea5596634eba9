import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { textsLoader } from '#web/site/pageText/loaders.ts';

/** Loads the texts and the reviews of each service; failed reviews are omitted. */
export async function servicesLoader(args: Pick<LoaderArgs, 'fetchQuery'>) {
  const [texts, reviews] = await Promise.allSettled([textsLoader('SERVICES')(args), readReviews(args)]);
  if (texts.status === 'rejected') throw texts.reason;
  return { ...texts.value, reviews: reviews.status === 'fulfilled' ? reviews.value.reviewsByService.services : [] };
}

async function readReviews({ fetchQuery }: Pick<LoaderArgs, 'fetchQuery'>) {
  const { ServiceReviewsDocument } = await import('./publicDocuments.ts');
  return fetchQuery(ServiceReviewsDocument, {});
}
