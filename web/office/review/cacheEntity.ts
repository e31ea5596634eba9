import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

/** Reviews and their links as the cache knows them. */
export const reviewEntity: CacheEntity = { type: 'Review', lists: ['allReviews'] };
export const reviewLinkEntity: CacheEntity = { type: 'ReviewLink', lists: ['reviewLinks'] };
