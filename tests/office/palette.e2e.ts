import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handsOver, meddle } from '#tests/kit/browser/meddle.ts';
import {
  at,
  button,
  closeBrowser,
  dialog,
  heading,
  leaveQuietly,
  operationOf,
  type Visitor,
  visit,
} from '#tests/kit/browser/visitor.ts';
import { emptyAffiliates, makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { emptyBlog, makePost } from '#tests/kit/content/blog.ts';
import { emptyInbox, makeMessage } from '#tests/kit/content/message.ts';
import { emptyPortfolio, insertItem } from '#tests/kit/content/portfolio.ts';
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
  await emptyPortfolio(product);
  await emptyAffiliates(product);
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

/** The palette's own file. */
const FILE = /\/assets\/Palette-[^/]+\.js$/;

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

test('the answer to an older text does not replace a newer one', async () => {
  await makePost(admin, { title: 'Apples for all' });
  await makePost(admin, { title: 'Bananas for all' });
  const visitor = await opened(employee, '/dashboard');
  const { page } = visitor;
  const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isFirst = true;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'Search' || !isFirst) return route.fallback();
    isFirst = false;
    const response = await route.fetch();
    asked.resolve();
    await gate.promise;
    await route.fulfill({ response });
  });
  await handsOver(page);
  await field(page).fill('apples');
  await asked.promise;
  await field(page).fill('bananas');
  await option(page, /^Bananas for all/).waitFor();
  // Notes whether what was found is ever taken away.
  const list = await palette(page).getByRole('listbox').elementHandle();
  const lost = await page.evaluateHandle((element) => {
    const seen = { isLost: false };
    const look = () => {
      if (!element?.textContent?.includes('Bananas for all')) seen.isLost = true;
    };
    new MutationObserver(look).observe(element as Node, { childList: true, subtree: true, characterData: true });
    return seen;
  }, list);
  const answer = page.waitForResponse((response) => operationOf(response.request()) === 'Search');
  gate.resolve();
  await (await answer).finished();
  // An answer that is asked for after it is shown after it.
  const next = page.waitForResponse((response) => operationOf(response.request()) === 'Search');
  await field(page).fill('bananas for');
  await next;
  await palette(page).getByRole('status').getByText('1 found').waitFor();
  expect(await lost.jsonValue()).toEqual({ isLost: false });
  await leaveQuietly(visitor);
});

test('while a longer text is looked for, what does not fit it cannot be opened', async () => {
  await makePost(admin, { title: 'Quarterly apples' });
  await makePost(admin, { title: 'Quarterly bananas' });
  const visitor = await opened(employee, '/dashboard');
  const { page } = visitor;
  await field(page).fill('quarterly');
  await option(page, /^Quarterly apples/).waitFor();
  await option(page, /^Quarterly bananas/).waitFor();
  const slow = await meddle(page, 'Search', 'slow');
  await field(page).fill('quarterly b');
  await slow.asked;
  await palette(page).getByRole('status').getByText('Searching...').waitFor();
  expect(await options(page)).toEqual([expect.stringMatching(/^Quarterly bananas/)]);
  slow.release();
  await palette(page).getByRole('status').getByText('1 found').waitFor();
  await leaveQuietly(visitor);
});

test('a search that fails says so and can be tried again', async () => {
  await makePost(admin, { title: 'Apples for all' });
  await makePost(admin, { title: 'Bananas for all' });
  const visitor = await opened(employee, '/dashboard');
  const { page } = visitor;
  await field(page).fill('bananas');
  await option(page, /^Bananas for all/).waitFor();
  const failing = await meddle(page, 'Search', 'failing');
  failing.release();
  await field(page).fill('apples');
  await palette(page).getByText('The search failed.').waitFor();
  // Nothing that was found before can be taken for what was looked for.
  expect(await options(page)).toEqual([]);
  await failing.stop();
  await button(palette(page), 'Try again').click();
  await option(page, /^Apples for all/).waitFor();
  await field(page).fill('nothing like it');
  await palette(page).getByText('Nothing found for "nothing like it".').waitFor();
  await leaveQuietly(visitor, 502);
});

test('a palette whose file does not come says so and leaves the page as it is, until it is loaded again', async () => {
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await page.route(FILE, (route) => route.fulfill({ status: 502 }));
  await visitor.open('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const opener = button(page, 'Search or jump to');
  await opener.click();
  const sentence = 'The search could not be loaded. Please reload the page.';
  await visitor.hears(sentence);
  await page.keyboard.press('Control+k');
  await expect.poll(visitor.toasts).toEqual([sentence, sentence]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.unroute(FILE);
  await page.reload();
  await opener.click();
  await field(page).waitFor();
  await leaveQuietly(visitor, 502);
});

test('finds items, people and applications, and leads to them', async () => {
  await insertItem(product, { title: 'Quillan rebuilt', slug: 'quillan-rebuilt', isPublished: true });
  await makeAffiliate(product.nobody, { name: 'Quillan Partner' });
  await makeAffiliate(product.nobody, { name: 'Somebody Else' });
  const { email } = await product.user({ name: 'Quillan Colleague' });
  const visitor = await opened(admin, '/dashboard');
  const { page } = visitor;
  await field(page).fill('quillan');
  await option(page, /^Quillan rebuilt\s*Portfolio item/).waitFor();
  await option(page, new RegExp(`^Quillan Colleague\\s*Person, ${email}`)).waitFor();
  await option(page, /^Quillan Partner\s*Application/).click();
  await heading(page, 'Affiliate Management').waitFor();
  await page.getByText('Quillan Partner').first().waitFor();
  expect(await page.getByText('Somebody Else').count()).toBe(0);
  await page.keyboard.press('Control+k');
  await field(page).fill('quillan reb');
  await option(page, /^Quillan rebuilt/).click();
  await heading(page, 'Quillan rebuilt').waitFor();
  await page.keyboard.press('Control+k');
  await field(page).fill('quillan coll');
  await option(page, /^Quillan Colleague/).click();
  await heading(page, 'User Management').waitFor();
  await leaveQuietly(visitor, 404);
});

test('deletes an open post after its question', async () => {
  await makePost(admin, { title: 'A post to delete', slug: 'a-post-to-delete', isPublished: true });
  const visitor = await opened(admin, '/blog/a-post-to-delete');
  const { page } = visitor;
  await option(page, 'Delete').click();
  await button(dialog(page), 'Delete').click();
  await visitor.hears('Blog post deleted successfully.');
  await heading(page, 'Blog').waitFor();
  expect((await admin.rest('GET', '/blogs/a-post-to-delete')).status).toBe(404);
  await leaveQuietly(visitor);
});

test('on a phone it fills the width, and a finger can close it', async () => {
  const visitor = await visit(product, employee, { viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  await visitor.open('/dashboard');
  await button(page, 'Search or jump to').click();
  await field(page).waitFor();
  expect((await palette(page).boundingBox())?.width).toBe(390);
  await button(palette(page), 'Close').click();
  await palette(page).waitFor({ state: 'detached' });
  await leaveQuietly(visitor);
});

test('what one account has opened is not shown to the next, and where nothing can be kept it works', async () => {
  const { id } = await makeMessage(product, { name: 'Quillan Ray' });
  const visitor = await opened(employee, `/contact-details/${id}`);
  const { page } = visitor;
  const kept = await page.evaluate(() => localStorage.getItem('recent'));
  expect(kept).toContain('Quillan Ray');
  await leaveQuietly(visitor);

  const other = await visit(product, admin);
  await other.page.addInitScript((things) => localStorage.setItem('recent', things), kept ?? '');
  await other.open('/dashboard');
  await button(other.page, 'Search or jump to').click();
  await option(other.page, /^Enquiries/).waitFor();
  expect(await option(other.page, 'Quillan Ray').count()).toBe(0);
  await leaveQuietly(other);

  const full = await visit(product, admin);
  await full.page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'recent') throw new DOMException('It is full.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await full.open(`/contact-details/${id}`);
  await heading(full.page, 'Quillan Ray').waitFor();
  await full.page.keyboard.press('Control+k');
  await option(full.page, 'Reply').waitFor();
  await leaveQuietly(full);
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
