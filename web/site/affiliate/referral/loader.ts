import { tokenOf } from '#web/shared/app/oneTimeLink.ts';
import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { AffiliatePageDocument } from './publicDocuments.ts';

export const affiliatePageLoader = ({ params, fetchQuery }: LoaderArgs) =>
  fetchQuery(AffiliatePageDocument, tokenOf(params.token));
