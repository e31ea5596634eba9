import { and, count, eq, isNotNull, lte, min, sql } from 'drizzle-orm';
import { webhookStrings } from '#schema/webhook.ts';
import type { Services } from '#server/platform/context.ts';
import { faultOf } from '#server/platform/outgoing/address.ts';
import { reasonOf, statusFault } from '#server/platform/outgoing/reason.ts';
import { type Backlog, codeOf, growingPause, startWorker, type Worker } from '#server/platform/worker/retryLoop.ts';
import { post, type ReceiverResponse } from './post.ts';
import { signatureOf, unsealSecret } from './secret.ts';
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from './table.ts';
import { formerOf } from './webhooks.ts';

type Parts = Pick<Services, 'db' | 'log' | 'now' | 'secret' | 'settings'>;
type Outcome = Partial<ReceiverResponse> & { reason: string | null };

/** How many deliveries a server has under way to one webhook: a slow receiver holds up its own alone. */
const AT_ONCE = 4;
/** How long a receiver may take, its name's lookup included. */
export const REQUEST_MS = 10_000;
/** How long a sender may take over a delivery before others take it for dead. */
const LEASE_MS = 60_000;
const HOUR_MS = 3600 * 1000;
/** For how long a delivery is tried after it was queued. */
const GIVE_UP_MS = 24 * HOUR_MS;

/** @returns the pause before the next try: 5 s after the first failure, doubling, never above an hour (contract, Webhooks) */
export const retryPause = (tries: number) => growingPause(tries, HOUR_MS);

/**
 * Starts sending the deliveries that are queued. One that is under way when it stops is broken off and tried again at the
 * next start, as all are that wait for another try.
 * @param requestMs how long a receiver may take
 */
export function startSender({ requestMs = REQUEST_MS, ...parts }: Parts & { requestMs?: number }): Worker {
  const { db, log, now } = parts;
  const stopping = new AbortController();
  const underWay = new Map<string, Set<Promise<void>>>();
  const of = (webhookId: string) => underWay.get(webhookId) ?? new Set();

  const look = async () => {
    for (const { id } of await withDue(parts)) {
      const room = AT_ONCE - of(id).size;
      if (room > 0) for (const delivery of await claim(parts, id, room)) start(delivery);
    }
    return false;
  };
  const start = (delivery: DeliveryRow) => {
    const running = of(delivery.webhookId);
    underWay.set(delivery.webhookId, running);
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(requestMs)]);
    const one = deliver(parts, delivery, signal)
      // Its lease ends, and it is tried again.
      .catch((error) => log.warn({ delivery: delivery.id, reason: codeOf(error) }, 'a delivery could not be noted'))
      .then(() => {
        running.delete(one);
        if (!running.size) underWay.delete(delivery.webhookId);
        worker.wake();
      });
    running.add(one);
  };
  const worker = startWorker({ name: 'the sender of webhooks', begin: () => makeDue(db, now()), look }, log);
  return {
    wake: worker.wake,
    async stop() {
      await worker.stop();
      stopping.abort();
      await Promise.all([...underWay.values()].flatMap((running) => [...running]));
    },
  };
}

const isWaiting = eq(webhookDeliveries.state, 'waiting');

/** @returns the deliveries that wait, to any webhook */
export async function senderBacklog(db: Parts['db']): Promise<Backlog> {
  const [found] = await db
    .select({ depth: count(), oldest: min(webhookDeliveries.queuedAt) })
    .from(webhookDeliveries)
    .where(isWaiting);
  return found as Backlog;
}

/** Lets what failed before be tried now; what another process is sending keeps its lease. */
const makeDue = (db: Parts['db'], now: Date) =>
  db
    .update(webhookDeliveries)
    .set({ runAt: now })
    .where(and(isWaiting, isNotNull(webhookDeliveries.reason)));

const withDue = ({ db, now }: Parts) =>
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
  // Switched off or deleted since: there the delivery has been ended with it.
  if (!webhook?.isOn) return;
  const begun = performance.now();
  const outcome = await attempt(parts, webhook, delivery, signal);
  await note(parts, delivery, outcome, Math.round(performance.now() - begun));
}

async function attempt(
  { now, secret, settings }: Parts,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  signal: AbortSignal,
): Promise<Outcome> {
  const { id, url, sealedSecret } = webhook;
  const allowPrivate = settings.WEBHOOKS_ALLOW_PRIVATE;
  // What was allowed when it was made may be refused by now.
  const fault = faultOf(url, allowPrivate);
  if (fault) return { reason: fault };
  let headers: Record<string, string>;
  try {
    const [current, former] = [sealedSecret, formerOf(webhook, now())].map(
      (one) => one && unsealSecret(one, id, secret),
    );
    headers = signatureOf(delivery.id, delivery.body, current as string, now(), former ?? undefined);
  } catch {
    return { reason: webhookStrings.sealed };
  }
  try {
    const answer = await post(url, headers, delivery.body, { allowPrivate, signal });
    return { ...answer, reason: refusalOf(answer.status) };
  } catch (error) {
    return { reason: signal.aborted ? interruption(signal) : reasonOf(error) };
  }
}

const interruption = ({ reason }: AbortSignal) =>
  reason?.name === 'TimeoutError' ? 'There was no answer in time.' : 'The server was stopped meanwhile.';

/** @returns why an answer of this status is a failure; null when it is none */
function refusalOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `The answer was a redirect (${status}), which is not followed.`;
  return statusFault(status);
}

/** Writes down what became of a try. What was ended meanwhile, by switching its webhook off, is not begun again. */
async function note({ db, now }: Parts, delivery: DeliveryRow, outcome: Outcome, durationMs: number): Promise<void> {
  const { reason, status = null, text = null } = outcome;
  const triedAt = now();
  const runAt = new Date(triedAt.getTime() + retryPause(delivery.tries));
  const hasTime = runAt.getTime() <= delivery.queuedAt.getTime() + GIVE_UP_MS;
  const isIt = eq(webhookDeliveries.id, delivery.id);
  const tried = { status, reason, answer: text, triedAt, durationMs };
  if (reason === null)
    await db
      .update(webhookDeliveries)
      .set({ ...tried, state: 'delivered' })
      .where(isIt);
  else {
    const state = hasTime ? 'waiting' : 'failed';
    await db
      .update(webhookDeliveries)
      .set({ ...tried, state, runAt })
      .where(and(isIt, isWaiting));
  }
}
