import type { Kind } from '#web/data/cacheLists.ts';

/** Posts as the cache knows them. */
export const blogPostKind: Kind = { type: 'BlogPost', lists: ['blogPosts', 'allBlogPosts'] };
