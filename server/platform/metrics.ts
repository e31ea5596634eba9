import { setTimeout as pause } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Store } from '#server/platform/storage/store.ts';
import type { Backlog } from '#server/platform/worker/retryLoop.ts';
import type { ErrorCode } from './errors.ts';
import { commit, version } from './version.ts';

/** What the log and the metrics say of a request, also when its response comes from the cache. */
export type LogFields = { route: string; fields: readonly string[] };
/** A request that the cache has answered. */
export type CacheHit = { logFields: LogFields; method: string; status: number; ms: number; requestId: string };

/** How long /metrics waits for the database and the store before it tells what it knows without them. */
const PATIENCE_MS = 1000;

/** Which refusals of which root fields are failures to sign in, and of what kind. */
const signInFailures: Record<string, Partial<Record<ErrorCode, string>>> = {
  signIn: { BAD_CREDENTIALS: 'password', FORBIDDEN: 'blocked', RATE_LIMITED: 'limited' },
  verifyCode: { BAD_CREDENTIALS: 'code', RATE_LIMITED: 'limited' },
};

/** What a server process counts of itself (contract, Metrics). */
export type Metrics = ReturnType<typeof createMetrics>;

type Measured = {
  db: Database;
  store: Store;
  now: () => Date;
  clock: Clock;
  /** Read what waits to be sent, by the name of its queue. */
  backlogs: Record<string, () => Promise<Backlog>>;
  /** Counts what a planned time has come for that was not followed yet. */
  countOverdue: () => Promise<number>;
};

/** Makes the metrics of a server process. No label takes a value that a visitor chooses. */
export function createMetrics({ store, ...measured }: Measured) {
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
  const limited = new Counter({
    ...{ name: 'rate_limit_refusals_total', help: 'Refusals by a rate limit, by root field.', registers },
    labelNames: ['field'],
  });
  const sendings = new Counter({
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
  const looks = [createLook(measured, registers), createStoreLook(store, registers)];
  const countRequest = (method: string, route: string, status: number, seconds: number) => {
    requests.inc({ method, route, status });
    duration.observe({ method, route }, seconds);
  };
  return {
    streams,
    /** Set to 1 while this process follows the mailbox. */
    following,
    /**
     * @param outcome sent; `unready`: the server could not be used, `deferred`: it has put the mail off, both are tried again;
     * `undelivered`: the mail is given up
     */
    countSending(outcome: 'sent' | 'unready' | 'deferred' | 'undelivered') {
      sendings.inc({ outcome });
    },
    /** @param outcome one of the few that the mailbox knows */
    countMail(outcome: string) {
      mails.inc({ outcome });
    },
    /** @param outcome counted; or not: none of ours, beyond the limit of its network, or lost before it was written */
    countVisits(outcome: 'counted' | 'ignored' | 'limited' | 'dropped', hits = 1) {
      visits.inc({ outcome }, hits);
    },
    countRequest,
    /** Counts a request that the cache has answered, and the root fields that its response was made from. */
    countHit({ logFields: { route, fields: asked }, method, status, ms }: CacheHit) {
      countRequest(method, route, status, ms / 1000);
      for (const field of asked) fields.inc({ field, code: 'OK' });
    },
    /** @param code why it was refused; null when it was not */
    countField(field: string, code: ErrorCode | null) {
      fields.inc({ field, code: code ?? 'OK' });
      const kind = code && signInFailures[field]?.[code];
      if (kind) failures.inc({ kind });
      if (code === 'RATE_LIMITED') limited.inc({ field });
    },
    /** @returns everything in Prometheus' text format, at once also without a database */
    async text() {
      await Promise.all(looks.map((look) => look()));
      return { type: register.contentType, text: await register.metrics() };
    },
  };
}

/** The gauges that are read when they are asked for. @returns reads them */
function createLook(
  { db, now, clock, backlogs, countOverdue }: Omit<Measured, 'store'>,
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
  const isThere = createProbe(async () => {
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
    const isUp = await isThere();
    up.set(isUp ? 1 : 0);
    // What is not known now is not told.
    if (!isUp) for (const gauge of [depth, age]) gauge.reset();
    if (!isUp) for (const gauge of [overdue, trusted]) gauge.remove();
  };
}

/** The gauge of the store of pictures. @returns asks the store for a file that it does not have, and sets the gauge */
function createStoreLook(store: Store, registers: Registry[]): () => Promise<void> {
  const up = new Gauge({ name: 'store_up', help: 'Whether the store of pictures answers within a second.', registers });
  const isThere = createProbe(() => store.exists('probe'));
  return async () => up.set((await isThere()) ? 1 : 0);
}

/** @returns asks, and says whether an answer came within a second; whoever asks meanwhile waits for the same answer */
function createProbe(ask: () => Promise<unknown>): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return () => {
    asking ??= ask()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
    return Promise.race([asking, pause(PATIENCE_MS, false)]);
  };
}
