import { webhookStrings } from '#schema/webhook.ts';
import { useCommand } from '#web/data/useCommand.ts';
import { RenewWebhookSecretDocument } from './documents.ts';

/** @returns gives a webhook a new secret, and resolves to it, or to null when that failed */
export function useRenewSecret(): (id: string) => Promise<string | null> {
  const [renew] = useCommand(RenewWebhookSecretDocument, {
    sentences: { done: webhookStrings.renewed, failed: webhookStrings.renewFailed },
    fetchPolicy: 'no-cache',
  });
  return async (id) => (await renew({ id })).data?.renewWebhookSecret.secret ?? null;
}
