import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { importStrings, MAX_IMPORT_BYTES } from '#schema/import.ts';
import { imports } from '#server/transfer/import/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { excuse, goAnew, goingOn } from '#tests/kit/browser/goingOn.ts';
import { handsOver, meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, faultAt, link, visit } from '#tests/kit/browser/visitor.ts';
import { importNow, importOnceIn, uploadExport } from '#tests/kit/content/import.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { emptyFolder, placeOf } from '#tests/kit/product/backup.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const POSTS = 120;
const posts = Array.from({ length: POSTS }, (_, index) => ({
  ...{ id: index + 1, title: `Post ${index + 1} of the old site`, content: index ? 'Text.' : 'A <script>1</script>.' },
  status: index % 10 === 9 ? 'draft' : 'publish',
}));
/** The key of a lock of the database. */
const HELD_POST = 101;
const film = { id: 900, title: 'A film', type: 'film' };

let folder: string;
const clean: (() => Promise<void>)[] = [];
const test = base.extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Rao' }));
beforeAll(async () => {
  folder = await emptyFolder({ onTestFinished: (one) => void clean.push(one) });
});
test.beforeEach(async ({ product }) => {
  await product.services.db.delete(imports);
});
afterAll(async () => {
  for (const one of clean) await one();
});

async function fileOf(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
const goOn = goingOn(async (product: Product, admin: Person) => {
  const visitor = await visit(product, admin);
  await visitor.open('/admin/redirects');
  return visitor;
});
async function opened(product: Product, admin: Person) {
  const visitor = await goOn(product, admin);
  await goAnew(visitor, '/admin/import', 'Import');
  return visitor;
}
const chooser = (page: Page) => page.getByLabel('Export', { exact: false }).and(page.locator('input[type=file]'));
/** Exact match, because one state is a prefix of another. */
const state = (page: Page, name: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${name}`) });
const inState = (page: Page, name: string) => state(page, name).waitFor();
const send = (page: Page) => button(page, 'Upload and Look Through').click();

/** Makes the import wait before it writes a post. @returns a function that lets it continue */
async function holdPost(product: Product, slug: string): Promise<() => Promise<void>> {
  const holder = new pg.Client(placeOf(product).DATABASE_URL);
  await holder.connect();
  await holder.query(`select pg_advisory_lock(${HELD_POST})`);
  await holder.query(`create function wait_here() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${HELD_POST}); return new; end $$`);
  await holder.query(`create trigger waits before insert on blog_posts for each row when (new.slug = '${slug}')
    execute function wait_here()`);
  return () => holder.end();
}

test('an admin uploads an export, reads the report, selects content, imports it and undoes it', async ({
  product,
  admin,
  onTestFinished,
}) => {
  const visitor = await opened(product, admin);
  const { page } = visitor;
  await page.getByRole('heading', { name: 'No imports yet' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await chooser(page).setInputFiles(
    await fileOf('old-site.xml', wordpressExport('https://old.example', [...posts, film])),
  );
  await send(page);
  await inState(page, 'Looked through');
  const report = page.getByLabel('Report of the export of WordPress');
  await expect.poll(() => report.textContent()).toContain(`Would come${POSTS} posts`);
  await page.getByText('1 entry: of the kind film').waitFor();
  await page.getByText('Entry by entry, with what each loses').click();
  const entries = page.getByRole('list', { name: 'Entries' });
  await entries.getByText('a script was left out').waitFor();
  expect(await entries.getByRole('listitem').filter({ hasText: 'of the old site' }).count()).toBe(1);
  await page.getByRole('checkbox', { name: 'Only entries that lose something' }).uncheck();
  await button(page, `Show More of ${POSTS}`).click();
  await entries.getByText('Post 60 of the old site').waitFor();
  expect(await violations(page)).toEqual([]);

  const choice = page.getByRole('checkbox', { name: `Posts (${POSTS})` });
  await choice.uncheck();
  await page.getByText('Nothing is chosen that could come.').waitFor();
  expect(await button(page, 'Import').isDisabled()).toBe(true);
  await choice.check();
  await page.getByRole('checkbox', { name: `Drafts, and what is planned (${POSTS / 10})` }).uncheck();
  const release = await holdPost(product, 'post-101-of-the-old-site');
  onTestFinished(release);
  await button(page, 'Import').click();
  await visitor.hears(importStrings.started);
  await inState(page, 'Coming in');
  const bar = page.getByRole('progressbar', { name: 'Import', exact: true });
  await expect.poll(() => bar.evaluate(({ value, max }: HTMLProgressElement) => value > 0 && value < max)).toBe(true);
  await release();
  await inState(page, 'Done');
  await expect.poll(() => report.textContent()).toContain(`Has come${POSTS - POSTS / 10} posts`);
  await page.getByText(`${POSTS / 10} drafts: not chosen`).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByText('Entry by entry, with what each loses').click();
  await link(page, 'Post 1 of the old site').click();
  await expect.poll(() => at(page)).toBe('/blog/post-1-of-the-old-site');
  await page.goBack();
  await inState(page, 'Done');
  await button(page, 'Take Back').click();
  await page
    .getByRole('alertdialog', { name: 'Take this import back?' })
    .getByRole('button', { name: 'Take Back' })
    .click();
  await visitor.hears(importStrings.undoBegun);
  await inState(page, 'Taken back');
  await page.getByText(`Taken back: ${POSTS - POSTS / 10} posts`).waitFor();
  expect((await admin.gql('{ allBlogPosts(first: 1) { totalCount } }')).data.allBlogPosts.totalCount).toBe(0);
  await button(page, 'Delete from the List').click();
  await button(page, 'Delete').click();
  await visitor.hears(importStrings.removed);
  await page.getByRole('heading', { name: 'No imports yet' }).waitFor();
});

test('a hostile file is refused with a one-line message and deleted', async ({ product, admin }) => {
  const hostile = wordpressExport('https://old.example', []).replace(
    '<rss',
    '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss',
  );
  const { page } = await opened(product, admin);
  await chooser(page).setInputFiles(await fileOf('hostile.xml', hostile));
  await send(page);
  const alert = page.getByRole('alert').filter({ hasText: 'This import has failed' });
  await alert.waitFor();
  expect(await alert.textContent()).toContain('document type');
  await button(page, 'Delete the Upload').click();
  await button(page, 'Delete').click();
  await page.getByRole('heading', { name: 'No imports yet' }).waitFor();
});

test('a missing, oversized or wrong file is refused at its field without a request', async ({ product, admin }) => {
  const visitor = await opened(product, admin);
  const { page } = visitor;
  await send(page);
  await expect.poll(() => faultAt(chooser(page))).toBe(importStrings.noFile);
  await chooser(page).setInputFiles(await fileOf('site.txt', 'text'));
  await send(page);
  await expect.poll(() => faultAt(chooser(page))).toBe(importStrings.badEnding);
  const large = await fileOf('large.zip', 'PK');
  await truncate(large, MAX_IMPORT_BYTES + 1);
  await chooser(page).setInputFiles(large);
  await send(page);
  await expect.poll(() => faultAt(chooser(page))).toBe(importStrings.tooLarge);
  await chooser(page).setInputFiles(await fileOf('site.json', '{}'));
  await page.getByText('More about the export').click();
  const address = page.getByRole('textbox', { name: 'Address of the Ghost site' });
  await address.fill('not an address');
  await send(page);
  await expect.poll(() => faultAt(address)).toBe(importStrings.badAddress);
  await address.fill('');
  expect(visitor.operations).not.toContain('CreateImport');
  const mapping = page.getByRole('textbox', { name: 'Mapping of other kinds of content' });
  await mapping.fill('{');
  await send(page);
  await expect.poll(() => faultAt(mapping)).toBe('The mapping file is no JSON.');
  expect(await product.services.db.$count(imports)).toBe(0);
});

test('a cancelled upload and a broken one leave nothing behind', async ({ product, admin }) => {
  const visitor = await opened(product, admin);
  const { page } = visitor;
  const path = await fileOf('old.xml', wordpressExport('https://old.example', posts));
  let isBroken = false;
  await page.route('**/imports/*/file*', (route) => (isBroken ? route.abort() : undefined));
  await handsOver(page);
  await chooser(page).setInputFiles(path);
  await send(page);
  await page.getByRole('progressbar', { name: 'Upload of old.xml' }).waitFor();
  await expect.poll(() => product.services.db.$count(imports)).toBe(1);
  await button(page, 'Cancel the Upload').click();
  await visitor.hears(importStrings.cancelled);
  await expect.poll(() => product.services.db.$count(imports)).toBe(0);

  isBroken = true;
  await send(page);
  await visitor.hears(importStrings.uploadFailed);
  await expect.poll(() => product.services.db.$count(imports)).toBe(0);
  await page.unroute('**/imports/*/file*');
  excuse(visitor, /net::ERR_FAILED/);
  await send(page);
  await inState(page, 'Looked through');
});

test('another admin sees the import of a colleague, after a retry too, until it is done', async ({
  product,
  admin,
}) => {
  const id = await uploadExport(admin, wordpressExport('https://old.example', posts.slice(0, 3)));
  await importOnceIn(admin, id, 'READY');
  const other = await product.signedIn('admin');
  const visitor = await visit(product, other);
  const { page } = visitor;
  const list = await meddle(page, 'Imports', 'refusing');
  list.release();
  await visitor.open('/admin/import');
  const alert = page.getByRole('alert').filter({ hasText: 'Error Loading Imports' });
  await alert.getByText('The server says no.').waitFor();
  await list.stop();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await inState(page, 'Looked through');
  await page.getByRole('rowheader', { name: 'site.xml' }).waitFor();
  await page.getByText('by Asha Rao').waitFor();
  const start = await meddle(page, 'StartImport', 'refusing');
  start.release();
  await button(page, 'Import').click();
  await visitor.hears('The server says no.');
  await start.stop();
  expect((await importNow(admin, id)).state).toBe('READY');
  await admin.gql('mutation ($id: UUID!) { startImport(id: $id, input: {}) { id } }', { id });
  await inState(page, 'Done');
  await visitor.leave();
});

test('an unknown import has its own message', async ({ product, admin }) => {
  const visitor = await goOn(product, admin);
  for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
    await goAnew(visitor, `/admin/import?import=${id}`, 'Import');
    await visitor.page.getByRole('heading', { name: 'Import Not Found' }).waitFor();
  }
});
