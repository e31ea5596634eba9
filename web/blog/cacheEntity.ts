import type { CacheEntity } from '#web/data/cacheLists.ts';

/** Posts as the cache knows them. */
export const blogPostEntity: CacheEntity = { type: 'BlogPost', lists: ['allBlogPosts'] };
