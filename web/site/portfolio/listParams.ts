import { listParam, narrowedPath } from '#web/shared/lists/listParams.ts';
import { paths } from '#web/shared/paths.ts';

/** The parameters of the list's address. */
export const FILTER_PARAMS = ['category', 'tag'] as const;
/** What the list of projects is narrowed to. */
export type PortfolioListParams = { [Name in (typeof FILTER_PARAMS)[number]]?: string | undefined };

/** @returns what an address asks for, in a form that the server takes, whatever stands there */
export const listParamsOf = (search: URLSearchParams): PortfolioListParams => ({
  category: listParam(search, 'category'),
  tag: listParam(search, 'tag'),
});

/** @returns the address of the list narrowed like this */
export const pathOf = ({ category, tag }: PortfolioListParams): string =>
  narrowedPath(paths.portfolio, { category, tag });

/** @returns the address of the projects with a tag */
export const tagPath = (tag: string): string => pathOf({ tag });

/** @returns what a list narrowed like this holds: 'Web Development', 'Web Development with React' */
export const headlineOf = ({ category, tag }: PortfolioListParams, projects = 'Projects'): string =>
  [category ?? projects, tag && `with ${tag}`].filter(Boolean).join(' ');
