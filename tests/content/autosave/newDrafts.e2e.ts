import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, heading, link, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { saveDraft } from '#tests/kit/content/draft.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('asha', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Menon' }))
  .extend('ravi', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }));

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d\.$/);
const draftIn = (page: Page) => new URL(page.url()).searchParams.get('draft');
const begun = (page: Page) => page.getByRole('region', { name: 'Begun, not saved' });
const titles = async (page: Page) => (await begun(page).getByRole('link').allTextContents()).sort();

test.for([
  ['post', '/admin/add-blog', '/blog-manage'],
  ['item', '/admin/add-portfolio', '/portfolio-manage'],
] as const)(
  'a new %s in each of two tabs has its own autosave, which can be continued and discarded alone',
  async ([what, form, list], { product, asha }) => {
    const visitor = await visit(product, asha);
    const { page } = visitor;
    const other = await page.context().newPage();
    await visitor.open(form);
    await other.goto(form);
    for (const [tab, title] of [
      [page, `First ${what}`],
      [other, `Second ${what}`],
    ] as const) {
      await field(tab, 'Title').fill(title);
      await saved(tab).waitFor();
    }
    expect(draftIn(page)).not.toBe(draftIn(other));
    await other.reload();
    await expect.poll(() => field(other, 'Title').inputValue()).toBe(`Second ${what}`);
    await other.close();

    await goWithin(page, list);
    await expect.poll(() => titles(page)).toEqual([`First ${what}`, `Second ${what}`]);
    await goWithin(page, form);
    await expect.poll(() => field(page, 'Title').inputValue()).toBe('');
    await goWithin(page, list);
    await link(begun(page), `First ${what}`).click();
    await expect.poll(() => field(page, 'Title').inputValue()).toBe(`First ${what}`);
    await button(page, 'Discard changes').click();
    await button(page.getByRole('alertdialog'), 'Discard changes').click();
    await expect.poll(() => field(page, 'Title').inputValue()).toBe('');
    expect(draftIn(page)).toBeNull();

    await goWithin(page, list);
    await expect.poll(() => titles(page)).toEqual([`Second ${what}`]);
    await button(begun(page), `Discard Second ${what}`).click();
    await button(page.getByRole('alertdialog'), 'Discard').click();
    await begun(page).waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);

test('an autosave stored on the device by an earlier version is uploaded and listed', async ({ product, ravi }) => {
  const visitor = await visit(product, ravi);
  const { page } = visitor;
  await saveDraft(ravi, { fields: { title: '' } });
  await visitor.open('/dashboard');
  await page.evaluate((id) => {
    const draft = { id: crypto.randomUUID(), fields: { title: 'Of before' }, basedOn: null, sequence: 5 };
    localStorage.setItem(`draft:${id}:BLOG_POST:new`, JSON.stringify(draft));
  }, ravi.id);
  await goWithin(page, '/blog-manage');
  await expect.poll(() => titles(page)).toEqual(['Of before', 'Without a title']);
  expect(await page.evaluate((id) => localStorage.getItem(`draft:${id}:BLOG_POST:new`), ravi.id)).toBeNull();
  await visitor.leave();
});

test('saving a post asks before it overwrites the text of a colleague, not after a colleague published it', async ({
  product,
  asha,
  ravi,
}) => {
  const { id, slug } = await makePost(asha, { title: 'Written for long' });
  const visitor = await visit(product, asha);
  const { page } = visitor;
  await visitor.open(`/admin/edit-blog/${slug}`);
  await field(page, 'Title').fill('Written on');
  await saved(page).waitFor();
  await ravi.gql('mutation ($id: UUID!) { publishBlogPost(id: $id, isPublished: true) { id } }', { id });
  await page.reload();
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('Written on');
  await button(page, 'Save Changes').click();
  await heading(page, 'Written on').waitFor();
  const stored = async () => (await product.nobody.gql(blogOperations.bySlug, { slug })).data.blogPost.title;
  expect(await stored()).toBe('Written on');

  await goWithin(page, `/admin/edit-blog/${slug}`);
  await field(page, 'Title').fill('By Asha');
  await ravi.gql(blogOperations.update, { id, input: blogPost({ title: 'By Ravi', slug }) });
  await button(page, 'Save Changes').click();
  const question = page.getByRole('dialog', { name: 'Somebody else has saved this' });
  const saves = question.getByRole('list', { name: 'Saved since' });
  await saves.getByText(/^Ravi Iyer, /).waitFor();
  expect(await saves.textContent()).toContain('Title');
  await button(question, 'Overwrite it').click();
  await heading(page, 'By Asha').waitFor();
  expect(await stored()).toBe('By Asha');
  await visitor.leave();
});
