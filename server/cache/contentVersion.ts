import type pg from 'pg';
import type { Channel } from '#server/event/channel.ts';

/** Says how old the public content is that an answer shows. */
export type Clock = {
  /** Advances with every change of public content. Null while changes may be missed: nothing kept may be served then. */
  moment(): number | null;
  /** Public content has changed, or may have. */
  advance(): void;
};

/** What the triggers on the tables of public content say to the connection that changes them (drizzle/0005_freshness.sql). */
const SAID = 'public content has changed';

/**
 * The freshness clock of a server process (decision 023). Triggers tell all processes over the channel once a change is
 * committed, and the changing connection itself at once: when it is given back, before whoever asked for the change has
 * their answer, the clock has advanced here.
 */
export function startClock(pool: pg.Pool, channel: Channel): Clock {
  let moment = 0;
  const advance = () => {
    moment += 1;
  };
  const changers = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) =>
    client.on('notice', ({ message }) => {
      if (message === SAID) changers.add(client);
    }),
  );
  pool.on('release', (_error, client) => {
    if (changers.delete(client)) advance();
  });
  return { moment: () => (channel.isHearing() ? moment : null), advance };
}
