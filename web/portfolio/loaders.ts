import type { LoaderArgs } from '#web/data/loader.ts';
import { visibleItems } from '#web/lists/listParams.ts';

/** The list, with as many items as the address asks for. */
export const portfolioLoader = async ({ search, fetchQuery }: LoaderArgs) => {
  const { PortfolioPageDocument } = await import('./documents.ts');
  return fetchQuery(PortfolioPageDocument, { first: visibleItems(search) });
};

/** The item of a slug. */
export const portfolioItemLoader = async ({ params: { slug = '' }, fetchQuery }: LoaderArgs) => {
  const { PortfolioItemPageDocument } = await import('./documents.ts');
  return fetchQuery(PortfolioItemPageDocument, { slug });
};
