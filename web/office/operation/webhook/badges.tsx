import { deliveryStateName, deliveryStates } from '#schema/webhook.ts';
import type { Webhook_DeliveryFragment } from '#web/gql/graphql.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';

type Health = { isOn: boolean; failingSince?: string | null; offReason?: string | null };

/** Whether a webhook is on, and whether it fails; also visible without colours. */
export const SwitchBadge = ({ isOn, failingSince, offReason }: Health) => (
  <span className="inline-flex flex-wrap gap-1.5">
    <Badge tone={isOn ? 'ok' : 'neutral'}>
      <span aria-hidden="true" className={`size-2 rounded-full border-2 border-current ${isOn ? 'bg-current' : ''}`} />
      {isOn ? 'On' : 'Off'}
    </Badge>
    {failingSince && <Badge tone="danger">Failing</Badge>}
    {offReason && <Badge tone="danger">Failed</Badge>}
  </span>
);

type Delivery = Pick<Webhook_DeliveryFragment, 'state'> & { reason?: string | null };

const tones = { Delivered: 'ok', Failed: 'danger', 'Trying again': 'danger', Sending: 'neutral' } as const;

export function DeliveryBadge({ state, reason }: Delivery) {
  const name = deliveryStateName(deliveryStates[state], reason);
  return <Badge tone={tones[name]}>{name}</Badge>;
}
