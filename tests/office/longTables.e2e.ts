import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { closeBrowser, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { emptyInbox } from '#tests/kit/content/message.ts';
import { emptyReviews } from '#tests/kit/content/review.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { rounds } from '#tests/kit/long.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const COUNT = rounds(800, 2000);

let product: Product;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
  await emptyInbox(product);
  await emptyReviews(product);
  await fillTable(product, 'messages', COUNT);
  await fillTable(product, 'reviews', COUNT);
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const goOn = goingOn(async () => {
  const begun = await visit(product, employee);
  await begun.open('/dashboard');
  return begun;
});

/** Every cursor that an operation was asked with, in its order; none for the first page. */
function cursorsOf({ page }: Visitor, operation: string): (string | undefined)[] {
  const cursors: (string | undefined)[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith('/graphql') ? request.postDataJSON() : null;
    if (body?.operationName === operation) cursors.push(body.variables.after);
  });
  return cursors;
}

const size = (page: Page, item: string) =>
  page.evaluate((selector) => {
    const main = document.querySelector('main');
    return { items: main?.querySelectorAll(selector).length ?? 0, elements: main?.querySelectorAll('*').length ?? 0 };
  }, item);

/** Goes to the end by keyboard until nothing follows. @returns the most that was ever drawn */
async function goToEnd(page: Page, item: string, isEnd: () => Promise<boolean>) {
  const most = { items: 0, elements: 0 };
  await page.locator(item).first().waitFor();
  while (!(await isEnd())) {
    await page.keyboard.press('End');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { items, elements } = await size(page, item);
    most.items = Math.max(most.items, items);
    most.elements = Math.max(most.elements, elements);
  }
  return most;
}

test('of many messages few are drawn, each page is fetched once, and the keyboard goes through them', async () => {
  const visitor = await goOn();
  const { page } = visitor;
  const cursors = cursorsOf(visitor, 'Messages');
  await goTo(visitor, '/contact-query');
  const total = Number((await page.getByText(/^\d+ messages$/).textContent())?.split(' ')[0]);
  expect(total).toBeGreaterThan(COUNT * 0.9);
  const last = page.locator(`tr[aria-rowindex="${total + 1}"]`);
  const most = await goToEnd(page, 'tbody tr[data-index]', async () => (await last.count()) > 0);
  expect(most.items).toBeLessThan(120);
  expect(most.elements).toBeLessThan(2000);
  expect(cursors.length).toBe(Math.ceil(total / 200));
  expect(new Set(cursors).size).toBe(cursors.length);
  expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe(String(total + 1));

  // Backwards from the last button to the row before it.
  await last.getByRole('button', { name: /^Delete/ }).focus();
  for (let key = 0; key < 4; key += 1) await page.keyboard.press('Shift+Tab');
  const place = await page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'));
  expect(place).toBe(String(total));
});

test('of many reviews few cards are drawn', async () => {
  const visitor = await goOn();
  const { page } = visitor;
  const cursors = cursorsOf(visitor, 'ManageReviews');
  await goTo(visitor, '/admin/manage-reviews');
  const last = page.locator(`[role=listitem][aria-posinset="${COUNT}"]`);
  const most = await goToEnd(page, 'main [role=listitem]', async () => (await last.count()) > 0);
  expect(most.items).toBeLessThan(60);
  expect(new Set(cursors).size).toBe(COUNT / 200);
  expect(cursors.length).toBe(COUNT / 200);
});
