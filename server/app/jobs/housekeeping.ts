import { and, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import { AUDIT_DAYS } from '#schema/audit.ts';
import { DELETION_DAYS } from '#schema/deletion.ts';
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
import { isOfStore } from '#server/platform/errors.ts';
import { idempotencyKeys } from '#server/platform/idempotency/table.ts';
import { rateLimits } from '#server/platform/limit/table.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { destroySalts } from '#server/platform/visit/salt.ts';
import { visits } from '#server/platform/visit/table.ts';
import { webhookDeliveries, webhooks } from '#server/platform/webhook/table.ts';
import { codeOf, placeOf } from '#server/platform/worker/retryLoop.ts';
import { sweepStore } from './sweepStore.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Runs at the start and every hour; a failed step is repeated in the next run. Nothing runs while the system clock is
 * implausible.
 * @returns stops it: the running step is completed, except for posts and files, of which there may be many
 */
export function startHousekeeping(
  parts: Pick<Services, 'db' | 'store' | 'now' | 'clock' | 'log' | 'readSite'>,
): () => Promise<void> {
  const { db, now, clock, log, readSite } = parts;
  const abortController = new AbortController();
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const cleanUp = async () => {
    const { timeZone } = await readSite();
    await db.delete(sessions).where(lt(sessions.expiresAt, now()));
    await db.delete(codes).where(lt(codes.expiresAt, ago(HOUR_MS)));
    await db.delete(codeRequests).where(lt(codeRequests.askedAt, ago(HOUR_MS)));
    await db.delete(totps).where(and(isNull(totps.enabledAt), lt(totps.begunAt, ago(HOUR_MS))));
    // `expire` is written with the system clock, not `now`.
    await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
    await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now()));
    await db.delete(passwordResets).where(lt(passwordResets.expiresAt, ago(DAY_MS)));
    await db.delete(invitations).where(lt(invitations.expiresAt, ago(30 * DAY_MS)));
    await db.delete(reviewLinks).where(lt(reviewLinks.expiresAt, ago(365 * DAY_MS)));
    await db.delete(apiTokens).where(lt(apiTokens.expiresAt, ago(365 * DAY_MS)));
    await db.delete(oauthRecords).where(lt(oauthRecords.expiresAt, now()));
    await pruneClients(db, now());
    await db.delete(outgoingMail).where(lt(outgoingMail.createdAt, ago(30 * DAY_MS)));
    await db.delete(followUpMails).where(lt(followUpMails.day, dayOf(ago(30 * DAY_MS), timeZone)));
    await db.delete(weeklyMails).where(lt(weeklyMails.monday, dayOf(ago(30 * DAY_MS), timeZone)));
    await db.delete(auditEntries).where(lt(auditEntries.at, ago(AUDIT_DAYS * DAY_MS)));
    await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, ago(30 * DAY_MS)));
    await db
      .update(webhooks)
      .set({ formerSealedSecret: null })
      .where(and(isNotNull(webhooks.formerSealedSecret), lt(webhooks.formerUntil, now())));
    await db.delete(presences).where(isExpired(now()));
    await db.delete(previewLinks).where(lt(previewLinks.expiresAt, ago(30 * DAY_MS)));
    // One day longer than documented, because clocks differ.
    await db.delete(tombstones).where(lt(tombstones.deletedAt, ago((DELETION_DAYS + 1) * DAY_MS)));
    await db.delete(missedPaths).where(lt(missedPaths.lastAt, ago(MISSED_PATH_DAYS * DAY_MS)));
    await unifyAddresses(db);
    await pruneTokens(db, now());
    await pruneSubscribers(db, now());
    await clearNetworkHashes(db, now());
    await destroySalts(db, dayOf(now(), timeZone));
    await db.delete(visits).where(lt(visits.day, dayOf(ago(DAY_MS), timeZone)));
    await foldMonths(parts);
    await db.delete(contentDrafts).where(isOutdated(now()));
    for (const { table, derive } of kinds) await fillText(parts, table, derive, abortController.signal);
    await sweepStore(parts, abortController.signal);
  };
  let next = 0;
  const cleanWhenDue = async () => {
    if (performance.now() < next || !(await clock.isTrusted())) return;
    next = performance.now() + HOUR_MS;
    await cleanUp();
  };
  const run = () =>
    cleanWhenDue().catch((error: Error) => {
      const storeText = isOfStore(error) ? ' of the picture store' : '';
      log.warn({ reason: codeOf(error), ...placeOf(error) }, `housekeeping${storeText} failed; it will be tried again`);
    });
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
