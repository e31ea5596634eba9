import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pictureStrings } from '#schema/picture.ts';
import { dangersIn } from '#tests/kit/browser/dangers.ts';
import { bringPicture, editor, markdownIn, paste } from '#tests/kit/browser/editor.ts';
import { at, button, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makePreview } from '#tests/kit/content/preview.ts';
import { casesOf } from '#tests/kit/long.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { everyClipboard, hostileTexts } from './hostileTexts.ts';

/** Marks the end of each hostile text, to see that it was rendered. */
const END = 'The end of it.';
const ended = (markdown: string) => `${markdown}\n\n${END}`;

/** A window without dialogs and without requests to other sites. */
async function watching(product: Product, person?: Person): Promise<Visitor> {
  const visitor = await visit(product, person);
  visitor.page.on('dialog', (dialog) => {
    visitor.complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  // Failing pictures of the texts are expected.
  await visitor.page.route(/\/(x|none\.png)$/, (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  return visitor;
}

/** Chromium reports a `<base>` in a parsed document that is never shown. */
const UNSHOWN = /Setting the document's base URI to .* The action has been blocked\./;

/** Scripts that ran, or that the browser blocked, since the last call. */
async function harm({ page, complaints }: Visitor): Promise<string[]> {
  const isHit = await page.evaluate(() => 'hit' in window);
  const said = complaints.splice(0).filter((one) => !UNSHOWN.test(one));
  return [...said, ...(isHit ? ['a script has run'] : [])];
}

async function clickLinks(page: Page, part: string): Promise<void> {
  await page.locator(part).evaluate((root) => {
    for (const link of root.querySelectorAll('a')) {
      link.addEventListener('click', (event) => link.protocol.startsWith('http') && event.preventDefault());
      link.click();
    }
  });
}

test('the check detects dangerous HTML', async ({ product }) => {
  const visitor = await watching(product);
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

test('hostile Markdown runs nothing in editor and preview', async ({ product }) => {
  const visitor = await watching(product, await product.signedIn('Employee'));
  const { page } = visitor;
  await visitor.open('/admin/add-blog');
  await editor(page).waitFor();
  await button(page, 'Preview').click();
  const preview = page.frameLocator('iframe[title=Preview]').locator('.prose');
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

test('a hostile clipboard runs nothing in the editor and leaves the text before it', async ({ product }) => {
  const visitor = await watching(product, await product.signedIn('Employee'));
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

test('an SVG of a script only, named as png, is refused on paste and on drop', async ({ product, employee }) => {
  const visitor = await watching(product, await product.signedIn('Employee'));
  const { page } = visitor;
  await visitor.open('/admin/add-blog');
  await editor(page).waitFor();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>window.hit=1</script></svg>');
  for (const way of ['paste', 'drop'] as const) {
    await bringPicture(page, way, 'harmless.png', svg);
    const dialog = page.getByRole('dialog', { name: 'Picture' });
    await button(dialog, 'Insert Picture').click();
    await dialog.getByText(pictureStrings.svg).waitFor();
    await button(dialog, 'Cancel').click();
    await dialog.waitFor({ state: 'hidden' });
  }
  expect(await editor(page).locator('img').count()).toBe(0);
  expect((await employee.gql('{ mediaPictures { totalCount } }')).data.mediaPictures.totalCount).toBe(0);
  expect(await harm(visitor)).toEqual([]);
  await visitor.leave();
});

test('hostile Markdown runs nothing on the page of a post, also on clicks on its links', async ({
  product,
  employee,
}) => {
  const { id, slug } = await makePost(employee, { isPublished: true });
  const visitor = await watching(product);
  const { page } = visitor;
  const found: unknown[] = [];
  // The next test puts all of them into one case study.
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

test('hostile Markdown runs nothing in a case study, a preview or the revisions of a post', async ({
  product,
  employee,
}) => {
  const body = hostileTexts.map(([, markdown]) => markdown).join('\n\n');
  const item = await makeItem(employee, { body: ended(body), imageUrl: `${product.url}/none.png`, isPublished: true });
  const post = await makePost(employee, { body: 'Before.' });
  const input = blogPost({ slug: post.slug, title: '<img src=x onerror=window.hit=1>', body: ended(body) });
  await employee.gql(blogOperations.update, { id: post.id, input });
  const preview = await makePreview(employee, 'BLOG_POST', post.id);
  const visitor = await watching(product, employee);
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
