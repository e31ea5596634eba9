import { webhookStrings } from '#schema/webhook.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { ResendWebhookDeliveryDocument, TestWebhookDocument } from './documents.ts';

const { tested, testFailed, resent, resendFailed } = webhookStrings;

/**
 * @param refresh reads the log again
 * @returns sends a test to a webhook, and a delivery again; and the ids of those that wait for the answer
 */
export function useSend(refresh: () => void) {
  const [test, { pending: testing }] = useCommand(TestWebhookDocument, {
    sentences: { done: tested, failed: testFailed },
  });
  const [resend, { pending: resending }] = useCommand(ResendWebhookDeliveryDocument, {
    sentences: { done: resent, failed: resendFailed },
  });
  // Refused or not: what is listed may be out of date.
  return {
    testing,
    test: (id: string) => void test({ id }).then(refresh),
    resending,
    resend: (id: string) => void resend({ id }).then(refresh),
  };
}
