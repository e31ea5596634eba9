import type { Kind } from '#web/lists.ts';

/** Applications as the cache knows them. */
export const affiliateKind: Kind = { type: 'Affiliate', lists: ['affiliates'] };
