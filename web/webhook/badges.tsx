import type { Webhook_DeliveryFragment } from '#web/gql/graphql.ts';
import { Badge } from '#web/ui/Badge.tsx';

/** Whether a webhook is told of anything; the shape tells it too, not only the colour. */
export const SwitchBadge = ({ isOn }: { isOn: boolean }) => (
  <Badge tone={isOn ? 'ok' : 'neutral'}>
    <span aria-hidden="true" className={`size-2 rounded-full border-2 border-current ${isOn ? 'bg-current' : ''}`} />
    {isOn ? 'On' : 'Off'}
  </Badge>
);

type Delivery = Pick<Webhook_DeliveryFragment, 'state'> & { reason?: string | null };

/** What has become of a delivery: one that waits for another try has failed before. */
export function DeliveryBadge({ state, reason }: Delivery) {
  if (state === 'DELIVERED') return <Badge tone="ok">Delivered</Badge>;
  if (state === 'FAILED') return <Badge tone="danger">Failed</Badge>;
  return reason ? <Badge tone="danger">Trying again</Badge> : <Badge>Sending</Badge>;
}
