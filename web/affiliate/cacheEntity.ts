import type { Kind } from '#web/data/cacheLists.ts';

/** Applications as the cache knows them. */
export const affiliateKind: Kind = { type: 'Affiliate', lists: ['affiliates'] };
