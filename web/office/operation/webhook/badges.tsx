import { Badge } from '#web/shared/ui/Badge.tsx';
import { deliveryState } from './deliveryState.ts';

/** Whether a webhook is told of anything; the shape tells it too, not only the colour. */
export const SwitchBadge = ({ isOn }: { isOn: boolean }) => (
  <Badge tone={isOn ? 'ok' : 'neutral'}>
    <span aria-hidden="true" className={`size-2 rounded-full border-2 border-current ${isOn ? 'bg-current' : ''}`} />
    {isOn ? 'On' : 'Off'}
  </Badge>
);

/** What has become of a delivery. */
export function DeliveryBadge(delivery: Parameters<typeof deliveryState>[0]) {
  const [tone, word] = deliveryState(delivery);
  return <Badge tone={tone}>{word}</Badge>;
}
