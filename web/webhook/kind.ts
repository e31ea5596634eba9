import type { Kind } from '#web/lists.ts';

/** Webhooks as the cache knows them. */
export const webhookKind: Kind = { type: 'Webhook', lists: ['webhooks'] };
