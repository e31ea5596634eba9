import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { afterAll, expect } from 'vitest';
import { makePost } from '#tests/kit/content/blog.ts';
import { canvas, pictureByGraphql, storedFiles } from '#tests/kit/content/picture.ts';
import { makeRedirect } from '#tests/kit/content/redirect.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { type Entries, readSiteArchive, writeSiteArchive } from '#tests/kit/content/siteArchive.ts';
import { casesOf } from '#tests/kit/long.ts';
import { emptyFolder, emptyPlace, placeOf, run } from '#tests/kit/product/backup.ts';
import { query } from '#tests/kit/product/embedded.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

let folder: string;
let whole: string;
let entries: Entries;
const clean: (() => Promise<void>)[] = [];
const cleaner = { onTestFinished: (one: () => Promise<void>) => void clean.push(one) };

test.beforeAll(async ({ product }) => {
  folder = await emptyFolder(cleaner);
  whole = join(folder, 'site.tar.gz');
  const old = await startProduct();
  const admin = await old.signedIn('admin', { email: 'old@agency.example' });
  await pictureByGraphql(admin, await canvas().png().toBuffer(), { isPublished: true });
  await makePost(admin);
  await makeRedirect(admin, { from: '/old-address', to: '/services' });
  await changeSite(admin, { colours: { signal: '#2b4fa2', depth: null } });
  expect((await run('export', whole, placeOf(old))).errors).toBe('');
  await old.stop();
  entries = await readSiteArchive(whole);
  await product.signedIn('admin');
});
afterAll(async () => {
  for (const one of clean) await one();
});

const importing = (product: Product, ...args: string[]) => run('import', args, placeOf(product));
const picture = () => [...entries.keys()].find((name) => name.endsWith('.webp')) ?? '';

type Change = (entries: Entries) => unknown;
const text =
  (name: string, from: string | RegExp, to: string): Change =>
  (all) =>
    all.set(name, (all.get(name) ?? '').replace(from, to));
const [MANIFEST, POSTS, REVIEWS] = ['manifest.json', 'data/blog_posts.jsonl', 'data/reviews.jsonl'];

const cases: [string, Change, RegExp][] = [
  ['without a manifest', (all) => all.delete(MANIFEST), /it has no manifest/],
  ['of a newer version', text(MANIFEST, 'export-1', 'export-2'), /made by a newer version/],
  ['with a row too few', text(POSTS, /^.*\n/, ''), /has 1 of 2 rows of blog_posts/],
  ['with a line that is no row', text(REVIEWS, /^/, '[1]\n'), /a line that is no row/],
  ['with a table that no export has', (all) => all.set('data/sessions.jsonl', '{"id":1}\n'), /unknown here: sessions/],
  ['with a password', text('data/users.jsonl', '{', '{"password_hash":"x",'), /no export has: password_hash/],
  ['with HTML beside the text', text(POSTS, '{', '{"body_html":"<script>",'), /no export has: body_html/],
  ['whose picture is a script', text(POSTS, '"image_url":null', '"image_url":"javascript:x"'), /in: image_url/],
  ['whose slug leads out', text(POSTS, /"slug":"[^"]+"/, '"slug":"../x"'), /Row 1 of data.blog_posts.jsonl .* slug/],
  ['that redirects to a script', text('data/redirects.jsonl', '"/services"', '"javascript:x"'), /brought in: to/],
  [
    'with a colour that nobody can read',
    text('data/site_settings.jsonl', '#2b4fa2', '#ffe0e0'),
    /in: values.colours.signal/,
  ],
  ['with a colour that is none', text('data/site_settings.jsonl', '#2b4fa2', '}body{'), /in: values.colours.signal/],
  ['with a date that is none', text(POSTS, /"created_at":"[^"]+"/, '"created_at":"never"'), /A row of data.blog_posts/],
  ['with a letter no database has', text(POSTS, '"title":"', '"title":"\\u0000'), /A row of data.blog_posts/],
  [
    'whose picture is something else',
    (all) => all.set(picture(), 'x'.repeat(all.get(picture())?.length ?? 0)),
    /not the file/,
  ],
  ['that lacks a picture', (all) => all.delete(picture()), /The export lacks .*\.webp/],
  [
    'with a file of nobody',
    (all) => all.set(`attachments/${crypto.randomUUID()}`, 'x'),
    /not the file that the export/,
  ],
];

/** Checks that the archive is refused in one line and nothing is imported. */
async function refused(product: Product, file: string, sentence: RegExp) {
  const { code, errors, out } = await importing(product, file);
  expect([code, errors.split('\n').length, out]).toEqual([1, 2, '']);
  expect(errors).toMatch(sentence);
  const { DATABASE_URL } = placeOf(product);
  const all = ['blog_posts', 'imports', 'redirects', 'site_settings'].map((name) => `select from ${name}`);
  expect(await query(DATABASE_URL, all.join(' union all '))).toEqual([]);
  expect(await query(DATABASE_URL, 'select from users')).toHaveLength(1);
  expect(await storedFiles(product)).toEqual([]);
}

/** `npm test` tries what would give access or run code, and one of each other kind. */
const usual = /manifest|password|HTML|script|slug|date|picture is something/;

test.for(casesOf(cases, ([name]) => usual.test(name)))(
  'an export %s is refused',
  async ([_, change, sentence], { product }) => {
    const changed = new Map(entries);
    change(changed);
    expect(changed).not.toEqual(entries);
    const file = join(folder, 'changed.tar.gz');
    await writeSiteArchive(file, changed);
    await refused(product, file, sentence);
  },
);

test('a truncated export is refused', async ({ product }) => {
  const bytes = await readFile(whole);
  const file = join(folder, 'short.tar.gz');
  await writeFile(file, bytes.subarray(0, bytes.length / 2));
  await refused(product, file, /cut short, damaged, or no archive of Marquee/);
});

test('an export that unpacks to hundreds of times its size is refused', async ({ product }) => {
  const file = join(folder, 'bomb.tar.gz');
  const pack = tar.pack();
  const size = 500 * 1024 * 1024;
  const entry = pack.entry({ name: POSTS, size });
  const nothing = Buffer.alloc(1024 * 1024);
  const filling = pipeline(Readable.from(Array.from({ length: 500 }, () => nothing)), entry).then(() =>
    pack.finalize(),
  );
  await Promise.all([filling, pipeline(pack, createGzip(), createWriteStream(file))]);
  await refused(product, file, /unpacks to more than can be/);
});

test('options for other formats are refused with an export of Marquee', async ({ product }) => {
  for (const more of [['--undo'], ['--address', 'https://blog.example'], ['--pictures', folder]])
    expect((await importing(product, whole, ...more)).code).toBe(1);
});

test('an installation that was never started refuses an import', async ({ onTestFinished }) => {
  const { code, errors } = await run('import', whole, await emptyPlace({ onTestFinished }));
  expect([code, errors]).toEqual([1, 'Start the product once first: the site needs its first admin.\n']);
});
