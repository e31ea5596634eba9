import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, closeBrowser, dialog, loaded, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { type Address, fillAddresses } from '#tests/kit/network/addresses.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { paths } from '#web/paths.ts';

let product: Product;
let admin: Person;
let addresses: Address[];
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
  addresses = await fillAddresses(product, admin);
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

/** Goes to every address, as somebody who may see it. */
async function everywhere(
  options: Parameters<typeof visit>[2],
  look: (visitor: Visitor, path: string) => Promise<void>,
) {
  for (const person of [undefined, admin]) {
    const visitor = await visit(product, person, options);
    for (const { path, audience } of addresses) {
      if ((audience === 'public' || audience === 'visitor') !== (person === undefined)) continue;
      await visitor.open(path);
      await visitor.page.getByRole('heading', { level: 1 }).waitFor();
      await loaded(visitor.page);
      await look(visitor, path);
    }
    await visitor.leave();
  }
}

/** Runs in the page: what moves, or would if it changed, by the element's classes. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { animationName, transitionDuration } = getComputedStyle(element, part || null);
        const isMoving =
          animationName !== 'none' || transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0);
        return isMoving ? [`${element.localName}.${element.getAttribute('class')}${part}`] : [];
      }),
    ),
  );

/** Runs in the page: what can have the focus and does not show it, alone or with what is around it. */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const isMarked = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    return [...all].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) return [];
      const around = element.closest('label');
      // A link may reach over its card; a box that is drawn elsewhere has a label around it.
      return isMarked(element) || isMarked(element, '::after') || (around && isMarked(around))
        ? []
        : [element.outerHTML.slice(0, 150)];
    });
  });

test('who wants no motion sees none, on any page, in dialogs, menus and toasts', { timeout: 180_000 }, async () => {
  await everywhere({ reducedMotion: 'reduce' }, async ({ page }, path) => {
    expect(await moving(page), path).toEqual([]);
  });
  const visitor = await visit(product, admin, { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  await visitor.open(paths.manageAffiliates);
  await button(page, 'Menu').click();
  expect(await moving(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await button(page, /^User menu/).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await moving(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await dialog(page).waitFor();
  expect(await moving(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await visitor.hears('Affiliate deleted successfully');
  expect(await moving(page)).toEqual([]);
  await visitor.leave();
});

test.for([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('a dialog comes up by 16 pixels, so that an early click still meets its button: $width wide', async (viewport) => {
  const visitor = await visit(product, admin, { viewport });
  const { page } = visitor;
  await visitor.open(paths.users);
  await button(page, 'Invite').click();
  const [first, last] = await page.getByRole('dialog').evaluate((panel) => {
    // It may have come already: it is made to come again.
    panel.style.animation = 'none';
    panel.getBoundingClientRect();
    panel.style.animation = '';
    const coming = panel.getAnimations()[0] as Animation;
    coming.pause();
    coming.currentTime = 0;
    const first = panel.getBoundingClientRect().toJSON() as DOMRect;
    coming.finish();
    return [first, panel.getBoundingClientRect().toJSON() as DOMRect] as const;
  });
  expect([first.top - last.top, first.height]).toEqual([16, last.height]);
  const middle = (viewport.height - last.height) / 2;
  expect(viewport.height - last.bottom).toBeCloseTo(viewport.width === 390 ? 16 : middle, 0);
  await visitor.leave();
});

test('zoomed in to 200 %, no page scrolls sideways, and what has the focus shows it', {
  timeout: 180_000,
}, async () => {
  // A window of 1280 pixels, which then has half as many.
  await everywhere({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 }, async ({ page }, path) => {
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth), path).toBe(640);
    // From here on the browser takes the focus for one by the keyboard.
    await page.keyboard.press('Tab');
    expect(await unmarked(page), path).toEqual([]);
  });
});
