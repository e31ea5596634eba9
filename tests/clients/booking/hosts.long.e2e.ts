import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { bookingHosts, hostFeeds } from '#server/clients/booking/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { hasFocus } from '#tests/kit/browser/calendar.ts';
import { excuse, goAnew, goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, faultAt, heading, link, loaded, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { emptyCalendar, everyDay, insertFeed, insertHost, takeBookings } from '#tests/kit/content/booking.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Meera Nair' }))
  .extend('employee', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Joseph Fernandes' }));
test.beforeEach(async ({ product, admin }) => {
  await takeBookings(admin);
  await emptyCalendar(product);
});

const goOn = goingOn(async (product: Product, admin: Person) => {
  const visitor = await visit(product, admin, { reducedMotion: 'reduce' });
  await visitor.open('/dashboard');
  return visitor;
});
async function opened(product: Product, admin: Person): Promise<Visitor> {
  const visitor = await goOn(product, admin);
  await goAnew(visitor, '/admin/slots', 'Manage Slots');
  return visitor;
}
const row = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Hosts' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const stored = async (product: Product, person: Person) =>
  (
    await product.services.db
      .select()
      .from(bookingHosts)
      .where(eq(bookingHosts.userId, person.id as string))
  )[0];

describe('a host', () => {
  test('without a host the screen asks for one among the staff', async ({ product, admin, employee }) => {
    const { page, ...visitor } = await opened(product, admin);
    await page.getByRole('heading', { name: 'Nobody takes calls yet' }).waitFor();
    await button(page, 'Add a Host').click();
    const dialog = page.getByRole('dialog', { name: 'Add a Host' });
    await dialog.getByLabel('Member of staff').selectOption('Joseph Fernandes');
    await dialog.getByLabel('From').fill('10:00');
    await button(dialog, 'Save Hours').click();
    await visitor.hears('The hours have been saved.');
    await row(page, 'Joseph Fernandes').getByText('Monday to Friday, 10:00 to 18:00').waitFor();
    await row(page, 'Joseph Fernandes').getByText('Takes calls', { exact: true }).waitFor();
    expect((await stored(product, employee))?.isActive).toBe(true);
    await button(page, 'Add a Host').click();
    expect(await dialog.getByLabel('Member of staff').locator('option').allInnerTexts()).toEqual(['Meera Nair']);
    await button(dialog, 'Cancel').click();
  });

  test('hours and days off are edited by keyboard, with errors at the fields', async ({ product, admin }) => {
    await insertHost(product, admin.id as string);
    const { page, ...visitor } = await opened(product, admin);
    await button(page, 'Hours of Meera Nair').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Hours of Meera Nair' });
    const [from, to] = [dialog.getByLabel('From'), dialog.getByLabel(/^To\b/)];
    await to.fill('08:00');
    await button(dialog, 'Save Hours').click();
    await expect.poll(() => faultAt(to)).toBe('Please let it open before it closes.');
    await to.fill('12:00');
    expect(await from.inputValue()).toBe('09:00');
    await dialog.getByLabel('Sunday').uncheck();
    for (const day of ['2099-12-26', '2099-12-25']) {
      await dialog.getByLabel('Day', { exact: true }).fill(day);
      await page.keyboard.press('Enter');
    }
    const off = dialog.getByRole('list', { name: 'Days off' }).getByRole('listitem');
    expect(await off.allInnerTexts()).toEqual(['Dec 25, 2099', 'Dec 26, 2099']);
    await button(dialog, 'Remove Dec 26, 2099').click();
    await expect.poll(() => hasFocus(dialog.getByLabel('Day', { exact: true }))).toBe(true);
    await dialog.getByLabel('Calls can be booked').uncheck();
    await button(dialog, 'Save Hours').click();
    await visitor.hears('The hours have been saved.');
    await row(page, 'Meera Nair').getByText('Monday to Saturday, 09:00 to 12:00').waitFor();
    await row(page, 'Meera Nair').getByText('Off on Dec 25, 2099').waitFor();
    await row(page, 'Meera Nair').getByText('Takes no calls now').waitFor();
    const { hours, daysOff, isActive } = (await stored(product, admin)) ?? {};
    expect([daysOff, isActive, hours?.[0]?.closes]).toEqual([['2099-12-25'], false, '12:00']);
    await expect.poll(() => hasFocus(button(page, 'Hours of Meera Nair'))).toBe(true);
  });

  test('a failed save of hours stays in the dialog until it is repeated', async ({ product, admin }) => {
    await insertHost(product, admin.id as string);
    const visitor = await opened(product, admin);
    const { page } = visitor;
    await button(page, 'Hours of Meera Nair').click();
    const dialog = page.getByRole('dialog', { name: 'Hours of Meera Nair' });
    await button(dialog, 'Remove').click();
    await dialog.getByText('No hours: only slots that are added one by one can be booked.').waitFor();
    const meddling = await meddle(page, 'SaveBookingHost', 'failing');
    meddling.release();
    await button(dialog, 'Save Hours').click();
    await visitor.hears('The hours could not be saved.');
    expect((await stored(product, admin))?.hours).toEqual(everyDay);
    await meddling.stop();
    excuse(visitor, 502);
    await button(dialog, 'Save Hours').click();
    await row(page, 'Meera Nair').getByText('No weekly hours').waitFor();
  });
});

describe('the calendars of a host', () => {
  const calendars = async (page: Page) => {
    await button(page, 'Calendars of Meera Nair').click();
    return page.getByRole('dialog', { name: 'Calendars of Meera Nair' });
  };

  test('calendars are added by address and show their host name and faults', async ({ product, admin }) => {
    await insertHost(product, admin.id as string);
    await insertFeed(product, admin.id as string, { place: 'one.example', readAt: new Date(), eventCount: 12 });
    await insertFeed(product, admin.id as string, {
      ...{ place: 'two.example', fault: 'The calendar did not come within 20 seconds.' },
    });
    const { page, ...visitor } = await opened(product, admin);
    await row(page, 'Meera Nair').getByText('2 calendars are read').waitFor();
    await row(page, 'Meera Nair').getByText('1 of them has a fault').waitFor();
    const dialog = await calendars(page);
    const feed = (place: string) =>
      dialog.getByRole('list', { name: 'Calendars' }).getByRole('listitem').filter({ hasText: place });
    await feed('one.example')
      .getByText(/^12 events, read on /)
      .waitFor();
    await feed('two.example').getByText('Not read yet.').waitFor();
    await feed('two.example').getByText('The calendar did not come within 20 seconds.').waitFor();
    const address = dialog.getByLabel('Address of a calendar');
    await address.fill('calendar');
    await button(dialog, 'Add Calendar').click();
    await expect
      .poll(() => faultAt(address))
      .toBe('Please enter the whole address of a calendar, such as https://example.com/calendar.ics');
    await address.fill('https://127.0.0.1/calendar.ics');
    await button(dialog, 'Add Calendar').click();
    await expect.poll(() => faultAt(address)).toMatch(/private|local|refused/i);
    await address.fill('webcal://calendar.invalid/secret-1234.ics');
    await page.keyboard.press('Enter');
    await visitor.hears('The calendar will be read in a moment.');
    await feed('calendar.invalid').waitFor();
    await dialog.getByText('At most three calendars are read for each host.').waitFor();
    expect(await address.count()).toBe(0);
    expect(await page.content()).not.toContain('secret-1234');

    await button(dialog, 'Remove calendar of one.example').click();
    await button(page.getByRole('alertdialog', { name: 'Confirm Removal' }), 'Remove Calendar').click();
    await visitor.hears('The calendar is not read any more.');
    await feed('one.example').waitFor({ state: 'detached' });
    await address.waitFor();
    const left = await product.services.db.select({ place: hostFeeds.place }).from(hostFeeds);
    expect(left.map(({ place }) => place).sort()).toEqual(['calendar.invalid', 'two.example']);
    await page.keyboard.press('Escape');
  });

  test('the secret address of a calendar is shown once, renewed and revoked', async ({ product, admin }) => {
    await insertHost(product, admin.id as string);
    const { page, ...visitor } = await opened(product, admin);
    const dialog = await calendars(page);
    const statusOf = async (url: string) => (await fetch(url)).status;
    expect(await button(dialog, 'Revoke').count()).toBe(0);
    const address = dialog.getByRole('textbox', { name: 'Secret address' });
    await button(dialog, 'New address').click();
    await visitor.hears('New calendar address made.');
    const first = await address.inputValue();
    expect(await statusOf(first)).toBe(200);
    await expect.poll(() => hasFocus(button(dialog, 'Copy Address'))).toBe(true);
    await button(dialog, 'New address').click();
    await expect.poll(() => address.inputValue()).not.toBe(first);
    const second = await address.inputValue();
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    await page.keyboard.press('Escape');
    await calendars(page);
    expect(await address.count()).toBe(0);
    await button(dialog, 'Revoke').click();
    await visitor.hears('The calendar address has been revoked.');
    await button(dialog, 'Revoke').waitFor({ state: 'detached' });
    expect(await statusOf(second)).toBe(404);
    await page.keyboard.press('Escape');
  });
});

test('the site settings link to the hosts', async ({ product, admin }) => {
  const visitor = await goOn(product, admin);
  const { page } = visitor;
  await goTo(visitor);
  await goWithin(page, '/admin/site');
  await link(page, 'Hosts and slots').click();
  await heading(page, 'Manage Slots').waitFor();
  await page.getByRole('heading', { name: 'Nobody takes calls yet' }).waitFor();
});

test.for([390, 1440])(
  'the hosts and their dialogs have no accessibility violation or overflow at %i pixels',
  async (width, { product, admin }) => {
    const visitor = await goOn(product, admin);
    const { page } = visitor;
    await page.setViewportSize({ width, height: 900 });
    const isSound = async () => {
      await loaded(page);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    const fits = () => page.getByRole('dialog').evaluate((one) => one.scrollWidth <= one.clientWidth);
    await visitor.open('/admin/slots');
    await page.getByRole('heading', { name: 'Nobody takes calls yet' }).waitFor();
    await isSound();
    await insertHost(product, admin.id as string, { daysOff: ['2099-12-25'] });
    await insertFeed(product, admin.id as string, {
      place: `${'calendar.'.repeat(8)}example`,
      fault: 'The answer broke off.',
    });
    await visitor.open('/admin/slots');
    await row(page, 'Meera Nair').waitFor();
    await isSound();
    await button(page, 'Hours of Meera Nair').click();
    await isSound();
    expect(await fits()).toBe(true);
    await page.keyboard.press('Escape');
    await button(page, 'Calendars of Meera Nair').click();
    await button(page, 'New address').click();
    await page.getByRole('textbox', { name: 'Secret address' }).waitFor();
    await isSound();
    expect(await fits()).toBe(true);
    await page.keyboard.press('Escape');
  },
);
