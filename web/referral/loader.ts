import { tokenOf } from '#web/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/data/loader.ts';

/** What an affiliate sees of theirs. */
export const affiliatePageLoader = async ({ params, fetchQuery }: LoaderArgs) => {
  const { AffiliatePageDocument } = await import('./publicDocuments.ts');
  return fetchQuery(AffiliatePageDocument, tokenOf(params.token));
};
