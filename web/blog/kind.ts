import type { Kind } from '#web/lists.ts';

/** Posts as the cache knows them. */
export const blogPostKind: Kind = { type: 'BlogPost', lists: ['blogPosts', 'allBlogPosts'] };
