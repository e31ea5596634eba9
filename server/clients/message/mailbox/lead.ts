import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { addressOf } from '#server/platform/database/client.ts';
import { idle } from '#server/platform/worker/pauses.ts';

/** ASCII "MAIL": first half of the advisory lock; the second is the mailbox. */
const FOLLOWING = 0x4d41494c;
const FOLLOWER = 'marquee mailbox';
/** Interval of keep-alive queries and lock attempts, and their timeout. */
const RETRY_MS = 2000;
const QUERY_TIMEOUT_MS = 5000;
/** PostgreSQL releases the lock of an unreachable machine after about 20 s. */
const SET_KEEPALIVES = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2';

type LeaderOptions = {
  databaseUrl: string;
  name: string;
  log: Pick<Logger, 'warn'>;
  signal: AbortSignal;
  /** Runs until its signal aborts, also when the lock may be lost. */
  work: (signal: AbortSignal) => Promise<void>;
};

/**
 * Runs `work` in one process at a time, under an advisory lock on its own connection. Writes must still check the
 * mailbox position: a process that lost the lock may continue for a moment.
 */
export async function whileLeading({ databaseUrl, name, log, signal, work }: LeaderOptions): Promise<void> {
  const address = addressOf(databaseUrl);
  while (!signal.aborted) {
    const client = new pg.Client({
      ...address,
      application_name: FOLLOWER,
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    try {
      await leadOnConnection(client, name, signal, work);
    } catch (error) {
      log.warn({ code: (error as { code?: string }).code }, 'the mailbox waits for the database');
    }
    // end() may never resolve on a dead connection.
    await Promise.race([client.end().catch(() => undefined), pause(1000)]);
    await idle(RETRY_MS, signal);
  }
}

/** @throws Error when the connection is lost or does not answer */
async function leadOnConnection(
  client: pg.Client,
  name: string,
  signal: AbortSignal,
  work: LeaderOptions['work'],
): Promise<void> {
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  await client.connect();
  await client.query(SET_KEEPALIVES);
  while (!(await isOurs(client, name))) {
    await idle(RETRY_MS, signal);
    if (signal.aborted) return;
  }
  const workSignal = AbortSignal.any([signal, lost.signal]);
  const running = work(workSignal).finally(() => lost.abort());
  running.catch(() => undefined);
  try {
    while (!workSignal.aborted) {
      await idle(RETRY_MS, workSignal);
      if (!workSignal.aborted) await client.query('select 1');
    }
  } finally {
    lost.abort();
    await running;
  }
}

async function isOurs(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as ours', [FOLLOWING, name]);
  return rows[0]?.ours === true;
}
