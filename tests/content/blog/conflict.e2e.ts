import { describe, expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, heading, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makePicture } from '#tests/kit/content/media.ts';
import { makeItem, portfolioItem } from '#tests/kit/content/portfolio.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('colleague', { scope: 'file' }, ({ product }) => product.signedIn('Employee'));

const SENTENCE = 'Somebody has changed this post since you opened it.';

describe('over GraphQL', () => {
  test('a post is changed only while its updatedAt matches', async ({ admin, colleague }) => {
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

  test('a portfolio item is changed only while its updatedAt matches', async ({ admin, colleague }) => {
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

test('the author of a conflicting save can overwrite, cancel, or load the other version into the form', async ({
  product,
  admin,
  colleague,
}) => {
  const visitor = await visit(product, admin);
  const { page } = visitor;
  const title = page.getByLabel(/^Title/).first();
  const question = page.getByRole('dialog', { name: 'Somebody else has saved this' });
  /** Edits a post that somebody else saves meanwhile. @returns its slug */
  async function edited(typed: string): Promise<string> {
    const { id, slug } = await makePost(admin, { title: 'What both edit', slug: `${typed}-slug` });
    await goWithin(visitor.page, `/admin/edit-blog/${slug}`);
    await title.fill(typed);
    await colleague.gql(blogOperations.update, { id, input: blogPost({ title: 'Their title', slug }) });
    await button(page, 'Save Changes').click();
    await question.waitFor();
    expect(await stored(slug)).toBe('Their title');
    return slug;
  }
  const stored = async (slug: string) =>
    (await admin.gql('query ($slug: String!) { blogPost(slug: $slug) { title } }', { slug })).data.blogPost.title;

  await visitor.open('/');
  const overwritten = await edited('my-own');
  await button(question, 'Overwrite it').click();
  await heading(page, 'my-own').waitFor();
  expect(await stored(overwritten)).toBe('my-own');

  const joined = await edited('given-up');
  await button(question, 'Load their version').click();
  await expect.poll(() => title.inputValue()).toBe('Their title');
  await title.fill('Both of us');
  await button(page, 'Save Changes').click();
  await heading(page, 'Both of us').waitFor();
  expect(await stored(joined)).toBe('Both of us');

  const left = await edited('half-done');
  await button(question, 'Keep editing').click();
  await question.waitFor({ state: 'detached' });
  expect(await title.inputValue()).toBe('half-done');
  expect(await stored(left)).toBe('Their title');
  await visitor.leave();
});

test('the author takes over single fields of the other version', async ({ product, admin, colleague }) => {
  const before = { title: 'What both edit', excerpt: 'Written before both.', author: 'Asha Menon' };
  const { id, slug } = await makePost(admin, before);
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open(`/admin/edit-blog/${slug}`);
  await page.getByLabel('Title').fill('My title of both');
  await page.getByLabel('Excerpt').fill('Mine is another one.');
  const theirs = { title: 'Their title of both', excerpt: 'Theirs is another one.', author: 'Ravi Iyer', slug };
  await colleague.gql(blogOperations.update, { id, input: blogPost({ ...before, ...theirs }) });
  await button(page, 'Save Changes').click();
  const question = page.getByRole('dialog', { name: 'Somebody else has saved this' });
  const whose = (field: string, name: string) =>
    question.getByRole('group', { name: field, exact: true }).getByRole('radio', { name, exact: true });
  await whose('Title', 'Yours').waitFor();
  expect(await whose('Title', 'Yours').isChecked()).toBe(true);
  expect(await whose('Author', 'Theirs').isChecked()).toBe(true);
  await question.getByRole('deletion').filter({ hasText: 'Their' }).first().waitFor();
  await question.getByRole('insertion').filter({ hasText: 'My' }).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await whose('Excerpt', 'Theirs').check();
  await button(question, 'Save the chosen fields').click();
  await heading(page, 'My title of both').waitFor();
  const query = 'query ($slug: String!) { blogPost(slug: $slug) { title excerpt author } }';
  expect((await admin.gql(query, { slug })).data.blogPost).toEqual({
    title: 'My title of both',
    excerpt: theirs.excerpt,
    author: theirs.author,
  });
  await visitor.leave();
});

test('what else a colleague saved stays after the chosen fields are saved', async ({ product, admin, colleague }) => {
  const before = { title: 'What both edit', client: 'Before' };
  const { id, slug } = await makeItem(admin, before);
  const pictureId = (await makePicture(admin)).id;
  const review = await makeReview(admin, { name: 'Neha Rao', isPublished: true });
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open(`/admin/edit-portfolio/${slug}`);
  await page
    .getByLabel(/^Title/)
    .first()
    .fill('My title of both');
  const theirs = { client: 'Theirs', gallery: [pictureId], reviewId: review.id, slug: `${slug}-theirs` };
  const update =
    'mutation ($id: UUID!, $input: PortfolioItemChangesInput!) { updatePortfolioItem(id: $id, input: $input) { id } }';
  expect((await colleague.gql(update, { id, input: theirs })).errors).toBeUndefined();
  await button(page, 'Save Changes').click();
  const question = page.getByRole('dialog', { name: 'Somebody else has saved this' });
  for (const field of ['Slug', 'Client', 'Gallery', 'Review of the client']) {
    const group = question.getByRole('group', { name: field, exact: true });
    await group.getByRole('radio', { name: 'Theirs', exact: true, checked: true }).waitFor();
  }
  const group = question.getByRole('group', { name: 'Client', exact: true });
  await group.getByRole('radio', { name: 'Yours', exact: true }).check();
  await button(question, 'Save the chosen fields').click();
  await heading(page, 'My title of both').waitFor();
  const query =
    'query ($id: UUID!) { portfolioItem(id: $id) { title slug client gallery { pictureId } review { id } } }';
  expect((await admin.gql(query, { id })).data.portfolioItem).toEqual({
    title: 'My title of both',
    slug: theirs.slug,
    // Chosen, although the form has not changed it.
    client: 'Before',
    gallery: [{ pictureId }],
    review: { id: review.id },
  });
  await visitor.leave();
});

test('a save while the dialog is open is not overwritten: it comes back as another conflict', async ({
  product,
  admin,
  colleague,
}) => {
  const { id, slug } = await makePost(admin, { title: 'What both edit', slug: 'saved-three-times' });
  const visitor = await visit(product, admin);
  const { page } = visitor;
  const stored = async () =>
    (await admin.gql('query ($slug: String!) { blogPost(slug: $slug) { title excerpt } }', { slug })).data.blogPost;
  const save = (title: string, excerpt: string) =>
    colleague.gql(blogOperations.update, { id, input: blogPost({ title, excerpt, slug }) });
  await visitor.open(`/admin/edit-blog/${slug}`);
  await page.getByLabel('Title').fill('My own title');
  await save('Their title', 'Theirs, which is another one.');
  await button(page, 'Save Changes').click();
  const question = page.getByRole('dialog', { name: 'Somebody else has saved this' });
  await question.getByRole('deletion').filter({ hasText: 'Their' }).first().waitFor();

  for (const answer of ['Save the chosen fields', 'Overwrite it']) {
    await save(`The title before ${answer}`, 'Saved while the dialog is open.');
    await button(question, answer).click();
    await question.getByText('It has changed again while you were deciding.').waitFor();
    await question
      .getByRole('deletion')
      .filter({ hasText: answer.split(' ')[0] as string })
      .first()
      .waitFor();
    expect(await stored()).toEqual({ title: `The title before ${answer}`, excerpt: 'Saved while the dialog is open.' });
  }
  await button(question, 'Save the chosen fields').click();
  await heading(page, 'My own title').waitFor();
  expect(await stored()).toEqual({ title: 'My own title', excerpt: 'Saved while the dialog is open.' });
  await visitor.leave();
});
