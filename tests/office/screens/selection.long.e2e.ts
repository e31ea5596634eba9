import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { managePosts } from '#tests/kit/browser/postsScreen.ts';
import { button, dialog, link, loaded, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { emptyInbox, makeMessage } from '#tests/kit/content/message.ts';
import { emptyReviews } from '#tests/kit/content/review.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

let visitor: Visitor;
const goOn = goingOn(async (product: Product, employee: Person) => {
  const begun = await visit(product, employee);
  await begun.open('/dashboard');
  return begun;
});

const NAMES = ['First', 'Second', 'Third', 'Fourth'];

/** The list of posts; the newest post is first. */
async function managingPosts(product: Product, employee: Person, published: string[] = []): Promise<Page> {
  visitor = await goOn(product, employee);
  const posts = NAMES.map((name) => ({ title: `${name} post`, isPublished: published.includes(name) }));
  return managePosts(product, visitor, employee, posts);
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const select = (page: Page, ...names: string[]) =>
  names.reduce((before, name) => before.then(() => box(page, `Select ${name} post`).check()), Promise.resolve());
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const statusOf = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: link(page, `${name} post`) })
    .getByText(/^(Draft|Published)$/)
    .innerText();
const statuses = (page: Page) => Promise.all(NAMES.map((name) => statusOf(page, name)));

test('selected posts are published together until Undo', async ({ product, employee }) => {
  const page = await managingPosts(product, employee, ['Third']);
  await select(page, 'First', 'Third', 'Fourth');
  await bar(page).getByText('3 blog posts selected', { exact: true }).waitFor();
  const server = await meddle(page, 'BulkUpdate', 'slow');
  await button(bar(page), 'Publish what is selected').click();
  expect(await statuses(page)).toEqual(['Published', 'Draft', 'Published', 'Published']);
  await bar(page).getByText('Publishing... 0 of 2', { exact: true }).waitFor();
  await server.stop();
  // A post that was already published does not count and stays published.
  await visitor.hears('2 blog posts published.');
  expect(await bar(page).count()).toBe(0);
  await button(page, 'Undo: 2 blog posts published.').click();
  await visitor.hears('2 blog posts unpublished.');
  expect(await statuses(page)).toEqual(['Draft', 'Draft', 'Published', 'Draft']);
  await page.reload();
  await loaded(page);
  expect(await statuses(page)).toEqual(['Draft', 'Draft', 'Published', 'Draft']);
});

test('the selection stays when its bulk change is refused', async ({ product, employee }) => {
  const page = await managingPosts(product, employee);
  await select(page, 'First', 'Second');
  const server = await meddle(page, 'BulkUpdate', 'refusing');
  await button(bar(page), 'Publish what is selected').click();
  expect(await statusOf(page, 'First')).toBe('Published');
  server.release();
  await visitor.hears('The server says no.');
  expect(await statuses(page)).toEqual(['Draft', 'Draft', 'Draft', 'Draft']);
  await bar(page).getByText('2 blog posts selected', { exact: true }).waitFor();
  await server.stop();
});

test('a deletion of several posts asks one question, then shows what failed with its reason', async ({
  product,
  employee,
}) => {
  const page = await managingPosts(product, employee);
  await select(page, 'Second', 'Third');
  // Somebody else deletes one; this screen does not receive the event.
  const { data } = await employee.gql('{ allBlogPosts { nodes { id title } } }');
  const { id } = data.allBlogPosts.nodes.find(({ title }: { title: string }) => title === 'Third post');
  await button(bar(page), 'Delete what is selected').click();
  const question = dialog(page);
  await question.getByText(/permanently delete 2 blog posts\?/).waitFor();
  expect(await question.getByRole('listitem').allInnerTexts()).toEqual(['Second post', 'Third post']);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await statuses(page)).toHaveLength(4);
  await button(bar(page), 'Delete what is selected').click();
  const server = await meddle(page, 'BulkUpdate', 'slow');
  await question.getByRole('button', { name: 'Delete' }).click();
  await link(page, 'Second post').waitFor({ state: 'detached' });
  await employee.gql('mutation ($id: UUID!) { removeBlogPost(id: $id) { id } }', { id });
  await server.stop();
  await visitor.hears('1 of 2 blog posts could not be deleted.');
  await visitor.hears('1 blog post deleted.');
  const failures = page.getByRole('region', { name: 'What failed' });
  expect(await failures.getByRole('listitem').allInnerTexts()).toEqual(['Third post: Blog post not found.']);
  await failures.getByRole('button', { name: 'Dismiss' }).click();
  await failures.waitFor({ state: 'detached' });
});

test('a range is selected with Shift until Clear or Escape', async ({ product, employee }) => {
  const page = await managingPosts(product, employee);
  await select(page, 'Second');
  await box(page, 'Select Fourth post').click({ modifiers: ['Shift'] });
  const selected = () => page.locator('tbody input:checked').count();
  expect(await selected()).toBe(3);
  expect(await box(page, 'Select First post').isChecked()).toBe(false);
  expect(await box(page, 'Select all').evaluate((one: HTMLInputElement) => one.indeterminate)).toBe(true);
  await box(page, 'Select all').click();
  expect(await selected()).toBe(4);
  await box(page, 'Select all').click();
  expect(await selected()).toBe(0);
  await select(page, 'First');
  await button(bar(page), 'Clear').click();
  expect(await selected()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('select-all');
  await select(page, 'First');
  await page.keyboard.press('Escape');
  expect(await selected()).toBe(0);
});

test('the counts follow messages that are moved to spam and back in bulk', async ({ product, employee }) => {
  visitor = await goOn(product, employee);
  await goTo(visitor);
  await emptyInbox(product);
  for (const name of ['Asha Menon', 'Ravi Iyer', 'Zoya Khan']) await makeMessage(product, { name });
  const { page } = visitor;
  await goTo(visitor, '/contact-query');
  await box(page, 'Select Asha Menon').check();
  await box(page, 'Select Zoya Khan').check();
  await button(bar(page), 'Move to spam what is selected').click();
  await link(page, 'Asha Menon').waitFor({ state: 'detached' });
  await visitor.hears('2 messages moved to spam.');
  await page.getByRole('link', { name: 'Spam (2)' }).click();
  await box(page, 'Select all').check();
  await button(bar(page), 'Not spam what is selected').click();
  await visitor.hears('2 messages moved out of spam.');
  await page.getByText('No Spam', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Spam (0)' }).waitFor();
});

test('a selection of several pages is changed in several mutations', async ({ product, employee }) => {
  await emptyReviews(product);
  await fillTable(product, 'reviews', 410);
  visitor = await goOn(product, employee);
  const { page } = visitor;
  await goTo(visitor, '/admin/manage-reviews');
  await box(page, 'Select all').check();
  await button(page, 'Select all 410 reviews').click();
  await bar(page).getByText('410 reviews selected', { exact: true }).waitFor();
  await button(bar(page), 'Delete what is selected').click();
  await dialog(page).getByText('and 405 more', { exact: true }).waitFor();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  const mutations = () => visitor.operations.filter((name) => name === 'BulkUpdate').length;
  for (const count of [1, 2, 3]) await expect.poll(mutations).toBeGreaterThanOrEqual(count);
  await visitor.hears('410 reviews deleted.');
  await page.getByText('No Reviews Yet', { exact: true }).waitFor();
  expect(mutations()).toBe(3);
});
