import { and, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import { AUDIT_DAYS } from '#schema/audit.ts';
import { DELETION_DAYS } from '#schema/deletion.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#schema/durations.ts';
import { dayOf } from '#schema/officeTime.ts';
import { pruneTokens } from '#server/clients/booking/links.ts';
import { clearNetworkHashes } from '#server/clients/booking/openCalls.ts';
import { followUpMails } from '#server/clients/message/desk/table.ts';
import { pruneSubscribers } from '#server/clients/newsletter/subscribers.ts';
import { reviewLinks } from '#server/clients/review/table.ts';
import { isOutdated } from '#server/content/autosave/drafts.ts';
import { contentDrafts } from '#server/content/autosave/table.ts';
import { kinds } from '#server/content/kind/kinds.ts';
import { fillText } from '#server/content/markdown/fillText.ts';
import { previewLinks } from '#server/content/preview/table.ts';
import { MISSED_PATH_DAYS } from '#server/content/redirect/missedPathCounter.ts';
import { missedPaths } from '#server/content/redirect/table.ts';
import { foldMonths } from '#server/office/dashboard/insight/months.ts';
import { weeklyMails } from '#server/office/dashboard/weekly/table.ts';
import { unifyAddresses } from '#server/office/privacy/personalData/unifyAddresses.ts';
import { tombstones } from '#server/office/privacy/tombstone/table.ts';
import { apiTokens } from '#server/people/apiToken/table.ts';
import { pruneClients } from '#server/people/oauth/clients.ts';
import { oauthRecords } from '#server/people/oauth/table.ts';
import { isExpired } from '#server/people/presence/presence.ts';
import { presences } from '#server/people/presence/table.ts';
import { codeRequests, codes, sessions, totps } from '#server/people/session/table.ts';
import { invitations, passwordResets } from '#server/people/user/table.ts';
import { auditEntries } from '#server/platform/audit/table.ts';
import type { Services } from '#server/platform/context.ts';
import { isOfStore, isUnavailable } from '#server/platform/errors.ts';
import { idempotencyKeys } from '#server/platform/idempotency/table.ts';
import { rateLimits } from '#server/platform/limit/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { destroySalts } from '#server/platform/visit/salt.ts';
import { visits } from '#server/platform/visit/table.ts';
import { webhookDeliveries, webhooks } from '#server/platform/webhook/table.ts';
import { codeOf, placeOf } from '#server/platform/worker/retryLoop.ts';
import { sweepStore } from './sweepStore.ts';

type Parts = Pick<Services, 'db' | 'store' | 'now' | 'clock' | 'log' | 'readSite'>;

/** What a step cleans, for the log, and its work. */
type Step = [name: string, work: () => PromiseLike<unknown>];

/**
 * Runs at the start and every hour. A failed step does not stop the others, unless the database is unavailable, and is
 * repeated in the next run. Nothing runs while the system clock is implausible.
 * @returns stops it: the running step is completed, except for posts and files, of which there may be many
 */
export function startHousekeeping(parts: Parts): () => Promise<void> {
  const { clock, log, readSite } = parts;
  const abortController = new AbortController();
  const report = (error: unknown, step: string) =>
    log.warn(
      { step, reason: codeOf(error), ...placeOf(error) },
      `a step of housekeeping${isOfStore(error) ? ' (the picture store)' : ''} failed; it will be tried again`,
    );
  /** @returns whether the next step can run, too */
  const runStep = async ([name, work]: Step): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      report(error, name);
      return isOfStore(error) || !isUnavailable(error);
    }
  };
  let next = 0;
  const run = async () => {
    try {
      if (performance.now() < next || !(await clock.isTrusted())) return;
      next = performance.now() + HOUR_MS;
      const { timeZone } = await readSite();
      for (const step of stepsOf(parts, timeZone, abortController.signal)) if (!(await runStep(step))) return;
    } catch (error) {
      report(error, 'start');
    }
  };
  let currentRun = run();
  const timer = setInterval(() => {
    currentRun = currentRun.then(run);
  }, MINUTE_MS);
  return () => {
    clearInterval(timer);
    abortController.abort();
    return currentRun;
  };
}

/** @param signal ends the steps that have many rows or files to do */
function stepsOf(parts: Parts, timeZone: string, signal: AbortSignal): Step[] {
  const { db, now } = parts;
  const ago = (ms: number) => new Date(now().getTime() - ms);
  return [
    ['sessions', () => db.delete(sessions).where(lt(sessions.expiresAt, now()))],
    ['codes', () => db.delete(codes).where(lt(codes.expiresAt, ago(HOUR_MS)))],
    ['requests of codes', () => db.delete(codeRequests).where(lt(codeRequests.askedAt, ago(HOUR_MS)))],
    [
      'unfinished authenticators',
      () => db.delete(totps).where(and(isNull(totps.enabledAt), lt(totps.begunAt, ago(HOUR_MS)))),
    ],
    // `expire` is written with the system clock, not `now`.
    ['limits', () => db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()))],
    ['idempotency keys', () => db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now()))],
    ['links to reset passwords', () => db.delete(passwordResets).where(lt(passwordResets.expiresAt, ago(DAY_MS)))],
    ['invitations', () => db.delete(invitations).where(lt(invitations.expiresAt, ago(30 * DAY_MS)))],
    ['review links', () => db.delete(reviewLinks).where(lt(reviewLinks.expiresAt, ago(365 * DAY_MS)))],
    ['API tokens', () => db.delete(apiTokens).where(lt(apiTokens.expiresAt, ago(365 * DAY_MS)))],
    ['OAuth records', () => db.delete(oauthRecords).where(lt(oauthRecords.expiresAt, now()))],
    ['apps without a connection', () => pruneClients(db, now())],
    ['mail', () => db.delete(outgoingMail).where(lt(outgoingMail.createdAt, ago(30 * DAY_MS)))],
    [
      'mail about follow-ups',
      () => db.delete(followUpMails).where(lt(followUpMails.day, dayOf(ago(30 * DAY_MS), timeZone))),
    ],
    ['weekly mail', () => db.delete(weeklyMails).where(lt(weeklyMails.monday, dayOf(ago(30 * DAY_MS), timeZone)))],
    ['audit log', () => db.delete(auditEntries).where(lt(auditEntries.at, ago(AUDIT_DAYS * DAY_MS)))],
    ['webhook deliveries', () => db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, ago(30 * DAY_MS)))],
    [
      'former secrets of webhooks',
      () =>
        db
          .update(webhooks)
          .set({ formerSealedSecret: null })
          .where(and(isNotNull(webhooks.formerSealedSecret), lt(webhooks.formerUntil, now()))),
    ],
    ['presence', () => db.delete(presences).where(isExpired(now()))],
    ['preview links', () => db.delete(previewLinks).where(lt(previewLinks.expiresAt, ago(30 * DAY_MS)))],
    // One day longer than documented, because clocks differ.
    ['tombstones', () => db.delete(tombstones).where(lt(tombstones.deletedAt, ago((DELETION_DAYS + 1) * DAY_MS)))],
    ['missed paths', () => db.delete(missedPaths).where(lt(missedPaths.lastAt, ago(MISSED_PATH_DAYS * DAY_MS)))],
    ['spellings of addresses', () => unifyAddresses(db)],
    ['links of bookings', () => pruneTokens(db, now())],
    ['unconfirmed subscribers', () => pruneSubscribers(db, now())],
    ['networks of bookings', () => clearNetworkHashes(db, now())],
    ['salts of visits', () => destroySalts(db, dayOf(now(), timeZone))],
    ['visits', () => db.delete(visits).where(lt(visits.day, dayOf(ago(DAY_MS), timeZone)))],
    ['months of visits', () => foldMonths(parts)],
    ['autosaved drafts', () => db.delete(contentDrafts).where(isOutdated(now()))],
    ...kinds.map(({ table, derive }): Step => ['derived texts', () => fillText(parts, table, derive, signal)]),
    ['store', () => sweepStore(parts, signal)],
  ];
}
