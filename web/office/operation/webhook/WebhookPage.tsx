import { useParams } from 'react-router-dom';
import { webhookStrings } from '#schema/webhook.ts';
import { readFragment } from '#web/gql/index.ts';
import { OfficeItemPage } from '#web/shared/app/OfficeItemPage.tsx';
import { useOfficeItem } from '#web/shared/data/useOfficeItem.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { WebhookDocument, WebhookFragment } from './documents.ts';
import { WebhookDetails } from './WebhookDetails.tsx';

export function WebhookPage() {
  const { id = '' } = useParams();
  const { item: webhook, ...state } = useOfficeItem({
    document: WebhookDocument,
    id,
    pick: (data) => readFragment(WebhookFragment, data.webhook),
    failed: webhookStrings.failed,
  });
  if (webhook) return <WebhookDetails key={webhook.id} webhook={webhook} />;
  const back = (
    <LinkButton variant="secondary" to={paths.webhooks}>
      All Webhooks
    </LinkButton>
  );
  return <OfficeItemPage noun="Webhook" back={back} {...state} />;
}
