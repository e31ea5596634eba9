import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launch } from '#tests/kit/product/backup.ts';
import { Bench, until } from '#tests/kit/product/embedded.ts';
import { Server } from '#tests/kit/product/server.ts';

test.for(['SIGHUP', 'SIGQUIT'] as const)('%s stops a server with its PostgreSQL', async (signal, context) => {
  const bench = await Bench.open(context);
  const interrupted = await Server.launch(context, { DATA_DIR: bench.dataDir });
  await interrupted.until(() => existsSync(join(bench.dataDir, 'postgres/cluster/data/postmaster.pid')));
  expect(await interrupted.end(signal)).toBe(0);
  expect(await bench.countPostmasters()).toBe(0);
  const server = await Server.start(context, { DATA_DIR: bench.dataDir });
  server.stopReading();
  expect(await server.end(signal, signal)).toBe(0);
  expect(await bench.countPostmasters()).toBe(0);
});

test('a backup outlives its output but not its terminal', async (context) => {
  const bench = await Bench.open(context);
  await (await Server.start(context, { DATA_DIR: bench.dataDir })).end('SIGTERM');
  const file = join(bench.folder, 'backup.tar.gz');
  const unread = launch('backup', file, { DATA_DIR: bench.dataDir });
  unread.stdout.destroy();
  unread.stderr.destroy();
  const code = await new Promise((done) => unread.once('exit', done));
  expect([code, existsSync(file)]).toEqual([0, true]);
  const closed = launch('backup', join(bench.folder, 'other.tar.gz'), { DATA_DIR: bench.dataDir });
  await until(async () => (await bench.postmaster()) !== undefined);
  closed.kill('SIGHUP');
  await new Promise((done) => closed.once('exit', done));
  await until(async () => (await bench.countPostmasters()) === 0);
});

test('a server with output to a full disk continues', async (context) => {
  const bench = await Bench.open(context);
  const server = await Server.launch(context, { DATA_DIR: bench.dataDir, LOG_LEVEL: 'trace' }, (command, args) => [
    'sh',
    ['-c', 'exec "$@" >/dev/full 2>&1', 'sh', command, ...args],
  ]);
  const isReady = () =>
    fetch(`${server.url}/readyz`)
      .then(({ status }) => status === 200)
      .catch(() => false);
  await until(isReady);
  for (let count = 0; count < 20; count += 1) expect((await fetch(`${server.url}/blogs`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
});
