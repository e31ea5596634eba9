import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPlayground, PLAYGROUNDS, playgroundHash } from '#server/app/graphql/playground/build.ts';
import { rounds } from '#tests/kit/long.ts';
import { until } from '#tests/kit/product/embedded.ts';

let dist: string;
let copies: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'marquee-playground-'));
  copies = await mkdtemp(join(tmpdir(), 'marquee-playground-copy-'));
});
afterAll(async () => {
  for (const folder of [dist, copies]) await rm(folder, { recursive: true, force: true });
});

const start = (): ChildProcess =>
  spawn(process.execPath, ['server/app/graphql/playground/build.ts', dist], { stdio: 'inherit' });
const unfinished = () => readdirSync(dist).filter((name) => name !== 'playground');
const built = () => join(dist, 'playground', playgroundHash());
const files = (folder: string) => globSync('**/*', { cwd: folder }).sort();

/** A concurrent build: a real one, or in `npm test` the build of the run, renamed. */
async function another(left: string[]): Promise<number> {
  if (rounds(0, 1)) return (await once(start(), 'close'))[0];
  await until(() => unfinished().length > left.length);
  await cp(join(PLAYGROUNDS, playgroundHash()), join(copies, 'whole'), { recursive: true });
  await rename(join(copies, 'whole'), built());
  return 0;
}

test('a killed or concurrent build leaves nothing that only looks complete', async () => {
  const killed = start();
  const closed = once(killed, 'close');
  await until(() => unfinished().length > 0);
  killed.kill('SIGKILL');
  await closed;
  expect(readdirSync(join(dist, 'playground'))).toEqual([]);
  const left = unfinished();

  const [[code], other] = await Promise.all([once(start(), 'close'), another(left)]);
  expect([code, other]).toEqual([0, 0]);
  expect(readdirSync(join(dist, 'playground'))).toEqual([playgroundHash()]);
  expect(unfinished()).toEqual(left);
  expect(files(built())).toEqual(files(join(PLAYGROUNDS, playgroundHash())));
  expect(files(built())).toContain('main.js.br');

  // A second build does nothing.
  await writeFile(join(built(), 'marker'), '');
  await buildPlayground(dist);
  expect(readdirSync(built())).toContain('marker');
});
