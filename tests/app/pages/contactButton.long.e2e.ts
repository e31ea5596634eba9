import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, link, loaded, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { type Address, fillAddresses } from '#tests/kit/network/addresses.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

let addresses: Address[];
test.beforeAll(async ({ product, admin }) => {
  addresses = await fillAddresses(product, admin);
});

const widths = [320, 390, 800, 1024, 1280, 1440];

const contact = (page: Page) => button(page, 'Contact options');

/**
 * Runs in the page: scrolls from top to end in steps smaller than the button.
 * @returns the controls under the button, whether it was always visible, and whether the page fits the window
 */
const underButton = (page: Page) =>
  contact(page).evaluate((element) => {
    const controls =
      'a[href], button, input, select, textarea, summary, label, [role=button], [tabindex="0"], tr:has(th a)';
    const found = new Set<string>();
    let isSeen = true;
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; ; top = Math.min(top + 40, end)) {
      scrollTo({ top, behavior: 'instant' });
      const { left, right, top: upper, bottom, width, height } = element.getBoundingClientRect();
      isSeen &&= upper >= 0 && bottom <= innerHeight && right <= innerWidth && Math.min(width, height) >= 24;
      for (const x of [left + 0.5, (left + right) / 2, right - 0.5])
        for (let y = upper + 1; y < bottom; y += 12)
          for (const hit of document.elementsFromPoint(x, y)) {
            const control = hit.closest(controls);
            if (!control || control === element) continue;
            found.add(`${control.localName} '${control.textContent?.trim().slice(0, 40)}'`);
          }
      if (top >= end) break;
    }
    return { found: [...found], isSeen, fits: document.documentElement.scrollWidth <= innerWidth };
  });

async function opensBeside(visitor: Visitor) {
  const { page } = visitor;
  await goWithin(visitor.page, paths.messages);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await contact(page).click();
    const at = await contact(page).boundingBox();
    for (const name of ['WhatsApp chat', 'LinkedIn', 'Call us']) {
      const box = await link(page.getByRole('complementary', { name: 'Quick contact' }), name).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= (at?.x ?? 0)).toBe(true);
    }
    await contact(page).click();
  }
}

test('the contact button covers no control on any page and opens its links beside itself', async ({
  product,
  admin,
}) => {
  const all: Record<string, unknown> = {};
  for (const person of [undefined, admin]) {
    const visitor = await visit(product, person, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await visitor.open(paths.terms);
    for (const { path, audience } of addresses) {
      if ((audience === 'public' || audience === 'visitor') !== (person === undefined)) continue;
      await (path === paths.terms ? visitor.open(path) : goWithin(visitor.page, path));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await loaded(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        all[`${path} at ${width}`] = await underButton(page);
      }
    }
    if (person) await opensBeside(visitor);
    await visitor.leave();
  }
  const everywhere = addresses.flatMap(({ path }) => widths.map((width) => `${path} at ${width}`));
  expect(all).toEqual(Object.fromEntries(everywhere.map((place) => [place, { found: [], isSeen: true, fits: true }])));
});
