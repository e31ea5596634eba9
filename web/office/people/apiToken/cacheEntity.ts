import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

/** API tokens as the cache knows them. */
export const apiTokenEntity: CacheEntity = { type: 'ApiToken', lists: ['apiTokens'] };
