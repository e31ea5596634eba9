import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, dialog, heading, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { type Address, fillAddresses } from '#tests/kit/network/addresses.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

let addresses: Address[];
test.beforeAll(async ({ product, admin }) => {
  addresses = await fillAddresses(product, admin);
});

/** Runs in the page: classes of elements with animations or transitions. */
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

/** Runs in the page: focusable elements without a visible focus mark. */
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
      // A link can cover its card; a custom checkbox has a label around it.
      return isMarked(element) || isMarked(element, '::after') || (around && isMarked(around))
        ? []
        : [element.outerHTML.slice(0, 150)];
    });
  });

/** A window of 1280 pixels, and zoomed to 200 %, which halves its width. */
const windows = {
  whole: { width: 1280, height: 900, deviceScaleFactor: 1 },
  zoomed: { width: 640, height: 450, deviceScaleFactor: 2 },
};

test('a page with reduced motion moves nothing, fits at 200 % zoom and marks the focus', async ({ product, admin }) => {
  for (const person of [undefined, admin]) {
    const visitor = await visit(product, person, { reducedMotion: 'reduce' });
    const { page } = visitor;
    const browser = await page.context().newCDPSession(page);
    const show = (size: (typeof windows)[keyof typeof windows]) =>
      browser.send('Emulation.setDeviceMetricsOverride', { ...size, mobile: false });
    const theirs = addresses.filter(
      ({ audience }) => (audience === 'public' || audience === 'visitor') === (person === undefined),
    );
    for (const [index, { path }] of theirs.entries()) {
      await show(windows.whole);
      if (index === 0) await visitor.open(path);
      else await goWithin(page, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await loaded(page);
      expect(await moving(page), path).toEqual([]);
      await show(windows.zoomed);
      const sizes = () => page.evaluate(() => [innerWidth, devicePixelRatio, document.scrollingElement?.scrollWidth]);
      await expect.poll(sizes, { message: path }).toEqual([640, 2, 640]);
      // From here on the browser treats the focus as set by keyboard.
      await page.keyboard.press('Tab');
      expect(await unmarked(page), path).toEqual([]);
    }
    await visitor.leave();
  }
});

test('a dialog moves up by 16 pixels unless motion is reduced', async ({ product, admin }) => {
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open(paths.users);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await button(page, 'Invite').click();
    const [first, last] = await page.getByRole('dialog').evaluate((panel) => {
      // Restarts the animation, which may have ended.
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
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goWithin(page, paths.manageAffiliates);
  await heading(page, 'Affiliate Management').waitFor();
  await loaded(page);
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
