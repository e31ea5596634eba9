import { once } from 'node:events';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, expect } from 'vitest';
import { findEmbedded } from '#server/platform/database/embedded/embedded.ts';
import { migrateWith } from '#server/transfer/backup/migrate.ts';
import { canvas, pictureByRest } from '#tests/kit/content/picture.ts';
import { runAdmin } from '#tests/kit/people/operator.ts';
import { contentOf, emptyFolder, emptyPlace, launch, placeOf, run, tablesOf } from '#tests/kit/product/backup.ts';
import { Bench, query } from '#tests/kit/product/embedded.ts';
import { startS3 } from '#tests/kit/product/s3.ts';
import { admin, Server, slugsSeenBy } from '#tests/kit/product/server.ts';
import { test } from '#tests/kit/test.ts';

/** A backup of the product, with three pictures. */
let file: string;
const clean: (() => Promise<void>)[] = [];
test.beforeAll(async ({ product }) => {
  const staff = await product.signedIn('Employee');
  for (let n = 0; n < 3; n++) await pictureByRest(staff, await canvas().png().toBuffer());
  file = join(await emptyFolder({ onTestFinished: (one) => clean.push(one) }), 'a.tar.gz');
  expect(await run('backup', file, placeOf(product))).toMatchObject({ code: 0, errors: '' });
});
afterAll(async () => {
  for (const one of clean) await one();
});

test('a restore after a killed one restores everything into S3', async ({ product, onTestFinished }) => {
  const here = placeOf(product);
  const there = await emptyPlace({ onTestFinished });

  // A store that never answers writes: the tables are filled by then, and nothing is committed.
  const store = createServer((request, response) => {
    if (request.method === 'HEAD') response.writeHead(404).end();
  });
  store.listen(0, '127.0.0.1');
  await once(store, 'listening');
  onTestFinished(() => {
    store.closeAllConnections();
    store.close();
  });
  const { port } = store.address() as AddressInfo;
  const credentials = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  const silent = { ...there, STORAGE_URL: `s3://a?endpoint=http://127.0.0.1:${port}`, ...credentials };
  const child = launch('restore', file, silent);
  const ended = once(child, 'close');
  await expect
    .poll(async () => {
      const [row] = await query(
        there.DATABASE_URL,
        `select count(*)::int from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' and query like 'COPY%' or query like 'copy%'`,
      );
      return row?.count;
    })
    .toBe(1);
  child.kill('SIGKILL');
  await ended;
  expect(await tablesOf(there.DATABASE_URL)).toEqual([]);

  const s3 = await startS3();
  onTestFinished(() => s3.stop());
  expect(await run('restore', file, { ...there, ...s3.environment })).toMatchObject({ code: 0, errors: '' });
  const [before, after] = [await contentOf(here.DATABASE_URL), await contentOf(there.DATABASE_URL)];
  expect([after.users, after.blog_posts]).toEqual([before.users, before.blog_posts]);
  const keys = (after.pictures as string[]).map((row) => `${row.slice(1, 37)}.webp`);
  expect(await s3.keys()).toEqual(keys.sort());
  for (const key of keys) {
    const bytes = await Promise.all([s3.store, product.services.store].map((one) => one.getBytes(key)));
    expect(Buffer.compare(...(bytes as [Uint8Array, Uint8Array]))).toBe(0);
  }
});

test('a restore with a failing store changes nothing in the database', async ({ product, onTestFinished }) => {
  const there = await emptyPlace({ onTestFinished });
  // A folder in place of the picture: the file can be written but not renamed.
  const [{ id } = {}] = await query(placeOf(product).DATABASE_URL, 'select id from pictures');
  await mkdir(join(there.DATA_DIR, 'uploads', `${id}.webp`, 'in the way'), { recursive: true });
  const { code, errors } = await run('restore', file, there);
  expect([code, errors.trim().split('\n').length]).toEqual([1, 1]);
  expect(await tablesOf(there.DATABASE_URL)).toEqual([]);
});

test('an archive of an older version is restored and migrated', async ({ onTestFinished }) => {
  const old = await emptyPlace({ onTestFinished });
  const client = new pg.Client(old.DATABASE_URL);
  await client.connect();
  const migrations = readMigrationFiles({ migrationsFolder: 'drizzle' });
  await migrateWith(client, migrations.slice(0, 2));
  await client.query(`insert into users (id, name, email, mobile, password_hash, role, created_at)
    values (gen_random_uuid(), 'Old Hand', 'old@staff.example', '9876512345', 'x', 'admin', now())`);
  const tables = await tablesOf(old.DATABASE_URL);
  await client.end();
  const file = join(await emptyFolder({ onTestFinished }), 'a.tar.gz');
  expect(await run('backup', file, old)).toMatchObject({ code: 0, errors: '' });
  const there = await emptyPlace({ onTestFinished });
  expect(await run('restore', file, there)).toMatchObject({ code: 0, errors: '' });
  expect(await query(there.DATABASE_URL, 'select name, email from users')).toEqual([
    { name: 'Old Hand', email: 'old@staff.example' },
  ]);
  expect((await tablesOf(there.DATABASE_URL)).length).toBeGreaterThan(tables.length);
  const applied = await query(there.DATABASE_URL, 'select hash from drizzle.__drizzle_migrations order by created_at');
  expect(applied.map(({ hash }) => hash)).toEqual(migrations.map(({ hash }) => hash));
});

test('a backup of an embedded database, running or stopped, moves to another PostgreSQL and back', async ({
  onTestFinished,
}) => {
  const bench = await Bench.open({ onTestFinished });
  const place = { DATABASE_URL: '', DATA_DIR: bench.dataDir };
  const server = await Server.start({ onTestFinished }, place);
  const person = await server.signIn(...admin);
  const { body } = await pictureByRest(person, await canvas().png().toBuffer(), { isPublished: true });
  const path = new URL(body.data.imageUrl).pathname;
  const picture = await (await fetch(server.url + path)).bytes();
  const slugs = await slugsSeenBy(person);
  const content = await contentOf((await findEmbedded(bench.dataDir)) as string);
  const expectContent = async (url: string) => {
    const after = await contentOf(url);
    for (const name of ['users', 'blog_posts', 'pictures', 'messages', 'replies', 'portfolio_items', 'reviews']) {
      expect([name, after[name]]).toEqual([name, content[name]]);
    }
  };
  const folder = await emptyFolder({ onTestFinished });
  const [running, stopped] = [join(folder, 'running.tar.gz'), join(folder, 'stopped.tar.gz')];
  expect(await run('backup', running, place)).toMatchObject({ code: 0, errors: '' });
  await server.end('SIGTERM');
  expect(await run('backup', stopped, place)).toMatchObject({ code: 0, errors: '' });
  expect(await bench.countPostmasters()).toBe(0);

  const there = await emptyPlace({ onTestFinished });
  expect(await run('restore', running, there)).toMatchObject({ code: 0, errors: '' });
  await expectContent(there.DATABASE_URL);

  const versionFile = join(await bench.data(), 'PG_VERSION');
  const brought = (await readFile(versionFile, 'utf8')).trim();
  await writeFile(versionFile, '17\n');
  const home = join(bench.dataDir, 'postgres');
  const line =
    `DATA_DIR: ${home} is a database of PostgreSQL 17, and this version brings PostgreSQL ${brought}: run ` +
    `npm run backup with the version before, move ${home} away, then npm run restore with this one.`;
  const refused = await Server.launch({ onTestFinished }, place);
  expect([await refused.end(), refused.output]).toEqual([1, `${line}\n`]);
  expect(await runAdmin(place, ['list'])).toEqual({ code: 1, said: [], complained: [line] });
  expect(await run('backup', stopped, place)).toEqual({ code: 1, out: '', errors: `${line}\n` });
  expect(await run('restore', stopped, place)).toEqual({ code: 1, out: '', errors: `${line}\n` });

  await writeFile(versionFile, `${brought}\n`);
  await rename(home, join(bench.dataDir, 'postgres-before'));
  await rename(join(bench.dataDir, 'uploads'), join(bench.dataDir, 'uploads-before'));
  const restored = await run('restore', stopped, place);
  expect([restored.code, restored.errors]).toEqual([0, '']);
  expect(await bench.countPostmasters()).toBe(0);
  const second = await Server.start({ onTestFinished }, place);
  expect(await slugsSeenBy(await second.signIn(...admin))).toEqual(slugs);
  await expectContent((await findEmbedded(bench.dataDir)) as string);
  expect(Buffer.compare(await (await fetch(second.url + path)).bytes(), picture)).toBe(0);
  // Without a file name the archive is written beside the data, and a running installation is not empty.
  expect((await run('backup', '', place)).out).toMatch(/backups\/marquee-.*\.tar\.gz: /);
  expect((await run('restore', stopped, place)).errors).toMatch(/^The database has data/);
  expect(await second.end('SIGTERM')).toBe(0);
});
