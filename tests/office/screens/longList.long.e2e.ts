import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { holdStream, meddle } from '#tests/kit/browser/meddle.ts';
import { button, dialog, heading, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { emptyBlog } from '#tests/kit/content/blog.ts';
import { emptyInbox } from '#tests/kit/content/message.ts';
import { emptyReviews } from '#tests/kit/content/review.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { rounds } from '#tests/kit/long.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

/** Three pages of a list in `npm test`, five in `test:long`. */
const COUNT = rounds(410, 1000);
const MIDDLE = COUNT / 2;
const ROWS = rounds(450, 2000);
/** The visible rows and some screens beyond, far fewer than all. */
const FEW = 120;

test.beforeAll(async ({ product }) => {
  await emptyBlog(product);
  await emptyInbox(product);
  await emptyReviews(product);
  await fillTable(product, 'blog_posts', COUNT);
  await fillTable(product, 'messages', ROWS);
  await fillTable(product, 'reviews', ROWS);
});

const goOn = goingOn(async (product: Product, employee: Person) => {
  const begun = await visit(product, employee);
  // Without the stream nothing reloads the list.
  await holdStream(begun.page);
  await begun.open('/blog-manage');
  return begun;
});
async function opened(product: Product, employee: Person): Promise<Visitor> {
  const visitor = await goOn(product, employee);
  await goTo(visitor);
  await goTo(visitor, '/blog-manage');
  await button(visitor.page, 'Delete Post 1').waitFor();
  return visitor;
}

/** The rendered rows: the numbers at the end of their names, and their positions in the list. */
const drawn = (page: Page): Promise<{ numbers: number[]; places: number[] }> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('tbody tr[data-index]')];
    return {
      numbers: rows.map((row) => Number(row.querySelector('th')?.textContent?.match(/\d+/)?.[0])),
      places: rows.map((row) => Number(row.getAttribute('aria-rowindex'))),
    };
  });

const drawnAgain = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Scrolls to the end. @returns the position of every row by number */
async function readDown(page: Page, last: number): Promise<Map<number, number>> {
  const seen = new Map<number, number>();
  for (let at = 0; !seen.has(last); at += 1) {
    if (at > 600) throw new Error(`the end never came; ${seen.size} were seen`);
    const { numbers, places } = await drawn(page);
    expect(numbers.length).toBeLessThan(FEW);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const [index, number] of numbers.entries()) {
      expect(seen.get(number) ?? places[index]).toBe(places[index]);
      seen.set(number, places[index] as number);
    }
    await page.mouse.wheel(0, 900);
    await drawnAgain(page);
  }
  return seen;
}

const top = async (page: Page, name: string): Promise<number> =>
  Math.round((await button(page, name).boundingBox())?.y ?? Number.NaN);

const centre = (page: Page, name: string) =>
  button(page, name).evaluate((element) => element.scrollIntoView({ block: 'center' }));

async function find(page: Page, place: number, name: string): Promise<void> {
  await page.evaluate((part) => scrollTo(0, (document.body.scrollHeight - innerHeight) * part), place / COUNT);
  await button(page, name).waitFor();
  await centre(page, name);
  await drawnAgain(page);
}

test('a long list of few rendered rows shows each post once, in order', async ({ product, employee }) => {
  const visitor = await opened(product, employee);
  const { page } = visitor;
  await page.getByText(`${COUNT} posts`, { exact: true }).waitFor();
  await page.mouse.move(600, 500);
  const seen = await readDown(page, COUNT);
  // The header is row 1.
  expect([...seen].sort(([one], [other]) => one - other)).toEqual(
    Array.from({ length: COUNT }, (_, index) => [index + 1, index + 2]),
  );

  await find(page, MIDDLE, `Delete Post ${MIDDLE}`);
  const [before, place] = [(await drawn(page)).numbers, await top(page, `Delete Post ${MIDDLE}`)];
  const slow = await meddle(page, 'PublishBlogPost', 'slow');
  await button(page, `Unpublish Post ${MIDDLE}`).click();
  await slow.asked;
  await button(page, `Publish Post ${MIDDLE}`).waitFor();
  expect([await top(page, `Delete Post ${MIDDLE}`), (await drawn(page)).numbers]).toEqual([place, before]);
  slow.release();
  await visitor.hears('Blog post unpublished successfully.');
  expect([await top(page, `Delete Post ${MIDDLE}`), (await drawn(page)).numbers]).toEqual([place, before]);

  const next = await top(page, `Delete Post ${MIDDLE + 1}`);
  await button(page, `Delete Post ${MIDDLE + 1}`).click();
  await button(dialog(page), 'Delete').click();
  await visitor.hears('Blog post deleted successfully.');
  await button(page, `Delete Post ${MIDDLE + 1}`).waitFor({ state: 'detached' });
  await expect.poll(() => top(page, `Delete Post ${MIDDLE + 2}`)).toBe(next);
  expect(await top(page, `Delete Post ${MIDDLE}`)).toBe(place);
  await page.getByText(`${COUNT - 1} posts`, { exact: true }).waitFor({ state: 'attached' });

  await page.getByRole('link', { name: `Post ${MIDDLE}`, exact: true }).click();
  await heading(page, `Post ${MIDDLE}`).waitFor();
  await page.goBack();
  await button(page, `Delete Post ${MIDDLE}`).waitFor();
  await expect.poll(() => top(page, `Delete Post ${MIDDLE}`)).toBe(place);
  expect((await drawn(page)).numbers.length).toBeLessThan(FEW);
});

test('a search keeps the focus while typing and finds rows far down', async ({ product, employee }) => {
  const visitor = await opened(product, employee);
  const { page } = visitor;
  const field = page.getByRole('searchbox', { name: 'Find by title' });
  await field.click();
  const tens = COUNT / 10 - 3;
  for (const letter of `Post ${tens}`) {
    await page.keyboard.type(letter);
    await drawnAgain(page);
  }
  await page.getByText('11 found', { exact: true }).waitFor();
  expect([await field.inputValue(), await field.evaluate((element) => element === document.activeElement)]).toEqual([
    `Post ${tens}`,
    true,
  ]);
  await expect
    .poll(async () => (await drawn(page)).numbers)
    .toEqual([tens, ...Array.from({ length: 10 }, (_, index) => tens * 10 + index)]);
});

test('a next page requested during a refetch follows after it', async ({ product, employee }) => {
  const visitor = await opened(product, employee);
  const { page } = visitor;
  const total = Number((await page.getByText(/^\d+ posts$/).textContent())?.split(' ')[0]);
  const fetched = () => visitor.operations.filter((operation) => operation === 'ManageBlogs').length;
  const before = fetched();
  const slow = await meddle(page, 'ManageBlogs', 'slow');
  await button(page, 'Refresh').click();
  await slow.asked;
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await button(page, 'Delete Post 200').waitFor();
  slow.release();
  await slow.stop();
  await expect.poll(() => page.getByRole('table').getAttribute('aria-rowcount')).toBe(String(total + 1));
  await expect.poll(fetched).toBe(before + 2);
});

/** Cursors of all requests of an operation, in order; undefined for the first page. */
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

/** Moves to the end by keyboard. @returns the maximum of rendered elements */
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

test('a long inbox of few rendered rows fetches each page once', async ({ product, employee }) => {
  const visitor = await goOn(product, employee);
  const { page } = visitor;
  const cursors = cursorsOf(visitor, 'Messages');
  await goTo(visitor, '/contact-query');
  const total = Number((await page.getByText(/^\d+ messages$/).textContent())?.split(' ')[0]);
  expect(total).toBeGreaterThan(ROWS * 0.9);
  const last = page.locator(`tr[aria-rowindex="${total + 1}"]`);
  const most = await goToEnd(page, 'tbody tr[data-index]', async () => (await last.count()) > 0);
  expect(most.items).toBeLessThan(120);
  expect(most.elements).toBeLessThan(2000);
  expect(cursors.length).toBe(Math.ceil(total / 200));
  expect(new Set(cursors).size).toBe(cursors.length);
  expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe(String(total + 1));

  await last.getByRole('button', { name: /^Delete/ }).focus();
  for (let key = 0; key < 4; key += 1) await page.keyboard.press('Shift+Tab');
  const place = await page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'));
  expect(place).toBe(String(total));
});

test('a list of many reviews renders few cards', async ({ product, employee }) => {
  const visitor = await goOn(product, employee);
  const { page } = visitor;
  const cursors = cursorsOf(visitor, 'ManageReviews');
  await goTo(visitor, '/admin/manage-reviews');
  // The first page alone is short enough to be rendered completely: three cards in a row.
  await page.locator('main [role=listitem][aria-posinset]').first().waitFor();
  const last = page.locator(`[role=listitem][aria-posinset="${ROWS}"]`);
  const most = await goToEnd(page, 'main [role=listitem]', async () => (await last.count()) > 0);
  expect(most.items).toBeLessThan(60);
  expect(new Set(cursors).size).toBe(Math.ceil(ROWS / 200));
  expect(cursors.length).toBe(Math.ceil(ROWS / 200));
});
