import type { Translate } from '#schema/translate.ts';
import { listParam, narrowedPath } from '#web/shared/lists/listParams.ts';
import { paths } from '#web/shared/paths.ts';

export const FILTER_PARAMS = ['tag', 'search'] as const;
export type BlogListParams = { [Name in (typeof FILTER_PARAMS)[number]]?: string | undefined };

/** @returns the filters in an address, cleaned so that the server accepts them */
export const listParamsOf = (search: URLSearchParams): BlogListParams => ({
  tag: listParam(search, 'tag'),
  search: listParam(search, 'search'),
});

export const pathOf = ({ tag, search }: BlogListParams): string => narrowedPath(paths.blogs, { tag, search });

export const tagPath = (tag: string): string => pathOf({ tag });

/** @returns the heading of a filtered list: 'Posts about SEO', 'No posts with “budget”' */
export const headlineOf = ({ tag, search }: BlogListParams, t: Translate, posts = t('Posts')): string =>
  [posts, tag && t('about {topic}', { topic: tag }), search && t('with “{search}”', { search })]
    .filter(Boolean)
    .join(' ');
