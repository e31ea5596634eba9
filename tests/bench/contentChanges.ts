import { Client } from 'pg';
import { CONTENT_CHANNEL } from '#server/platform/event/events.ts';

/**
 * Announces to all servers of a database, again and again while work is done, that content has changed: no response stays in
 * their caches for longer than that.
 */
export async function whileContentChanges<T>(databaseUrl: string, everyMs: number, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  let announced: Promise<unknown> | undefined;
  const changing = setInterval(() => {
    // A connection executes one statement at a time.
    announced ??= client.query(`notify ${CONTENT_CHANNEL}`).finally(() => {
      announced = undefined;
    });
  }, everyMs);
  try {
    return await work();
  } finally {
    clearInterval(changing);
    // To end amid a statement would fail it.
    await announced;
    await client.end();
  }
}
