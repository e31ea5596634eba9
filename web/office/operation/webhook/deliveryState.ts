import type { Webhook_DeliveryFragment } from '#web/gql/graphql.ts';

type Delivery = Pick<Webhook_DeliveryFragment, 'state'> & { reason?: string | null };

/** What has become of a delivery, and how that looks: one that waits for another try has failed before. */
export function deliveryState({ state, reason }: Delivery): readonly ['ok' | 'danger' | 'neutral', string] {
  if (state === 'DELIVERED') return ['ok', 'Delivered'];
  if (state === 'FAILED') return ['danger', 'Failed'];
  return reason ? ['danger', 'Trying again'] : ['neutral', 'Sending'];
}
