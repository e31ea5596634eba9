import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { addressOf } from '#server/database/client.ts';
import { outsideRequests } from '#server/http/requestContext.ts';

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
 * @throws SettingsError about a file of TLS that it names
 */
export function connect(url: string, log: Pick<Logger, 'warn'>, onCommit: () => void = () => {}): Database {
  const pool = new pg.Pool({
    ...addressOf(url),
    max: 20,
    connectionTimeoutMillis: 5000,
    // A database that never answers is one that is away.
    query_timeout: 20_000,
    idleTimeoutMillis: 30_000,
  });
  // Without a listener a restarted database would end the process. `end` does not wait for the farewell of the connections,
  // and the embedded database stops next.
  pool.on('error', (error: Error & { code?: string }) => {
    if (!pool.ending) outsideRequests(() => log.warn({ code: error.code }, 'a database connection was lost'));
  });
  // Nor has one that is inside a transaction a listener of the pool's: the next statement says what happened.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, OPTIONS);
  // drizzle does not give a connection back whose `begin` has failed: each loss of the database would cost some for good.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const result = await drizzle(client, OPTIONS).transaction(work, config);
      if (config?.accessMode !== 'read only') onCommit();
      return result;
    } finally {
      client.release();
    }
  };
  return db;
}

/**
 * @returns a transaction in the place of its database: a verb that begins a transaction of its own begins a savepoint of this
 * one, and what it writes is there when this one commits
 */
export const withinTransaction = (tx: Transaction, { $client }: Database): Database => Object.assign(tx, { $client });
