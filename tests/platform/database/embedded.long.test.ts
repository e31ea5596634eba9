import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findPackage, findPrograms } from '#server/platform/database/embedded/binaries.ts';
import { findClusterLocation, SHARED_FOLDER } from '#server/platform/database/embedded/dataFolder.ts';
import { casesOf } from '#tests/kit/long.ts';
import { Bench, end, firstLine, query, until } from '#tests/kit/product/embedded.ts';

const isRoot = process.getuid?.() === 0;

/** Waits until exactly one PostgreSQL runs: a newly forked backend still looks like its postmaster. */
const oneRuns = (bench: Bench) => until(async () => (await bench.countPostmasters()) === 1);

test.concurrent('a data folder keeps its data and exactly one server through stops and kills', async (context) => {
  const bench = await Bench.open(context);
  await chmod(bench.folder, 0o700);
  const kept = async (url: string) => expect(await query(url, 'select word, answer from kept')).toEqual([words]);
  const words = { word: 'ärger', answer: 42 };
  const refusal = `EmbeddedError: Another server is running on ${bench.dataDir}: stop it first, or set another DATA_DIR.`;

  // For root, the database is in a folder that an ordinary user can reach.
  const first = await bench.start();
  await query(first.url, `create table kept as select 'ärger' as word, 42 as answer`);
  expect((await lstat(join(bench.dataDir, 'postgres'))).isSymbolicLink()).toBe(isRoot);
  expect(dirname(await bench.home())).toBe(isRoot ? SHARED_FOLDER : bench.dataDir);
  expect((await stat(await bench.home())).uid === 0).toBe(false);
  await end(first.server, 'SIGTERM');
  expect(await bench.countPostmasters()).toBe(0);

  const second = await bench.start();
  await kept(second.url);
  expect(await query(second.url, 'select upper(word) as word from kept')).toEqual([{ word: 'ÄRGER' }]);
  const facts = `select current_setting('server_version') as version, current_setting('timezone') as zone,
    current_setting('server_encoding') as encoding, rolsuper as super from pg_roles where rolname = current_user`;
  expect(await query(second.url, facts)).toEqual([{ version: '18.4', zone: 'UTC', encoding: 'UTF8', super: false }]);
  const { mode } = await stat(join(await bench.home(), 'cluster', 'password'));
  expect(mode & 0o777).toBe(0o600);
  await expect(query(second.url.replace(/:\w+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
  expect(await readFile(join(bench.dataDir, 'postgres.log'), 'utf8')).toContain('ready to accept connections');

  expect(await firstLine(bench.launch())).toBe(refusal);
  await kept(second.url);

  await bench.killPostgres();
  await until(async () => (await query(second.url, 'select from kept').catch(() => [])).length === 1);
  await kept(second.url);
  expect(await firstLine(bench.launch())).toBe(refusal);

  const pid = await bench.postmaster();
  await end(second.server, 'SIGKILL');
  const third = await bench.start();
  expect(await bench.postmaster()).toBe(pid);
  await oneRuns(bench);
  await kept(third.url);

  // A stale pid file that names a process of somebody else is ignored.
  await end(third.server, 'SIGKILL');
  await bench.killPostgres();
  const { uid, gid } = await stat(await bench.home());
  const stranger = spawn('sleep', ['600'], { cwd: '/', ...(isRoot ? { uid, gid } : {}) });
  try {
    const file = join(await bench.data(), 'postmaster.pid');
    const [, ...rest] = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, [stranger.pid, ...rest].join('\n'));
    const fourth = await bench.start();
    await kept(fourth.url);
    expect(stranger.exitCode).toBeNull();

    await end(fourth.server, 'SIGTERM');
    expect(await bench.countPostmasters()).toBe(0);
  } finally {
    stranger.kill();
  }
});

test.concurrent('of three concurrent starts on an empty folder exactly one wins', async (context) => {
  const bench = await Bench.open(context);
  const answers = await Promise.all([bench.launch(), bench.launch(), bench.launch()].map(firstLine));
  expect(answers.filter((line) => line.startsWith('postgres://'))).toHaveLength(1);
  expect(answers.filter((line) => line.startsWith('EmbeddedError: Another server is running'))).toHaveLength(2);
  await oneRuns(bench);
  expect(await readdir(await bench.home())).toEqual(['cluster']);
});

const moments = [
  { moment: 'its draft appears', sign: 'draft' },
  { moment: 'initdb is at work', sign: 'draft/data/base/1/PG_VERSION' },
  { moment: 'initdb is nearly done', sign: 'draft/data/base/5/PG_VERSION' },
  { moment: 'the draft becomes the cluster', sign: 'cluster' },
  { moment: 'PostgreSQL starts', sign: 'cluster/data/postmaster.pid' },
];
/** `npm test` covers the state before a database exists; processes/kill.long.test.ts covers later ones. */
const usual = 'initdb is at work';

test.concurrent.for(casesOf(moments, ({ moment }) => moment === usual))(
  'a first start killed when $moment recovers',
  async ({ sign }, context) => {
    const bench = await Bench.open(context);
    const server = bench.launch();
    const path = join(bench.dataDir, 'postgres', sign.replace('draft', `cluster.draft-${server.pid}`));
    const running = join(bench.dataDir, 'postgres/cluster/data/postmaster.pid'); // The moment may have passed unseen.
    await until(() => existsSync(path) || existsSync(running), { everyMs: 5 });
    await end(server, 'SIGKILL');

    const { url } = await bench.start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readdir(await bench.home())).toEqual(['cluster']);
    await oneRuns(bench);
  },
);

test.concurrent('PostgreSQL programs that are unreachable or lack links are copied once', async (context) => {
  const bench = await Bench.open(context);
  const hidden = join(bench.folder, 'hidden');
  await mkdir(hidden, { mode: 0o700 });
  const filter = async (path: string) => !path.endsWith('.a') && !(await lstat(path)).isSymbolicLink();
  await cp(join(findPackage(), 'native'), join(hidden, 'native'), { recursive: true, filter });
  const version = `test-${process.pid}`;
  await writeFile(join(hidden, 'package.json'), JSON.stringify({ version }));
  const { account } = await findClusterLocation(bench.dataDir);
  const copy = join(isRoot ? SHARED_FOLDER : bench.dataDir, `programs-${version}`);
  try {
    expect(await findPrograms(hidden, bench.dataDir, account)).toBe(join(copy, 'native', 'bin'));
    await rm(join(hidden, 'native'), { recursive: true });
    expect(await findPrograms(hidden, bench.dataDir, account)).toBe(join(copy, 'native', 'bin'));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});

test.concurrent('on a platform without PostgreSQL programs the error asks for DATABASE_URL', () => {
  expect(() => findPackage('sunos', 'sparc')).toThrow(/^There is no embedded PostgreSQL .* DATABASE_URL/);
});
