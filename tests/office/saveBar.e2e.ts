import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { button, closeBrowser, visit } from '#tests/kit/browser/visitor.ts';
import { casesOf } from '#tests/kit/long.ts';
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

const goOn = goingOn(async () => {
  const begun = await visit(product, employee);
  await begun.open('/dashboard');
  return begun;
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

const forms = [
  { path: paths.addBlog, width: 390, height: 700 },
  { path: paths.addBlog, width: 1440, height: 700 },
  { path: paths.addPortfolio, width: 390, height: 700 },
  { path: paths.addPortfolio, width: 1440, height: 700 },
];
/** In `npm test` each form in one width, and each width with one form. */
const usual = [forms[0], forms[3]];

test.for(casesOf(forms, (one) => usual.includes(one)))(
  'on $path, $width wide, the bar of the form covers no field that has the focus, and keeps its note',
  async (one) => {
    const { path, ...viewport } = one;
    const visitor = await goOn();
    const { page } = visitor;
    await page.setViewportSize({ width: 1280, height: 900 });
    await goTo(visitor, path);
    await page.setViewportSize(viewport);
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
  },
);
