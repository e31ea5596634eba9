import { webhookStrings } from '#schema/webhook.ts';
import { useRemove } from '#web/data/useRemove.ts';
import { webhookEntity } from './cacheEntity.ts';
import { RemoveWebhookDocument } from './documents.ts';

/** @returns as useRemove, for webhooks */
export const useRemoveWebhook = () =>
  useRemove({
    kind: webhookEntity,
    document: RemoveWebhookDocument,
    field: 'removeWebhook',
    sentences: { done: webhookStrings.removed, failed: webhookStrings.removeFailed },
  });
