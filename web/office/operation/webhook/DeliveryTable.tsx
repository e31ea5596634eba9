import type { Webhook_DeliveryFragment } from '#web/gql/graphql.ts';
import { OfficeDate, useDates } from '#web/shared/app/useDates.tsx';
import { deliveryOrders } from '#web/shared/lists/listOrder.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { actionsColumn, type Column, HIDES_EMPTY, type Rows, Table } from '#web/shared/ui/Table.tsx';
import { DeliveryBadge } from './badges.tsx';
import { eventOf } from './events.ts';

type Delivery = Webhook_DeliveryFragment;
type Props = Rows<Delivery> & {
  isOn: boolean;
  resending: ReadonlySet<string>;
  onResend: (id: string) => void;
  onOpen: (delivery: Delivery) => void;
};

export function DeliveryTable({ isOn, resending, onResend, onOpen, ...rows }: Props) {
  const { shortDateTime } = useDates();
  const columns: Column<Delivery>[] = [
    {
      head: 'Event',
      order: 'EVENT',
      title: true,
      className: 'md:min-w-32 xl:min-w-44',
      cell: ({ event }) => <Event name={event} />,
    },
    { head: 'State', order: 'STATE', cell: (delivery) => <DeliveryBadge {...delivery} /> },
    {
      head: 'What came of it',
      className: 'wrap-anywhere md:min-w-32 xl:min-w-48',
      cell: (delivery) => <Outcome {...delivery} />,
    },
    {
      head: 'When',
      order: 'CREATED',
      className: 'md:min-w-24 xl:min-w-36',
      cell: (delivery) => <When {...delivery} />,
    },
    actionsColumn(
      (delivery) => (
        <div className="flex flex-wrap gap-2 md:min-h-9 xl:flex-nowrap">
          {delivery.tries > 0 && (
            <Button
              variant="secondary"
              size="small"
              className="whitespace-nowrap"
              aria-label={`Show request and response: ${eventOf(delivery.event).title}, ${shortDateTime(delivery.createdAt)}`}
              onClick={() => onOpen(delivery)}
            >
              Show
            </Button>
          )}
          {isOn && isSettled(delivery) && (
            <Button
              variant="secondary"
              size="small"
              className="whitespace-nowrap"
              aria-label={`Send again: ${eventOf(delivery.event).title}, ${shortDateTime(delivery.createdAt)}`}
              busy={resending.has(delivery.id)}
              onClick={() => onResend(delivery.id)}
            >
              Send again
            </Button>
          )}
        </div>
      ),
      HIDES_EMPTY,
    ),
  ];
  return <Table caption="Deliveries" columns={columns} orders={deliveryOrders} {...rows} />;
}

/** A delivery that is being sent cannot be resent. */
const isSettled = ({ state, nextTryAt }: Delivery) => state !== 'WAITING' || Boolean(nextTryAt);

function Event({ name }: { name: Delivery['event'] }) {
  const { word, title } = eventOf(name);
  return (
    <>
      {title}
      <span className="mt-0.5 block text-xs font-normal text-ink-soft">{word}</span>
    </>
  );
}

function Outcome({ state, tries, status, reason, answer, nextTryAt }: Delivery) {
  const reasonText = reason ?? (state === 'DELIVERED' ? `The answer had the status ${status}.` : null);
  return (
    <div className="grid gap-0.5">
      <span>
        {reasonText ?? 'Under way.'}
        {tries > 1 && <span className="text-ink-soft">{` ${tries} tries.`}</span>}
      </span>
      {nextTryAt && (
        <span className="text-xs text-ink-soft">
          Next try <OfficeDate at={nextTryAt} as="shortDateTime" />
        </span>
      )}
      {reasonText && answer && <span className="text-xs text-ink-soft">{answer}</span>}
    </div>
  );
}

/** Time of the delivery, and duration of the last try. */
const When = ({ createdAt, durationMs }: Delivery) => (
  <div>
    <OfficeDate at={createdAt} as="shortDateTime" />
    {durationMs != null && <span className="block text-xs text-ink-soft">{`took ${durationMs} ms`}</span>}
  </div>
);
