import type { LoaderArgs } from '#web/data/loader.ts';
import { visibleItems } from '#web/lists/listParams.ts';
import { PortfolioItemPageDocument, PortfolioPageDocument } from './publicDocuments.ts';

/** The list, with as many items as the address asks for. */
export const portfolioLoader = ({ search, fetchQuery }: LoaderArgs) =>
  fetchQuery(PortfolioPageDocument, { first: visibleItems(search) });

/** The item of a slug. */
export const portfolioItemLoader = ({ params: { slug = '' }, fetchQuery }: LoaderArgs) =>
  fetchQuery(PortfolioItemPageDocument, { slug });
