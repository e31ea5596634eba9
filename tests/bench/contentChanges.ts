import { Client } from 'pg';
import { CONTENT_CHANNEL } from '#server/platform/event/events.ts';

/**
 * Notifies all servers of a database at this interval of a change of content while work is done, so that no response
 * stays in their caches for longer.
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
    // Ending the connection during a statement would make the statement fail.
    await announced;
    await client.end();
  }
}
