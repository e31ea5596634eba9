import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { textsLoader } from '#web/site/pageText/loaders.ts';

/** The texts of the page, and what clients say of each service; without the reviews when those fail. */
export async function servicesLoader(args: Pick<LoaderArgs, 'fetchQuery'>) {
  const [texts, said] = await Promise.allSettled([textsLoader('SERVICES')(args), readReviews(args)]);
  if (texts.status === 'rejected') throw texts.reason;
  return { ...texts.value, said: said.status === 'fulfilled' ? said.value.reviewsByService.services : [] };
}

/** What clients say of each service. */
async function readReviews({ fetchQuery }: Pick<LoaderArgs, 'fetchQuery'>) {
  const { ServiceReviewsDocument } = await import('./publicDocuments.ts');
  return fetchQuery(ServiceReviewsDocument, {});
}
