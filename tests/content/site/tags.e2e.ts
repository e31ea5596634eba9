import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choiceOf, type Tags } from '#schema/tagServices.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { at, button, heading, link, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { fill, SENT, sendButton } from '#tests/kit/content/contact.ts';
import { inquiryOn, PROGRAMME, THANKS } from '#tests/kit/content/inquiry.ts';
import { saveTexts } from '#tests/kit/content/pageText.ts';
import { changeSite, forgetSite } from '#tests/kit/content/site.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const tags: Tags = {
  ...{ googleAnalytics: 'G-AB12CD34EF', tagManager: 'GTM-AB12CD3', metaPixel: '123456789012345', linkedIn: '1234567' },
  ...{ linkedInEnquiry: '11111', linkedInApplication: '22222' },
};
const PHONE = { width: 390, height: 844 };

test.beforeEach(async ({ product, admin }) => {
  await forgetSite(product);
  await changeSite(admin, { tags });
});

type Guest = Visitor & { asked: string[] };

/** A visitor for whom scripts here stand for those of the services: each reports once, where the real one does. */
async function arrive(product: Product, path = '/about', options: Parameters<typeof visit>[2] = {}): Promise<Guest> {
  const visitor = await visit(product, undefined, options);
  const asked: string[] = [];
  const { page } = visitor;
  await page.context().route(
    (url) => url.origin !== product.url,
    async (route) => {
      const { href, host, pathname } = new URL(route.request().url());
      asked.push(href);
      const report = reports[host + pathname];
      const body = report ? `document.cookie='_ga=1;path=/';fetch('${report}',{mode:'no-cors'})` : '';
      await route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  await visitor.open(path);
  return { ...visitor, asked };
}
const reports: Record<string, string> = {
  'www.googletagmanager.com/gtag/js': 'https://region1.google-analytics.com/g/collect',
  'connect.facebook.net/en_US/fbevents.js': 'https://www.facebook.com/tr/',
  'snap.licdn.com/li.lms-analytics/insight.min.js': 'https://px.ads.linkedin.com/collect',
};
const REQUESTS = [
  'https://connect.facebook.net/en_US/fbevents.js',
  'https://px.ads.linkedin.com/collect',
  'https://region1.google-analytics.com/g/collect',
  'https://snap.licdn.com/li.lms-analytics/insight.min.js',
  'https://www.facebook.com/tr/',
  'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF&l=analyticsLayer',
  'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3',
];

const question = (page: Page) => page.getByRole('region', { name: 'Cookie choices' });
const choose = (page: Page, answer: 'Agree' | 'Refuse') => button(question(page), answer).click();
const cookieOf = async ({ page }: Visitor) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;
const loadsAll = ({ asked }: Guest) => expect.poll(() => [...asked].sort()).toEqual(REQUESTS);
/** Errors that are not the requests of the tags. */
const faultsOf = ({ complaints }: Visitor) => complaints.filter((one) => !one.startsWith('foreign:'));

/** What the services were told since they started. */
const toldOf = (page: Page) =>
  page.evaluate(() => {
    const {
      analyticsLayer = [],
      dataLayer = [],
      fbq,
      lintrk,
    } = window as unknown as {
      analyticsLayer?: ArrayLike<unknown>[];
      dataLayer?: object[];
      fbq?: { queue: unknown[][] };
      lintrk?: { q: unknown[][] };
    };
    const events = analyticsLayer.map((command) => [...Array.from(command)]);
    return {
      analytics: events.filter(([name]) => name === 'event'),
      manager: dataLayer.filter((entry) => 'event' in entry && entry.event !== 'gtm.js'),
      pixel: fbq?.queue.filter(([name]) => name === 'track'),
      linkedIn: lintrk?.q,
    };
  });

test('before the answer nothing of others is asked for, and after it exactly the tags, from the first page on', async ({
  product,
}) => {
  const guest = await arrive(product, '/about?utm_source=mail');
  const { page } = guest;
  await question(page).waitFor();
  const boxes = await Promise.all(['Refuse', 'Agree'].map((name) => button(question(page), name).boundingBox()));
  expect(boxes[0]?.width).toBe(boxes[1]?.width);
  await goWithin(page, '/services');
  await goWithin(page, '/about?utm_source=mail');
  expect([guest.asked, await page.evaluate(() => document.cookie)]).toEqual([[], '']);
  await choose(page, 'Agree');
  await loadsAll(guest);
  expect(new URL(page.url()).search).toBe('?utm_source=mail');
  expect(await question(page).count()).toBe(0);
  expect(await cookieOf(guest)).toBe(choiceOf(true, tags));
  expect(await toldOf(page)).toMatchObject({ analytics: [], pixel: [['track', 'PageView']], linkedIn: [] });
  await goWithin(page, '/services');
  await guest.open('/contact');
  await expect.poll(() => guest.asked.length).toBe(2 * REQUESTS.length);
  expect(await question(page).count()).toBe(0);
  expect(faultsOf(guest)).toEqual([]);
  await guest.leave();
});

test('a refusal is remembered, and withdrawn in the footer by keyboard', async ({ product }) => {
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

test('a withdrawal ends the tags and removes their cookies', async ({ product }) => {
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

test('other tags are asked for again', async ({ product, admin }) => {
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

test('a browser with Global Privacy Control is not asked, and learns why in the footer', async ({ product }) => {
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

test('an enquiry and an application are told to each service without a word of theirs', async ({ product }) => {
  const guest = await arrive(product, '/contact');
  const { page } = guest;
  await choose(page, 'Agree');
  await loadsAll(guest);
  await fill(page);
  await sendButton(page).click();
  await guest.hears(SENT);
  expect(await toldOf(page)).toEqual({
    analytics: [['event', 'generate_lead', { lead_source: 'enquiry' }]],
    manager: [{ event: 'generate_lead', lead_source: 'enquiry' }],
    pixel: [
      ['track', 'PageView'],
      ['track', 'Lead', { content_name: 'enquiry' }],
    ],
    linkedIn: [['track', { conversion_id: 11111 }]],
  });
  await goWithin(page, PROGRAMME);
  const form = inquiryOn(page);
  await form.opener('Advertiser').click();
  await form.fill();
  await form.send();
  await guest.hears(THANKS);
  const reported = await toldOf(page);
  expect(reported.analytics.at(-1)).toEqual(['event', 'generate_lead', { lead_source: 'application' }]);
  expect(reported.linkedIn?.at(-1)).toEqual(['track', { conversion_id: 22222 }]);
  expect(faultsOf(guest)).toEqual([]);
  await guest.leave();
});

test('a page without tags is another document, from which no tag sees the address', async ({ product }) => {
  const guest = await arrive(product);
  const { page } = guest;
  await choose(page, 'Agree');
  await loadsAll(guest);
  for (const path of ['/admin/login', '/forgot-password', '/submit-review/abc']) {
    await guest.open('/about');
    await expect.poll(() => page.evaluate(() => 'analyticsLayer' in window)).toBe(true);
    await page.evaluate((next) => {
      history.pushState(null, '', next);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect.poll(() => page.evaluate(() => 'analyticsLayer' in window).catch(() => null)).toBe(false);
    expect(at(page)).toBe(path);
  }
  await guest.leave();
});

test('staff are not asked and have no tags', async ({ product, employee }) => {
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await page.context().addCookies([{ name: 'consent', value: choiceOf(true, tags), url: product.url }]);
  await visitor.open('/about');
  await page.getByRole('button', { name: /^User menu/ }).waitFor();
  expect([await question(page).count(), visitor.complaints]).toEqual([0, []]);
  await visitor.leave();
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

test('an admin sets the ids in the settings of the site, and a wrong one is named at its field', async ({
  product,
  admin,
}) => {
  await forgetSite(product);
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open('/admin/site');
  await page.getByLabel('Meta Pixel').fill('12');
  await button(page, 'Save Tags').click();
  await page.getByText('Please give the id of the pixel: 10 to 20 digits.').waitFor();
  await page.getByLabel('Meta Pixel').fill('123456789012345');
  await button(page, 'Save Tags').click();
  await visitor.hears('The tags have been saved.');
  expect((await product.services.readSite()).tags).toEqual({ metaPixel: '123456789012345' });
  await heading(page, 'Settings of the site').waitFor();
  await link(page, 'texts of the privacy policy').waitFor();
  await visitor.leave();
});
