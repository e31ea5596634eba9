import { and, eq } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '#schema/durations.ts';
import type { LanguageCode } from '#schema/languages.ts';
import { newsletterOf } from '#schema/newsletter.ts';
import { newsletterStrings as strings } from '#schema/newsletterStrings.ts';
import type { Services } from '#server/platform/context.ts';
import { retryUntilReached } from '#server/platform/database/retryUntilReached.ts';
import { failureOf } from '#server/platform/mail/failure.ts';
import type { Transport } from '#server/platform/mail/transport.ts';
import { backoff, idle } from '#server/platform/worker/pauses.ts';
import { codeOf, type Loop, POLL_MS, startLoop } from '#server/platform/worker/retryLoop.ts';
import { isMailboxGone, takeOut } from './failures.ts';
import { issueMail } from './mails.ts';
import { claim, finishIssues, handOver, hasDue, holdPace, RENEWAL_MS, renew, saveResult, takePlace } from './queue.ts';
import { addToken, LEAVE_DAYS } from './subscribe.ts';
import { type DeliveryRow, type IssueRow, newsletterIssues, newsletterSubscribers } from './table.ts';

type Parts = Pick<Services, 'db' | 'log' | 'now' | 'settings' | 'readSite' | 'metrics'> & {
  transport: Pick<Transport, 'send'>;
};

/** One connection stays free for other mail. */
const AT_ONCE = 2;
const GIVE_UP_MS = 5 * DAY_MS;
const LONGEST_DEFERRAL_MS = 4 * HOUR_MS;
/** Refusals one after another after which the issue is paused: the server refuses the content or the sender. */
const MOST_REFUSALS = 20;

/**
 * Sends the mails of issues at the pace of the site. Whatever happens, no mail is sent twice: before its end is sent,
 * the row says so (`handOver`), and after a crash such a mail counts as unanswered (decision 059).
 */
export function startNewsletter(parts: Parts): Loop {
  const { db, log, now } = parts;
  const abortController = new AbortController();
  const { signal } = abortController;
  const sending = new Set<Promise<void>>();
  const state: SenderState = { refusals: new Map(), unready: 0 };
  let mayFinish = true;
  const start = (delivery: DeliveryRow) => {
    const work = deliver(parts, delivery, state, signal)
      .catch((error) =>
        log.warn({ mail: delivery.id, reason: codeOf(error) }, 'the result of a newsletter mail could not be stored'),
      )
      .finally(() => {
        sending.delete(work);
        loop.wake();
      });
    sending.add(work);
  };
  async function poll(): Promise<boolean> {
    if (signal.aborted) return false;
    if (sending.size >= AT_ONCE) {
      await Promise.race(sending);
      return true;
    }
    if (!(await hasDue(db, now()))) {
      if (mayFinish && !sending.size) mayFinish = await finishIssues(db, now());
      return false;
    }
    const wait = await takePlace(db, newsletterOf(await parts.readSite()).perMinute);
    if (wait) {
      await idle(Math.min(wait, POLL_MS), signal);
      return true;
    }
    const delivery = await claim(db, now());
    mayFinish = true;
    if (delivery) start(delivery);
    return true;
  }
  const loop = startLoop({ name: 'the newsletter', begin: async () => undefined, poll }, log);
  return {
    wake: loop.wake,
    async stop() {
      abortController.abort();
      await loop.stop();
      await Promise.all(sending);
    },
  };
}

type SenderState = { refusals: Map<string, number>; unready: number };

async function deliver(parts: Parts, delivery: DeliveryRow, state: SenderState, stopSignal: AbortSignal) {
  const { db, log, now, metrics } = parts;
  const save = (work: () => Promise<unknown>) =>
    retryUntilReached(
      work,
      () => log.warn({ mail: delivery.id }, 'the result of a newsletter mail waits for the database'),
      AbortSignal.any([stopSignal, AbortSignal.timeout(DAY_MS)]),
    );
  const content = await readContent(parts, delivery);
  if (!content) return saveResult(db, delivery, { state: 'SKIPPED' });
  const handing = { work: Promise.resolve(false), isRefused: false, isEnded: false, isOver: false };
  const renewal = setInterval(() => void renew(db, delivery, now()).catch(() => undefined), RENEWAL_MS);
  try {
    const serviceId = await parts.transport.send({
      ...(await mailOf(parts, delivery, content)),
      handOver: () => {
        handing.work = handOver(db, delivery, now()).then((isHanded) => {
          handing.isRefused = !isHanded;
          handing.isEnded = isHanded && !handing.isOver;
          return handing.isEnded;
        });
        return handing.work;
      },
    });
    state.unready = 0;
    state.refusals.delete(delivery.issueId);
    metrics.countSending('sent');
    const sent = { state: 'SENT', sentAt: now(), reply: null, serviceId: serviceId?.toLowerCase() ?? null } as const;
    await save(() => saveResult(db, delivery, sent));
  } catch (error) {
    handing.isOver = true;
    await handing.work.catch(() => undefined);
    const waiting = { state: 'WAITING', runAt: now() } as const;
    if (handing.isRefused) await save(() => saveResult(db, delivery, waiting));
    else {
      const failed = { delivery, subscriberId: content.subscriberId, isHanded: handing.isEnded };
      await recordFailure(parts, failed, error, state, save);
    }
  } finally {
    clearInterval(renewal);
  }
}

type Failed = { delivery: DeliveryRow; subscriberId: string; isHanded: boolean };

async function recordFailure(
  { db, log, now, metrics }: Parts,
  { delivery, subscriberId, isHanded }: Failed,
  error: unknown,
  state: SenderState,
  save: (work: () => Promise<unknown>) => Promise<unknown>,
) {
  const { kind, status, reply } = failureOf(error);
  const facts = { mail: delivery.id, attempts: delivery.attempts, reason: codeOf(error), status };
  if (isHanded && status === null) {
    log.warn(facts, 'a newsletter mail got no answer and is not sent again');
    return;
  }
  const isTooOld = now().getTime() - delivery.createdAt.getTime() >= GIVE_UP_MS;
  if (kind === 'refused' || isTooOld) {
    metrics.countSending('undelivered');
    log.warn(facts, 'a newsletter mail was refused');
    await save(() => saveResult(db, delivery, { state: 'REFUSED', reply }));
    if (kind === 'refused' && isMailboxGone(reply)) await save(() => takeOut(db, subscriberId, reply ?? '', now()));
    await countRefusal();
    return;
  }
  metrics.countSending(kind);
  log.warn(facts, 'a newsletter mail was not sent; it will be sent again');
  const deferrals = delivery.deferrals + (kind === 'deferred' ? 1 : 0);
  const ms = kind === 'deferred' ? backoff(deferrals, LONGEST_DEFERRAL_MS) : backoff(1, POLL_MS);
  await save(() =>
    saveResult(db, delivery, { state: 'WAITING', runAt: new Date(now().getTime() + ms), deferrals, reply }),
  );
  if (kind === 'deferred') return;
  state.unready += 1;
  await save(() => holdPace(db, backoff(state.unready, 60_000)));

  async function countRefusal() {
    const count = (state.refusals.get(delivery.issueId) ?? 0) + 1;
    state.refusals.set(delivery.issueId, count % MOST_REFUSALS);
    if (count < MOST_REFUSALS) return;
    const isSending = and(eq(newsletterIssues.id, delivery.issueId), eq(newsletterIssues.state, 'SENDING'));
    const paused = { state: 'PAUSED', pauseReason: `${strings.pausedByRefusals} ${reply ?? ''}`.trim() } as const;
    await save(() => db.update(newsletterIssues).set(paused).where(isSending));
  }
}

type Content = { issue: IssueRow; email: string; language: LanguageCode | null; subscriberId: string };

/** @returns null when the reader has left meanwhile */
async function readContent({ db }: Parts, { issueId, subscriberId }: DeliveryRow): Promise<Content | null> {
  if (!subscriberId) return null;
  const isReader = and(eq(newsletterSubscribers.id, subscriberId), eq(newsletterSubscribers.state, 'CONFIRMED'));
  const { email, language } = newsletterSubscribers;
  const [reader] = await db.select({ email, language }).from(newsletterSubscribers).where(isReader);
  const [issue] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, issueId));
  return reader && issue ? { issue, ...reader, subscriberId } : null;
}

async function mailOf({ db, settings, readSite, now }: Parts, delivery: DeliveryRow, content: Content) {
  const { issue, email, language, subscriberId } = content;
  const token = await addToken(db, { subscriberId, deliveryId: delivery.id }, LEAVE_DAYS, now());
  const site = await readSite();
  const brand = { settings, site };
  return {
    ...issueMail(brand, issue, { to: email, token, language: language ?? site.language }),
    ...{ id: delivery.id, createdAt: issue.createdAt, follows: [], calendar: null },
  };
}
