import { webhookSentences } from '#schema/webhook.ts';
import { useRemove } from '#web/useRemove.ts';
import { RemoveWebhookDocument } from './documents.ts';
import { webhookKind } from './kind.ts';

/** @returns as useRemove, for webhooks */
export const useRemoveWebhook = () =>
  useRemove({
    kind: webhookKind,
    document: RemoveWebhookDocument,
    field: 'removeWebhook',
    sentences: { done: webhookSentences.removed, failed: webhookSentences.removeFailed },
  });
