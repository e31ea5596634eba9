import { and, count, eq, isNotNull, lte, min, sql } from 'drizzle-orm';
import { HOUR_MS } from '#schema/durations.ts';
import { RETRY_JITTER, webhookStrings } from '#schema/webhook.ts';
import type { Services } from '#server/platform/context.ts';
import { faultOf } from '#server/platform/outgoing/address.ts';
import { reasonOf, statusFault } from '#server/platform/outgoing/reason.ts';
import { backoff } from '#server/platform/worker/pauses.ts';
import { type Backlog, codeOf, type Loop, startLoop } from '#server/platform/worker/retryLoop.ts';
import { noteFailure, noteSuccess } from './health.ts';
import { post, type ReceiverResponse } from './post.ts';
import { retryAfterOf } from './retryAfter.ts';
import { signatureOf, unsealSecret } from './secret.ts';
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from './table.ts';
import { formerOf } from './webhooks.ts';

type Parts = Pick<Services, 'db' | 'log' | 'now' | 'secret' | 'settings'>;
type Outcome = { reason: string | null; request?: Record<string, string>; response?: ReceiverResponse };

/** Concurrent deliveries to one webhook: a slow receiver delays only its own. */
const AT_ONCE = 4;
/** Timeout of a request, DNS lookup included. */
export const REQUEST_MS = 10_000;
/** After this time another process may take the delivery. */
const LEASE_MS = 60_000;
const GIVE_UP_MS = 24 * HOUR_MS;

/**
 * 5 s after the first failure, then doubled, at most an hour (contract, Webhooks). Up to a tenth more, so that many
 * deliveries that failed together do not come together again.
 */
export const retryPause = (tries: number, random = Math.random()) =>
  Math.round(backoff(tries, HOUR_MS) * (1 + RETRY_JITTER * random));

/** Starts sending queued deliveries. Stopping aborts running ones. The next start retries them and all failed ones. */
export function startSender({ requestMs = REQUEST_MS, ...parts }: Parts & { requestMs?: number }): Loop {
  const { db, log, now } = parts;
  const abortController = new AbortController();
  const runningByWebhook = new Map<string, Set<Promise<void>>>();
  const runningOf = (webhookId: string) => runningByWebhook.get(webhookId) ?? new Set();

  const poll = async () => {
    for (const { id } of await listDueWebhooks(parts)) {
      const room = AT_ONCE - runningOf(id).size;
      if (room > 0) for (const delivery of await claim(parts, id, room)) start(delivery);
    }
    return false;
  };
  const start = (delivery: DeliveryRow) => {
    const running = runningOf(delivery.webhookId);
    runningByWebhook.set(delivery.webhookId, running);
    const signal = AbortSignal.any([abortController.signal, AbortSignal.timeout(requestMs)]);
    const promise = deliver(parts, delivery, signal)
      // The lease expires and the delivery is retried.
      .catch((error) =>
        log.warn({ delivery: delivery.id, reason: codeOf(error) }, 'the result of a webhook delivery was not stored'),
      )
      .then(() => {
        running.delete(promise);
        if (!running.size) runningByWebhook.delete(delivery.webhookId);
        loop.wake();
      });
    running.add(promise);
  };
  const loop = startLoop({ name: 'the sender of webhooks', begin: () => makeDue(db, now()), poll }, log);
  return {
    wake: loop.wake,
    async stop() {
      await loop.stop();
      abortController.abort();
      await Promise.all([...runningByWebhook.values()].flatMap((running) => [...running]));
    },
  };
}

const isWaiting = eq(webhookDeliveries.state, 'waiting');

export async function senderBacklog(db: Parts['db']): Promise<Backlog> {
  const [backlog] = await db
    .select({ depth: count(), oldest: min(webhookDeliveries.queuedAt) })
    .from(webhookDeliveries)
    .where(isWaiting);
  return backlog as Backlog;
}

/** Makes failed deliveries due now. Leases of other processes stay. */
const makeDue = (db: Parts['db'], now: Date) =>
  db
    .update(webhookDeliveries)
    .set({ runAt: now })
    .where(and(isWaiting, isNotNull(webhookDeliveries.reason)));

const listDueWebhooks = ({ db, now }: Parts) =>
  db
    .selectDistinct({ id: webhookDeliveries.webhookId })
    .from(webhookDeliveries)
    .where(and(isWaiting, lte(webhookDeliveries.runAt, now())));

function claim({ db, now }: Parts, webhookId: string, room: number): Promise<DeliveryRow[]> {
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(isWaiting, eq(webhookDeliveries.webhookId, webhookId), lte(webhookDeliveries.runAt, now())))
    .orderBy(webhookDeliveries.runAt, webhookDeliveries.id)
    .limit(room)
    .for('update', { skipLocked: true });
  const runAt = new Date(now().getTime() + LEASE_MS);
  return db
    .update(webhookDeliveries)
    .set({ runAt, tries: sql`${webhookDeliveries.tries} + 1`, reason: null })
    .where(sql`${webhookDeliveries.id} in ${due}`)
    .returning();
}

async function deliver(parts: Parts, delivery: DeliveryRow, signal: AbortSignal): Promise<void> {
  const [webhook] = await parts.db.select().from(webhooks).where(eq(webhooks.id, delivery.webhookId));
  // Switching off or deleting a webhook ends its deliveries.
  if (!webhook?.isOn) return;
  const startedAt = performance.now();
  const outcome = await attempt(parts, webhook, delivery, signal);
  await recordOutcome(parts, delivery, outcome, Math.round(performance.now() - startedAt));
}

async function attempt(
  { now, secret, settings }: Parts,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  signal: AbortSignal,
): Promise<Outcome> {
  const { id, url, sealedSecret } = webhook;
  const allowPrivate = settings.WEBHOOKS_ALLOW_PRIVATE;
  // The settings may have changed since the webhook was created.
  const fault = faultOf(url, allowPrivate);
  if (fault) return { reason: fault };
  let headers: Record<string, string>;
  try {
    const [current, formerSecret] = [sealedSecret, formerOf(webhook, now())].map(
      (sealed) => sealed && unsealSecret(sealed, id, secret),
    );
    headers = signatureOf(delivery.id, delivery.body, current as string, now(), formerSecret ?? undefined);
  } catch {
    return { reason: webhookStrings.sealed };
  }
  try {
    const response = await post(url, headers, delivery.body, { allowPrivate, signal });
    return { request: headers, response, reason: refusalOf(response.status) };
  } catch (error) {
    return { request: headers, reason: signal.aborted ? interruption(signal) : reasonOf(error) };
  }
}

/** The receiver is not to blame. */
const STOPPED = 'The server was stopped meanwhile.';
const interruption = ({ reason }: AbortSignal) =>
  reason?.name === 'TimeoutError' ? 'There was no answer in time.' : STOPPED;

function refusalOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `The answer was a redirect (${status}), which is not followed.`;
  return statusFault(status);
}

/** Records the outcome of a try and the health of its webhook, unless the delivery was ended meanwhile. */
async function recordOutcome(
  { db, now }: Parts,
  { id, webhookId, queuedAt, tries }: DeliveryRow,
  { reason, request, response }: Outcome,
  durationMs: number,
): Promise<void> {
  const triedAt = now();
  const byId = eq(webhookDeliveries.id, id);
  const lastTry = {
    ...{ status: response?.status ?? null, reason, answer: response?.line ?? null, triedAt, durationMs },
    ...{
      requestHeaders: request ?? null,
      responseHeaders: response?.headers ?? null,
      responseBody: response?.body ?? null,
    },
  };
  await db.transaction(async (tx) => {
    // Locked before its delivery, as everywhere.
    const [webhook] = await tx
      .select()
      .from(webhooks)
      .where(eq(webhooks.id, webhookId))
      .for(reason === null ? 'share' : 'update');
    if (!webhook) return;
    if (reason === null) {
      await tx
        .update(webhookDeliveries)
        .set({ ...lastTry, state: 'delivered' })
        .where(byId);
      return noteSuccess(tx, webhookId);
    }
    const pause = Math.max(retryPause(tries), response ? retryAfterOf(response, triedAt) : 0);
    const runAt = new Date(triedAt.getTime() + pause);
    const hasTime = runAt.getTime() <= queuedAt.getTime() + GIVE_UP_MS;
    await tx
      .update(webhookDeliveries)
      .set({ ...lastTry, state: hasTime ? 'waiting' : 'failed', runAt })
      .where(and(byId, isWaiting));
    if (reason !== STOPPED) await noteFailure(tx, webhook, { reason, status: response?.status, at: triedAt });
  });
}
