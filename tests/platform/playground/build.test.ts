import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildPlayground, PLAYGROUNDS, playgroundHash } from '#server/graphql/playground/build.ts';
import { until } from '#tests/kit/product/embedded.ts';

vi.setConfig({ testTimeout: 120_000 }); // it is built three times, also on a busy machine

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'marquee-playground-'));
});
afterAll(() => rm(dist, { recursive: true, force: true }));

const start = (): ChildProcess =>
  spawn(process.execPath, ['server/graphql/playground/build.ts', dist], { stdio: 'inherit' });
const unfinished = () => readdirSync(dist).filter((name) => name !== 'playground');
const built = () => join(dist, 'playground', playgroundHash());

test('a build that is killed leaves nothing that looks whole; two at once make one that is, once', async () => {
  const killed = start();
  const closed = once(killed, 'close');
  await until(() => unfinished().length > 0);
  killed.kill('SIGKILL');
  await closed;
  expect(readdirSync(join(dist, 'playground'))).toEqual([]);
  const left = unfinished();

  const both = await Promise.all([start(), start()].map((child) => once(child, 'close')));
  expect(both.map(([code]) => code)).toEqual([0, 0]);
  expect(readdirSync(join(dist, 'playground'))).toEqual([playgroundHash()]);
  expect(unfinished()).toEqual(left);
  const files = (folder: string) => globSync('**/*', { cwd: folder }).sort();
  expect(files(built())).toEqual(files(join(PLAYGROUNDS, playgroundHash())));
  expect(files(built())).toContain('main.js.br');

  // What is built is not built again.
  await writeFile(join(built(), 'marker'), '');
  await buildPlayground(dist);
  expect(readdirSync(built())).toContain('marker');
});
