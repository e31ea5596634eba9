import { resolve } from 'node:path';
import { startEveryMinute } from '#server/app/jobs/everyMinute.ts';
import { startFollowUps } from '#server/app/jobs/followUps.ts';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { countOverdue, startSchedule } from '#server/app/jobs/schedule.ts';
import { queueWebhookMails } from '#server/app/jobs/webhookFailures.ts';
import { findReferrers, lockAccepted } from '#server/clients/affiliate/referral/referrers.ts';
import { startFeedReader } from '#server/clients/booking/busy/reader.ts';
import { queueReminders as queueCallReminders } from '#server/clients/booking/reminders.ts';
import { mailFilesOf } from '#server/clients/message/conversation/replyFiles.ts';
import { recordUndelivered } from '#server/clients/message/conversation/undelivered.ts';
import { startMailbox } from '#server/clients/message/mailbox/follow.ts';
import { recordServiceId } from '#server/clients/message/mailbox/serviceMailId.ts';
import { startNewsletter } from '#server/clients/newsletter/sender.ts';
import { queueReminders as queueReviewReminders } from '#server/clients/review/reminders.ts';
import { startIndexNow } from '#server/content/indexNow/sender.ts';
import { cachePageTexts } from '#server/content/pageText/changedPages.ts';
import { pagesAt } from '#server/content/publishedPage.ts';
import { createMissCounter } from '#server/content/redirect/missedPathCounter.ts';
import { cacheRedirects } from '#server/content/redirect/redirectCache.ts';
import { readSiteFile } from '#server/content/site/file.ts';
import { readSite } from '#server/content/site/read.ts';
import { startWeeklyMail } from '#server/office/dashboard/weekly/loop.ts';
import { startClearing } from '#server/office/privacy/personalData/clear.ts';
import { startRetention } from '#server/office/privacy/retention/loop.ts';
import { queueExpiryMails } from '#server/people/apiToken/expiryMails.ts';
import { findByIdentifier } from '#server/people/user/users.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import type { readClocks } from '#server/platform/clock/readings.ts';
import type { Services } from '#server/platform/context.ts';
import { readSecret } from '#server/platform/crypto/secret.ts';
import { connect } from '#server/platform/database/connect.ts';
import { housekeepingTimeouts, requestTimeouts, type Timeouts } from '#server/platform/database/timeouts.ts';
import { cacheByVersion } from '#server/platform/event/cacheByVersion.ts';
import { openChannel } from '#server/platform/event/channel.ts';
import { trackContentVersion } from '#server/platform/event/contentVersion.ts';
import { createLimits, noLimits } from '#server/platform/limit/limits.ts';
import { createLog } from '#server/platform/log.ts';
import { officeOf, senderOf } from '#server/platform/mail/office.ts';
import { outboxBacklog, startOutbox } from '#server/platform/mail/outbox.ts';
import { fileTransport, smtpTransport, type Transport } from '#server/platform/mail/transport.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import type { Settings } from '#server/platform/settings.ts';
import { createSizeMaker } from '#server/platform/storage/picture/maker.ts';
import { openStore } from '#server/platform/storage/store.ts';
import { createWriteCheck } from '#server/platform/storage/writeCheck.ts';
import { createVisits } from '#server/platform/visit/visits.ts';
import { senderBacklog, startSender } from '#server/platform/webhook/sender.ts';
import type { Loop } from '#server/platform/worker/retryLoop.ts';
import { startNightlyBackups } from '#server/transfer/backup/nightly/loop.ts';
import { giveUpUploads } from '#server/transfer/import/office/giveUpUploads.ts';
import { startImporting } from '#server/transfer/import/office/loop.ts';

export type RunningServices = Services & {
  /** Workers for mail, webhooks and schedules; every commit wakes them. */
  outbox: Loop;
  begin(): void;
  stop(): Promise<void>;
};

type Options = {
  settings: Settings;
  databaseUrl: string;
  print: (line: string) => void;
  now?: () => Date;
  /** Reads the clocks that `now` is compared with; replaced in tests. */
  readOtherClocks?: typeof readClocks;
  isStopping?: () => boolean;
  timeouts?: Timeouts;
};

/** Creates the services. The database is not queried before `begin`. */
export async function startServices({
  settings,
  databaseUrl,
  print,
  now = () => new Date(),
  readOtherClocks,
  isStopping = () => false,
  timeouts = requestTimeouts,
}: Options): Promise<RunningServices> {
  const dataDir = resolve(settings.DATA_DIR);
  const log = createLog(settings.LOG_LEVEL);
  const siteFile = readSiteFile(settings.SITE_FILE);
  const writes = createWriteCheck(settings, log, () => db);
  const db = connect(databaseUrl, log, () => outbox.wake(), timeouts, writes.note);
  const housekeepingDb = connect(databaseUrl, log, () => outbox.wake(), housekeepingTimeouts, writes.note);
  const transport = createTransport({ db, dataDir, settings, print, readSite: () => siteNow() });
  const secret = readSecret(dataDir, settings.SESSION_SECRET);
  let loops: Loop[] | undefined;
  let stopHousekeeping = async () => {};
  let stopMailbox = async () => {};
  const outbox: Loop = {
    wake: () => loops?.forEach((loop) => void loop.wake()),
    stop: async () => void (await Promise.all(loops?.map((loop) => loop.stop()) ?? [])),
  };
  const channel = openChannel(databaseUrl, log);
  const contentVersion = trackContentVersion(db.$client, channel.isListening);
  const siteNow = cacheByVersion({
    ...{ contentVersion, log, initial: siteFile },
    read: () => readSite({ db, settings, siteFile }),
  });
  const store = await openStore(dataDir, settings.STORAGE_URL);
  const sizes = createSizeMaker({ store, log });
  const missCounter = createMissCounter({ db, now, log, settings });
  const clock = createClock({ db, now, log, ...(readOtherClocks && { read: readOtherClocks }) });
  const metrics = createMetrics({
    ...{ db, store, now, clock },
    backlogs: { mail: () => outboxBacklog(db), webhook: () => senderBacklog(db) },
    countOverdue: () => countOverdue(db, now()),
  });
  const visits = createVisits({
    ...{ db, now, log, metrics, settings, readSite: siteNow, findReferrers, lockAccepted },
    pagesAt: (candidates) => pagesAt(db, candidates),
  });
  return {
    settings,
    siteFile,
    readSite: siteNow,
    db,
    log,
    now,
    clock,
    outbox,
    channel,
    contentVersion,
    pageTexts: cachePageTexts({ db, contentVersion, log }),
    redirects: cacheRedirects({ db, contentVersion, log }),
    store,
    sizes,
    limits: settings.RATE_LIMITS ? createLimits(db.$client, secret) : noLimits,
    secret,
    metrics,
    missCounter,
    visits,
    writes,
    isReady: () => loops !== undefined,
    isStopping,
    begin() {
      channel.subscribeToContent(contentVersion.advance);
      channel.begin();
      const parts = { db, now, settings, readSite: siteNow };
      loops = startLoops({ ...parts, clock, log, store, metrics, channel, secret, transport, databaseUrl });
      missCounter.begin();
      visits.begin();
      stopHousekeeping = startHousekeeping({ db: housekeepingDb, store, now, clock, log, readSite: siteNow });
      stopMailbox = startMailbox({ db, store, log, now, metrics, settings, readSite: siteNow }, databaseUrl, dataDir);
    },
    async stop() {
      await Promise.all([channel.stop(), stopMailbox()]);
      await stopHousekeeping();
      await sizes.stop();
      await missCounter.stop();
      await visits.stop();
      await outbox.stop();
      await Promise.all([db.$client.end(), housekeepingDb.$client.end()]);
    },
  };
}

type MailParts = Pick<Services, 'db' | 'settings' | 'readSite'> & { dataDir: string; print: (line: string) => void };

/** Mails go to the mail server; without one to files, and those to staff are printed. */
function createTransport({ db, settings, readSite, dataDir, print }: MailParts): Transport {
  const from = async () => settings.MAIL_FROM ?? senderOf(await readSite());
  if (settings.SMTP_URL) return smtpTransport(settings.SMTP_URL, from);
  const isInternal = async (address: string) =>
    address === officeOf({ settings, site: await readSite() }) || (await findByIdentifier(db, address)) !== undefined;
  return fileTransport(dataDir, from, print, isInternal);
}

type LoopParts = Pick<
  Services,
  'db' | 'now' | 'settings' | 'readSite' | 'clock' | 'log' | 'store' | 'metrics' | 'channel' | 'secret'
> & { transport: Transport; databaseUrl: string };

/** Starts the background loops. Each commit wakes them. */
function startLoops(services: LoopParts): Loop[] {
  const { db, now, settings, readSite, clock, log, store, metrics, channel, secret, transport, databaseUrl } = services;
  const parts = { db, now, settings, readSite };
  return [
    startOutbox({
      ...{ db, transport, log, now, metrics, recordServiceId, recordUndelivered },
      readFiles: (mailId) => mailFilesOf({ db, store }, mailId),
    }),
    startNewsletter({ ...parts, transport, log, metrics }),
    startSender({ db, log, now, secret, settings }),
    startIndexNow({ ...parts, log }),
    startFollowUps({ db, log, now, clock, settings, readSite }),
    startWeeklyMail({ db, log, now, clock, settings, readSite }),
    startEveryMinute('the reminders of review links', { log, now, clock }, () => queueReviewReminders(parts)),
    startEveryMinute('the reminders of calls', { log, now, clock }, () => queueCallReminders(parts)),
    startEveryMinute('the mail about API tokens', { log, now, clock }, () => queueExpiryMails(parts)),
    startEveryMinute('the mail about webhooks', { log, now, clock }, () => queueWebhookMails(parts)),
    startFeedReader({ db, log, now, secret, settings, readSite }),
    startSchedule({ db, log, now, clock, settings, channel, readSite }),
    startRetention({ db, store, log, now, clock, readSite }),
    startNightlyBackups({ db, log, now, clock, settings, databaseUrl, readSite }),
    startImporting({ db, log, now, clock, settings, databaseUrl }),
    startClearing({
      ...{ db, store, log, now, settings, channel },
      giveUpUploads: (before) => giveUpUploads({ db, settings, now }, before),
    }),
  ];
}
