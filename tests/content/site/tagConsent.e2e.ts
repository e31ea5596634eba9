import { expect } from 'vitest';
import { choiceOf } from '#schema/tagServices.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { button } from '#tests/kit/browser/visitor.ts';
import { saveTexts } from '#tests/kit/content/pageText.ts';
import { changeSite, forgetSite } from '#tests/kit/content/site.ts';
import { test } from '#tests/kit/test.ts';
import { arrive, choose, cookieOf, loadsAll, question, REQUESTS, tags } from './tagVisitors.ts';

const PHONE = { width: 390, height: 844 };

test.beforeEach(async ({ product, admin }) => {
  await forgetSite(product);
  await changeSite(admin, { tags });
});

test('a refusal is remembered until the visitor withdraws it in the footer', async ({ product }) => {
  const guest = await arrive(product);
  const { page } = guest;
  await choose(page, 'Refuse');
  await question(page).waitFor({ state: 'detached' });
  await guest.open('/services');
  await button(page, 'Cookie choices').waitFor();
  expect([await question(page).count(), guest.asked, await cookieOf(guest)]).toEqual([0, [], choiceOf(false, tags)]);
  await button(page, 'Cookie choices').press('Enter');
  await question(page).getByText('You have refused.').waitFor();
  expect(await question(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  expect(await button(page, 'Cookie choices').evaluate((element) => element === document.activeElement)).toBe(true);
  await button(page, 'Cookie choices').press('Enter');
  await question(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await loadsAll(guest);
  await guest.leave();
});

test('a withdrawal ends the tags with their cookies', async ({ product }) => {
  const guest = await arrive(product);
  const { page } = guest;
  await choose(page, 'Agree');
  await loadsAll(guest);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=1');
  await button(page, 'Cookie choices').click();
  await question(page).getByText('You have agreed.').waitFor();
  const reloaded = page.waitForEvent('load');
  await choose(page, 'Refuse');
  await reloaded;
  await button(page, 'Cookie choices').waitFor();
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe(`consent=${choiceOf(false, tags)}`);
  await guest.open('/services');
  expect(guest.asked).toHaveLength(REQUESTS.length);
  await guest.leave();
});

test('the question is asked again for another id of a tag, not for another conversion', async ({ product, admin }) => {
  const guest = await arrive(product);
  await choose(guest.page, 'Refuse');
  await changeSite(admin, { tags: { linkedInBooking: '33333' } });
  await guest.open('/about');
  await button(guest.page, 'Cookie choices').waitFor();
  expect(await question(guest.page).count()).toBe(0);
  await changeSite(admin, { tags: { metaPixel: '999999999999' } });
  await guest.open('/about');
  await question(guest.page).waitFor();
  await guest.leave();
});

test('a browser with Global Privacy Control learns in the footer why it is not asked', async ({ product }) => {
  const guest = await arrive(product, '/contact', { extraHTTPHeaders: { 'sec-gpc': '1' } });
  const { page } = guest;
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.context().addCookies([{ name: 'consent', value: choiceOf(true, tags), url: product.url }]);
  await guest.open('/about');
  await button(page, 'Cookie choices').click();
  await question(page).getByText('Your browser asks not to be tracked.').waitFor();
  await button(question(page), 'Close').click();
  await question(page).waitFor({ state: 'detached' });
  expect(guest.asked).toEqual([]);
  await guest.leave();
});

test('the question is the text of the office', async ({ product, admin }) => {
  await saveTexts(admin, 'PRIVACY', { consentText: 'May we count with Lantern?' });
  const guest = await arrive(product);
  await question(guest.page).getByText('May we count with Lantern?').waitFor();
  await saveTexts(admin, 'PRIVACY', { consentText: null });
  await guest.leave();
});

test('on a phone the question covers neither form nor contact button, moves nothing and is accessible', async ({
  product,
}) => {
  const guest = await arrive(product, '/contact', { viewport: PHONE });
  const { page } = guest;
  await question(page).waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shift).toBe(0);
  const box = await question(page).boundingBox();
  const contact = await button(page, 'Contact options').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(contact?.x ?? 0);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Name').scrollIntoViewIfNeeded();
  await page.getByLabel('Name').focus();
  await question(page).waitFor({ state: 'hidden' });
  await page.evaluate(() => scrollTo(0, 0));
  await question(page).waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const lowest = await button(page, 'Cookie choices').boundingBox();
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThan((await question(page).boundingBox())?.y ?? 0);
  await guest.leave();
});
