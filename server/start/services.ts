import { resolve } from 'node:path';
import { startFeedReader } from '#server/booking/busy/reader.ts';
import { queueReminders as queueCallReminders } from '#server/booking/reminders.ts';
import { trackContentVersion } from '#server/cache/contentVersion.ts';
import { keepByVersion } from '#server/cache/keepByVersion.ts';
import { createClock } from '#server/clock/clock.ts';
import type { readClocks } from '#server/clock/readings.ts';
import type { Services } from '#server/context.ts';
import { readSecret } from '#server/crypto/secret.ts';
import { connect } from '#server/database/connect.ts';
import { housekeepingTimeouts, requestTimeouts, type Timeouts } from '#server/database/timeouts.ts';
import { openChannel } from '#server/event/channel.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { createWriteCheck } from '#server/http/writeCheck.ts';
import { giveUpUploads } from '#server/import/office/giveUpUploads.ts';
import { startImporting } from '#server/import/office/worker.ts';
import { startIndexNow } from '#server/indexNow/sender.ts';
import { startEveryMinute } from '#server/jobs/everyMinute.ts';
import { startFollowUps } from '#server/jobs/followUps.ts';
import { startHousekeeping } from '#server/jobs/housekeeping.ts';
import { countOverdue, startSchedule } from '#server/jobs/schedule.ts';
import type { Worker } from '#server/jobs/worker.ts';
import { createLimits, noLimits } from '#server/limit/limits.ts';
import { createLog } from '#server/log.ts';
import { officeOf, senderOf } from '#server/mail/office.ts';
import { outboxBacklog, startOutbox } from '#server/mail/outbox.ts';
import { fileTransport, smtpTransport } from '#server/mail/transport.ts';
import { startMailbox } from '#server/mailbox/follow.ts';
import { noteUndelivered } from '#server/message/thread/undelivered.ts';
import { keepPageTexts } from '#server/pageText/kept.ts';
import { startClearing } from '#server/personalData/clear.ts';
import { keepRedirects } from '#server/redirect/keptRedirects.ts';
import { createMisses } from '#server/redirect/misses.ts';
import { hasPage } from '#server/redirect/publishedPage.ts';
import { findReferrers, keepAccepted } from '#server/referral/referrers.ts';
import { startRetention } from '#server/retention/worker.ts';
import { queueReminders as queueReviewReminders } from '#server/review/reminders.ts';
import { readSiteFile } from '#server/site/file.ts';
import { readSite } from '#server/site/read.ts';
import { createSizeMaker } from '#server/storage/picture/maker.ts';
import { openStore } from '#server/storage/store.ts';
import { findByIdentifier } from '#server/user/users.ts';
import { createVisits } from '#server/visit/visits.ts';
import { senderBacklog, startSender } from '#server/webhook/sender.ts';
import { startWeeklyMail } from '#server/weekly/worker.ts';
import type { Settings } from './settings.ts';

export type Running = Services & {
  /** The workers that send mail and deliveries to webhooks and follow schedules; every commit wakes them. */
  outbox: Worker;
  /** Starts serving and what works by itself: the database is prepared. */
  begin(): void;
  /** Gives everything back. */
  stop(): Promise<void>;
};

type Options = {
  settings: Settings;
  databaseUrl: string;
  print: (line: string) => void;
  now?: () => Date;
  /** Reads what that clock is compared with; tests move those clocks along. */
  readOtherClocks?: typeof readClocks;
  isStopping?: () => boolean;
  /** How long requests may take on the database. */
  timeouts?: Timeouts;
};

/** Makes what a running product is made of; of the database nothing is asked before `begin`. */
export async function startServices({
  settings,
  databaseUrl,
  print,
  now = () => new Date(),
  readOtherClocks,
  isStopping = () => false,
  timeouts = requestTimeouts,
}: Options): Promise<Running> {
  const dataDir = resolve(settings.DATA_DIR);
  const log = createLog(settings.LOG_LEVEL);
  const siteFile = readSiteFile(settings.SITE_FILE);
  const writes = createWriteCheck(settings, log, () => db);
  const db = connect(databaseUrl, log, () => outbox.wake(), timeouts, writes.note);
  const housekeepingDb = connect(databaseUrl, log, () => outbox.wake(), housekeepingTimeouts, writes.note);
  const from = async () => settings.MAIL_FROM ?? senderOf(await siteNow());
  const isOurs = async (address: string) =>
    address === officeOf({ settings, site: await siteNow() }) || (await findByIdentifier(db, address)) !== undefined;
  const transport = settings.SMTP_URL
    ? smtpTransport(settings.SMTP_URL, from)
    : fileTransport(dataDir, from, print, isOurs);
  const secret = readSecret(dataDir, settings.SESSION_SECRET);
  let workers: Worker[] | undefined;
  let stopHousekeeping = async () => {};
  let stopMailbox = async () => {};
  const outbox: Worker = {
    wake: () => workers?.forEach((worker) => void worker.wake()),
    stop: async () => void (await Promise.all(workers?.map((worker) => worker.stop()) ?? [])),
  };
  const channel = openChannel(databaseUrl, log);
  const contentVersion = trackContentVersion(db.$client, channel.isHearing);
  const siteNow = keepByVersion({
    ...{ contentVersion, log, original: siteFile },
    read: () => readSite({ db, settings, siteFile }),
  });
  const store = await openStore(dataDir, settings.STORAGE_URL);
  const sizes = createSizeMaker({ store, log });
  const misses = createMisses({ db, now, log, settings });
  const clock = createClock({ db, now, log, ...(readOtherClocks && { read: readOtherClocks }) });
  const metrics = createMetrics({
    ...{ db, store, now, clock },
    backlogs: { mail: () => outboxBacklog(db), webhook: () => senderBacklog(db) },
    countOverdue: () => countOverdue(db, now()),
  });
  const visits = createVisits({
    db,
    now,
    log,
    metrics,
    settings,
    findReferrers,
    keepAccepted,
    hasPage: (path) => hasPage(db, path),
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
    pageTexts: keepPageTexts({ db, contentVersion, log }),
    redirects: keepRedirects({ db, contentVersion, log }),
    store,
    sizes,
    limits: settings.RATE_LIMITS ? createLimits(db.$client, secret) : noLimits,
    secret,
    metrics,
    misses,
    visits,
    writes,
    isReady: () => workers !== undefined,
    isStopping,
    begin() {
      channel.hearContent(contentVersion.advance);
      const parts = { db, now, settings, readSite: siteNow };
      workers = [
        startOutbox({ db, transport, log, now, metrics, noteUndelivered }),
        startSender({ db, log, now, secret, settings }),
        startIndexNow({ db, log, now, settings }),
        startFollowUps({ db, log, now, clock, settings, readSite: siteNow }),
        startWeeklyMail({ db, log, now, clock, settings, readSite: siteNow }),
        startEveryMinute('the reminders of review links', { log, now, clock }, () => queueReviewReminders(parts)),
        startEveryMinute('the reminders of calls', { log, now, clock }, () => queueCallReminders(parts)),
        startFeedReader({ db, log, now, secret, settings, readSite: siteNow }),
        startSchedule({ db, log, now, clock, settings, channel }),
        startRetention({ db, store, log, now, clock }),
        startImporting({ db, log, now, clock, settings, databaseUrl }),
        startClearing({
          db,
          store,
          log,
          now,
          settings,
          channel,
          giveUpUploads: (before) => giveUpUploads({ db, settings, now }, before),
        }),
      ];
      misses.begin();
      visits.begin();
      stopHousekeeping = startHousekeeping({ db: housekeepingDb, store, now, clock, log });
      stopMailbox = startMailbox({ db, store, log, now, metrics, settings, readSite: siteNow }, databaseUrl, dataDir);
    },
    async stop() {
      await Promise.all([channel.stop(), stopMailbox()]);
      await stopHousekeeping();
      await sizes.stop();
      await misses.stop();
      await visits.stop();
      await outbox.stop();
      await Promise.all([db.$client.end(), housekeepingDb.$client.end()]);
    },
  };
}
