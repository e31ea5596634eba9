import type { LoaderArgs } from '#web/shared/data/loader.ts';
import { visibleItems } from '#web/shared/lists/listParams.ts';
import { listParamsOf } from './listParams.ts';
import { PortfolioItemPageDocument, PortfolioPageDocument } from './publicDocuments.ts';

export const portfolioLoader = ({ search, fetchQuery }: LoaderArgs) =>
  fetchQuery(PortfolioPageDocument, { ...listParamsOf(search), first: visibleItems(search) });

export const portfolioItemLoader = ({ params: { slug = '' }, fetchQuery }: LoaderArgs) =>
  fetchQuery(PortfolioItemPageDocument, { slug });
