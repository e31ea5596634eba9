import { join } from 'node:path';
import { expect, test } from 'vitest';
import { libpqVariables } from '#tests/kit/database/libpqVariables.ts';
import { run } from '#tests/kit/product/backup.ts';
import { Bench } from '#tests/kit/product/embedded.ts';
import { admin, create, Server } from '#tests/kit/product/server.ts';

test('libpq variables in the environment affect neither an embedded start nor a backup', async (context) => {
  const bench = await Bench.open(context);
  const environment = { DATA_DIR: bench.dataDir, ...libpqVariables };
  const server = await Server.start(context, environment);
  const person = await server.signIn(...admin);
  expect((await create(person, 'written')).status).toBe(201);
  const beside = await run('backup', join(bench.folder, 'beside.tar.gz'), environment);
  expect([beside.code, beside.errors]).toEqual([0, '']);
  expect(await server.end('SIGTERM')).toBe(0);
  const alone = await run('backup', join(bench.folder, 'alone.tar.gz'), environment);
  expect([alone.code, alone.errors]).toEqual([0, '']);
  const restored = { ...environment, DATA_DIR: join(bench.folder, 'restored') };
  const restoring = await run('restore', join(bench.folder, 'alone.tar.gz'), restored);
  expect([restoring.code, restoring.errors]).toEqual([0, '']);
});
