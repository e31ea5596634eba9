import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { versionLine } from '#server/platform/version.ts';
import { freePort } from '#tests/kit/network/port.ts';
import { contentOf, emptyFolder, emptyPlace, placeOf } from '#tests/kit/product/backup.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import { processEnvironment, Server } from '#tests/kit/product/server.ts';

const entry = fileURLToPath(new URL('../../../bin/marquee', import.meta.url));
/** PATH without the pinned Node, which npm adds for its scripts. */
const PATH = (process.env.PATH ?? '')
  .split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':');

async function marquee(args: string[], { env, cwd = '/', file = entry }: SpawnOptions & { file?: string } = {}) {
  const child = spawn(file, args, { cwd: cwd as string, env: { ...processEnvironment(), PATH, ...env } });
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, out, errors };
}

test('marquee runs with the pinned Node from any folder and through a link', async (context) => {
  const folder = await emptyFolder(context);
  const link = join(folder, 'marquee');
  symlinkSync(entry, link);
  const version = { code: 0, out: `${versionLine}\n`, errors: '' };
  expect(await marquee(['--version'], { cwd: folder, file: link })).toEqual(version);
  expect(await marquee(['admin', '--version'], { cwd: folder })).toEqual(version);
  expect(await marquee(['admin', '--', '--version'], { cwd: folder })).toEqual(version);
});

test('marquee without a known command prints its commands and exits with 2', async () => {
  const help = await marquee(['--help']);
  expect(help).toMatchObject({ code: 0, errors: '' });
  for (const name of ['start', 'admin', 'backup', 'restore', '--version'])
    expect(help.out).toContain(`marquee ${name}`);
  for (const args of [[], ['stop']]) expect(await marquee(args)).toEqual({ code: 2, out: '', errors: help.out });
});

test('marquee admin, backup and restore equal the npm scripts, with paths relative to the caller', async (context) => {
  const product = await startProduct();
  context.onTestFinished(() => product.stop());
  const { email } = await product.user();
  const cwd = await emptyFolder(context);
  const place = placeOf(product);
  expect((await marquee(['admin', 'list'], { cwd, env: place })).out).toContain(email);
  expect(await marquee(['admin', 'nothing'], { cwd, env: place })).toMatchObject({ code: 2, out: '' });

  const saved = await marquee(['backup', 'saved.tar.gz'], { cwd, env: place });
  expect(saved).toMatchObject({ code: 0, errors: '' });
  expect(existsSync(join(cwd, 'saved.tar.gz'))).toBe(true);
  const other = await emptyPlace(context);
  const restored = await marquee(['restore', '--', 'saved.tar.gz'], { cwd, env: other });
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect((await contentOf(other.DATABASE_URL)).users).toEqual((await contentOf(place.DATABASE_URL)).users);
});

test('marquee start is the server process: a signal drains it and it exits with 0', async (context) => {
  const { DATABASE_URL, DATA_DIR } = await emptyPlace(context);
  const environment = { DATABASE_URL, DATA_DIR, PORT: String(await freePort()), PATH };
  const server = await Server.start(context, environment, () => [entry, ['start']]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.errors).toBe('');
});

describe('the compile cache', () => {
  /** Starts with an invalid setting, so that it exits immediately. @returns the content of `DATA_DIR/compiled` */
  async function compiledBy(DATA_DIR: string) {
    const env = { DATA_DIR, PORT: 'none', NODE_COMPILE_CACHE: '' };
    expect(await marquee(['start'], { env })).toMatchObject({ code: 1, errors: expect.stringContaining('PORT') });
    return readdirSync(join(DATA_DIR, 'compiled'));
  }

  test('the compile cache is stored where only this account can write', async (context) => {
    const folder = await emptyFolder(context);
    expect(await compiledBy(folder)).toHaveLength(1);
    expect(statSync(join(folder, 'compiled')).mode & 0o777).toBe(0o700);
  });

  test.each([
    ['a group', 0o720],
    ['everybody', 0o702],
  ])('the compile cache is not stored in a folder writable by %s', async (_, mode) => {
    const folder = await emptyFolder({ onTestFinished });
    mkdirSync(join(folder, 'compiled'));
    chmodSync(join(folder, 'compiled'), mode);
    expect(await compiledBy(folder)).toEqual([]);
  });

  test('the compile cache is not stored behind a link', async (context) => {
    const [folder, other] = [await emptyFolder(context), await emptyFolder(context)];
    symlinkSync(other, join(folder, 'compiled'));
    expect(await compiledBy(folder)).toEqual([]);
  });
});
