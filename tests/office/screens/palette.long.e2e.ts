import { expect } from 'vitest';
import { excuse, goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, dialog, heading, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { test } from '#tests/kit/test.ts';
import {
  beginAsAdmin,
  beginAsEmployee,
  close,
  emptyContent,
  field,
  open,
  openedAt,
  option,
  options,
  palette,
} from './palette.ts';

const asEmployee = goingOn(beginAsEmployee);
const asAdmin = goingOn(beginAsAdmin);

test.beforeEach(({ product }) => emptyContent(product));

const FILE = /\/assets\/Palette-[^/]+\.js$/;

test('the palette that Ctrl+K or its button opens returns the focus', async ({ product }) => {
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

test('the palette offers the actions of a post on its public page', async ({ product, admin }) => {
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

test('a palette whose script does not load leaves the page unchanged', async ({ product, employee }) => {
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

test('recently opened objects are shown only to the account that opened them', async ({ product, employee }) => {
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

test('the palette takes the next enquiry that no colleague takes meanwhile', async ({ product, employee }) => {
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
