import { useEffect, useEffectEvent } from 'react';
import { webhookStrings } from '#schema/webhook.ts';
import { readFragment } from '#web/gql/index.ts';
import { CsvButton } from '#web/shared/lists/CsvButton.tsx';
import { LoadedList } from '#web/shared/lists/LoadedList.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { DeliveryTable } from './DeliveryTable.tsx';
import { DeliveryFragment, WebhookDeliveriesDocument } from './documents.ts';
import { useSend } from './useSend.ts';

/** Polling interval while deliveries are running, in milliseconds. */
const FOLLOW_MS = 1500;

export function Deliveries({ id, isOn }: { id: string; isOn: boolean }) {
  const list = useOfficeList({
    document: WebhookDeliveriesDocument,
    variables: { id },
    pick: ({ webhook: { deliveries } }) => ({
      ...deliveries,
      nodes: readFragment(DeliveryFragment, deliveries.nodes),
    }),
    sentence: webhookStrings.logFailed,
  });
  const { totalCount } = list;
  const csv = useCsvDownload('deliveries', { id });
  const { test, testing, resend, resending } = useSend(list.refresh);
  useFollowing(list.items?.some(({ state, nextTryAt }) => state === 'WAITING' && !nextTryAt) === true, list.refresh);
  return (
    <section aria-labelledby="deliveries" className="mt-(--part-space)">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="deliveries" className="text-2xl">
            Deliveries
          </h2>
          <p className="mt-1 text-sm text-ink-soft tabular-nums">
            {totalCount > 0 ? `${totalCount} in the last 30 days, newest first` : 'Of the last 30 days'}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={list.refresh}>
            Refresh
          </Button>
          <CsvButton csv={csv} disabled={totalCount === 0} size="small" of="Deliveries" />
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
            Nothing has been sent yet. A test shows whether the address answers.
          </p>
        }
        className="mb-8"
      >
        {(rows) => <DeliveryTable {...rows} isOn={isOn} resending={resending} onResend={resend} />}
      </LoadedList>
    </section>
  );
}

/** Polls the log while deliveries are running. */
function useFollowing(isActive: boolean, refresh: () => void) {
  const poll = useEffectEvent(refresh);
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(() => poll(), FOLLOW_MS);
    return () => clearInterval(timer);
  }, [isActive]);
}
