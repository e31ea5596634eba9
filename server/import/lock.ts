import type { Services } from '#server/context.ts';
import { ImportError } from './importError.ts';

/** Names the lock among PostgreSQL's advisory ones. */
const LOCK = 'marquee import';

/** Does something while no other process imports. A killed process holds nothing. @throws ImportError while one does */
export async function holdImports<Result>({ db }: Pick<Services, 'db'>, does: () => Promise<Result>): Promise<Result> {
  const client = await db.$client.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      [LOCK],
    );
    if (!rows[0]?.held) throw new ImportError('Another import is running. Try again when it has ended.');
    return await does();
  } finally {
    // Not given back to the pool: the lock goes with the connection.
    client.release(true);
  }
}
