import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureStrings } from '#schema/picture.ts';
import { dangersIn } from '#tests/kit/browser/dangers.ts';
import { bringPicture, editor, markdownIn, paste } from '#tests/kit/browser/editor.ts';
import { at, button, closeBrowser, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makePreview } from '#tests/kit/content/preview.ts';
import { casesOf } from '#tests/kit/long.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { everyClipboard, hostileTexts } from './hostileTexts.ts';

let product: Product;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

/** Where every hostile text ends: it is there when the text has been drawn. */
const END = 'The end of it.';
const ended = (markdown: string) => `${markdown}\n\n${END}`;

/** A window in which no dialog opens and nothing is asked of another site. */
async function watching(person?: Person): Promise<Visitor> {
  const visitor = await visit(product, person);
  visitor.page.on('dialog', (dialog) => {
    visitor.complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  // Pictures of a text may fail; nobody has to hear of that.
  await visitor.page.route(/\/(x|none\.png)$/, (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  return visitor;
}

/** The browser complains of a `<base>` in a document that is read and never shown. */
const UNSHOWN = /Setting the document's base URI to .* The action has been blocked\./;

/** What has happened in a window since it was last asked that nobody wanted: a script ran, or the browser had to stop it. */
async function harm({ page, complaints }: Visitor): Promise<string[]> {
  const isHit = await page.evaluate(() => 'hit' in window);
  const said = complaints.splice(0).filter((one) => !UNSHOWN.test(one));
  return [...said, ...(isHit ? ['a script has run'] : [])];
}

/** A click at everything that a text leads on with. */
async function clickLinks(page: Page, part: string): Promise<void> {
  await page.locator(part).evaluate((root) => {
    for (const link of root.querySelectorAll('a')) {
      link.addEventListener('click', (event) => link.protocol.startsWith('http') && event.preventDefault());
      link.click();
    }
  });
}

test('the check itself sees what is dangerous', async () => {
  const visitor = await watching();
  await visitor.open('/about');
  const seen = await visitor.page.locator('main').evaluate((main) => {
    main.innerHTML =
      '<p onclick="a"><a href=" java\tscript:a">b</a><img src="data:a"><svg></svg><a href="/b">c</a></p>';
  });
  expect(seen).toBe(undefined);
  expect(await dangersIn(visitor.page.locator('main'))).toEqual([
    '<p onclick="a">',
    '<a href=" java\tscript:a">',
    '<img src="data:a">',
    '<svg>',
  ]);
  await visitor.leave();
});

test('hostile Markdown does nothing in the editor and in the preview beside it', async () => {
  const visitor = await watching(await product.signedIn('Employee'));
  const { page } = visitor;
  await visitor.open('/admin/add-blog');
  await editor(page).waitFor();
  await button(page, 'Preview').click();
  const preview = page.frameLocator('iframe[title=Preview]').locator('body');
  const found: unknown[] = [];
  for (const [index, [what, markdown]] of hostileTexts.entries()) {
    const end = `Text number ${index}.`;
    await page.getByRole('textbox', { name: 'Body' }).fill(`${end}\n\n${markdown}`);
    await editor(page).getByText(end).waitFor();
    await preview.getByText(end).waitFor();
    const dangers = [...(await dangersIn(editor(page))), ...(await dangersIn(preview)), ...(await harm(visitor))];
    if (dangers.length) found.push([what, ...dangers]);
  }
  expect(found).toEqual([]);
  await visitor.leave();
});

test('what is hostile on a clipboard does nothing in the editor, and is stored as words', async () => {
  const visitor = await watching(await product.signedIn('Employee'));
  const { page } = visitor;
  await visitor.open('/admin/add-blog');
  await editor(page).waitFor();
  const found: unknown[] = [];
  for (const [what, html] of everyClipboard) {
    await page.getByRole('textbox', { name: 'Body' }).fill('Before.');
    await page.keyboard.press('End');
    await paste(page, { 'text/html': `${html}<p>${END}</p>`, 'text/plain': END });
    const markdown = await markdownIn(page);
    const dangers = [...(await dangersIn(editor(page))), ...(await harm(visitor))];
    if (dangers.length || !markdown.startsWith('Before.')) found.push([what, markdown, ...dangers]);
  }
  expect(found).toEqual([]);
  await visitor.leave();
});

test('an svg with a script that calls itself a png is refused where it is pasted and where it is dropped, and none is kept', async () => {
  const visitor = await watching(await product.signedIn('Employee'));
  const { page } = visitor;
  await visitor.open('/admin/add-blog');
  await editor(page).waitFor();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>window.hit=1</script></svg>');
  for (const way of ['paste', 'drop'] as const) {
    await bringPicture(page, way, 'harmless.png', svg);
    const dialog = page.getByRole('dialog', { name: 'Picture' });
    await button(dialog, 'Insert Picture').click();
    await dialog.getByText(pictureStrings.type).waitFor();
    await button(dialog, 'Cancel').click();
    await dialog.waitFor({ state: 'hidden' });
  }
  expect(await editor(page).locator('img').count()).toBe(0);
  expect((await employee.gql('{ mediaPictures { totalCount } }')).data.mediaPictures.totalCount).toBe(0);
  expect(await harm(visitor)).toEqual([]);
  await visitor.leave();
});

test('hostile Markdown does nothing on the page of a post, nor where its links are clicked', async () => {
  const { id, slug } = await makePost(employee, { isPublished: true });
  const visitor = await watching();
  const { page } = visitor;
  const found: unknown[] = [];
  // All of them at once are on the case study of the next test.
  for (const [kind, markdown] of casesOf(hostileTexts, (_, index) => index % 4 === 0)) {
    const what = `Of ${kind}`;
    const input = blogPost({ slug, title: what, body: ended(markdown), isPublished: true });
    expect((await employee.gql(blogOperations.update, { id, input })).code, what).toBe(undefined);
    await visitor.open(`/blog/${slug}`);
    await page.getByRole('heading', { level: 1, name: what, exact: true }).waitFor();
    await clickLinks(page, '.prose');
    const dangers = [...(await dangersIn(page.locator('.prose'))), ...(await harm(visitor))];
    if (dangers.length || at(page) !== `/blog/${slug}`) found.push([what, ...dangers]);
  }
  expect(found).toEqual([]);
  await visitor.leave();
});

test('hostile Markdown does nothing on a case study, in its preview link and between its versions', async () => {
  const body = hostileTexts.map(([, markdown]) => markdown).join('\n\n');
  const item = await makeItem(employee, { body: ended(body), imageUrl: `${product.url}/none.png`, isPublished: true });
  const post = await makePost(employee, { body: 'Before.' });
  const input = blogPost({ slug: post.slug, title: '<img src=x onerror=window.hit=1>', body: ended(body) });
  await employee.gql(blogOperations.update, { id: post.id, input });
  const preview = await makePreview(employee, 'BLOG_POST', post.id);
  const visitor = await watching(employee);
  const { page } = visitor;
  for (const path of [`/portfolio/${item.slug}`, preview.path]) {
    await visitor.open(path);
    await clickLinks(page, '.prose');
    expect([path, await dangersIn(page.locator('.prose'))]).toEqual([path, []]);
  }
  await visitor.open(`/admin/edit-blog/${post.slug}/revisions`);
  const added = page.locator('main ins');
  await expect.poll(async () => (await added.allTextContents()).join('')).toContain('onbegin=window.hit=1');
  expect(await page.locator('main :is(ins, del) *').count()).toBe(0);
  expect(await page.locator('main [onerror], main [href^="java" i]').count()).toBe(0);
  expect(await harm(visitor)).toEqual([]);
  await visitor.leave();
});
