import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { webhookStrings } from '#schema/webhook.ts';
import { tellFailure } from '#web/ui/tellFailure.ts';
import { ResendWebhookDeliveryDocument, TestWebhookDocument } from './documents.ts';

/**
 * @param refresh reads the log again
 * @returns sends a test, and a delivery again; and what is being asked for: a delivery's id, or the webhook's
 */
export function useSend(refresh: () => void) {
  const { mutate } = useApolloClient();
  const [asking, setAsking] = useState<string | null>(null);

  const ask = async (id: string, work: () => Promise<{ data?: unknown }>, done: string, failed: string) => {
    setAsking(id);
    try {
      const { data } = await work();
      if (!data) throw new Error('an answer without data');
      toast.success(done);
    } catch (error) {
      tellFailure(error, failed);
    } finally {
      setAsking(null);
      // Refused or not: what is listed may be out of date.
      refresh();
    }
  };
  const { tested, testFailed, resent, resendFailed } = webhookStrings;
  return {
    asking,
    test: (id: string) =>
      ask(id, () => mutate({ mutation: TestWebhookDocument, variables: { id } }), tested, testFailed),
    resend: (id: string) =>
      ask(id, () => mutate({ mutation: ResendWebhookDeliveryDocument, variables: { id } }), resent, resendFailed),
  };
}
