import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Logger } from 'pino';
import { isLost, writeFaultOf } from '#server/platform/errors.ts';
import { outsideRequests } from '#server/platform/requestContext.ts';
import { addressOf } from './client.ts';
import { applyTimeouts, requestTimeouts, type Timeouts } from './timeouts.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Whatever runs a query. Inside a transaction it must be the transaction: a second connection would not see it. */
export type Executor = Database | Transaction;

/** What columns are called in the database. */
const OPTIONS = { casing: 'snake_case' } as const;

/**
 * Opens the pool to a PostgreSQL; nothing is connected until the first query.
 * @param url `postgres://…`
 * @param onCommit called after each transaction that was committed: what it has queued is sent at once
 * @param onFailure called with what PostgreSQL, or the way to it, has refused
 * @throws SettingsError about a file of TLS that it names
 */
export function connect(
  url: string,
  log: Pick<Logger, 'warn'>,
  onCommit: () => void = () => {},
  timeouts: Timeouts = requestTimeouts,
  onFailure: (error: unknown) => void = () => {},
): Database {
  const pool = new pg.Pool({
    ...addressOf(url),
    max: 20,
    connectionTimeoutMillis: 5000,
    query_timeout: timeouts.answer,
    onConnect: (client) => applyTimeouts(client, timeouts),
    idleTimeoutMillis: 30_000,
  });
  // Without a listener a restarted database would end the process. `end` does not wait for the farewell of the connections,
  // and the embedded database stops next.
  pool.on('error', (error: Error & { code?: string }) => {
    if (!pool.ending) outsideRequests(() => log.warn({ code: error.code }, 'a database connection was lost'));
  });
  // Nor has one that is inside a transaction a listener of the pool's: the next statement says what happened.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Whatever has failed on a connection, but for what a clean rollback has mended, comes with its release.
  pool.on('release', (error: unknown) => {
    if (error) onFailure(error);
  });
  const db = drizzle(pool, OPTIONS);
  db.transaction = async (work, config) => {
    const result = await inTransaction(pool, work, config);
    if (config?.accessMode !== 'read only') onCommit();
    return result;
  };
  return db;
}

/** Says that PostgreSQL has given up a transaction whose work went on after a failed statement. */
class AbortedError extends Error {}

/** PostgreSQL answers the commit of an aborted transaction with a rollback, and calls that no error: @returns a client that does */
const strict = (client: pg.PoolClient) =>
  ({
    async query(statement: { text: string }, values: unknown[]) {
      const result = await client.query(statement, values);
      if (statement.text === 'commit' && result.command === 'ROLLBACK') throw new AbortedError('It was rolled back.');
      return result;
    },
  }) as unknown as pg.PoolClient;

/**
 * Runs a transaction on a connection of the pool. The connection goes back into the pool only when its transaction has ended for
 * certain; else it is destroyed, and PostgreSQL rolls back: the next caller would commit what is left open.
 */
async function inTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  const client = await pool.connect();
  let failure: { error: unknown } | undefined;
  let isReleased = false;
  const release = (error?: unknown) => {
    if (!isReleased) client.release(error instanceof Error ? error : error !== undefined);
    isReleased = true;
  };
  const watched = async (tx: Transaction) => {
    try {
      return await work(tx);
    } catch (error) {
      failure = { error };
      // A rollback would wait behind a statement that is not answered.
      if (isLost(error)) release(error);
      throw error;
    }
  };
  try {
    const result = await drizzle(strict(client), OPTIONS).transaction(watched, config);
    release();
    return result;
  } catch (error) {
    // Only after a rollback that came through drizzle throws what the work has thrown.
    const isRolledBack = failure !== undefined && error === failure.error && client.getTransactionStatus() === 'I';
    // A connection that is read-only stays so when the database no longer is.
    release(isRolledBack && !writeFaultOf(error) ? undefined : error);
    throw failure ? failure.error : error;
  }
}

/**
 * @returns a transaction in the place of its database: a verb that begins a transaction of its own begins a savepoint of this
 * one, and what it writes is there when this one commits
 */
export const withinTransaction = (tx: Transaction, { $client }: Database): Database => Object.assign(tx, { $client });

/** @returns the database of a transaction, for what must neither wait for it nor end it */
export const outsideTransaction = ({ $client }: Database): Database =>
  Object.assign(drizzle($client, OPTIONS), { $client });
