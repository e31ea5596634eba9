import type { Kind } from '#web/data/cacheLists.ts';

/** Webhooks as the cache knows them. */
export const webhookKind: Kind = { type: 'Webhook', lists: ['webhooks'] };
