import { setTimeout as pause } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Store } from '#server/platform/storage/store.ts';
import type { Backlog } from '#server/platform/worker/retryLoop.ts';
import type { ErrorCode } from './errors.ts';
import { commit, version } from './version.ts';

/** Timeout of /metrics for the database and the store. */
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
    ...{ name: 'http_requests_total', help: 'Requests that were answered.', registers },
    labelNames: ['method', 'route', 'status'],
  });
  const duration = new Histogram({
    ...{ name: 'http_request_duration_seconds', help: 'How long answers took.', registers },
    labelNames: ['method', 'route'],
  });
  const fields = new Counter({
    ...{
      name: 'graphql_root_fields_total',
      help: 'Root fields asked for, through GraphQL, REST or a page.',
      registers,
    },
    labelNames: ['field', 'code'],
  });
  const failures = new Counter({
    ...{ name: 'sign_in_failures_total', help: 'Sign-ins that were refused, by the reason.', registers },
    labelNames: ['kind'],
  });
  const limitRefusals = new Counter({
    ...{ name: 'rate_limit_refusals_total', help: 'Refusals by a rate limit, by root field.', registers },
    labelNames: ['field'],
  });
  const sendAttempts = new Counter({
    ...{ name: 'outgoing_mails_total', help: 'Tries to send a mail, by what became of them.', registers },
    labelNames: ['outcome'],
  });
  const mails = new Counter({
    ...{ name: 'incoming_mails_total', help: 'Mails that were looked at, by what became of them.', registers },
    labelNames: ['outcome'],
  });
  const visits = new Counter({
    ...{ name: 'visits_total', help: 'Pages that somebody has looked at, by what became of the count.', registers },
    labelNames: ['outcome'],
  });
  const following = new Gauge({
    ...{ name: 'mailbox_following', help: 'Whether this process follows the mailbox: one of all does.', registers },
  });
  const streams = new Gauge({ name: 'live_streams_open', help: 'Streams of subscriptions that are open.', registers });
  new Gauge({
    ...{ name: 'marquee_build_info', help: 'Always 1; the labels say what runs.', registers },
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
    ...{ name: 'database_pool_connections', help: 'Connections, and requests that wait for one.', registers },
    labelNames: ['state'],
  });
  const depth = new Gauge({
    ...{ name: 'outbox_depth', help: 'What waits to be sent. Missing while the database is away.', registers },
    labelNames: ['queue'],
  });
  const age = new Gauge({
    ...{ name: 'outbox_oldest_seconds', help: 'For how long the oldest of it has waited.', registers },
    labelNames: ['queue'],
  });
  const overdue = new Gauge({
    ...{ name: 'schedule_overdue', registers },
    help: 'Posts and portfolio items that should have been published or taken back by now. Missing while the database is away.',
  });
  const trusted = new Gauge({
    ...{ name: 'clock_trusted', registers },
    help: 'Whether the clock agrees with the stored times and the database. Missing while the database is away.',
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
  const up = new Gauge({ name: 'store_up', help: 'Whether the store of pictures answers within a second.', registers });
  const probe = createProbe(() => store.exists('probe'));
  return async () => up.set((await probe()) ? 1 : 0);
}

/** Returns a probe that reports whether `ask` finishes within a second. Concurrent callers share one probe. */
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
