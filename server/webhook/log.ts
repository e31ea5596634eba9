import { and, desc, eq, isNotNull, ne, or } from 'drizzle-orm';
import { webhookSentences } from '#schema/webhook.ts';
import type { Context } from '#server/context.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/database/page.ts';
import { fail, foundOr } from '#server/errors.ts';
import { queueTest } from './deliveries.ts';
import { type DeliveryRow, type WebhookRow, webhookDeliveries } from './table.ts';
import { holdListening } from './webhooks.ts';

export type DeliveryList = Connection<DeliveryRow>;

const order = byCreation<DeliveryRow>(webhookDeliveries, 'newest first');

/** The deliveries of a webhook, newest first. */
export const listDeliveries = ({ db }: Context, { id }: WebhookRow, args: PageArgs): Promise<DeliveryList> =>
  tablePage(db, webhookDeliveries, order, args, eq(webhookDeliveries.webhookId, id));

/** The newest delivery of a webhook, if there is one. */
export async function latestDelivery({ db }: Context, { id }: WebhookRow): Promise<DeliveryRow | null> {
  const [latest] = await db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(1);
  return latest ?? null;
}

/** When a delivery is tried next, if it waits for another try. */
export const nextTryOf = ({ state, reason, runAt }: DeliveryRow): Date | null =>
  state === 'waiting' && reason !== null ? runAt : null;

/** Sends a webhook a test. @throws NOT_FOUND, CONFLICT while it is off */
export async function testWebhook({ db, now, outbox }: Context, id: string): Promise<DeliveryRow> {
  const [queued] = await db.transaction(async (tx) => {
    await holdListening(tx, id);
    return queueTest(tx, id, now());
  });
  outbox.wake();
  return queued as DeliveryRow;
}

/**
 * Sends a delivery again, whatever became of it, with its own id.
 * @throws NOT_FOUND, CONFLICT while it is being sent and while its webhook is off
 */
export async function resendDelivery({ db, now, outbox }: Context, id: string): Promise<DeliveryRow> {
  const isIt = eq(webhookDeliveries.id, id);
  const queued = await db.transaction(async (tx) => {
    const { webhookId } = foundOr(
      await tx.select().from(webhookDeliveries).where(isIt),
      webhookSentences.deliveryNotFound,
    );
    await holdListening(tx, webhookId);
    const isAtRest = or(ne(webhookDeliveries.state, 'waiting'), isNotNull(webhookDeliveries.reason));
    const [again] = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', queuedAt: now(), runAt: now(), tries: 0, reason: null })
      .where(and(isIt, isAtRest))
      .returning();
    if (!again) throw fail('CONFLICT', webhookSentences.isWaiting);
    return again;
  });
  outbox.wake();
  return queued;
}
