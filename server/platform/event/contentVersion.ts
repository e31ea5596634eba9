import type pg from 'pg';

export type ContentVersion = {
  /** Grows with each change. Null while changes may be missed: then no cached response may be served. */
  current(): number | null;
  /** Call it when public content has changed or may have changed. */
  advance(): void;
};

/** The notice that triggers on public tables send to the changing connection (drizzle/0005_freshness.sql). */
const NOTICE = 'public content has changed';

/**
 * Tracks the version of public content (decision 023). Triggers announce committed changes to all processes, whose
 * listener calls `advance`. They also notify the changing connection, so the version grows here before the caller gets
 * the response.
 * @param isListening false while this process may miss events
 */
export function trackContentVersion(pool: pg.Pool, isListening: () => boolean): ContentVersion {
  let version = 0;
  const advance = () => {
    version += 1;
  };
  const changedBy = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) =>
    client.on('notice', ({ message }) => {
      if (message === NOTICE) changedBy.add(client);
    }),
  );
  pool.on('release', (_error, client) => {
    if (changedBy.delete(client)) advance();
  });
  return { current: () => (isListening() ? version : null), advance };
}
