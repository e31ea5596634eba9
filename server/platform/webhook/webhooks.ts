import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { HOUR_MS } from '#schema/durations.ts';
import { type EventWord, OVERLAP_HOURS, type WebhookInput, webhookStrings } from '#schema/webhook.ts';
import { admitScopes } from '#server/platform/access/scope.ts';
import { changed, factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Caller, Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { byText, type Orders } from '#server/platform/database/listOrder.ts';
import { tableReader } from '#server/platform/database/lookup.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/platform/database/page.ts';
import { updateRow } from '#server/platform/database/updatedAt.ts';
import { badField, fail, foundOr } from '#server/platform/errors.ts';
import { faultOf } from '#server/platform/outgoing/address.ts';
import { scopesOfEvent } from './eventScopes.ts';
import { makeSecret, sealSecret } from './secret.ts';
import { type WebhookRow, webhookDeliveries, webhookFailures, webhooks } from './table.ts';

export type WebhookList = Connection<WebhookRow>;
/** A webhook with its secret, which is displayed once. */
export type WebhookWithSecret = { id: string; secret: string; webhook: WebhookRow };
type Input = z.output<typeof WebhookInput>;

const order = byCreation<WebhookRow>(webhooks, 'newest first');
/** A webhook without a name is listed by the host of its URL. */
const listedName = sql`coalesce(nullif(${webhooks.name}, ''), regexp_replace(${webhooks.url}, '^https?://', ''))`;
const orders: Orders = { CREATED: webhooks.createdAt, NAME: byText(listedName) };

export const listWebhooks = ({ db }: Context, args: PageArgs): Promise<WebhookList> =>
  tablePage(db, { table: webhooks, order, orders }, args);

export const getWebhook = tableReader(webhooks, webhookStrings.notFound);

/** Creates a webhook, switched on. @throws BAD_USER_INPUT for a refused URL */
export async function createWebhook(context: Context, input: Input): Promise<WebhookWithSecret> {
  const row = { ...columnsOf(context, input), id: uuidv7(), createdAt: context.now() };
  const { secret, sealedSecret } = newSecret(context, row.id);
  return context.db.transaction(async (tx) => {
    const webhook = webhookOf(
      await tx
        .insert(webhooks)
        .values({ ...row, sealedSecret })
        .returning(),
    );
    const after = factsOf(webhook, auditedFields);
    await record(tx, actorOf(context), 'webhook.create', subjectOf(webhook), row.createdAt, { after });
    return { id: row.id, secret, webhook };
  });
}

/**
 * @throws NOT_FOUND, BAD_USER_INPUT for a refused URL, FORBIDDEN for an API token that may not read the events
 */
export async function updateWebhook(context: Context, id: string, input: Input): Promise<WebhookRow> {
  const changes = columnsOf(context, input);
  return context.db.transaction(async (tx) => {
    const before = await lockAdmitted(context, tx, id);
    const webhook = await updateRow(tx, webhooks, before, changes);
    if (webhook.url !== before.url) {
      // Waiting deliveries go to the new address, also those of events that the webhook no longer has.
      admitEvents(context, await waitingEvents(tx, id));
      await forgetFailures(tx, id);
    }
    const change = changed(before, webhook, auditedFields);
    if (change) await record(tx, actorOf(context), 'webhook.update', subjectOf(webhook), context.now(), change);
    return webhook;
  });
}

const waitingEvents = async (tx: Transaction, webhookId: string): Promise<EventWord[]> => {
  const { event, state } = webhookDeliveries;
  const isWaiting = and(eq(webhookDeliveries.webhookId, webhookId), eq(state, 'waiting'), isNotNull(event));
  const rows = await tx.selectDistinct({ event }).from(webhookDeliveries).where(isWaiting);
  return rows.map((row) => row.event as EventWord);
};

/** Switching off ends waiting deliveries. Toggles if `isOn` is omitted. @throws NOT_FOUND, FORBIDDEN like `updateWebhook` */
export const switchWebhook = (context: Context, id: string, isOn?: boolean | null): Promise<WebhookRow> =>
  context.db.transaction(async (tx) => {
    const before = await lockAdmitted(context, tx, id);
    const webhook = await updateRow(tx, webhooks, before, { isOn: isOn ?? !before.isOn });
    if (!webhook.isOn) await endWaiting(tx, id, webhookStrings.wasOff);
    if (webhook.isOn !== before.isOn) await forgetFailures(tx, id);
    const change = changed(before, webhook, ['isOn']);
    const action = webhook.isOn ? 'webhook.enable' : 'webhook.disable';
    if (change) await record(tx, actorOf(context), action, subjectOf(webhook), context.now(), change);
    return webhook;
  });

export async function endWaiting(tx: Transaction, webhookId: string, reason: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', reason })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')));
}

/** A webhook with a new address, or one that somebody switched, begins without failures. */
async function forgetFailures(tx: Transaction, webhookId: string): Promise<void> {
  await tx.delete(webhookFailures).where(eq(webhookFailures.webhookId, webhookId));
}

/**
 * A webhook sends what its events contain, so an API token with scopes needs the scopes that read it.
 * @throws FORBIDDEN with the missing scope
 */
export function admitEvents(caller: Caller, events: readonly EventWord[]): void {
  for (const event of events) admitScopes(caller, scopesOfEvent[event]);
}

/**
 * Replaces the secret. The old one signs for another day, or not at all if `isAtOnce`. Earlier ones never sign again.
 * @throws NOT_FOUND, FORBIDDEN like `updateWebhook`
 */
export async function renewSecret(context: Context, id: string, isAtOnce: boolean): Promise<WebhookWithSecret> {
  const { secret, sealedSecret } = newSecret(context, id);
  return context.db.transaction(async (tx) => {
    const before = await lockAdmitted(context, tx, id);
    const now = context.now();
    const formerColumns = isAtOnce
      ? noFormer
      : { formerSealedSecret: before.sealedSecret, formerUntil: new Date(now.getTime() + OVERLAP_MS) };
    const webhook = await updateRow(tx, webhooks, before, { sealedSecret, ...formerColumns });
    const after = formerColumns.formerUntil ? { after: { formerUntil: formerColumns.formerUntil } } : {};
    await record(tx, actorOf(context), 'webhook.renewSecret', subjectOf(webhook), now, after);
    return { id, secret, webhook };
  });
}

/** Ends the validity of the former secret, if any. @throws NOT_FOUND, FORBIDDEN like `updateWebhook` */
export const endOverlap = (context: Context, id: string): Promise<WebhookRow> =>
  context.db.transaction(async (tx) => {
    const before = await lockAdmitted(context, tx, id);
    const now = context.now();
    if (!formerOf(before, now)) return before;
    const webhook = await updateRow(tx, webhooks, before, noFormer);
    await record(tx, actorOf(context), 'webhook.endOverlap', subjectOf(webhook), now);
    return webhook;
  });

const OVERLAP_MS = OVERLAP_HOURS * HOUR_MS;
const noFormer = { formerSealedSecret: null, formerUntil: null };

/** Returns the former secret (encrypted) while it still signs. */
export const formerOf = (
  { formerSealedSecret, formerUntil }: Pick<WebhookRow, 'formerSealedSecret' | 'formerUntil'>,
  now: Date,
): string | null => (formerUntil && formerUntil > now ? formerSealedSecret : null);

/** Deletes a webhook and its deliveries. @returns the deleted webhook @throws NOT_FOUND, FORBIDDEN like `updateWebhook` */
export const removeWebhook = (context: Context, id: string): Promise<WebhookRow> =>
  context.db.transaction(async (tx) => {
    const webhook = await lockAdmitted(context, tx, id);
    await tx.delete(webhooks).where(eq(webhooks.id, id));
    const before = factsOf(webhook, auditedFields);
    await record(tx, actorOf(context), 'webhook.remove', subjectOf(webhook), context.now(), { before });
    return webhook;
  });

/** Locks a webhook so that it stays on in this transaction. @throws NOT_FOUND, CONFLICT while it is off */
export async function lockEnabled(tx: Transaction, id: string): Promise<WebhookRow> {
  const webhook = webhookOf(await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('share'));
  if (!webhook.isOn) throw fail('CONFLICT', webhookStrings.isOff);
  return webhook;
}

/** @throws NOT_FOUND, FORBIDDEN for an API token that may not read the events */
async function lockAdmitted(caller: Caller, tx: Transaction, id: string): Promise<WebhookRow> {
  const webhook = webhookOf(await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update'));
  admitEvents(caller, webhook.events);
  return webhook;
}

const auditedFields = ['name', 'url', 'events', 'isOn'] as const;
export const subjectOf = ({ id, name, url }: WebhookRow) => ({ id, label: name ?? url });

const webhookOf = (rows: WebhookRow[]) => foundOr(rows, webhookStrings.notFound);

function columnsOf(context: Context, { name = null, url, events }: Input) {
  admitEvents(context, events);
  const fault = faultOf(url, context.settings.WEBHOOKS_ALLOW_PRIVATE);
  if (fault) throw badField('url', fault);
  return { name, url, events };
}

function newSecret({ secret: sessionSecret }: Context, id: string) {
  const secret = makeSecret();
  return { secret, sealedSecret: sealSecret(secret, id, sessionSecret) };
}
