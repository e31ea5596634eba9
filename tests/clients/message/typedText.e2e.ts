import { expect } from 'vitest';
import { at, button, heading, leaveQuietly, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { EMPTY, FILLED, field, fill, SENT, sendButton, values } from '#tests/kit/content/contact.ts';
import { inquiryOn, PROGRAMME, THANKS } from '#tests/kit/content/inquiry.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import { issueLink } from '#tests/kit/content/review.ts';
import { test } from '#tests/kit/test.ts';

const NOTE = 'What you had typed is still here.';
const kept = ({ page }: Visitor) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed:')));
const isFocused = ({ page }: Visitor, sentence: string) =>
  page.getByText(sentence).evaluate((element) => element === document.activeElement);

test('a typed message survives a reload and Back until Clear removes it', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  await visitor.open('/contact');
  await fill(page);
  expect(await page.getByText(NOTE).count()).toBe(0);
  await visitor.open('/contact');
  await page.getByText(NOTE).waitFor();
  expect(await values(page)).toEqual(FILLED);
  await goWithin(page, '/about');
  await heading(page, 'About Marquee').waitFor();
  await page.goBack();
  await page.getByText(NOTE).waitFor();
  expect(await values(page)).toEqual(FILLED);
  await button(page, 'Clear').click();
  await expect.poll(() => values(page)).toEqual(EMPTY);
  expect(await field(page, 'Name').evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await kept(visitor)).toEqual([]);
  await visitor.open('/contact');
  expect(await values(page)).toEqual(EMPTY);
  await leaveQuietly(visitor);
});

test('a sent message is confirmed by a sentence with the focus instead of staying in the tab', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  await visitor.open('/contact');
  await fill(page);
  await sendButton(page).click();
  await visitor.hears(SENT);
  const sentence = 'Your message is with us. We answer to the address that you gave.';
  await expect.poll(() => isFocused(visitor, sentence)).toBe(true);
  expect(await page.getByText(sentence).isVisible()).toBe(true);
  expect(await kept(visitor)).toEqual([]);
  // The next message begins: an invalid one says nothing of the last.
  await sendButton(page).click();
  await expect.poll(() => page.getByText(sentence).count()).toBe(0);
  await visitor.open('/contact');
  expect(await values(page)).toEqual(EMPTY);
  await leaveQuietly(visitor);
});

test('a tab does not show the text that is typed in another one', async ({ product }) => {
  const visitor = await visit(product);
  await visitor.open('/contact');
  await fill(visitor.page);
  const other = await visitor.page.context().newPage();
  await other.goto(new URL('/contact', visitor.page.url()).href);
  await other.locator('html[data-taken-over]').waitFor({ state: 'attached' });
  expect(await values(other)).toEqual(EMPTY);
  await leaveQuietly(visitor);
});

test('a typed application survives a reload until its dialog closes', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  const form = inquiryOn(page);
  const open = async () => {
    await visitor.open(PROGRAMME);
    await form.opener('Publisher').click();
    await form.dialog('Publisher').waitFor();
  };
  await open();
  await form.field('Name').fill('Ravi Iyer');
  await open();
  await page.getByText(NOTE).waitFor();
  expect(await form.field('Name').inputValue()).toBe('Ravi Iyer');
  await page.keyboard.press('Escape');
  await expect.poll(() => kept(visitor)).toEqual([]);
  await form.opener('Publisher').click();
  await form.fill();
  await form.send();
  await visitor.hears(THANKS);
  await page.getByRole('article').filter({ hasText: 'Publisher' }).getByText('Your application is with us.').waitFor();
  expect(await kept(visitor)).toEqual([]);
  await leaveQuietly(visitor);
});

test('a typed booking survives a reload until it is sent', async ({ product, admin }) => {
  atNoon(product);
  await makeHost(product, 'Asha Rao');
  await takeBookings(admin);
  const [startsAt = ''] = (await freeTimes(product.nobody)).slice(4);
  const visitor = await visit(product);
  const { page } = visitor;
  const path = `/book?at=${encodeURIComponent(startsAt)}`;
  await visitor.open(path);
  await page.getByLabel('Name').fill('Emma Clarke');
  await page.getByLabel('What it is about').selectOption('Web Development');
  await visitor.open(path);
  await page.getByText(NOTE).waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Emma Clarke');
  expect(await page.getByLabel('What it is about').inputValue()).toBe('Web Development');
  await page.getByLabel('Email').fill('emma@client.example');
  await page.getByLabel('Phone').fill('+1 212 555 0123');
  await button(page, 'Book Call').click();
  await heading(page, 'See You Then').waitFor();
  expect(await kept(visitor)).toEqual([]);
  await leaveQuietly(visitor);
});

test('a typed review that survived a reload is sent and confirmed by the home page', async ({ product, employee }) => {
  const { link: address } = await issueLink(employee);
  const visitor = await visit(product);
  const { page } = visitor;
  const { pathname } = new URL(address);
  await visitor.open(pathname);
  await page.getByRole('radio', { name: /^4 star/ }).check({ force: true });
  await page.getByLabel('Feedback').fill('The phone rings again.');
  await visitor.open(pathname);
  await page.getByText(NOTE).waitFor();
  expect(await page.getByRole('radio', { name: /^4 star/ }).isChecked()).toBe(true);
  expect(await page.getByLabel('Feedback').inputValue()).toBe('The phone rings again.');
  for (const [label, text] of [
    ['Name', 'Devika Pillai'],
    ['Position', 'Practice Manager'],
    ['Company Name', 'Harbour Street Dental'],
  ] as const)
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await button(page, 'Submit Review').click();
  await heading(page, 'Thank You!').waitFor();
  await expect.poll(() => at(page)).toBe('/');
  await page.getByText('Thank you, your review is with us.').waitFor();
  expect(await kept(visitor)).toEqual([]);
  await leaveQuietly(visitor);
});
