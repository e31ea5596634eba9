import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { editor, markdownIn } from '#tests/kit/browser/editor.ts';
import { at, loaded, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { insertItem } from '#tests/kit/content/portfolio.ts';
import { test } from '#tests/kit/test.ts';
import { routes } from '#web/routes.tsx';
import { paths } from '#web/shared/paths.ts';

const SLUG = 'a-page-of-its-own';
let staff: Visitor;
let visitor: Visitor;
let messageId: string;
/** Names of the scripts of the editor. */
let editors: string[];
test.beforeAll(async ({ product, admin }) => {
  await makePost(admin, { slug: SLUG, body: '## One\n\nhttps://youtu.be/dQw4w9WgXcQ', isPublished: true });
  await insertItem(product, { slug: SLUG, isPublished: true });
  messageId = (await makeMessage(product)).id;
  const folder = join('dist', 'client', 'assets');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const holds = await Promise.all(
    scripts.map(async (name) => /ProseMirror/.test(await readFile(join(folder, name), 'utf8'))),
  );
  editors = scripts.filter((_, index) => holds[index]);
  staff = await visit(product, admin);
  await staff.open(paths.home);
  visitor = await visit(product);
});

const forms: string[] = [paths.addBlog, paths.editBlog(SLUG), paths.addPortfolio, paths.editPortfolio(SLUG)];
const addressOf = (path: string) => path.replace(':id', messageId).replace(/:\w+\??/, SLUG);
/** Routes for visitors, or for all others, without the forms. */
const pathsOf = (isPublic: boolean) =>
  routes
    .filter(({ audience }) => (audience === 'public') === isPublic)
    .map(({ path }) => path)
    .filter((path) => !forms.includes(path.replace(/:\w+/, SLUG)));

async function editorsAskedFor(page: Page, act: () => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: Request) => asked.push(new URL(request.url()).pathname.split('/').at(-1) as string);
  page.on('request', note);
  await act();
  await loaded(page);
  page.off('request', note);
  return asked.filter((name) => editors.includes(name));
}

test.each(pathsOf(false))('the screen %s does not load the editor', async (path) => {
  expect(await editorsAskedFor(staff.page, () => goWithin(staff.page, addressOf(path)))).toEqual([]);
});

test.for(forms)('the form %s loads the editor', async (path, { product, admin }) => {
  const form = await visit(product, admin);
  const asked = await editorsAskedFor(form.page, async () => {
    await form.open(path);
    await editor(form.page).waitFor();
  });
  expect(at(form.page)).toBe(path);
  expect(asked.length).toBeGreaterThan(0);
  await form.leave();
});

test.each(pathsOf(true))('the public page %s does not load the editor', async (path) => {
  expect(await editorsAskedFor(visitor.page, () => visitor.open(addressOf(path)))).toEqual([]);
});

test('a textarea focused just before the editor replaces it loses no text', async ({ product }) => {
  const writer = await visit(product, await product.signedIn('Employee'));
  const { page } = writer;
  // React renders in its own task: the textarea gets the focus just before the editor appears.
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
  await writer.open(paths.addBlog);
  await editor(page).waitFor();
  await page.keyboard.insertText('Written at once.');
  expect(await markdownIn(page)).toBe('Written at once.');
  await writer.leave();
});
