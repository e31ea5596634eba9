import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

/** Webhooks as the cache knows them. */
export const webhookEntity: CacheEntity = { type: 'Webhook', lists: ['webhooks'] };
