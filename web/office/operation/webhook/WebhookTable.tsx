import { Link } from 'react-router-dom';
import type { Webhook_WebhookFragment } from '#web/gql/graphql.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { webhookOrders } from '#web/shared/lists/listOrder.ts';
import { paths } from '#web/shared/paths.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { actionsColumn, type Column, type Rows, Table } from '#web/shared/ui/Table.tsx';
import { DeliveryBadge, SwitchBadge } from './badges.tsx';
import { eventOf } from './events.ts';

export type Webhook = Webhook_WebhookFragment;
type Props = Rows<Webhook> & {
  onSwitch: (webhook: Webhook) => void;
  onRemove: (webhook: Webhook) => void;
};

export const nameOf = ({ name, url }: Pick<Webhook, 'name' | 'url'>): string => name || new URL(url).host;

export function WebhookTable({ onSwitch, onRemove, ...rows }: Props) {
  const columns: Column<Webhook>[] = [
    {
      head: 'Webhook',
      order: 'NAME',
      title: true,
      className: 'wrap-anywhere md:min-w-48',
      cell: (webhook) => <Name webhook={webhook} />,
    },
    { head: 'Events', className: 'md:min-w-44', cell: ({ events }) => <Events names={events} /> },
    { head: 'State', cell: (webhook) => <SwitchBadge {...webhook} /> },
    {
      head: 'Last Delivery',
      className: 'xl:whitespace-nowrap',
      cell: ({ latestDelivery }) => <Latest delivery={latestDelivery} />,
    },
    actionsColumn((webhook) => <Actions webhook={webhook} onSwitch={onSwitch} onRemove={onRemove} />),
  ];
  return <Table caption="Webhooks" columns={columns} orders={webhookOrders} {...rows} />;
}

const Name = ({ webhook }: { webhook: Webhook }) => (
  <>
    <Link to={paths.webhook(webhook.id)}>{nameOf(webhook)}</Link>
    <span className="mt-0.5 block text-xs font-normal text-ink-soft">{webhook.url}</span>
  </>
);

export const Events = ({ names }: { names: Webhook['events'] }) => (
  <ul className="flex flex-wrap gap-1.5">
    {names.map((name) => (
      <li key={name}>
        <Badge>
          <span className="font-normal">{eventOf(name).word}</span>
        </Badge>
      </li>
    ))}
  </ul>
);

const Latest = ({ delivery }: { delivery: Webhook['latestDelivery'] }) =>
  delivery ? (
    <span className="grid justify-items-start gap-1">
      <DeliveryBadge {...delivery} />
      <span className="text-xs text-ink-soft">
        <OfficeDate at={delivery.createdAt} as="shortDateTime" />
      </span>
    </span>
  ) : (
    'None yet'
  );

function Actions({ webhook, onSwitch, onRemove }: Pick<Props, 'onSwitch' | 'onRemove'> & { webhook: Webhook }) {
  const verb = webhook.isOn ? 'Switch off' : 'Switch on';
  return (
    <div className="flex items-center gap-2">
      <Button
        variant="secondary"
        size="small"
        className="min-w-26 whitespace-nowrap"
        aria-label={`${verb} ${nameOf(webhook)}`}
        onClick={() => onSwitch(webhook)}
      >
        {verb}
      </Button>
      <Button
        variant="quietDanger"
        size="small"
        aria-label={`Delete ${nameOf(webhook)}`}
        onClick={() => onRemove(webhook)}
      >
        Delete
      </Button>
    </div>
  );
}
