import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choiceOf } from '#schema/tagServices.ts';
import { at, button, heading, link, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { fill, SENT, sendButton } from '#tests/kit/content/contact.ts';
import { inquiryOn, PROGRAMME, THANKS } from '#tests/kit/content/inquiry.ts';
import { changeSite, forgetSite } from '#tests/kit/content/site.ts';
import { test } from '#tests/kit/test.ts';
import { arrive, choose, cookieOf, loadsAll, question, REQUESTS, tags } from './tagVisitors.ts';

test.beforeEach(async ({ product, admin }) => {
  await forgetSite(product);
  await changeSite(admin, { tags });
});

/** Errors that are not the requests of the tags. */
const faultsOf = ({ complaints }: Visitor) => complaints.filter((one) => !one.startsWith('foreign:'));

/** The events that the scripts of the services have received. */
const reportedTo = (page: Page) =>
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

test('the browser requests exactly the services of the tags once the visitor agrees', async ({ product }) => {
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
  expect(await reportedTo(page)).toMatchObject({ analytics: [], pixel: [['track', 'PageView']], linkedIn: [] });
  await goWithin(page, '/services');
  await guest.open('/contact');
  await expect.poll(() => guest.asked.length).toBe(2 * REQUESTS.length);
  expect(await question(page).count()).toBe(0);
  expect(faultsOf(guest)).toEqual([]);
  await guest.leave();
});

test('an enquiry or an application is reported to each service without its content', async ({ product }) => {
  const guest = await arrive(product, '/contact');
  const { page } = guest;
  await choose(page, 'Agree');
  await loadsAll(guest);
  await fill(page);
  await sendButton(page).click();
  await guest.hears(SENT);
  expect(await reportedTo(page)).toEqual({
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
  const reported = await reportedTo(page);
  expect(reported.analytics.at(-1)).toEqual(['event', 'generate_lead', { lead_source: 'application' }]);
  expect(reported.linkedIn?.at(-1)).toEqual(['track', { conversion_id: 22222 }]);
  expect(faultsOf(guest)).toEqual([]);
  await guest.leave();
});

test('going to a page without tags loads a new document without them', async ({ product }) => {
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

test('an admin sets the ids in the settings of the site unless one is wrong', async ({ product, admin }) => {
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
