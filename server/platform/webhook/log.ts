import { and, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { webhookStrings } from '#schema/webhook.ts';
import { factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { rowById } from '#server/platform/database/lookup.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { fail, foundOr } from '#server/platform/errors.ts';
import { queueTest } from './deliveries.ts';
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from './table.ts';
import { lockEnabled, subjectOf } from './webhooks.ts';

export type DeliveryList = Connection<DeliveryRow>;

const order = byCreation<DeliveryRow>(webhookDeliveries, 'newest first');

export const listDeliveries = ({ db }: Context, { id }: WebhookRow, args: PageArgs): Promise<DeliveryList> =>
  tablePage(db, { table: webhookDeliveries, order, condition: eq(webhookDeliveries.webhookId, id) }, args);

const readLatest = batched<DeliveryRow>(async ({ db }, ids) => {
  const latest = db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhooks.id))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(1)
    .as('latest');
  const rows = await db
    .select({ latest: { ...latest._.selectedFields } })
    .from(webhooks)
    .innerJoinLateral(latest, sql`true`)
    .where(inArray(webhooks.id, ids));
  return rows.map((row) => [row.latest.webhookId, row.latest]);
});

export const latestDelivery = (context: Context, { id }: WebhookRow): Promise<DeliveryRow | null> =>
  readLatest(context, id);

/** @throws NOT_FOUND */
export const getDelivery = ({ db }: Context, id: string): Promise<DeliveryRow> =>
  rowById(db, webhookDeliveries, id, webhookStrings.deliveryNotFound);

export const nextTryOf = ({ state, reason, runAt }: DeliveryRow): Date | null =>
  state === 'waiting' && reason !== null ? runAt : null;

/** @throws NOT_FOUND, CONFLICT while the webhook is off */
export async function testWebhook(context: Context, id: string): Promise<DeliveryRow> {
  const now = context.now();
  const [delivery] = await context.db.transaction(async (tx) => {
    const webhook = await lockEnabled(tx, id);
    await record(tx, actorOf(context), 'webhook.test', subjectOf(webhook), now);
    return queueTest(tx, id, now);
  });
  return delivery as DeliveryRow;
}

/**
 * Sends a delivery again with the same id, whatever its state.
 * @throws NOT_FOUND, CONFLICT while it is being sent or its webhook is off
 */
export async function resendDelivery(context: Context, id: string): Promise<DeliveryRow> {
  const byId = eq(webhookDeliveries.id, id);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { webhookId } = foundOr(
      await tx.select().from(webhookDeliveries).where(byId),
      webhookStrings.deliveryNotFound,
    );
    const webhook = await lockEnabled(tx, webhookId);
    const isAtRest = or(ne(webhookDeliveries.state, 'waiting'), isNotNull(webhookDeliveries.reason));
    const [delivery] = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', queuedAt: now, runAt: now, tries: 0, reason: null })
      .where(and(byId, isAtRest))
      .returning();
    if (!delivery) throw fail('CONFLICT', webhookStrings.isWaiting);
    const after = factsOf(delivery, ['event', 'createdAt']);
    await record(tx, actorOf(context), 'webhook.resend', subjectOf(webhook), now, { after });
    return delivery;
  });
}
