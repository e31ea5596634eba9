import type { Kind } from '#web/data/cacheLists.ts';

/** Reviews and their links as the cache knows them. */
export const reviewKind: Kind = { type: 'Review', lists: ['reviews', 'allReviews'] };
export const reviewLinkKind: Kind = { type: 'ReviewLink', lists: ['reviewLinks'] };
