import { deliveryStateName, deliveryStates } from '#schema/webhook.ts';
import type { Webhook_DeliveryFragment } from '#web/gql/graphql.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';

/** Whether a webhook is on; also visible without colours. */
export const SwitchBadge = ({ isOn }: { isOn: boolean }) => (
  <Badge tone={isOn ? 'ok' : 'neutral'}>
    <span aria-hidden="true" className={`size-2 rounded-full border-2 border-current ${isOn ? 'bg-current' : ''}`} />
    {isOn ? 'On' : 'Off'}
  </Badge>
);

type Delivery = Pick<Webhook_DeliveryFragment, 'state'> & { reason?: string | null };

const tones = { Delivered: 'ok', Failed: 'danger', 'Trying again': 'danger', Sending: 'neutral' } as const;

export function DeliveryBadge({ state, reason }: Delivery) {
  const name = deliveryStateName(deliveryStates[state], reason);
  return <Badge tone={tones[name]}>{name}</Badge>;
}
