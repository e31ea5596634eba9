import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import {
  at,
  button,
  closeBrowser,
  dialog,
  heading,
  leaveQuietly,
  type Visitor,
  visit,
} from '#tests/kit/browser/visitor.ts';
import { emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import { emptyInbox, makeMessage } from '#tests/kit/content/message.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
  employee = await product.signedIn('Employee');
});
beforeEach(async () => {
  await emptyBlog(product);
  await emptyInbox(product);
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const options = (page: Page) => palette(page).getByRole('option').allInnerTexts();

async function opened(who: Person, path: string): Promise<Visitor> {
  const visitor = await visit(product, who);
  await visitor.open(path);
  await button(visitor.page, /^User menu/).waitFor();
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  await visitor.page.keyboard.press('Control+k');
  await palette(visitor.page).waitFor();
  return visitor;
}

test('opens by Ctrl and K and by its button, leads to a screen, and gives the focus back', async () => {
  const visitor = await opened(admin, '/dashboard');
  const { page } = visitor;
  expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  const opener = button(page, 'Search or jump to');
  await opener.click();
  await palette(page).waitFor();
  await page.keyboard.press('Control+k');
  await palette(page).waitFor({ state: 'detached' });
  expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+k');
  await field(page).fill('audit');
  await option(page, /^Audit log/).waitFor();
  expect(await options(page)).toHaveLength(1);
  await page.keyboard.press('Enter');
  await heading(page, 'Audit Log').waitFor();
  await leaveQuietly(visitor);
});

test('an employee finds no screen and no person that are for admins', async () => {
  const visitor = await opened(employee, '/dashboard');
  const { page } = visitor;
  await option(page, /^Enquiries/).waitFor();
  expect((await options(page)).join()).not.toMatch(/Audit log|Tokens|Everybody|Bookings/);
  await leaveQuietly(visitor);
});

test('finds what there is of each kind, and Enter opens it', async () => {
  await makeMessage(product, { name: 'Quillan Ray' });
  await makePost(admin, { title: 'Quillan writes', slug: 'quillan-writes' });
  await makeReview(admin, { name: 'Quillan Client' });
  // Their session ends here.
  const visitor = await opened(await product.signedIn('admin'), '/dashboard');
  const { page } = visitor;
  await field(page).fill('quillan');
  await option(page, /^Quillan Client\s*Review/).waitFor();
  await option(page, /^Quillan writes\s*Post/).waitFor();
  await option(page, /^Quillan Ray\s*Enquiry, Web Development/).click();
  await heading(page, 'Quillan Ray').waitFor();
  await page.keyboard.press('Control+k');
  await field(page).fill('quillan wr');
  await expect.poll(() => options(page)).toHaveLength(1);
  await page.keyboard.press('Enter');
  await heading(page, 'Quillan writes').waitFor();
  // What was opened is there again without being looked for, until the person signs out.
  await page.keyboard.press('Control+k');
  await option(page, 'Quillan Ray').waitFor();
  await field(page).fill('log out');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent'))).toBeNull();
  await leaveQuietly(visitor);
});

test('does with an open message what its buttons do', async () => {
  const { id } = await makeMessage(product, { name: 'Asha Menon' });
  const visitor = await opened(employee, `/contact-details/${id}`);
  const { page } = visitor;
  await option(page, 'Mark as read').click();
  await visitor.hears('Message marked as read.');
  await page.keyboard.press('Control+k');
  await option(page, 'Reply').click();
  await expect.poll(() => page.getByLabel(/^Your reply/).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type('Half an answer');
  // It opens while somebody types, and asks before what is typed is lost.
  await page.keyboard.press('Control+k');
  await field(page).fill('Posts');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes. Leave this page?' });
  await button(question, 'Stay').click();
  expect(at(page)).toBe(`/contact-details/${id}`);
  await page.keyboard.press('Control+k');
  await option(page, 'Delete').click();
  await dialog(page)
    .getByText(/permanently delete the message from "Asha Menon"/)
    .waitFor();
  // No second dialog over the question.
  await page.keyboard.press('Control+k');
  expect(await palette(page).count()).toBe(0);
  await button(dialog(page), 'Cancel').click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('does with an open post what the toolbar does, on the public page too', async () => {
  await makePost(admin, { title: 'A post to publish', slug: 'a-post-to-publish' });
  const visitor = await opened(admin, '/blog/a-post-to-publish');
  const { page } = visitor;
  await option(page, 'Publish').click();
  await visitor.hears('Blog post published successfully.');
  await page.keyboard.press('Control+k');
  await option(page, 'Edit').click();
  await heading(page, 'Edit Blog Post').waitFor();
  // To the server, which does not know who asks for the page, a draft is not there.
  await leaveQuietly(visitor, 404);
});

test('the answer to an older text does not replace a newer one, a failure says so and can be tried again', async () => {
  await makePost(admin, { title: 'Apples for all' });
  await makePost(admin, { title: 'Bananas for all' });
  const visitor = await opened(employee, '/dashboard');
  const { page } = visitor;
  const late = await meddle(page, 'Search', 'late');
  await field(page).fill('apples');
  await late.asked;
  const released = late.release;
  await field(page).fill('bananas');
  released();
  await option(page, /^Bananas for all/).waitFor();
  expect((await options(page)).join()).not.toContain('Apples');
  await late.stop();
  const failing = await meddle(page, 'Search', 'failing');
  failing.release();
  await field(page).fill('apples');
  await palette(page).getByText('The search failed.').waitFor();
  await failing.stop();
  await button(palette(page), 'Try again').click();
  await option(page, /^Apples for all/).waitFor();
  await field(page).fill('nothing like it');
  await palette(page).getByText('Nothing found for "nothing like it".').waitFor();
  await visitor.leave();
});

test('a visitor has no palette, and loads nothing of it', async () => {
  const visitor = await visit(product);
  const { page } = visitor;
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await visitor.open('/');
  await page.keyboard.press('Control+k');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(files.filter((url) => /palette/i.test(url))).toEqual([]);
  await leaveQuietly(visitor);
});
