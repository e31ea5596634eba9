import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { visibleItems } from '#web/shared/lists/listParams.ts';
import { listParamsOf } from './listParams.ts';
import { PortfolioItemPageDocument, PortfolioPageDocument } from './publicDocuments.ts';

/** The list, narrowed as the address says, with as many items as it asks for. */
export const portfolioLoader = ({ search, fetchQuery }: LoaderArgs) =>
  fetchQuery(PortfolioPageDocument, { ...listParamsOf(search), first: visibleItems(search) });

/** The item of a slug. */
export const portfolioItemLoader = ({ params: { slug = '' }, fetchQuery }: LoaderArgs) =>
  fetchQuery(PortfolioItemPageDocument, { slug });
