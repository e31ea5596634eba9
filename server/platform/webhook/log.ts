import { and, desc, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { type DeliveryState, type EventWord, eventWords, TEST_EVENT, webhookStrings } from '#schema/webhook.ts';
import { hasScopes } from '#server/platform/access/scope.ts';
import { factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Caller, Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { byText, type Orders } from '#server/platform/database/listOrder.ts';
import { tableReader } from '#server/platform/database/lookup.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { fail, foundOr } from '#server/platform/errors.ts';
import { queueTest } from './deliveries.ts';
import { scopesOfEvent } from './eventScopes.ts';
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhookFailures, webhooks } from './table.ts';
import { admitEvents, lockEnabled, subjectOf } from './webhooks.ts';

export type DeliveryList = Connection<DeliveryRow>;

const order = byCreation<DeliveryRow>(webhookDeliveries, 'newest first');
const orders: Orders = {
  CREATED: webhookDeliveries.createdAt,
  EVENT: byText(sql`coalesce(${webhookDeliveries.event}, ${sql.raw(`'${TEST_EVENT}'`)})`),
  STATE: byText(webhookDeliveries.state),
};

type DeliveryArgs = PageArgs & { state?: DeliveryState | null };

export function listDeliveries({ db }: Context, { id }: WebhookRow, args: DeliveryArgs): Promise<DeliveryList> {
  const { webhookId, state } = webhookDeliveries;
  const condition = and(eq(webhookId, id), args.state ? eq(state, args.state) : undefined);
  return tablePage(db, { table: webhookDeliveries, order, orders, condition }, args);
}

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
export const getDelivery = tableReader(webhookDeliveries, webhookStrings.deliveryNotFound);

/** @throws FORBIDDEN for an API token that may not read what the event contains */
export function requestOf(caller: Caller, { event, requestHeaders, body }: DeliveryRow) {
  if (event) admitEvents(caller, [event]);
  return requestHeaders && { headers: requestHeaders, body };
}

/** @throws FORBIDDEN like `requestOf`, because a receiver may repeat the request */
export function responseOf(caller: Caller, { event, status, responseHeaders, responseBody }: DeliveryRow) {
  if (event) admitEvents(caller, [event]);
  return responseHeaders && { status: status ?? 0, headers: responseHeaders, body: responseBody };
}

/** @returns null like an empty answer for an API token that may not read what the event contains */
export const answerOf = (caller: Caller, { event, answer }: DeliveryRow): string | null =>
  event && !mayRead(caller, event) ? null : answer;

const readableEvents = (caller: Caller): EventWord[] =>
  Object.values(eventWords).filter((event) => mayRead(caller, event));
const mayRead = (caller: Caller, event: EventWord): boolean => hasScopes(caller, scopesOfEvent[event]);

export const nextTryOf = ({ state, reason, runAt }: DeliveryRow): Date | null =>
  state === 'waiting' && reason !== null ? runAt : null;

const readFailures = batched<typeof webhookFailures.$inferSelect>(async ({ db }, ids) => {
  const rows = await db.select().from(webhookFailures).where(inArray(webhookFailures.webhookId, ids));
  return rows.map((row) => [row.webhookId, row]);
});

/** @returns since when every delivery has failed; null when the last one succeeded, and when the webhook is off */
export async function failingSince(context: Context, { id, isOn }: WebhookRow): Promise<Date | null> {
  return isOn ? ((await readFailures(context, id))?.since ?? null) : null;
}

/** @returns why the product switched the webhook off; null when somebody did, and when it is on */
export async function offReason(context: Context, { id, isOn }: WebhookRow): Promise<string | null> {
  const failure = isOn ? null : await readFailures(context, id);
  return failure?.endedAt ? failure.reason : null;
}

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
 * @throws NOT_FOUND, CONFLICT while it is being sent or its webhook is off, FORBIDDEN like `requestOf`
 */
export async function resendDelivery(context: Context, id: string): Promise<DeliveryRow> {
  const byId = eq(webhookDeliveries.id, id);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const { webhookId, event } = foundOr(
      await tx.select().from(webhookDeliveries).where(byId),
      webhookStrings.deliveryNotFound,
    );
    if (event) admitEvents(context, [event]);
    const webhook = await lockEnabled(tx, webhookId);
    const [delivery] = await tx.update(webhookDeliveries).set(queuedAgain(now)).where(and(byId, isAtRest)).returning();
    if (!delivery) throw fail('CONFLICT', webhookStrings.isWaiting);
    const after = factsOf(delivery, ['event', 'createdAt']);
    await record(tx, actorOf(context), 'webhook.resend', subjectOf(webhook), now, { after });
    return delivery;
  });
}

/** A delivery that is not being sent: delivered, failed, or waiting for the next try. */
const isAtRest = or(ne(webhookDeliveries.state, 'waiting'), isNotNull(webhookDeliveries.reason));
const queuedAgain = (now: Date) => ({ state: 'waiting', queuedAt: now, runAt: now, tries: 0, reason: null }) as const;

type ResendOptions = { since: Date; isFailedOnly: boolean };

/**
 * Sends the deliveries of events since a time again, each with the same id. Those that are being sent are left out, and
 * those of events that an API token may not read.
 * @throws NOT_FOUND, CONFLICT while the webhook is off
 */
export async function resendDeliveries(context: Context, id: string, { since, isFailedOnly }: ResendOptions) {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const webhook = await lockEnabled(tx, id);
    const { webhookId, createdAt, state, event } = webhookDeliveries;
    const isWanted = and(
      eq(webhookId, id),
      gte(createdAt, since),
      isFailedOnly ? ne(state, 'delivered') : undefined,
      or(isNull(event), inArray(event, readableEvents(context))),
    );
    const { rowCount } = await tx.update(webhookDeliveries).set(queuedAgain(now)).where(and(isWanted, isAtRest));
    const totalCount = rowCount ?? 0;
    const after = { since, count: totalCount };
    if (totalCount) await record(tx, actorOf(context), 'webhook.resend', subjectOf(webhook), now, { after });
    return { totalCount };
  });
}
