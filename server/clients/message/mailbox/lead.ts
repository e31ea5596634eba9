import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { addressOf } from '#server/platform/database/client.ts';

/** ASCII "MAIL": first half of the advisory lock; the second is the mailbox. */
const FOLLOWING = 0x4d41494c;
export const FOLLOWER = 'marquee mailbox';
/** Interval of keep-alive queries and lock attempts, and their timeout. */
const ASK_MS = 2000;
const ANSWER_MS = 5000;
/** PostgreSQL releases the lock of an unreachable machine after about 20 s. */
const SILENCE = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2';

type Leading = {
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
export async function whileLeading({ databaseUrl, name, log, signal, work }: Leading): Promise<void> {
  const address = addressOf(databaseUrl);
  while (!signal.aborted) {
    const client = new pg.Client({
      ...address,
      application_name: FOLLOWER,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    try {
      await lead(client, name, signal, work);
    } catch (error) {
      log.warn({ code: (error as { code?: string }).code }, 'the mailbox waits for the database');
    }
    // end() may never resolve on a dead connection.
    await Promise.race([client.end().catch(() => undefined), pause(1000)]);
    await idle(ASK_MS, signal);
  }
}

/** @throws Error when the connection is lost or does not answer */
async function lead(client: pg.Client, name: string, signal: AbortSignal, work: Leading['work']): Promise<void> {
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  await client.connect();
  await client.query(SILENCE);
  while (!(await isOurs(client, name))) {
    await idle(ASK_MS, signal);
    if (signal.aborted) return;
  }
  const both = AbortSignal.any([signal, lost.signal]);
  const working = work(both).finally(() => lost.abort());
  working.catch(() => undefined);
  try {
    while (!both.aborted) {
      await idle(ASK_MS, both);
      if (!both.aborted) await client.query('select 1');
    }
  } finally {
    lost.abort();
    await working;
  }
}

async function isOurs(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as ours', [FOLLOWING, name]);
  return rows[0]?.ours === true;
}

export const idle = (ms: number, signal: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal }).catch(() => undefined);
