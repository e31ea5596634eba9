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
/**
 * A database or a transaction. Inside a transaction pass the transaction: another connection does not see its changes.
 */
export type Executor = Database | Transaction;

const OPTIONS = { casing: 'snake_case' } as const;

/**
 * Opens the connection pool. It connects at the first query.
 * @param url `postgres://…`
 * @param onCommit called after each committed transaction
 * @param onFailure called with errors of PostgreSQL and of the connection
 * @throws SettingsError when a TLS file of the URL cannot be used
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
    connectionTimeoutMillis: timeouts.connection,
    query_timeout: timeouts.answer,
    onConnect: (client) => applyTimeouts(client, timeouts),
    idleTimeoutMillis: 30_000,
  });
  // Without a listener, a database restart would end the process. `end` does not wait until the connections are closed,
  // and the embedded database stops next: these errors are expected.
  pool.on('error', (error: Error & { code?: string }) => {
    if (!pool.ending) outsideRequests(() => log.warn({ code: error.code }, 'a database connection was lost'));
  });
  // The pool's listener does not cover a connection that is checked out. Its next statement fails with the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // A connection is released with its error, unless a rollback succeeded.
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

/** A transaction went on after a failed statement, so PostgreSQL aborted it. */
class AbortedError extends Error {}

/** PostgreSQL answers COMMIT of an aborted transaction with ROLLBACK and no error. This client throws instead. */
const strictClient = (client: pg.PoolClient) =>
  ({
    async query(statement: { text: string }, values: unknown[]) {
      const result = await client.query(statement, values);
      if (statement.text === 'commit' && result.command === 'ROLLBACK') throw new AbortedError('It was rolled back.');
      return result;
    },
  }) as unknown as pg.PoolClient;

/**
 * Runs a transaction on a connection of the pool. The connection is destroyed unless its transaction has certainly
 * ended. Otherwise the next caller would commit an open transaction.
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
  const runWork = async (tx: Transaction) => {
    try {
      return await work(tx);
    } catch (error) {
      failure = { error };
      // A rollback would wait behind the unanswered statement.
      if (isLost(error)) release(error);
      throw error;
    }
  };
  try {
    const result = await drizzle(strictClient(client), OPTIONS).transaction(runWork, config);
    release();
    return result;
  } catch (error) {
    // drizzle throws the error of `work` only after a successful rollback.
    const isRolledBack = failure !== undefined && error === failure.error && client.getTransactionStatus() === 'I';
    // A read-only connection stays read-only after the database has become writable again.
    release(isRolledBack && !writeFaultOf(error) ? undefined : error);
    throw failure ? failure.error : error;
  }
}

/** Returns a database that runs on this transaction: transactions started on it are savepoints. */
export const withinTransaction = (tx: Transaction, { $client }: Database): Database => Object.assign(tx, { $client });

/** Returns the database outside a transaction, for queries that must neither wait for it nor end it. */
export const outsideTransaction = ({ $client }: Database): Database =>
  Object.assign(drizzle($client, OPTIONS), { $client });
