import { webhookStrings } from '#schema/webhook.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { ResendWebhookDeliveriesDocument, ResendWebhookDeliveryDocument, TestWebhookDocument } from './documents.ts';

const { tested, testFailed, resent, resendFailed, resentMany, noneToResend } = webhookStrings;

/**
 * @param refresh refetches the log
 * @returns functions to send a test and to resend one or many deliveries, and the ids of running requests
 */
export function useSend(refresh: () => void) {
  const [test, { pending: testing }] = useCommand(TestWebhookDocument, {
    sentences: { done: tested, failed: testFailed },
  });
  const [resend, { pending: resending }] = useCommand(ResendWebhookDeliveryDocument, {
    sentences: { done: resent, failed: resendFailed },
  });
  const [resendMany] = useCommand(ResendWebhookDeliveriesDocument, {
    sentences: {
      done: ({ resendWebhookDeliveries: { totalCount } }) => (totalCount ? resentMany(totalCount) : noneToResend),
      failed: resendFailed,
    },
  });
  // Refresh after a failure too: the list may be outdated.
  return {
    testing,
    test: (id: string) => void test({ id }).then(refresh),
    resending,
    resend: (id: string) => void resend({ id }).then(refresh),
    resendMany: (variables: Parameters<typeof resendMany>[0]) => resendMany(variables).then(refresh),
  };
}
