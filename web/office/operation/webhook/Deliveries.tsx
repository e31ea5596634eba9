import { useEffect, useEffectEvent, useState } from 'react';
import { deliveryStates, webhookStrings } from '#schema/webhook.ts';
import type { WebhookDeliveryState } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { ListMenu } from '#web/shared/lists/ListMenu.tsx';
import { LoadedList } from '#web/shared/lists/LoadedList.tsx';
import { captionOf, deliveryOrders, useCurrentOrder, useOrder } from '#web/shared/lists/listOrder.ts';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { DeliveryContent } from './DeliveryContent.tsx';
import { DeliveryTable } from './DeliveryTable.tsx';
import { DeliveryFragment, WebhookDeliveriesDocument } from './documents.ts';
import { eventOf } from './events.ts';
import { ResendMany } from './ResendMany.tsx';
import { useSend } from './useSend.ts';

/** Polling interval while deliveries are running, in milliseconds. */
const FOLLOW_MS = 1500;

type State = WebhookDeliveryState;
const stateNames: Record<State, string> = { WAITING: 'Waiting', DELIVERED: 'Delivered', FAILED: 'Failed' };

export function Deliveries({ id, isOn }: { id: string; isOn: boolean }) {
  const [state, setState] = useState<State | null>(null);
  const [isResending, setResending] = useState(false);
  const [opened, setOpened] = useState<{ id: string; title: string } | null>(null);
  const orderBy = useOrder(deliveryOrders);
  const order = useCurrentOrder(deliveryOrders);
  const list = useOfficeList({
    document: WebhookDeliveriesDocument,
    variables: { id, state, orderBy },
    pick: ({ webhook: { deliveries } }) => ({
      ...deliveries,
      nodes: readFragment(DeliveryFragment, deliveries.nodes),
    }),
    sentence: webhookStrings.logFailed,
  });
  const { totalCount } = list;
  const csv = useCsvDownload('deliveries', { id, orderBy });
  const { test, testing, resend, resending, resendMany } = useSend(list.refresh);
  useFollowing(list.items?.some(({ state, nextTryAt }) => state === 'WAITING' && !nextTryAt) === true, list.refresh);
  return (
    <section aria-labelledby="deliveries" className="mt-(--part-space)">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="deliveries" className="text-2xl">
            Deliveries
          </h2>
          <p className="mt-1 text-sm text-ink-soft tabular-nums">
            {totalCount > 0 ? captionOf(`${totalCount} in the last 30 days`, order) : 'Of the last 30 days'}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <select
            aria-label="State of the deliveries"
            value={state ?? ''}
            onChange={({ target }) => setState((target.value || null) as State | null)}
            className="select-arrow min-h-(--tool-height) border border-edge bg-sheet py-1 pr-9 pl-2.5 text-sm"
          >
            <option value="">All states</option>
            {(Object.keys(deliveryStates) as State[]).map((name) => (
              <option key={name} value={name}>
                {stateNames[name]}
              </option>
            ))}
          </select>
          <ListMenu
            csv={csv}
            orders={deliveryOrders}
            isEmpty={totalCount === 0}
            isBusy={list.loading && list.items !== undefined}
            onRefresh={list.refresh}
            of="Deliveries"
          />
          <Button variant="secondary" size="small" disabled={!isOn} onClick={() => setResending(true)}>
            Send Again Since...
          </Button>
          <Button variant="secondary" size="small" disabled={!isOn} busy={testing.has(id)} onClick={() => test(id)}>
            Send a Test
          </Button>
        </div>
      </div>
      <LoadedList
        list={list}
        title="Error Loading Deliveries"
        loading="Loading deliveries..."
        empty={
          <p className="border-t border-line py-6 text-ink-soft">
            {state
              ? 'No delivery is in this state.'
              : 'Nothing has been sent yet. A test shows whether the address answers.'}
          </p>
        }
        className="mb-8"
      >
        {(rows) => (
          <DeliveryTable
            {...rows}
            isOn={isOn}
            resending={resending}
            onResend={resend}
            onOpen={(delivery) => setOpened({ id: delivery.id, title: eventOf(delivery.event).title })}
          />
        )}
      </LoadedList>
      {opened && <DeliveryContent {...opened} onClose={() => setOpened(null)} />}
      {isResending && (
        <ResendMany onSend={(choice) => resendMany({ id, ...choice })} onClose={() => setResending(false)} />
      )}
    </section>
  );
}

function useFollowing(isActive: boolean, refresh: () => void) {
  const poll = useEffectEvent(refresh);
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(() => poll(), FOLLOW_MS);
    return () => clearInterval(timer);
  }, [isActive]);
}
