import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

export const apiTokenEntity: CacheEntity = { type: 'ApiToken', lists: ['apiTokens'] };
