import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

export const blogPostEntity: CacheEntity = { type: 'BlogPost', lists: ['allBlogPosts'] };
