import { and, eq, isNull } from 'drizzle-orm';
import { DAY_MS } from '#schema/durations.ts';
import { FAILING_DAYS, webhookStrings } from '#schema/webhook.ts';
import { record, scheduler } from '#server/platform/audit/record.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { type WebhookRow, webhookFailures, webhooks } from './table.ts';
import { endWaiting, subjectOf } from './webhooks.ts';

const GONE = 410;
const FAILING_MS = FAILING_DAYS * DAY_MS;

/** A success ends a series of failures, unless the webhook was switched off because of it. */
export async function noteSuccess(tx: Transaction, webhookId: string): Promise<void> {
  const isOfWebhook = eq(webhookFailures.webhookId, webhookId);
  await tx.delete(webhookFailures).where(and(isOfWebhook, isNull(webhookFailures.endedAt)));
}

type Failure = { reason: string; status: number | undefined; at: Date };

/**
 * Notes a failed attempt. It switches the webhook off if the receiver is gone (410), or if no delivery has succeeded
 * for three days.
 * @param webhook locked for update
 */
export async function noteFailure(
  tx: Transaction,
  webhook: WebhookRow,
  { reason, status, at }: Failure,
): Promise<void> {
  if (!webhook.isOn) return;
  const [failure] = await tx
    .insert(webhookFailures)
    .values({ webhookId: webhook.id, since: at, reason })
    .onConflictDoUpdate({ target: webhookFailures.webhookId, set: { reason } })
    .returning();
  const isOver = failure !== undefined && at.getTime() - failure.since.getTime() >= FAILING_MS;
  if (status !== GONE && !isOver) return;
  await tx.update(webhooks).set({ isOn: false }).where(eq(webhooks.id, webhook.id));
  await tx.update(webhookFailures).set({ endedAt: at }).where(eq(webhookFailures.webhookId, webhook.id));
  await endWaiting(tx, webhook.id, status === GONE ? webhookStrings.isGone : webhookStrings.failedLong);
  const change = { before: { isOn: true }, after: { isOn: false } };
  await record(tx, scheduler, 'webhook.disable', subjectOf(webhook), at, change);
}
