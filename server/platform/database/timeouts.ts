import type { ClientBase } from 'pg';
import { MINUTE_MS } from '#schema/durations.ts';

/** In milliseconds; 0 means no limit. */
export type Timeouts = {
  /** How long a caller waits for a connection, whether it is new or becomes free in the pool. */
  connection: number;
  /** `statement_timeout` */
  statement: number;
  /** `lock_timeout` */
  lock: number;
  /** `idle_in_transaction_session_timeout`: PostgreSQL then closes the connection. */
  idleInTransaction: number;
  /**
   * The driver's wait for an answer. Longer than PostgreSQL's limits: if the driver gives up first, the outcome is
   * unknown.
   */
  answer: number;
};

/** Requests and workers. */
export const requestTimeouts: Timeouts = {
  connection: 5000,
  statement: 15_000,
  lock: 10_000,
  idleInTransaction: 15_000,
  answer: 20_000,
};

/** Housekeeping may delete rows of years, and no user waits for it. */
export const housekeepingTimeouts: Timeouts = {
  connection: 5000,
  statement: 10 * MINUTE_MS,
  lock: 10_000,
  idleInTransaction: 60_000,
  answer: 11 * MINUTE_MS,
};

/**
 * The duration of a migration depends on the table size. A waiting lock blocks later readers, so it gives up early and
 * the start retries.
 */
export const migrationTimeouts: Timeouts = {
  connection: 10_000,
  statement: 0,
  lock: 30_000,
  idleInTransaction: 60_000,
  answer: 0,
};

/** Backups, restores, exports and imports: long transactions that also read and write files. */
export const commandTimeouts: Timeouts = {
  connection: 10_000,
  statement: 0,
  lock: 10 * MINUTE_MS,
  idleInTransaction: 10 * MINUTE_MS,
  answer: 0,
};

/** Sets the limits by a statement, because a connection pooler may refuse them as startup parameters. */
export async function applyTimeouts(
  client: ClientBase,
  { statement, lock, idleInTransaction }: Timeouts,
): Promise<void> {
  await client.query(
    `set statement_timeout = ${statement}; set lock_timeout = ${lock};
    set idle_in_transaction_session_timeout = ${idleInTransaction}`,
  );
}
