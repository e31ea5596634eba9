import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { importedThings } from '#server/transfer/import/table.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import { type PictureServer, startPictureServer } from '#tests/kit/network/pictureServer.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { emptyFolder, launch, placeOf, run } from '#tests/kit/product/backup.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const POSTS = 40;
const test = base.extend('settings', { scope: 'file' }, { WEBHOOKS_ALLOW_PRIVATE: 'on' });
let old: PictureServer;
let file: string;
const clean: (() => Promise<void>)[] = [];
const place = (product: Product) => ({ ...placeOf(product), WEBHOOKS_ALLOW_PRIVATE: 'on' });
beforeAll(async () => {
  old = await startPictureServer();
  const folder = await emptyFolder({ onTestFinished: (one) => void clean.push(one) });
  file = join(folder, 'site.xml');
  const items = await Promise.all(
    Array.from({ length: POSTS }, async (_, index) => {
      old.pictures.set(
        `/p${index}.png`,
        await canvas(30 + index, 20)
          .png()
          .toBuffer(),
      );
      return { id: index + 1, title: `Post number ${index + 1}`, content: `Text <img src="${old.url}/p${index}.png">` };
    }),
  );
  await writeFile(file, wordpressExport(old.url, items));
});
afterAll(async () => {
  for (const one of clean) await one();
  await old.stop();
});

const slugs = async (admin: Person): Promise<string[]> =>
  (await admin.gql('query Slugs { allBlogPosts(first: 200) { nodes { slug } } }', {})).data.allBlogPosts.nodes.map(
    ({ slug }: { slug: string }) => slug,
  );
const pictureCount = async (admin: Person): Promise<number> =>
  (await admin.gql('query Media { mediaPictures(first: 1) { totalCount } }', {})).data.mediaPictures.totalCount;
const thingCount = (product: Product) => product.services.db.$count(importedThings);

test('an import killed repeatedly and restarted imports everything once', async ({ product, admin }) => {
  for (const stop of [5, 30, 70]) {
    const child = launch('import', file, place(product));
    const ended = once(child, 'close');
    await until(async () => (await thingCount(product)) >= stop || child.exitCode !== null);
    child.kill('SIGKILL');
    await ended;
    expect(new Set(await slugs(admin)).size).toBe((await slugs(admin)).length);
  }
  const { code, out } = await run('import', file, place(product));
  expect(code).toBe(0);
  expect(out).toContain(`came: ${POSTS} posts, 0 portfolio items (${POSTS} published), ${POSTS} pictures`);
  expect(out).not.toContain('here already');
  expect((await slugs(admin)).sort()).toEqual(
    Array.from({ length: POSTS }, (_, index) => `post-number-${index + 1}`).sort(),
  );
  expect(await pictureCount(admin)).toBe(POSTS);
  const list = await admin.gql('query R { redirects(first: 1) { totalCount } }', {});
  // Each post has two addresses. The other 19 are of category, author, year, month and further pages, some of them by
  // query, and of feeds.
  expect(list.data.redirects.totalCount).toBe(2 * POSTS + 19);
});

test('a killed undo continues when it is repeated', async ({ product, admin }) => {
  const child = launch('import', [file, '--undo'], place(product));
  const ended = once(child, 'close');
  const before = await thingCount(product);
  await until(async () => (await thingCount(product)) < before - 30 || child.exitCode !== null);
  child.kill('SIGKILL');
  await ended;
  expect((await run('import', [file, '--undo'], place(product))).code).toBe(0);
  expect([await slugs(admin), await pictureCount(admin), await thingCount(product)]).toEqual([[], 0, 0]);
});

test('one of two concurrent imports is refused in one line', async ({ product, admin }) => {
  const made = await Promise.all([run('import', file, place(product)), run('import', file, place(product))]);
  const [refused] = made.filter(({ code }) => code !== 0);
  expect(made.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(refused?.errors).toBe('Another import is running. Try again when it has ended.\n');
  expect(await slugs(admin)).toHaveLength(POSTS);
});

test.for([
  [[], 'npm run import -- FILE'],
  [['a.xml', 'b.xml'], 'npm run import -- FILE'],
  [['a.xml', '--undo', '--dry-run'], 'Say either --undo or --dry-run, not both.'],
  [['a.xml', '--force'], "Unknown option '--force'"],
  [['a.xml', '--address', 'ftp://a'], '--address wants an address'],
  [['/nowhere/a.xml'], 'There is no file /nowhere/a.xml.'],
] as const)('the command %j is refused in one line', async ([args, said], { product }) => {
  const { code, out, errors } = await run('import', [...args], place(product));
  expect([code, out]).toEqual([1, '']);
  expect(errors).toContain(said);
});

test('an invalid mapping file is refused in one line with its position', async ({ product }) => {
  const mapping = `${file}.json`;
  for (const [text, said] of [
    ['{', 'The mapping file is no JSON.'],
    ['{"posttypes":{}}', 'The mapping file cannot be used'],
    ['{"postTypes":{"movie":{"as":"film"}}}', 'postTypes.movie'],
  ] as const) {
    await writeFile(mapping, text);
    const { code, errors } = await run('import', [file, '--mapping', mapping], place(product));
    expect([code, errors]).toEqual([1, expect.stringContaining(said)]);
  }
});
