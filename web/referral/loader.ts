import { tokenOf } from '#web/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/data/loader.ts';
import { AffiliatePageDocument } from './publicDocuments.ts';

/** What an affiliate sees of theirs. */
export const affiliatePageLoader = ({ params, fetchQuery }: LoaderArgs) =>
  fetchQuery(AffiliatePageDocument, tokenOf(params.token));
