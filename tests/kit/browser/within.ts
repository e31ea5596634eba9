import type { Page } from 'playwright-core';

/**
 * Goes on to another path of an open page as a link of it would, without loading the page again: a tenth of the work. The screen
 * of the path is there when this resolves, with its heading, which may be that of the last one once more.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // Every path has a screen of its own (web/routeObjects.tsx), and every screen one heading.
  await page.locator('h1[data-left]').waitFor({ state: 'detached' });
  await page.locator('h1:not([data-left])').waitFor({ state: 'attached' });
}
