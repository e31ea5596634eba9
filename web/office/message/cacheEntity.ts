import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

/** Messages as the cache knows them. */
export const messageEntity: CacheEntity = { type: 'Message', lists: ['messages'] };
