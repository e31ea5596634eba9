import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import tar from 'tar-stream';
import { afterAll, describe, expect } from 'vitest';
import { prepare } from '#server/platform/database/prepare.ts';
import { openStore } from '#server/platform/storage/store.ts';
import { BackupError } from '#server/transfer/backup/error.ts';
import { restore } from '#server/transfer/backup/restore.ts';
import { canvas, pictureByGraphql } from '#tests/kit/content/picture.ts';
import { casesOf } from '#tests/kit/long.ts';
import {
  contentOf,
  emptyFolder,
  emptyPlace,
  type InstallationPlace,
  placeOf,
  run,
  tablesOf,
} from '#tests/kit/product/backup.ts';
import { query } from '#tests/kit/product/embedded.ts';
import { test } from '#tests/kit/test.ts';

let whole: Buffer;
let nowhere: InstallationPlace;
const clean: (() => Promise<void>)[] = [];
test.beforeAll(async ({ product, admin }) => {
  await pictureByGraphql(admin, await canvas().png().toBuffer());
  const cleaner = { onTestFinished: (one: () => Promise<void>) => void clean.push(one) };
  nowhere = await emptyPlace(cleaner);
  const folder = await emptyFolder(cleaner);
  const made = await run('backup', join(folder, 'a.tar.gz'), placeOf(product));
  expect(made.code).toBe(0);
  whole = await readFile(join(folder, 'a.tar.gz'));
});
afterAll(async () => {
  for (const one of clean) await one();
});

type Entry = { name: string; bytes: Buffer; type?: 'symlink'; linkname?: string };
async function changed(change: (entries: Entry[]) => Entry[]): Promise<Buffer> {
  const entries: Entry[] = [];
  const extract = tar.extract();
  extract.end(gunzipSync(whole));
  for await (const entry of extract) {
    entries.push({ name: entry.header.name, bytes: await buffer(entry as AsyncIterable<Buffer>) });
  }
  const pack = tar.pack();
  for (const { bytes, ...header } of change(entries)) {
    if (header.type) pack.entry(header);
    else pack.entry(header, bytes);
  }
  pack.finalize();
  return gzipSync(await buffer(pack as AsyncIterable<Buffer>));
}
const withManifest = (change: (manifest: Record<string, unknown>) => unknown) =>
  changed((entries) =>
    entries.map((entry) => {
      if (entry.name !== 'manifest.json') return entry;
      return { ...entry, bytes: Buffer.from(JSON.stringify(change(JSON.parse(String(entry.bytes))))) };
    }),
  );
const named = (part: string) => (entry: Entry) => entry.name.startsWith(part);

async function leavesNothing(file: string) {
  const { code, out, errors } = await run('restore', file, nowhere);
  expect([code, out]).toEqual([1, '']);
  await isEmpty();
  return errors;
}

async function isEmpty() {
  expect(await tablesOf(nowhere.DATABASE_URL)).toEqual([]);
  const files = await readdir(nowhere.DATA_DIR, { recursive: true, withFileTypes: true });
  expect(files.filter((entry) => entry.isFile())).toEqual([]);
}

const cases: [what: string, make: () => Buffer | Promise<Buffer>, says: RegExp][] = [
  ['cut short', () => whole.subarray(0, whole.length / 2), /is no whole backup: it is cut short or damaged/],
  ['empty', () => Buffer.alloc(0), /is no whole backup/],
  ['something else', () => Buffer.from('hello, I am a letter'), /is no whole backup: it is cut short or damaged/],
  ['zipped, and no tar', () => gzipSync(Buffer.alloc(4096, 'x')), /is no whole backup: it is cut short or damaged/],
  ['without its end', () => changed((entries) => entries.slice(0, -1)), /it has no manifest/],
  [
    'with one byte of a table changed',
    () =>
      changed((entries) =>
        entries.map((entry) => {
          if (!named('tables/users')(entry)) return entry;
          const bytes = Buffer.from(entry.bytes);
          bytes[40] = (bytes[40] as number) ^ 1;
          return { ...entry, bytes };
        }),
      ),
    /tables\/users\/000001 is not what it was/,
  ],
  [
    'without a picture',
    () => changed((entries) => entries.filter((entry) => !named('pictures/')(entry))),
    /is not what it was/,
  ],
  [
    'with one entry more',
    () =>
      changed(([first, ...others]) => [
        { ...(first as Entry), name: 'tables/users/000009' },
        first as Entry,
        ...others,
      ]),
    /is not what it was/,
  ],
  [
    'with an entry outside',
    () => changed((entries) => [{ name: '../../evil.webp', bytes: Buffer.from('x') }, ...entries]),
    /an entry of another name/,
  ],
  [
    'with an absolute entry',
    () => changed((entries) => [{ name: '/tmp/evil.webp', bytes: Buffer.from('x') }, ...entries]),
    /an entry of another name/,
  ],
  [
    'with a picture outside',
    () => changed((entries) => [{ name: 'pictures/../../evil.webp', bytes: Buffer.from('x') }, ...entries]),
    /an entry of another name/,
  ],
  [
    'with a link',
    () =>
      changed((entries) => [
        { name: 'pictures/a', type: 'symlink', linkname: '/etc/passwd', bytes: Buffer.alloc(0) },
        ...entries,
      ]),
    /an entry of another kind/,
  ],
  [
    'of a newer format',
    () => withManifest((manifest) => ({ ...manifest, format: 3 })),
    /made by a newer version: its format is 3/,
  ],
  [
    'of no format',
    () => withManifest((manifest) => ({ ...manifest, format: 'one' })),
    /its manifest cannot be understood/,
  ],
  [
    'of a newer version',
    () => withManifest((manifest) => ({ ...manifest, migrations: [...(manifest.migrations as string[]), 'abc'] })),
    /made by a newer version/,
  ],
  [
    'of another product',
    () => withManifest((manifest) => ({ ...manifest, migrations: ['abc'] })),
    /its migrations are unknown here/,
  ],
  [
    'that tells of more rows',
    () =>
      withManifest((manifest) => ({
        ...manifest,
        tables: (manifest.tables as { rows: number }[]).map((table) => ({ ...table, rows: table.rows + 1 })),
      })),
    /not all the rows of/,
  ],
  [
    'that tells of another table',
    () => withManifest((manifest) => ({ ...manifest, tables: [] })),
    /a table that is unknown here/,
  ],
];
/** `npm test` tries one case for each message, and two of them by the command. */
const usual = cases.filter(([, , says], index) => index === cases.findIndex((one) => String(one[2]) === String(says)));
const byCommand = casesOf(cases, ([what]) => ['cut short', 'of a newer format'].includes(what));
const stored = async ({ onTestFinished }: Parameters<typeof emptyFolder>[0], bytes: Buffer) => {
  const file = join(await emptyFolder({ onTestFinished }), 'a.tar.gz');
  await writeFile(file, bytes);
  return file;
};

test.for(byCommand)(
  'a restore command refuses an archive in one line without leaving anything: %s',
  async ([, make, says], { onTestFinished }) => {
    const errors = await leavesNothing(await stored({ onTestFinished }, await make()));
    expect(errors).toMatch(says);
    expect(errors.trim().split('\n')).toHaveLength(1);
  },
);

test.for(usual.filter((one) => !byCommand.includes(one)))(
  'a restore refuses an archive in one line without leaving anything: %s',
  async ([, make, says], { onTestFinished }) => {
    const refused = restore(
      { url: nowhere.DATABASE_URL, store: await openStore(nowhere.DATA_DIR), dataDir: nowhere.DATA_DIR },
      await stored({ onTestFinished }, await make()),
    );
    const error = await refused.then(
      () => expect.fail('it was taken'),
      (thrown: Error) => thrown,
    );
    expect(error).toBeInstanceOf(BackupError);
    expect(error.message).toMatch(says);
    expect(error.message).not.toContain('\n');
    await isEmpty();
  },
);

test('a missing file and a missing argument are refused in one line', async () => {
  expect(await leavesNothing('/nowhere/a.tar.gz')).toMatch(/^ENOENT.*\n$/);
  expect(await leavesNothing('')).toBe('Which backup? npm run restore -- FILE, or marquee restore FILE\n');
});

describe('the target database of a restore', () => {
  test('a database with users is refused and unchanged', async ({ product, onTestFinished }) => {
    const here = placeOf(product);
    const before = await contentOf(here.DATABASE_URL);
    const { code, errors } = await run('restore', await stored({ onTestFinished }, whole), here);
    expect([code, errors]).toEqual([1, 'The database has data: restore needs an empty one, before the first start.\n']);
    expect(await contentOf(here.DATABASE_URL)).toEqual(before);
  });

  test('a database with foreign tables is refused and unchanged', async ({ onTestFinished }) => {
    const there = await emptyPlace({ onTestFinished });
    await query(there.DATABASE_URL, 'create table orders (id int)');
    const { code, errors } = await run('restore', await stored({ onTestFinished }, whole), there);
    expect([code, errors]).toEqual([1, 'The database has tables of something else: restore needs an empty one.\n']);
    expect(await tablesOf(there.DATABASE_URL)).toEqual(['orders']);
  });

  test('a database with foreign tables on which a start was tried is refused', async ({ onTestFinished }) => {
    const there = await emptyPlace({ onTestFinished });
    await query(there.DATABASE_URL, 'create table users (id int)');
    await expect(prepare(there.DATABASE_URL, async () => {})).rejects.toThrow();
    const { code, errors } = await run('restore', await stored({ onTestFinished }, whole), there);
    expect([code, errors]).toEqual([1, 'The database has tables of something else: restore needs an empty one.\n']);
    expect(await tablesOf(there.DATABASE_URL)).toEqual(['users']);
  });

  test('a database that is migrated and empty is accepted', async ({ onTestFinished }) => {
    const there = await emptyPlace({ onTestFinished });
    await prepare(there.DATABASE_URL, async () => {});
    expect(await run('restore', await stored({ onTestFinished }, whole), there)).toMatchObject({ code: 0, errors: '' });
    expect(await query(there.DATABASE_URL, 'select count(*)::int from users')).toEqual([{ count: 1 }]);
  });
});

test('a backup is refused without data or a writable place', async ({ product, onTestFinished }) => {
  const folder = await emptyFolder({ onTestFinished });
  const made = await run('backup', join(folder, 'a.tar.gz'), nowhere);
  expect([made.code, made.errors]).toEqual([1, 'There is nothing to back up: the database is empty.\n']);
  const without = await run('backup', join(folder, 'a.tar.gz'), { ...nowhere, DATABASE_URL: '' });
  expect([without.code, without.errors]).toEqual([
    1,
    expect.stringMatching(/^There is nothing.* has no database\.\n$/),
  ]);
  await writeFile(join(folder, 'file'), '');
  const refused = await run('backup', join(folder, 'file', 'a.tar.gz'), placeOf(product));
  expect([refused.code, refused.errors]).toEqual([
    1,
    expect.stringMatching(/^\S+a\.tar\.gz cannot be written \((EEXIST|ENOTDIR): .*\)\n$/),
  ]);
  expect(await readdir(folder)).toEqual(['file']);
});
