import { setTimeout as pause } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Store } from '#server/platform/storage/store.ts';
import type { Backlog } from '#server/platform/worker/retryLoop.ts';
import type { ErrorCode } from './errors.ts';
import { commit, version } from './version.ts';

const PATIENCE_MS = 1000;

/** The failed sign-ins to count: root field → error code → kind. */
const signInFailures: Record<string, Partial<Record<ErrorCode, string>>> = {
  signIn: { BAD_CREDENTIALS: 'password', FORBIDDEN: 'blocked', RATE_LIMITED: 'limited' },
  verifyCode: { BAD_CREDENTIALS: 'code', RATE_LIMITED: 'limited' },
};

/** Counters of one server process (docs/operating.md, Metrics). */
export type Metrics = ReturnType<typeof createMetrics>;

type MetricsParts = {
  db: Database;
  store: Store;
  now: () => Date;
  clock: Clock;
  backlogs: Record<string, () => Promise<Backlog>>;
  /** Counts records whose planned time has passed without an effect. */
  countOverdue: () => Promise<number>;
};

/** No label takes a value that a visitor chooses. */
export function createMetrics({ store, ...parts }: MetricsParts) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    ...{ name: 'http_requests_total', help: 'Answered requests.', registers },
    labelNames: ['method', 'route', 'status'],
  });
  const duration = new Histogram({
    ...{ name: 'http_request_duration_seconds', help: 'Time until the answer, in seconds.', registers },
    labelNames: ['method', 'route'],
  });
  const fields = new Counter({
    ...{
      name: 'graphql_root_fields_total',
      help: 'Requested root fields, through GraphQL, REST or a page.',
      registers,
    },
    labelNames: ['field', 'code'],
  });
  const failures = new Counter({
    ...{ name: 'sign_in_failures_total', help: 'Refused sign-ins, by reason.', registers },
    labelNames: ['kind'],
  });
  const limitRefusals = new Counter({
    ...{ name: 'rate_limit_refusals_total', help: 'Refusals by a rate limit, by root field.', registers },
    labelNames: ['field'],
  });
  const sendAttempts = new Counter({
    ...{ name: 'outgoing_mails_total', help: 'Tries to send a mail, by outcome.', registers },
    labelNames: ['outcome'],
  });
  const mails = new Counter({
    ...{ name: 'incoming_mails_total', help: 'Incoming mails that were read, by outcome.', registers },
    labelNames: ['outcome'],
  });
  const visits = new Counter({
    ...{ name: 'visits_total', help: 'Reported page views, by outcome of the count.', registers },
    labelNames: ['outcome'],
  });
  const following = new Gauge({
    ...{ name: 'mailbox_following', help: 'Whether this process reads the mailbox. One process does.', registers },
  });
  const streams = new Gauge({ name: 'live_streams_open', help: 'Open streams of subscriptions.', registers });
  new Gauge({
    ...{ name: 'marquee_build_info', help: 'Always 1; the labels are the version and commit.', registers },
    labelNames: ['version', 'commit'],
  }).set({ version, commit }, 1);
  const collectors = [createDatabaseCollector(parts, registers), createStoreCollector(store, registers)];
  return {
    streams,
    following,
    /** @param outcome `unready`: the server cannot be used, `deferred`: it defers the mail; both are retried */
    countSending(outcome: 'sent' | 'unready' | 'deferred' | 'undelivered') {
      sendAttempts.inc({ outcome });
    },
    countMail(outcome: string) {
      mails.inc({ outcome });
    },
    /**
     * @param outcome `ignored`: not a visitor's, `limited`: beyond the network's limit, `dropped`: lost before it was
     * written
     */
    countVisits(outcome: 'counted' | 'ignored' | 'limited' | 'dropped', hits = 1) {
      visits.inc({ outcome }, hits);
    },
    countRequest(method: string, route: string, status: number, seconds: number) {
      requests.inc({ method, route, status });
      duration.observe({ method, route }, seconds);
    },
    countField(field: string, code: ErrorCode | null) {
      fields.inc({ field, code: code ?? 'OK' });
      const kind = code && signInFailures[field]?.[code];
      if (kind) failures.inc({ kind });
      if (code === 'RATE_LIMITED') limitRefusals.inc({ field });
    },
    /** Returns the metrics in Prometheus text format, also without a database. */
    async text() {
      await Promise.all(collectors.map((collect) => collect()));
      return { type: register.contentType, text: await register.metrics() };
    },
  };
}

function createDatabaseCollector(
  { db, now, clock, backlogs, countOverdue }: Omit<MetricsParts, 'store'>,
  registers: Registry[],
): () => Promise<void> {
  const up = new Gauge({ name: 'database_up', help: 'Whether the database answers within a second.', registers });
  const pool = new Gauge({
    ...{ name: 'database_pool_connections', help: 'Connections, and requests that wait for a connection.', registers },
    labelNames: ['state'],
  });
  const depth = new Gauge({
    ...{
      name: 'outbox_depth',
      help: 'Entries of a queue that wait to be sent. Missing while the database is unavailable.',
      registers,
    },
    labelNames: ['queue'],
  });
  const age = new Gauge({
    ...{
      name: 'outbox_oldest_seconds',
      help: 'Waiting time of the oldest entry of a queue in seconds. Missing while the database is unavailable.',
      registers,
    },
    labelNames: ['queue'],
  });
  const overdue = new Gauge({
    ...{ name: 'schedule_overdue', registers },
    help: 'Content whose scheduled publication or unpublication is overdue. Missing while the database is unavailable.',
  });
  const trusted = new Gauge({
    ...{ name: 'clock_trusted', registers },
    help: 'Whether the clock agrees with the stored times and the database. Missing while the database is unavailable.',
  });
  const probe = createProbe(async () => {
    trusted.set((await clock.isTrusted()) ? 1 : 0);
    overdue.set(await countOverdue());
    for (const [queue, read] of Object.entries(backlogs)) {
      const backlog = await read();
      depth.set({ queue }, backlog.depth);
      age.set({ queue }, backlog.oldest ? (now().getTime() - backlog.oldest.getTime()) / 1000 : 0);
    }
  });
  return async () => {
    const { totalCount, idleCount, waitingCount } = db.$client;
    pool.set({ state: 'total' }, totalCount);
    pool.set({ state: 'idle' }, idleCount);
    pool.set({ state: 'waiting' }, waitingCount);
    const isUp = await probe();
    up.set(isUp ? 1 : 0);
    // Unknown values are omitted.
    if (!isUp) for (const gauge of [depth, age]) gauge.reset();
    if (!isUp) for (const gauge of [overdue, trusted]) gauge.remove();
  };
}

/** Probes the store with a file that does not exist. */
function createStoreCollector(store: Store, registers: Registry[]): () => Promise<void> {
  const up = new Gauge({ name: 'store_up', help: 'Whether the picture store answers within a second.', registers });
  const probe = createProbe(() => store.exists('probe'));
  return async () => up.set((await probe()) ? 1 : 0);
}

/** Whether `check` finishes within a second. Concurrent callers share one probe. */
function createProbe(check: () => Promise<unknown>): () => Promise<boolean> {
  let runningCheck: Promise<boolean> | undefined;
  return () => {
    runningCheck ??= check()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        runningCheck = undefined;
      });
    return Promise.race([runningCheck, pause(PATIENCE_MS, false)]);
  };
}
