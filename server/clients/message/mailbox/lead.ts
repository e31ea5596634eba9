import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { addressOf } from '#server/platform/database/client.ts';

/** "MAIL": the first half of the advisory lock of whoever follows a mailbox; the second is the mailbox. */
const FOLLOWING = 0x4d41494c;
/** How the database names the connection that holds the lock. */
export const FOLLOWER = 'marquee mailbox';
/** How often the connection is asked whether it lives, or whether the lock is free, and how long it may take to say so. */
const ASK_MS = 2000;
const ANSWER_MS = 5000;
/** The database gives the lock of a process whose machine has gone silent to another after some 20 s. */
const SILENCE = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2';

type Leading = {
  databaseUrl: string;
  /** What only one process at a time may do. */
  name: string;
  log: Pick<Logger, 'warn'>;
  /** Ends it. */
  signal: AbortSignal;
  /** Does it for as long as its signal lasts, which ends too when the lock may be lost. */
  work: (signal: AbortSignal) => Promise<void>;
};

/**
 * Does in one process at a time what must not be done in several, as long as one lives: another takes over within seconds. It
 * holds an advisory lock over a connection of its own. What writes must be right all the same: a process that has lost the
 * lock may go on for a moment.
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
    // What is gone does not say goodbye.
    await Promise.race([client.end().catch(() => undefined), pause(1000)]);
    await idle(ASK_MS, signal);
  }
}

/** Waits for the lock, and works while it is held. @throws Error when the connection is lost or has gone silent */
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

/** Waits, unless the signal comes first. */
export const idle = (ms: number, signal: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal }).catch(() => undefined);
