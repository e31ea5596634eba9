import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

/** Applications as the cache knows them. */
export const affiliateEntity: CacheEntity = { type: 'Affiliate', lists: ['affiliates'] };
