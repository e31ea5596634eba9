import { describe, expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, heading, leaveQuietly, link } from '#tests/kit/browser/visitor.ts';
import { book, freeTimes, makeHost, takeBookings } from '#tests/kit/content/calls.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { test } from '#tests/kit/test.ts';
import {
  arrive,
  booked,
  client,
  fill,
  isAtHome,
  NEW_YORK,
  page,
  prepareVisitor,
  stored,
  TAKEN,
  times,
  visitor,
} from './bookingVisitor.ts';

prepareVisitor();

const days = () => page.getByRole('link', { name: /free times?$/ });
const halved = (startsAt: string, timeZone: string) =>
  new Date(startsAt)
    .toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .replaceAll('\u202f', ' ');
const firstTime = async () => (await times().first().innerText()).replaceAll('\u202f', ' ');

/** No request is running. */
const isFresh = () => expect.poll(() => page.locator('section[aria-busy]').count()).toBe(0);

test('a visitor in New York sees local times beside those of the office and books a call', async ({ product }) => {
  await arrive(product, '/book');
  await isAtHome();
  const [first = ''] = await freeTimes(product.nobody, { timeZone: NEW_YORK });
  expect(await firstTime()).toBe(`${halved(first, NEW_YORK)}\n${halved(first, 'Asia/Kolkata')} Kolkata`);
  await times().first().click();
  await fill();
  await button(page, 'Book Call').click();
  await heading(page, 'See You Then').waitFor();
  const said = (await page.getByRole('main').innerText()).replaceAll('\u202f', ' ');
  expect(said).toContain(`at ${halved(first, NEW_YORK)} (New York time)`);
  expect(said).toContain(`${halved(first, 'Asia/Kolkata')} in Kolkata`);
  expect(said).toContain('Your call is booked. The confirmation is on its way to you by mail.');
  expect(await visitor.toasts()).toEqual([]);
  expect(await stored(product)).toMatchObject([
    { startsAt: new Date(first), email: client, phone: '+12125550123', timeZone: NEW_YORK, note: 'About our shop.' },
  ]);
  expect(visitor.operations).toEqual(expect.arrayContaining(['FreeTimes', 'BookCall']));
  await leaveQuietly(visitor);
});

test('a visitor whose slot is taken meanwhile gets fresh slots with the typed values', async ({ product }) => {
  await arrive(product, '/book');
  await isAtHome();
  const [first = '', second = ''] = await freeTimes(product.nobody);
  await times().first().click();
  await fill();
  await book(product.nobody, first);
  await button(page, 'Book Call').click();
  await page.getByRole('alert').getByText(TAKEN, { exact: true }).waitFor();
  await visitor.hears(TAKEN);
  await expect.poll(firstTime).toContain(halved(second, NEW_YORK));
  expect(await button(page, 'Book Call').count()).toBe(0);
  await times().first().click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Emma Clarke');
  await button(page, 'Book Call').click();
  await heading(page, 'See You Then').waitFor();
  expect(await stored(product)).toHaveLength(2);
  await leaveQuietly(visitor, 409);
});

test('a booking with errors can be sent again after they are corrected', async ({ product }) => {
  await arrive(product, '/book');
  await isAtHome();
  await times().first().click();
  await button(page, 'Book Call').click();
  await page.getByText('Name must be at least 2 characters', { exact: true }).waitFor();
  await page
    .getByText('Please enter a phone number with its country code, such as +1 212 555 0123.', { exact: true })
    .waitFor();
  await page.getByText('Please select a service', { exact: true }).waitFor();
  expect(visitor.operations).not.toContain('BookCall');
  await fill();
  const server = await meddle(page, 'BookCall', 'failing');
  server.release();
  await button(page, 'Book Call').click();
  await visitor.hears('The call could not be booked. Please try again later.');
  await server.stop();
  await button(page, 'Book Call').click();
  await heading(page, 'See You Then').waitFor();
  await leaveQuietly(visitor, 502);
});

test('days are browsed two weeks at a time and shown in another time zone', async ({ product }) => {
  await arrive(product, '/book');
  await isAtHome();
  expect(await link(page, 'Earlier days').count()).toBe(0);
  const first = await days().first().innerText();
  await link(page, 'Later days').click();
  await link(page, 'Earlier days').waitFor();
  await expect.poll(() => days().first().innerText()).not.toBe(first);
  await link(page, 'Earlier days').click();
  await expect.poll(() => days().first().innerText()).toBe(first);
  await days().nth(2).click();
  await expect.poll(() => days().nth(2).getAttribute('aria-current')).toBe('date');
  await page.getByLabel('Your time zone').selectOption('Asia/Kolkata');
  await page.getByText('The office is in the same one.', { exact: true }).waitFor();
  expect(await firstTime()).toMatch(/^\d{1,2}:\d\d [AP]M$/);
  expect(new URL(page.url()).searchParams.get('zone')).toBe('Asia/Kolkata');
  await leaveQuietly(visitor);
});

test('where visitors choose a host, the slots are those of the host', async ({ product, admin }) => {
  const ravi = await makeHost(product, 'Ravi Iyer', [{ days: ['MONDAY'], opens: '10:00', closes: '10:30' }]);
  await takeBookings(admin, { offersHosts: true });
  await arrive(product, '/book');
  await isAtHome();
  await link(page, 'Ravi Iyer').click();
  await expect.poll(() => days().count()).toBeLessThanOrEqual(2);
  await times().first().click();
  await fill();
  await button(page, 'Book Call').click();
  await heading(page, 'See You Then').waitFor();
  expect((await stored(product)).map(({ hostId }) => hostId)).toEqual([ravi.id]);
  await leaveQuietly(visitor);
});

test('free slots that failed to load can be retried', async ({ product }) => {
  await arrive(product, '/contact');
  const server = await meddle(page, 'FreeTimes', 'failing');
  server.release();
  await link(page.getByRole('main'), 'Book a Call').click();
  await page.getByRole('heading', { name: 'The free times could not be loaded' }).waitFor();
  await server.stop();
  await button(page, 'Try Again').click();
  await times().first().waitFor();
  await leaveQuietly(visitor, 502);
});

describe('the link of a mail', () => {
  test('the link of a mail moves or cancels its call and then shows the cancellation', async ({ product }) => {
    const token = await booked(product);
    await arrive(product, `/booking/${token}`);
    await heading(page, 'Your Call').waitFor();
    await page.getByText('With Asha Rao, about Web Development', { exact: true }).waitFor();
    await times().nth(6).click();
    await button(page, 'Move Call').click();
    await page.getByRole('status').getByText('Your call has been moved.').waitFor();
    expect((await stored(product)).map(({ sequence }) => sequence)).toEqual([1]);
    await link(page, 'Cancel This Call').click();
    await heading(page, 'Cancel Your Call').waitFor();
    await link(page, 'Keep It').click();
    await heading(page, 'Your Call').waitFor();
    expect((await stored(product)).map(({ status }) => status)).toEqual(['CONFIRMED']);
    await link(page, 'Cancel This Call').click();
    await button(page, 'Cancel Call').click();
    await heading(page, 'Call Cancelled').waitFor();
    await visitor.open(`/booking/${token}`);
    await page.getByText('Your call has been cancelled.', { exact: true }).waitFor();
    expect(await times().count()).toBe(0);
    await leaveQuietly(visitor);
  });

  test('the page of a link reports a taken slot, a change that is too late and an unknown call', async ({
    product,
    admin,
  }) => {
    const token = await booked(product);
    await arrive(product, `/booking/${token}`);
    await times().first().click();
    await button(page, 'Move Call').waitFor();
    await isFresh();
    const [first = ''] = await freeTimes(product.nobody);
    await book(product.nobody, first);
    await button(page, 'Move Call').click();
    await page.getByRole('alert').getByText(TAKEN, { exact: true }).waitFor();
    await takeBookings(admin, { noticeHours: 336 });
    await visitor.open(`/booking/${token}`);
    await page.getByText(/^It cannot be changed here any more\. Something has come up\? Call us: /).waitFor();
    expect(await link(page, 'Cancel This Call').count()).toBe(0);
    await visitor.open(`/booking/${'x'.repeat(43)}`);
    await heading(page, 'Invalid Link').waitFor();
    await visitor.leave();
  });

  test('the page of a link is never cached, indexed or sent as a referrer', async ({ product }) => {
    const token = await booked(product);
    for (const path of [`/booking/${token}`, `/booking/${token}/cancel`]) {
      const { headers } = await fetch(product.url + path);
      expect([headers.get('cache-control'), headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual([
        ...['no-store', 'no-referrer', 'noindex'],
      ]);
    }
  });
});

test('public pages offer a call only while bookings are on', async ({ product, admin }) => {
  await arrive(product, '/services');
  await link(page.getByRole('main'), 'Book a Call').waitFor();
  await link(page.getByRole('navigation', { name: 'Main' }), 'Book a Call').waitFor();
  await visitor.open('/');
  await link(page.getByRole('main'), 'Book a Call').first().waitFor();
  await changeSite(admin, { takesBookings: false });
  for (const path of ['/services', '/contact', '/']) {
    await visitor.open(path);
    expect([path, await link(page, 'Book a Call').count()]).toEqual([path, 0]);
  }
  await visitor.open('/book');
  await heading(page, 'Coming Soon!').waitFor();
  expect(visitor.operations).not.toContain('FreeTimes');
  await leaveQuietly(visitor);
});
