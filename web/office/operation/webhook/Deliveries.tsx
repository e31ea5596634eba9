import { useEffect, useEffectEvent } from 'react';
import { webhookStrings } from '#schema/webhook.ts';
import { readFragment } from '#web/gql/index.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { CsvButton } from '#web/shared/lists/CsvButton.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { DeliveryTable } from './DeliveryTable.tsx';
import { DeliveryFragment, WebhookDeliveriesDocument } from './documents.ts';
import { useSend } from './useSend.ts';

/** Polling interval while deliveries are running, in milliseconds. */
const FOLLOW_MS = 1500;

export function Deliveries({ id, isOn }: { id: string; isOn: boolean }) {
  const { items, totalCount, sentence, more, refresh } = useOfficeList({
    document: WebhookDeliveriesDocument,
    variables: { id },
    pick: ({ webhook }) => webhook.deliveries,
    sentence: (error) => sentenceOf(error, webhookStrings.logFailed),
  });
  const csv = useCsvDownload('deliveries', { id });
  const deliveries = items?.map((item) => readFragment(DeliveryFragment, item));
  const { test, testing, resend, resending } = useSend(refresh);
  useFollowing(deliveries?.some(({ state, nextTryAt }) => state === 'WAITING' && !nextTryAt) === true, refresh);
  return (
    <section aria-labelledby="deliveries" className="mt-14 md:mt-20">
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
          <Button variant="secondary" size="small" onClick={refresh}>
            Refresh
          </Button>
          <CsvButton csv={csv} disabled={totalCount === 0} size="small" of="Deliveries" />
          <Button variant="secondary" size="small" disabled={!isOn} busy={testing.has(id)} onClick={() => test(id)}>
            Send a Test
          </Button>
        </div>
      </div>
      {sentence && (
        <div className="mb-8">
          <ErrorPanel title="Error Loading Deliveries" message={sentence} onRetry={refresh} />
        </div>
      )}
      {!deliveries && !sentence && <Loading label="Loading deliveries..." />}
      {deliveries && totalCount === 0 && (
        <p className="border-t border-line py-6 text-ink-soft">
          Nothing has been sent yet. A test shows whether the address answers.
        </p>
      )}
      {deliveries && totalCount > 0 && (
        <DeliveryTable
          deliveries={deliveries}
          total={totalCount}
          onEnd={more}
          isOn={isOn}
          resending={resending}
          onResend={resend}
        />
      )}
    </section>
  );
}

/** Polls the log while deliveries are running. */
function useFollowing(isUnderWay: boolean, refresh: () => void) {
  const look = useEffectEvent(refresh);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => look(), FOLLOW_MS);
    return () => clearInterval(timer);
  }, [isUnderWay]);
}
