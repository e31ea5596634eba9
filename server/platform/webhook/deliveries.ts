import { arrayContains } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type EventWord, TEST_EVENT, webhookStrings } from '#schema/webhook.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { currentRequestContext } from '#server/platform/requestContext.ts';
import { webhookDeliveries, webhooks } from './table.ts';

/**
 * Queues a delivery per item for every webhook with this event, in the event's transaction. Those of a webhook that is
 * off are not sent: they are in its log, so that they can be sent when it is on again.
 */
export async function queueEvent(
  tx: Transaction,
  event: EventWord,
  items: readonly { id: string }[],
  now: Date,
): Promise<void> {
  // Locked, so that no webhook is switched off or deleted before its delivery is inserted.
  const subscribedWebhooks = await tx
    .select({ id: webhooks.id, isOn: webhooks.isOn })
    .from(webhooks)
    .where(arrayContains(webhooks.events, [event]))
    .for('share');
  if (!subscribedWebhooks.length) return;
  const deliveries = items.flatMap((item) => {
    const body = bodyOf(event, item, now);
    return subscribedWebhooks.map(({ id, isOn }) => ({
      ...{ ...newDelivery(id, now), event, body },
      ...(!isOn && ({ state: 'failed', reason: webhookStrings.wasOff } as const)),
    }));
  });
  await tx.insert(webhookDeliveries).values(deliveries);
}

export async function queueTest(tx: Transaction, webhookId: string, now: Date) {
  const body = bodyOf(TEST_EVENT, { id: webhookId }, now);
  const insertedRows = await tx
    .insert(webhookDeliveries)
    .values({ ...newDelivery(webhookId, now), body })
    .returning();
  return insertedRows;
}

const newDelivery = (webhookId: string, now: Date) => ({
  id: uuidv7(),
  webhookId,
  createdAt: now,
  queuedAt: now,
  runAt: now,
});

/** Names the API token that caused the event, so that a program recognises its own changes. */
const bodyOf = (type: string, { id, ...fields }: { id: string }, now: Date): string =>
  JSON.stringify({ type, timestamp: now, data: { _id: id, ...fields }, token: currentRequestContext()?.token });
