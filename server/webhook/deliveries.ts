import { and, arrayContains } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type EventWord, TEST_EVENT } from '#schema/webhook.ts';
import type { Transaction } from '#server/database/connect.ts';
import { webhookDeliveries, webhooks } from './table.ts';

/**
 * Queues a delivery for every webhook that listens to an event, in the transaction of the event.
 * @param item as it is now
 */
export async function queueEvent(tx: Transaction, event: EventWord, item: { id: string }, now: Date): Promise<void> {
  // Held, so that none is switched off or deleted before its delivery is there.
  const listening = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(webhooks.isOn, arrayContains(webhooks.events, [event])))
    .for('share');
  if (!listening.length) return;
  const body = bodyOf(event, item, now);
  await tx.insert(webhookDeliveries).values(listening.map(({ id }) => ({ ...newDelivery(id, now), event, body })));
}

/** Queues a test. @returns the delivery */
export async function queueTest(tx: Transaction, webhookId: string, now: Date) {
  const body = bodyOf(TEST_EVENT, { id: webhookId }, now);
  const queued = await tx
    .insert(webhookDeliveries)
    .values({ ...newDelivery(webhookId, now), body })
    .returning();
  return queued;
}

const newDelivery = (webhookId: string, now: Date) => ({
  id: uuidv7(),
  webhookId,
  createdAt: now,
  queuedAt: now,
  runAt: now,
});

/** What a webhook is sent of an item. */
export const bodyOf = (type: string, { id, ...fields }: { id: string }, now: Date): string =>
  JSON.stringify({ type, timestamp: now, data: { _id: id, ...fields } });

/** A new id as uuid.v7 makes them, by PostgreSQL: the newest of them has it built in, the others have not. */
const NEW_ID = `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing
  substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid`;

/**
 * As queueEvent, as parts of a larger statement.
 * @param given its parameters
 * @param condition when there is anything to tell
 */
export const deliveryInsert = ({ event, body, at }: Record<'event' | 'body' | 'at', string>, condition: string) =>
  `listening as (select id from webhooks where is_on and events @> array[${event}::text] and ${condition} for share),
  deliveries as (insert into webhook_deliveries (id, webhook_id, event, body, created_at, queued_at, run_at)
    select ${NEW_ID}, id, ${event}::text, ${body}::text, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
    from listening)`;
