import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

/** Posts as the cache knows them. */
export const blogPostEntity: CacheEntity = { type: 'BlogPost', lists: ['allBlogPosts'] };
