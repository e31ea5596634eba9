import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

export const reviewEntity: CacheEntity = { type: 'Review', lists: ['allReviews'] };
export const reviewLinkEntity: CacheEntity = { type: 'ReviewLink', lists: ['reviewLinks'] };
