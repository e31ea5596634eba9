import type { ClientBase } from 'pg';

/** How long something may take on a connection, in milliseconds; 0 sets no limit. */
export type Timeouts = {
  /** One statement (`statement_timeout`). */
  statement: number;
  /** A statement that waits for a lock (`lock_timeout`). */
  lock: number;
  /** A transaction between two statements (`idle_in_transaction_session_timeout`): PostgreSQL then ends the connection. */
  idleInTransaction: number;
  /**
   * An answer that the driver waits for. It is longer than the limits of PostgreSQL, which ends a statement and says so: a
   * driver that stops waiting does not know what becomes of the statement.
   */
  answer: number;
};

/** What requests and workers do. */
export const requestTimeouts: Timeouts = {
  statement: 15_000,
  lock: 10_000,
  idleInTransaction: 15_000,
  answer: 20_000,
};

/** Housekeeping: it may delete the rows of years, and makes nobody wait. */
export const housekeepingTimeouts: Timeouts = {
  statement: 10 * 60_000,
  lock: 10_000,
  idleInTransaction: 60_000,
  answer: 11 * 60_000,
};

/**
 * Migrations: a statement takes as long as the table is large. One that waits for a lock has all later readers of the table wait
 * behind it: it gives up, and the start tries again.
 */
export const migrationTimeouts: Timeouts = { statement: 0, lock: 30_000, idleInTransaction: 60_000, answer: 0 };

/** Backups, restores, exports and imports of a whole site: one transaction each, in which files are read and written. */
export const commandTimeouts: Timeouts = {
  statement: 0,
  lock: 10 * 60_000,
  idleInTransaction: 10 * 60_000,
  answer: 0,
};

/** Sets the limits of PostgreSQL for a connection: by a statement, because a connection pooler may refuse them at the connect. */
export async function applyTimeouts(
  client: ClientBase,
  { statement, lock, idleInTransaction }: Timeouts,
): Promise<void> {
  await client.query(
    `set statement_timeout = ${statement}; set lock_timeout = ${lock};
    set idle_in_transaction_session_timeout = ${idleInTransaction}`,
  );
}
