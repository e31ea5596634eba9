import { Plus } from 'lucide-react';
import { useState } from 'react';
import { webhookStrings } from '#schema/webhook.ts';
import { readFragment } from '#web/gql/index.ts';
import { IntegrationTabs } from '#web/office/operation/IntegrationTabs.tsx';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { ListMenu } from '#web/shared/lists/ListMenu.tsx';
import { LoadedList } from '#web/shared/lists/LoadedList.tsx';
import { useOrder, webhookOrders } from '#web/shared/lists/listOrder.ts';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Empty } from '#web/shared/ui/States.tsx';
import type { Rows } from '#web/shared/ui/Table.tsx';
import { useRemovalQuestion } from '#web/shared/ui/useQuestion.tsx';
import { WebhookFragment, WebhooksDocument } from './documents.ts';
import { Secret, type WebhookSecret } from './Secret.tsx';
import { useRemoveWebhook } from './useRemoveWebhook.ts';
import { useSwitchWebhook } from './useSwitchWebhook.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { nameOf, type Webhook, WebhookTable } from './WebhookTable.tsx';

export function WebhooksPage() {
  const variables = { orderBy: useOrder(webhookOrders) };
  const list = useOfficeList({
    document: WebhooksDocument,
    variables,
    pick: ({ webhooks }) => ({ ...webhooks, nodes: readFragment(WebhookFragment, webhooks.nodes) }),
    sentence: webhookStrings.listFailed,
  });
  const [isAdding, setAdding] = useState(false);
  const [newSecret, setNewSecret] = useState<WebhookSecret | null>(null);
  const csv = useCsvDownload('webhooks', variables);
  const actions = (
    <>
      <ListMenu
        csv={csv}
        orders={webhookOrders}
        isEmpty={list.totalCount === 0}
        isBusy={list.loading && list.items !== undefined}
        onRefresh={list.refresh}
      />
      <Button onClick={() => setAdding(true)}>
        <Plus aria-hidden="true" className="size-5" /> Add a Webhook
      </Button>
    </>
  );
  return (
    <OfficePage
      title="Webhooks"
      lead="Other systems are told as soon as something happens here."
      tabs={<IntegrationTabs />}
      actions={actions}
    >
      {newSecret && (
        <div className="mb-10">
          <Secret key={newSecret.secret} {...newSecret} />
        </div>
      )}
      <LoadedList
        list={list}
        title="Error Loading Webhooks"
        loading="Loading webhooks..."
        empty={
          <Empty
            title="No webhooks yet"
            text="Give an address of another system, such as a CRM or a chat, and choose what it shall be told of."
            action={<Button onClick={() => setAdding(true)}>Add the first webhook</Button>}
          />
        }
      >
        {(rows) => <Webhooks {...rows} onRemoved={(id) => setNewSecret((now) => (now?.id === id ? null : now))} />}
      </LoadedList>
      <WebhookDialog open={isAdding} onClose={() => setAdding(false)} onSecret={setNewSecret} />
    </OfficePage>
  );
}

type Props = Rows<Webhook> & { onRemoved: (id: string) => void };

function Webhooks({ onRemoved, ...rows }: Props) {
  const switchWebhook = useSwitchWebhook();
  const remove = useRemoveWebhook();
  const [askRemoval, removalQuestion] = useRemovalQuestion<Webhook>({
    what: 'webhook',
    nameOf,
    onConfirm: async ({ id }) => (await remove(id)) && onRemoved(id),
  });
  return (
    <>
      <WebhookTable {...rows} onSwitch={({ id, isOn }) => void switchWebhook(id, !isOn)} onRemove={askRemoval} />
      {removalQuestion}
    </>
  );
}
