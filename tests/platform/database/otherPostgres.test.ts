import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runAdmin } from '#tests/kit/people/operator.ts';
import { run } from '#tests/kit/product/backup.ts';
import { Bench } from '#tests/kit/product/embedded.ts';
import { admin, create, Server, slugsSeenBy } from '#tests/kit/product/server.ts';

vi.setConfig({ testTimeout: 300_000 }); // six processes one after the other, also on a busy machine

test('data of another PostgreSQL is refused in one line, and a backup made before brings it over as the line says', async (context) => {
  const bench = await Bench.open(context);
  const place = { DATABASE_URL: '', DATA_DIR: bench.dataDir };
  const first = await Server.start(context, place);
  const person = await first.signIn(...admin);
  await create(person, 'kept');
  const slugs = await slugsSeenBy(person);
  const file = join(bench.folder, 'a.tar.gz');
  expect(await run('backup', file, place)).toMatchObject({ code: 0, errors: '' });
  await first.end('SIGTERM');

  const versionFile = join(await bench.data(), 'PG_VERSION');
  const brought = (await readFile(versionFile, 'utf8')).trim();
  await writeFile(versionFile, '17\n');
  const home = join(bench.dataDir, 'postgres');
  const line =
    `DATA_DIR: ${home} is a database of PostgreSQL 17, and this version brings PostgreSQL ${brought}: run ` +
    `npm run backup with the version before, move ${home} away, then npm run restore with this one.`;
  const refused = await Server.launch(context, place);
  expect([await refused.end(), refused.output]).toEqual([1, `${line}\n`]);
  expect(await runAdmin(place, ['list'])).toEqual({ code: 1, said: [], complained: [line] });
  expect(await run('backup', file, place)).toEqual({ code: 1, out: '', errors: `${line}\n` });
  expect(await run('restore', file, place)).toEqual({ code: 1, out: '', errors: `${line}\n` });

  await writeFile(versionFile, `${brought}\n`);
  await rename(home, join(bench.dataDir, 'postgres-before'));
  expect(await run('restore', file, place)).toMatchObject({ code: 0, errors: '' });
  const second = await Server.start(context, place);
  expect(await slugsSeenBy(await second.signIn(...admin))).toEqual(slugs);
  await second.end('SIGTERM');
});
