import { webhookStrings } from '#schema/webhook.ts';
import { useRemove } from '#web/shared/data/useRemove.ts';
import { webhookEntity } from './cacheEntity.ts';
import { RemoveWebhookDocument } from './documents.ts';

export const useRemoveWebhook = () =>
  useRemove(RemoveWebhookDocument, {
    entity: webhookEntity,
    optimistic: ({ id }) => ({ removeWebhook: { __typename: 'Webhook', id } }),
    sentences: { done: webhookStrings.removed, failed: webhookStrings.removeFailed },
  });
