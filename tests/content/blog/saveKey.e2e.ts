import { expect } from 'vitest';
import { editor } from '#tests/kit/browser/editor.ts';
import { heading, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { field, good, test, write, writing } from './form.ts';

const fields = [
  ['Title', 'title'],
  ['Excerpt', 'excerpt'],
  ['Author', 'author'],
  ['Tags', 'tags'],
  ['Search headline', 'metaTitle'],
  ['Search description', 'metaDescription'],
  ['Slug', 'slug'],
] as const;

test('Ctrl+S stores what was typed last in each field', async ({ product, employee }) => {
  const post = await makePost(employee, { isPublished: true });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  let slug: string = post.slug;
  const storedPost = async (now: string) =>
    (
      await employee.gql(
        'query ($slug: String!) { blogPost(slug: $slug) { title excerpt author tags metaTitle metaDescription slug body } }',
        { slug: now },
      )
    ).data?.blogPost;
  for (const [label, name] of fields) {
    const typed = `typed last in ${name}`.toLowerCase().replaceAll(' ', name === 'slug' ? '-' : ' ');
    await visitor.open(`/admin/edit-blog/${slug}`);
    await editor(page).waitFor();
    await field(page, label).selectText();
    await page.keyboard.type(typed);
    await page.keyboard.press('ControlOrMeta+s');
    if (name === 'slug') slug = typed;
    await page.waitForURL(`${product.url}/blog/${slug}`);
    expect((await storedPost(slug))?.[name]).toEqual(name === 'tags' ? [typed] : typed);
  }
  await visitor.open(`/admin/edit-blog/${slug}`);
  await editor(page).click();
  await page.keyboard.type('Typed last. ');
  await page.keyboard.press('ControlOrMeta+s');
  await page.waitForURL(`${product.url}/blog/${slug}`);
  expect((await storedPost(slug))?.body).toContain('Typed last.');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('Ctrl+S stores a new post at the address that was typed last', async ({ product, employee }) => {
  const { visitor, page } = await writing(product, employee);
  const texts = good();
  await write(page, texts);
  await field(page, 'Slug').selectText();
  await page.keyboard.type('an-address-of-its-own');
  await page.keyboard.press('ControlOrMeta+s');
  await heading(page, 'Add Blog Post').waitFor({ state: 'detached' });
  const query = '{ blogPost(slug: "an-address-of-its-own") { title } }';
  await expect.poll(async () => (await employee.gql(query)).data?.blogPost?.title).toBe(texts.Title);
  await visitor.leave();
});

test('Ctrl+S shows the fault of the field that was typed last', async ({ product, employee }) => {
  const { visitor, page } = await writing(product, employee);
  await write(page, good());
  await field(page, 'Slug').selectText();
  await page.keyboard.type('no address');
  await page.keyboard.press('ControlOrMeta+s');
  await page.locator('[aria-invalid=true]').waitFor();
  expect(await field(page, 'Slug').getAttribute('aria-invalid')).toBe('true');
  await visitor.leave();
});
