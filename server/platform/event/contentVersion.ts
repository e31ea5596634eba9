import type pg from 'pg';

/** The version of the public content, as this process knows it. */
export type ContentVersion = {
  /** Grows with every change of public content. Null while changes may be missed: no cached response may be served then. */
  current(): number | null;
  /** Says that public content has changed, or may have. */
  advance(): void;
};

/** The notice of the triggers on the tables of public content to the connection that changes them (drizzle/0005_freshness.sql). */
const NOTICE = 'public content has changed';

/**
 * Follows the version of the public content (decision 023). Triggers announce a committed change to all processes, whose
 * listener calls `advance`; and they tell the changing connection itself at once. When that goes back into the pool, before
 * the caller of the change has its response, the version has grown here.
 * @param isHearing whether this process hears every announcement right now
 */
export function trackContentVersion(pool: pg.Pool, isHearing: () => boolean): ContentVersion {
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
  return { current: () => (isHearing() ? version : null), advance };
}
