import { useApolloClient } from '@apollo/client/react';
import { toast } from 'react-hot-toast';
import { webhookStrings } from '#schema/webhook.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { RenewWebhookSecretDocument } from './documents.ts';

/** @returns gives a webhook a new secret. Answers it, or null when that failed, which a toast has told */
export function useRenewSecret(): (id: string) => Promise<string | null> {
  const { mutate } = useApolloClient();
  return async (id) => {
    try {
      const mutation = RenewWebhookSecretDocument;
      // It is told once: it does not stay in the cache.
      const { data } = await mutate({ mutation, variables: { id }, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('an answer without data');
      toast.success(webhookStrings.renewed);
      return data.renewWebhookSecret.secret;
    } catch (error) {
      tellFailure(error, webhookStrings.renewFailed);
      return null;
    }
  };
}
