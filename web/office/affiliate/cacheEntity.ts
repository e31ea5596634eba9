import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

export const affiliateEntity: CacheEntity = { type: 'Affiliate', lists: ['affiliates'] };
