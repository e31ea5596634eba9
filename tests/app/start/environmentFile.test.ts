import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { emptyFolder } from '#tests/kit/product/backup.ts';
import { processEnvironment } from '#tests/kit/product/server.ts';

const entry = join(import.meta.dirname, '../../../bin/marquee');

/** Starts with an invalid port, so that the start exits immediately. @returns the lines of its errors */
async function errorsIn(cwd: string, environment: Record<string, string> = {}) {
  const child = spawn(entry, ['start'], { cwd, env: { ...processEnvironment(), DATA_DIR: cwd, ...environment } });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(code).toBe(1);
  return errors.trim().split('\n');
}

test('marquee reads settings from the file .env of the current folder', async (context) => {
  const folder = await emptyFolder(context);
  writeFileSync(join(folder, '.env'), '# a comment\r\nPORT="none"\r\nLOG_LEVEL=loud\r\n');
  expect((await errorsIn(folder)).map((line) => line.split(':')[0])).toEqual(['PORT', 'LOG_LEVEL']);
});

test('a variable of the environment comes before the file .env', async (context) => {
  const folder = await emptyFolder(context);
  writeFileSync(join(folder, '.env'), 'PORT=none\nLOG_LEVEL=loud\n');
  expect((await errorsIn(folder, { LOG_LEVEL: 'info' })).map((line) => line.split(':')[0])).toEqual(['PORT']);
});

test('a .env that is no file is named in one line', async (context) => {
  const folder = await emptyFolder(context);
  mkdirSync(join(folder, '.env'));
  expect(await errorsIn(folder)).toEqual([
    '.env cannot be read: make it a file that this account may read, or remove it.',
  ]);
});

test('a value that ends before a # without quotes is named in a warning, which does not contain it', async (context) => {
  const folder = await emptyFolder(context);
  const lines = [
    "ADMIN_NAME='Asha #1'",
    'OFFICE_EMAIL=a@b.example # the office',
    'ADMIN_PASSWORD=Abc1!xyz#2',
    'PORT=none',
  ];
  writeFileSync(join(folder, '.env'), lines.join('\n'));
  const [warning, ...others] = await errorsIn(folder);
  expect(warning).toMatch(/^WARNING: .env: ADMIN_PASSWORD has a # without quotes/);
  expect(warning).not.toContain('Abc1');
  expect(others.map((line) => line.split(':')[0])).toEqual(['PORT']);
});
