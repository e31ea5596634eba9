import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { pageIn } from './pageParam.ts';

export const reviewsLoader = async ({ search, fetchQuery }: LoaderArgs) => {
  const { ReviewsPageDocument } = await import('./publicDocuments.ts');
  return fetchQuery(ReviewsPageDocument, { page: pageIn(search) });
};
