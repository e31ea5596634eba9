import { webhookSentences } from '#schema/webhook.ts';
import { useRemove } from '#web/data/useRemove.ts';
import { webhookKind } from './cacheEntity.ts';
import { RemoveWebhookDocument } from './documents.ts';

/** @returns as useRemove, for webhooks */
export const useRemoveWebhook = () =>
  useRemove({
    kind: webhookKind,
    document: RemoveWebhookDocument,
    field: 'removeWebhook',
    sentences: { done: webhookSentences.removed, failed: webhookSentences.removeFailed },
  });
