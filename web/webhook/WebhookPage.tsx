import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { webhookSentences } from '#schema/webhook.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { failureOf } from '#web/errors.ts';
import { readFragment } from '#web/gql/index.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { ErrorPanel, Loading } from '#web/ui/States.tsx';
import { useErrorToast } from '#web/ui/useErrorToast.ts';
import { WebhookDocument, WebhookFragment } from './documents.ts';
import { WebhookDetails } from './WebhookDetails.tsx';

/** What else stands in an address leads nowhere: the server need not be asked. */
const isId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** One webhook with the log of its deliveries. */
export function WebhookPage() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useQuery(WebhookDocument, {
    variables: { id },
    skip: !isId.test(id),
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const failure = error ? failureOf(error) : null;
  const isMissing = failure?.code === 'NOT_FOUND' || !isId.test(id);
  const webhook = isMissing ? undefined : readFragment(WebhookFragment, data?.webhook);
  const sentence = webhook || loading || isMissing ? null : (failure?.message ?? webhookSentences.failed);
  useErrorToast(sentence);

  if (webhook) return <WebhookDetails key={webhook.id} webhook={webhook} />;
  const back = (
    <LinkButton variant="secondary" to={paths.webhooks}>
      All Webhooks
    </LinkButton>
  );
  if (isMissing) {
    return (
      <OfficePage title="Webhook Not Found" lead="It may have been deleted meanwhile.">
        {back}
      </OfficePage>
    );
  }
  return (
    <OfficePage title="Webhook" actions={back}>
      {sentence ? (
        <ErrorPanel
          title="Error Loading Webhook"
          message={sentence}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label="Loading webhook..." />
      )}
    </OfficePage>
  );
}
