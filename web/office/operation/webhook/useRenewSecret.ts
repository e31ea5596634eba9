import { useApolloClient } from '@apollo/client/react';
import { webhookStrings } from '#schema/webhook.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { webhookEntity } from './cacheEntity.ts';
import { EndWebhookOverlapDocument, RenewWebhookSecretDocument } from './documents.ts';

/**
 * @returns a function that replaces the secret of a webhook and resolves to the new one, which is not cached; null
 *   after a failure
 */
export function useRenewSecret(): (id: string, isAtOnce: boolean) => Promise<string | null> {
  const { cache } = useApolloClient();
  const [renew] = useCommand(RenewWebhookSecretDocument, {
    sentences: { done: webhookStrings.renewed, failed: webhookStrings.renewFailed },
    fetchPolicy: 'no-cache',
  });
  return async (id, isAtOnce) => {
    const renewed = (await renew({ id, isAtOnce })).data?.renewWebhookSecret;
    if (!renewed) return null;
    const { overlapsUntil } = renewed.webhook;
    cache.modify({
      id: cache.identify({ __typename: 'Webhook', id }),
      fields: { overlapsUntil: () => overlapsUntil },
    });
    return renewed.secret;
  };
}

/** @returns a function that stops signing with the old secret of a webhook */
export function useEndOverlap(): (id: string) => Promise<void> {
  const [end] = useCommand(EndWebhookOverlapDocument, {
    entity: webhookEntity,
    sentences: { done: webhookStrings.overlapEnded, failed: webhookStrings.overlapFailed },
  });
  return async (id) => void (await end({ id }));
}
