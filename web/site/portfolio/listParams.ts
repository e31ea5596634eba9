import type { Translate } from '#schema/translate.ts';
import { listParam, narrowedPath } from '#web/shared/lists/listParams.ts';
import { paths } from '#web/shared/paths.ts';

export const FILTER_PARAMS = ['category', 'tag'] as const;
export type PortfolioListParams = { [Name in (typeof FILTER_PARAMS)[number]]?: string | undefined };

/** @returns the filters in an address, cleaned so that the server accepts them */
export const listParamsOf = (search: URLSearchParams): PortfolioListParams => ({
  category: listParam(search, 'category'),
  tag: listParam(search, 'tag'),
});

export const pathOf = ({ category, tag }: PortfolioListParams): string =>
  narrowedPath(paths.portfolio, { category, tag });

export const tagPath = (tag: string): string => pathOf({ tag });

/** @returns the heading of a filtered list: 'Web Development', 'Web Development with React' */
export const headlineOf = ({ category, tag }: PortfolioListParams, t: Translate): string =>
  [category ?? t('Projects'), tag && t('with {tag}', { tag })].filter(Boolean).join(' ');
