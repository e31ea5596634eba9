import { and, eq, not } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { type WebhookInput, webhookSentences } from '#schema/webhook.ts';
import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/database/connect.ts';
import { byCreation, type Connection, type PageArgs, tablePage } from '#server/database/page.ts';
import { fail, foundOr } from '#server/errors.ts';
import { faultOf } from './address.ts';
import { makeSecret, sealSecret } from './secret.ts';
import { type WebhookRow, webhookDeliveries, webhooks } from './table.ts';

export type WebhookList = Connection<WebhookRow>;
/** A webhook with its secret, which is told once. */
export type ToldSecret = { id: string; secret: string; webhook: WebhookRow };
type Input = z.output<typeof WebhookInput>;

const order = byCreation<WebhookRow>(webhooks, 'newest first');

/** Every webhook, newest first. */
export const listWebhooks = ({ db }: Context, args: PageArgs): Promise<WebhookList> =>
  tablePage(db, webhooks, order, args);

/** One webhook. @throws NOT_FOUND */
export const getWebhook = async ({ db }: Context, id: string): Promise<WebhookRow> =>
  found(await db.select().from(webhooks).where(eq(webhooks.id, id)));

/** Makes a webhook, switched on, with a secret. @throws BAD_USER_INPUT for an address that is refused */
export async function createWebhook(context: Context, input: Input): Promise<ToldSecret> {
  const row = { ...written(context, input), id: uuidv7(), createdAt: context.now() };
  const { secret, sealedSecret } = newSecret(context, row.id);
  const webhook = found(
    await context.db
      .insert(webhooks)
      .values({ ...row, sealedSecret })
      .returning(),
  );
  return { id: row.id, secret, webhook };
}

/** Changes a webhook. @throws NOT_FOUND, BAD_USER_INPUT for an address that is refused */
export const updateWebhook = async (context: Context, id: string, input: Input): Promise<WebhookRow> =>
  found(await context.db.update(webhooks).set(written(context, input)).where(eq(webhooks.id, id)).returning());

/** Switches a webhook on or off; off, what waits to be sent is ended. @param isOn left out, it flips @throws NOT_FOUND */
export const switchWebhook = ({ db }: Context, id: string, isOn?: boolean | null): Promise<WebhookRow> =>
  db.transaction(async (tx) => {
    const webhook = found(
      await tx
        .update(webhooks)
        .set({ isOn: isOn ?? not(webhooks.isOn) })
        .where(eq(webhooks.id, id))
        .returning(),
    );
    if (!webhook.isOn) {
      await tx
        .update(webhookDeliveries)
        .set({ state: 'failed', reason: webhookSentences.wasOff })
        .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'waiting')));
    }
    return webhook;
  });

/** Gives a webhook a new secret in the place of its old one. @throws NOT_FOUND */
export async function renewSecret(context: Context, id: string): Promise<ToldSecret> {
  const { secret, sealedSecret } = newSecret(context, id);
  const webhook = found(await context.db.update(webhooks).set({ sealedSecret }).where(eq(webhooks.id, id)).returning());
  return { id, secret, webhook };
}

/** Deletes a webhook for good, with its deliveries. @returns the webhook as it was @throws NOT_FOUND */
export const removeWebhook = async ({ db }: Context, id: string): Promise<WebhookRow> =>
  found(await db.delete(webhooks).where(eq(webhooks.id, id)).returning());

/** Holds a webhook that is on, so that it stays so in this transaction. @throws NOT_FOUND, CONFLICT while it is off */
export async function holdListening(tx: Transaction, id: string): Promise<void> {
  const { isOn } = found(await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('share'));
  if (!isOn) throw fail('CONFLICT', webhookSentences.isOff);
}

const found = (rows: WebhookRow[]) => foundOr(rows, webhookSentences.notFound);

function written({ settings }: Context, { name = null, url, events }: Input) {
  const fault = faultOf(url, settings.WEBHOOKS_ALLOW_PRIVATE);
  if (fault) throw fail('BAD_USER_INPUT', fault, { fields: { url: fault } });
  return { name, url, events };
}

function newSecret({ secret: sessionSecret }: Context, id: string) {
  const secret = makeSecret();
  return { secret, sealedSecret: sealSecret(secret, id, sessionSecret) };
}
