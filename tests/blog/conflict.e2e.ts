import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button, closeBrowser, heading, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makeItem, portfolioItem } from '#tests/kit/content/portfolio.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
let colleague: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
  colleague = await product.signedIn('Employee');
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const SENTENCE = 'Somebody has changed this post since you opened it.';

describe('over GraphQL', () => {
  test('a post is changed as long as it is as it was read, and no further', async () => {
    const { id, slug } = await makePost(admin, { title: 'As it was' });
    const read = async () =>
      (await admin.gql('query ($slug: String!) { blogPost(slug: $slug) { updatedAt title } }', { slug })).data.blogPost;
    const update = (title: string, ifUpdatedAt?: string) =>
      colleague.gql(
        'mutation ($id: UUID!, $input: BlogPostInput!, $at: DateTimeISO) { updateBlogPost(id: $id, input: $input, ifUpdatedAt: $at) { updatedAt } }',
        { id, input: blogPost({ title, slug }), at: ifUpdatedAt },
      );
    const { updatedAt } = await read();
    expect((await update('First change', updatedAt)).errors).toBeUndefined();
    const late = await update('Late change', updatedAt);
    expect(late.errors).toMatchObject([{ message: SENTENCE, extensions: { code: 'CONFLICT' } }]);
    expect((await read()).title).toBe('First change');
    expect((await update('Whoever does not ask', undefined)).errors).toBeUndefined();
    expect((await read()).title).toBe('Whoever does not ask');
  });

  test('so is a portfolio item', async () => {
    const { id, slug } = await makeItem(admin, { title: 'As it was' });
    const at = (await admin.gql('query ($slug: String!) { portfolioItem(slug: $slug) { updatedAt } }', { slug })).data
      .portfolioItem.updatedAt;
    const update = (ifUpdatedAt: string) =>
      colleague.gql(
        'mutation ($id: UUID!, $input: PortfolioItemChangesInput!, $at: DateTimeISO) { updatePortfolioItem(id: $id, input: $input, ifUpdatedAt: $at) { id } }',
        { id, input: portfolioItem({ title: 'Changed', slug }), at: ifUpdatedAt },
      );
    expect((await update(at)).errors).toBeUndefined();
    expect((await update(at)).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  });
});

describe('in the form, a post that somebody else has saved meanwhile', () => {
  let visitor: Visitor;
  async function edited(title: string) {
    const { id, slug } = await makePost(admin, { title: 'What both edit', slug: `${title}-slug` });
    visitor = await visit(product, admin);
    const { page } = visitor;
    await visitor.open(`/admin/edit-blog/${slug}`);
    await page
      .getByLabel(/^Title/)
      .first()
      .fill(title);
    await colleague.gql(blogOperations.update, { id, input: blogPost({ title: 'Their title', slug }) });
    await button(page, 'Save Changes').click();
    const question = page.getByRole('dialog', { name: 'Somebody else has saved this' });
    await question.waitFor();
    return { page, question, slug };
  }
  const stored = async (slug: string) =>
    (await admin.gql('query ($slug: String!) { blogPost(slug: $slug) { title } }', { slug })).data.blogPost.title;

  test('is overwritten when the writer says so', async () => {
    const { page, question, slug } = await edited('my-own');
    expect(await stored(slug)).toBe('Their title');
    await button(question, 'Overwrite it').click();
    await heading(page, 'my-own').waitFor();
    expect(await stored(slug)).toBe('my-own');
    await visitor.leave();
  });

  test('is left as it is when the writer goes on, with what was typed still there', async () => {
    const { page, question, slug } = await edited('half-done');
    await button(question, 'Keep editing').click();
    await question.waitFor({ state: 'detached' });
    expect(
      await page
        .getByLabel(/^Title/)
        .first()
        .inputValue(),
    ).toBe('half-done');
    expect(await stored(slug)).toBe('Their title');
    await visitor.leave();
  });

  test('comes into the form when the writer wants it, and can be saved then', async () => {
    const { page, question, slug } = await edited('given-up');
    await button(question, 'Load their version').click();
    await expect
      .poll(() =>
        page
          .getByLabel(/^Title/)
          .first()
          .inputValue(),
      )
      .toBe('Their title');
    await page
      .getByLabel(/^Title/)
      .first()
      .fill('Both of us');
    await button(page, 'Save Changes').click();
    await heading(page, 'Both of us').waitFor();
    expect(await stored(slug)).toBe('Both of us');
    await visitor.leave();
  });
});
