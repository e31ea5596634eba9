import type { CacheEntity } from '#web/shared/data/cacheLists.ts';

export const webhookEntity: CacheEntity = { type: 'Webhook', lists: ['webhooks'] };
