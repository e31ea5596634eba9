import { expect } from 'vitest';
import { button, heading, leaveQuietly, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { atNoon } from '#tests/kit/content/noon.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeAll(async ({ product }) => {
  // At noon, because late in the evening few slots of the day are left.
  atNoon(product);
  await makeHost(product, 'Asha Rao');
  await takeBookings(await product.signedIn('admin'));
});

/** In the office time zone, so that nothing is requested again. */
const arrive = async (product: Product, path: string): Promise<Visitor> => {
  const visitor = await visit(product, undefined, { timezoneId: 'Asia/Kolkata' });
  await visitor.open(path);
  return visitor;
};
const times = ({ page }: Visitor) => page.getByRole('list', { name: 'Free times' }).getByRole('link');
const loadedForm = ({ page }: Visitor): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/assets\/BookForm-/.test(name)));

test('the page of free slots loads the form only when the pointer is on a slot', async ({ product }) => {
  const visitor = await arrive(product, '/book');
  const { page } = visitor;
  await page.waitForLoadState('networkidle');
  visitor.operations.length = 0;
  for (const day of await page.getByRole('link', { name: /free times?$/ }).all()) await day.hover();
  expect(await loadedForm(visitor)).toBe(false);
  await times(visitor).first().hover();
  await expect.poll(() => loadedForm(visitor)).toBe(true);
  expect(visitor.operations).toEqual([]);
  expect(await button(page, 'Book Call').count()).toBe(0);
  await times(visitor).first().click();
  await button(page, 'Book Call').waitFor();
  await leaveQuietly(visitor);
});

test('an address with a time renders the form on the server', async ({ product }) => {
  const [first = ''] = await freeTimes(product.nobody);
  const path = `/book?at=${encodeURIComponent(first)}`;
  expect(await (await fetch(product.url + path)).text()).toContain('>Book Call</button>');
  const visitor = await arrive(product, path);
  const { page } = visitor;
  await button(page, 'Book Call').click();
  await page.getByText('Please select a service', { exact: true }).waitFor();
  await page.getByLabel('Name').fill('Emma Clarke');
  await page.getByLabel('Email').fill('emma@client.example');
  await page.getByLabel('Phone').fill('+1 212 555 0123');
  await page.getByLabel('What it is about').selectOption('Web Development');
  await button(page, 'Book Call').click();
  await heading(page, 'See You Then').waitFor();
  await leaveQuietly(visitor);
});

test('a retry after a failed script of the form keeps the chosen slot', async ({ product }) => {
  const visitor = await arrive(product, '/book');
  const { page } = visitor;
  let isAway = true;
  await page.route('**/assets/BookForm-*.js', (route) => (isAway ? route.abort() : route.continue()));
  await times(visitor).first().click();
  await page.getByRole('heading', { name: 'The form could not be loaded' }).waitFor();
  expect(await heading(page, 'Book a Call').count()).toBe(1);
  expect(await times(visitor).count()).toBeGreaterThan(0);
  isAway = false;
  await button(page, 'Try Again').click();
  await button(page, 'Book Call').waitFor();
  expect(await times(visitor).first().getAttribute('aria-current')).toBe('time');
  await visitor.leave();
});
