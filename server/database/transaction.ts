import type { Pool, PoolClient } from 'pg';

/**
 * A transaction of prepared statements, for what has to be quick.
 * @param first a statement without parameters that is sent together with `begin`
 */
export async function inTransaction<T>(
  pool: Pool,
  first: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isLost = false;
  try {
    await client.query(`begin; ${first}`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      isLost = true;
    });
    throw error;
  } finally {
    client.release(isLost);
  }
}
