import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, closeBrowser, visit } from '#tests/kit/browser/visitor.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { paths } from '#web/paths.ts';

let product: Product;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

/** Runs in the page. @returns the control with the focus, how much of it the bar covers, and how far the page is scrolled */
const focused = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[type=submit]')?.parentElement as HTMLElement;
    const control = document.activeElement as HTMLElement;
    const { bottom, height } = control.getBoundingClientRect();
    const covered = bar.contains(control) ? 0 : Math.max(0, bottom - bar.getBoundingClientRect().top);
    // What is higher than the room above the bar cannot be clear of it.
    const isHigh = height > innerHeight - bar.getBoundingClientRect().height;
    return {
      name: `${control.localName} ${control.getAttribute('name') ?? control.textContent}`,
      isInForm: Boolean(control.closest('fieldset')),
      isInBar: bar.contains(control),
      covered: isHigh ? 0 : covered,
      scrolled: scrollY,
    };
  });

test.for(
  [paths.addBlog, paths.addPortfolio].flatMap((path) => [
    { path, width: 390, height: 700 },
    { path, width: 1440, height: 700 },
  ]),
)('on $path, $width wide, the bar of the form covers no field that has the focus, and keeps its note', async (one) => {
  const { path, ...viewport } = one;
  const visitor = await visit(product, employee, { viewport });
  const { page } = visitor;
  await visitor.open(path);
  const note = page.getByText(/^Unpublished \w+ are drafts: only staff see them\.$/);
  await note.waitFor();
  const isWhole = async () => {
    const box = await note.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= viewport.height && box.x + box.width <= viewport.width;
  };
  await page.getByRole('textbox', { name: 'Title' }).focus();
  let fields = 0;
  for (let last = await focused(page); last.isInForm; ) {
    await expect.poll(async () => (await focused(page)).covered, { message: last.name }).toBe(0);
    expect(await isWhole()).toBe(true);
    last = await focused(page);
    if (!last.isInBar) fields += 1;
    await page.keyboard.press('Tab');
    const next = await focused(page);
    // The bar is where it was: nothing need move for its controls.
    if (next.isInBar) expect([next.name, next.scrolled]).toEqual([next.name, last.scrolled]);
    last = next;
  }
  expect(fields).toBeGreaterThan(5);
  expect(await button(page, /^Create /).isVisible()).toBe(true);
  await visitor.leave();
});
