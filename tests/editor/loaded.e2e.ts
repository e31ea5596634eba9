import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editor, markdownIn } from '#tests/kit/browser/editor.ts';
import { at, closeBrowser, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { paths } from '#web/paths.ts';
import { routes } from '#web/routes.tsx';

const SLUG = 'a-page-of-its-own';
let product: Product;
let admin: Person;
let messageId: string;
/** The scripts that hold the editor, by their names. */
let editors: string[];
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
  await makePost(admin, { slug: SLUG, body: '## One\n\nhttps://youtu.be/dQw4w9WgXcQ', isPublished: true });
  await insertItem(product, { slug: SLUG, isPublished: true });
  messageId = (await makeMessage(product)).id;
  const folder = join('dist', 'client', 'assets');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const holds = await Promise.all(
    scripts.map(async (name) => /ProseMirror/.test(await readFile(join(folder, name), 'utf8'))),
  );
  editors = scripts.filter((_, index) => holds[index]);
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const forms: string[] = [paths.addBlog, paths.editBlog(SLUG), paths.addPortfolio, paths.editPortfolio(SLUG)];
/** The addresses of the route table for one audience or for all others, without the forms. */
const pathsOf = (isPublic: boolean) =>
  routes
    .filter(({ audience }) => (audience === 'public') === isPublic)
    .map(({ path }) => path.replace(':id', messageId).replace(/:\w+\??/, SLUG))
    .filter((path) => !forms.includes(path));

/** The names of all files that a page asks for from now on. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1) as string));
  return asked;
}

test('no screen of the office loads the editor but the forms that write with it', async () => {
  const visitor = await visit(product, admin);
  const { page } = visitor;
  const asked = askedBy(page);
  const found: string[] = [];
  await visitor.open(paths.home);
  for (const path of pathsOf(false)) {
    await goWithin(page, path);
    await loaded(page);
    found.push(...asked.splice(0).flatMap((name) => (editors.includes(name) ? [`${path}: ${name}`] : [])));
  }
  expect(found).toEqual([]);
  for (const path of forms) {
    await visitor.open(path);
    await editor(page).waitFor();
    expect(at(page)).toBe(path);
    expect(asked.splice(0).filter((name) => editors.includes(name)).length, path).toBeGreaterThan(0);
  }
  await visitor.leave();
});

test('a visitor who reads every public page has asked for nothing of the editor', async () => {
  const visitor = await visit(product);
  const { page } = visitor;
  const asked = askedBy(page);
  for (const path of pathsOf(true)) {
    await visitor.open(path);
    await loaded(page);
  }
  expect(asked.filter((name) => editors.includes(name))).toEqual([]);
  expect(editors.length).toBeGreaterThan(0);
  await visitor.leave();
});

test('a textarea that is given the focus in the last moment before the editor takes its place loses no text', async () => {
  const visitor = await visit(product, await product.signedIn('Employee'));
  const { page } = visitor;
  // React draws in a task of its own: once the editor is there, the textarea gets the focus just before it.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function post(this: MessagePort, message: unknown) {
      if ('isEditorThere' in window) document.querySelector<HTMLElement>('[role=tabpanel] textarea')?.focus();
      postMessage.call(this, message);
    };
  });
  await page.route(/VisualEditor-.*js$/, async (route) => {
    await page.getByLabel('Body').waitFor();
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.isEditorThere = true;` });
  });
  await visitor.open(paths.addBlog);
  await editor(page).waitFor();
  await page.keyboard.insertText('Written at once.');
  expect(await markdownIn(page)).toBe('Written at once.');
  await visitor.leave();
});
