import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { excuse, goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { handsOver, meddle } from '#tests/kit/browser/meddle.ts';
import {
  at,
  button,
  dialog,
  heading,
  leaveQuietly,
  link,
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
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { screenNames } from '#web/shared/app/screenNames.ts';

test.beforeEach(async ({ product }) => {
  await emptyBlog(product);
  await emptyInbox(product);
  await emptyPortfolio(product);
  await emptyAffiliates(product);
});

const FILE = /\/assets\/Palette-[^/]+\.js$/;

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const options = (page: Page) => palette(page).getByRole('option').allInnerTexts();

async function atDashboard(product: Product, who: Person): Promise<Visitor> {
  const visitor = await visit(product, who);
  await visitor.open('/dashboard');
  return visitor;
}
const asEmployee = goingOn((product: Product, employee: Person) => atDashboard(product, employee));
/** A session of its own, because a test ends it. */
const asAdmin = goingOn(async (product: Product) => atDashboard(product, await product.signedIn('admin')));

async function openedAt(visitor: Visitor, path?: string): Promise<Page> {
  await goTo(visitor, path);
  await open(visitor.page);
  return visitor.page;
}
async function open(page: Page): Promise<void> {
  await button(page, /^User menu/).waitFor();
  await page.keyboard.press('Control+k');
  await palette(page).waitFor();
}
const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
};

test('the palette opens with Ctrl+K and its button, opens a screen, and returns the focus', async ({ product }) => {
  const page = await openedAt(await asAdmin(product));
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
});

test('the palette shows an employee no screens and people for admins', async ({ product, employee }) => {
  const page = await openedAt(await asEmployee(product, employee));
  await option(page, /^Enquiries/).waitFor();
  expect((await options(page)).join()).not.toMatch(/Audit log|Tokens|Everybody|Bookings/);
  await close(page);
});

test('the palette offers the actions of an open message', async ({ product, employee }) => {
  const { id } = await makeMessage(product, { name: 'Asha Menon' });
  const visitor = await asEmployee(product, employee);
  const { page } = visitor;
  await goTo(visitor, '/contact-query');
  await link(page, 'Asha Menon').click();
  await heading(page, 'Asha Menon').waitFor();
  await open(page);
  await option(page, 'Mark as read').click();
  await visitor.hears('Message marked as read.');
  await page.keyboard.press('Control+k');
  await option(page, 'Reply').click();
  await expect.poll(() => page.getByLabel(/^Your reply/).evaluate((one) => one === document.activeElement)).toBe(true);
  const draft = await meddle(page, 'SaveReplyDraft', 'slow');
  await page.keyboard.type('Half an answer');
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
  await page.keyboard.press('Control+k');
  expect(await palette(page).count()).toBe(0);
  await button(dialog(page), 'Cancel').click();
  await dialog(page).waitFor({ state: 'detached' });
  await link(page.getByRole('navigation', { name: 'Main' }), 'Dashboard').click();
  await button(question, 'Leave').click();
  await heading(page, 'Employee Dashboard').waitFor();
  draft.release();
  await draft.stop();
});

test('the palette offers the actions of an open post, on the public page too, and deletes it after a question', async ({
  product,
  admin,
}) => {
  await makePost(admin, { title: 'A post to publish', slug: 'a-post-to-publish' });
  const visitor = await asAdmin(product);
  const { page } = visitor;
  await visitor.open('/blog/a-post-to-publish');
  // The server does not know who requests the page, so a draft is 404.
  excuse(visitor, 404);
  await heading(page, 'A post to publish').waitFor();
  await open(page);
  await option(page, 'Publish').click();
  await visitor.hears('Blog post published successfully.');
  await page.keyboard.press('Control+k');
  await option(page, 'Edit').click();
  await heading(page, 'Edit Blog Post').waitFor();
  await page.goBack();
  await heading(page, 'A post to publish').waitFor();
  await open(page);
  await option(page, 'Delete').click();
  await button(dialog(page), 'Delete').click();
  await visitor.hears('Blog post deleted successfully.');
  await heading(page, 'Blog').waitFor();
  expect((await admin.rest('GET', '/blogs/a-post-to-publish')).status).toBe(404);
});

test('a late answer to an older text does not replace newer results', async ({ product, admin, employee }) => {
  await makePost(admin, { title: 'Apples for all' });
  await makePost(admin, { title: 'Bananas for all' });
  const page = await openedAt(await asEmployee(product, employee));
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
  // Records whether the results are ever removed.
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
  const next = page.waitForResponse((response) => operationOf(response.request()) === 'Search');
  await field(page).fill('bananas for');
  await next;
  await palette(page).getByRole('status').getByText('1 found').waitFor();
  expect(await lost.jsonValue()).toEqual({ isLost: false });
  await page.unroute('**/graphql');
  await close(page);
});

test('results that do not match a longer text cannot be opened while it is searched', async ({
  product,
  admin,
  employee,
}) => {
  await makePost(admin, { title: 'Quarterly apples' });
  await makePost(admin, { title: 'Quarterly bananas' });
  const page = await openedAt(await asEmployee(product, employee));
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
  await slow.stop();
  await close(page);
});

test('a failed search can be retried', async ({ product, admin, employee }) => {
  await makePost(admin, { title: 'Apples for all' });
  await makePost(admin, { title: 'Bananas for all' });
  const visitor = await asEmployee(product, employee);
  const page = await openedAt(visitor);
  await field(page).fill('bananas');
  await option(page, /^Bananas for all/).waitFor();
  const failing = await meddle(page, 'Search', 'failing');
  failing.release();
  await field(page).fill('apples');
  await palette(page).getByText('The search failed.').waitFor();
  expect(await options(page)).toEqual([]);
  await failing.stop();
  await button(palette(page), 'Try again').click();
  await option(page, /^Apples for all/).waitFor();
  await field(page).fill('nothing like it');
  await palette(page).getByText('Nothing found for "nothing like it".').waitFor();
  await close(page);
  excuse(visitor, 502);
});

test('a palette whose script does not load is reported and leaves the page unchanged', async ({
  product,
  employee,
}) => {
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
  await page.getByRole('heading', { level: 1 }).waitFor();
  await opener.click();
  await field(page).waitFor();
  await leaveQuietly(visitor, 502);
});

test('the palette finds items, people and applications and opens them', async ({ product }) => {
  await insertItem(product, { title: 'Quillan rebuilt', slug: 'quillan-rebuilt', isPublished: true });
  await makeAffiliate(product.nobody, { name: 'Quillan Partner' });
  await makeAffiliate(product.nobody, { name: 'Somebody Else' });
  const { email } = await product.user({ name: 'Quillan Colleague' });
  const page = await openedAt(await asAdmin(product));
  await field(page).fill('quillan');
  await option(page, /^Quillan rebuilt\s*Portfolio item/).waitFor();
  await option(page, new RegExp(`^Quillan Colleague\\s*Person, ${email}`)).waitFor();
  await option(page, /^Quillan Partner\s*Application/).click();
  await heading(page, 'Affiliate Management').waitFor();
  await page.getByRole('main').getByText('Quillan Partner').first().waitFor();
  expect(await page.getByRole('main').getByText('Somebody Else').count()).toBe(0);
  await page.keyboard.press('Control+k');
  await field(page).fill('quillan reb');
  await option(page, /^Quillan rebuilt/).click();
  await heading(page, 'Quillan rebuilt').waitFor();
  await page.keyboard.press('Control+k');
  await field(page).fill('quillan coll');
  await option(page, /^Quillan Colleague/).click();
  await heading(page, 'User Management').waitFor();
});

test('on a phone the palette fills the width and can be closed by touch', async ({ product, employee }) => {
  const visitor = await asEmployee(product, employee);
  const { page } = visitor;
  await goTo(visitor);
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Search or jump to').click();
  await field(page).waitFor();
  expect((await palette(page).boundingBox())?.width).toBe(390);
  await button(palette(page), 'Close').click();
  await palette(page).waitFor({ state: 'detached' });
  if (viewport) await page.setViewportSize(viewport);
});

test('recently opened objects are not shown to the next account, and are optional without storage', async ({
  product,
  employee,
}) => {
  await makeMessage(product, { name: 'Quillan Ray' });
  const visitor = await asEmployee(product, employee);
  await goTo(visitor, '/contact-query');
  await link(visitor.page, 'Quillan Ray').click();
  await heading(visitor.page, 'Quillan Ray').waitFor();
  await open(visitor.page);
  const kept = await visitor.page.evaluate(() => localStorage.getItem('recent'));
  expect(kept).toContain('Quillan Ray');
  await close(visitor.page);

  const other = await asAdmin(product);
  const { page } = other;
  await goTo(other);
  await page.evaluate((things) => localStorage.setItem('recent', things), kept ?? '');
  await button(page, 'Search or jump to').click();
  await option(page, /^Enquiries/).waitFor();
  expect(await option(page, 'Quillan Ray').count()).toBe(0);
  await close(page);

  const full = await page.evaluateHandle(() => {
    const { setItem } = Storage.prototype;
    const refused: string[] = [];
    Storage.prototype.setItem = function (key, value) {
      if (key !== 'recent') return setItem.call(this, key, value);
      refused.push(value);
      throw new DOMException('It is full.', 'QuotaExceededError');
    };
    return { refused, stop: () => Object.assign(Storage.prototype, { setItem }) };
  });
  await goTo(other, '/contact-query');
  await link(page, 'Quillan Ray').click();
  await heading(page, 'Quillan Ray').waitFor();
  await open(page);
  await option(page, 'Reply').waitFor();
  expect(await full.evaluate(({ refused, stop }) => [refused.length > 0, stop()])).toEqual([true, expect.anything()]);
  await close(page);
});

test('the palette finds every kind of object, and Enter opens it', async ({ product, admin }) => {
  await makeMessage(product, { name: 'Quillan Ray' });
  await makePost(admin, { title: 'Quillan writes', slug: 'quillan-writes' });
  await makeReview(admin, { name: 'Quillan Client' });
  const visitor = await asAdmin(product);
  const page = await openedAt(visitor);
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
  await page.keyboard.press('Control+k');
  await option(page, 'Quillan Ray').waitFor();
  await field(page).fill('log out');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent'))).toBeNull();
  await leaveQuietly(visitor);
});

test('the palette finds a screen by each of its names, before content with the same words', async ({
  product,
  admin,
}) => {
  await makePost(admin, { title: 'What users say about messages' });
  const page = await openedAt(await asAdmin(product));
  const first = async (text: string) => {
    await field(page).fill(text);
    await palette(page)
      .getByRole('status')
      .getByText(/found$/)
      .waitFor();
    return (await options(page))[0];
  };
  for (const text of ['enquiries', 'inbox', 'messages', 'Contact Queries', 'contact query'])
    expect([text, await first(text)]).toEqual([text, expect.stringMatching(/^Enquiries/)]);
  expect(await first('media library')).toMatch(/^Pictures/);
  expect(await first('users')).toMatch(/^Everybody/);
  await option(page, /^What users say about messages/).waitFor();
  expect(await first('analytics')).toMatch(/^Visits and results/);
  expect(await first('new project')).toMatch(/^New item/);
  expect(await first('ask for a review')).toMatch(/^Ask for a review/);
  expect(await first('new post')).toMatch(/^New post/);
  for (const { name, heading: title, synonyms } of Object.values(screenNames))
    for (const word of [name, title, ...synonyms]) {
      await field(page).fill(word);
      await option(page, new RegExp(`^${name}`))
        .first()
        .waitFor();
    }
  await close(page);
});

test('the palette takes the next enquiry, passes over one that a colleague takes meanwhile, and says when there is none', async ({
  product,
  employee,
}) => {
  const [older, newer] = [await makeMessage(product, { name: 'Older' }), await makeMessage(product, { name: 'Newer' })];
  const { id: colleagueId } = employee;
  const visitor = await asAdmin(product);
  const page = await openedAt(visitor);
  const take = async () => {
    await field(page).fill('take next');
    await option(page, /^Take next enquiry/).click();
  };
  const slow = await meddle(page, 'TakeNextEnquiry', 'slow');
  await take();
  await slow.asked;
  const assign = 'mutation ($id: UUID!, $ownerId: UUID) { assignMessage(id: $id, ownerId: $ownerId) { id } }';
  await employee.gql(assign, { id: older.id, ownerId: colleagueId });
  await slow.stop();
  await visitor.hears('It is yours now.');
  await heading(page, 'Newer').waitFor();
  expect(at(page)).toBe(`/contact-details/${newer.id}`);
  await page.keyboard.press('Control+k');
  await take();
  await visitor.hears('Every open enquiry has an owner.');
});

test('a found colleague is shown and focused on User Management', async ({ product }) => {
  const { id } = await product.user({ name: 'Zoë Álvarez' });
  const page = await openedAt(await asAdmin(product));
  await field(page).fill('zoe alvarez');
  await option(page, /Zoë Álvarez/).click();
  await heading(page, 'User Management').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row))
    .toBe(id);
});
