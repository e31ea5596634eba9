import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { goAnew, goingOn } from '#tests/kit/browser/goingOn.ts';
import { button, faultAt, heading, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { takeBookings } from '#tests/kit/content/booking.ts';
import { forgetSite } from '#tests/kit/content/site.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => forgetSite(product));

const goOn = goingOn(async (product: Product, admin: Person) => {
  const visitor = await visit(product, admin);
  await visitor.open('/dashboard');
  return visitor;
});
async function opened(product: Product, admin: Person) {
  const visitor = await goOn(product, admin);
  await goAnew(visitor, '/admin/site', 'Settings of the site');
  return visitor;
}
const takes = (page: Page) => page.getByRole('checkbox', { name: 'Take bookings' });
const number = (page: Page, name: string) => page.getByRole('spinbutton', { name });
const read = async (admin: Person) =>
  (
    await admin.gql(
      '{ site { takesBookings booking { timeZone minutes gapMinutes noticeHours horizonDays offersHosts } } }',
    )
  ).data.site;
const rules = {
  ...{ timeZone: 'Asia/Kolkata', minutes: 30, gapMinutes: 0 },
  ...{ noticeHours: 12, horizonDays: 30, offersHosts: false },
};
const save = (page: Page) => button(page, 'Save Settings').click();

test('switching bookings on or off with their rules takes effect in the open office at once', async ({
  product,
  admin,
}) => {
  const visitor = await opened(product, admin);
  const { page } = visitor;
  expect(await takes(page).isChecked()).toBe(false);
  expect(await number(page, 'Length of a call, in minutes').count()).toBe(0);
  await takes(page).check();
  const zone = page.getByLabel('Office time zone');
  expect(await zone.inputValue()).toBe('Asia/Kolkata');
  await zone.selectOption('America/New_York');
  await number(page, 'Length of a call, in minutes').fill('45');
  await number(page, 'Notice, in hours').fill('2');
  await page.getByRole('checkbox', { name: 'Visitors choose the host' }).check();
  await save(page);
  await visitor.hears('The settings of the site have been saved.');
  const changed = { timeZone: 'America/New_York', minutes: 45, noticeHours: 2, offersHosts: true };
  expect(await read(admin)).toEqual({ takesBookings: true, booking: { ...rules, ...changed } });

  await goWithin(page, '/admin/slots');
  await page.getByRole('heading', { name: 'Nobody takes calls yet' }).waitFor();
  await goWithin(page, '/admin/booking');
  await page.getByText('All times are New York time (America/New_York).').waitFor();

  await goWithin(page, '/admin/site');
  await page.getByText('The file of this installation says “30”.').first().getByRole('button').click();
  expect(await number(page, 'Length of a call, in minutes').inputValue()).toBe('30');
  await takes(page).uncheck();
  await number(page, 'Length of a call, in minutes').waitFor({ state: 'detached' });
  const said = (await visitor.toasts()).length;
  await save(page);
  // Until the answer the page asks before leaving.
  await expect
    .poll(async () => (await visitor.toasts()).slice(said))
    .toEqual(['The settings of the site have been saved.']);
  await expect
    .poll(() => read(admin))
    .toEqual({ takesBookings: false, booking: { ...rules, ...changed, minutes: 30 } });
  visitor.operations.length = 0;
  await goWithin(page, '/admin/booking');
  await page.getByText('Sample data, in this browser only: nobody has booked, and no mail goes out.').waitFor();
  expect(visitor.operations.filter((name) => /Booking|Slots/.test(name))).toEqual([]);
});

test('an invalid rule is reported at its field without being stored', async ({ product, admin }) => {
  const { page } = await opened(product, admin);
  await takes(page).check();
  const faults = [
    ['Length of a call, in minutes', '9', 'Please give a whole number of minutes from 10 to 240.'],
    ['Gap after a call, in minutes', '121', 'Please give a whole number of minutes from 0 to 120.'],
    ['Notice, in hours', '337', 'Please give a whole number of hours from 0 to 336.'],
    ['Days ahead', '', 'Please give a whole number of days from 1 to 180.'],
  ] as const;
  for (const [name, value] of faults) await number(page, name).fill(value);
  await save(page);
  for (const [name, , sentence] of faults) await expect.poll(() => faultAt(number(page, name))).toBe(sentence);
  expect(await read(admin)).toEqual({ takesBookings: false, booking: rules });
  await takes(page).uncheck();
  expect(await faultAt(number(page, 'Days ahead'))).toBe('Please give a whole number of days from 1 to 180.');
  for (const [name, value] of [
    ['Length of a call, in minutes', '10'],
    ['Gap after a call, in minutes', '120'],
    ['Notice, in hours', '336'],
    ['Days ahead', '180'],
  ] as const)
    await number(page, name).fill(value);
  await save(page);
  await expect
    .poll(() => read(admin))
    .toEqual({
      takesBookings: false,
      booking: { ...rules, minutes: 10, gapMinutes: 120, noticeHours: 336, horizonDays: 180 },
    });
});

test('limits of open calls are validated at fields that the form bar does not cover', async ({ product, admin }) => {
  const { page } = await opened(product, admin);
  await takes(page).check();
  const mailbox = number(page, 'Open calls for each mailbox');
  const network = number(page, 'Open calls from each network');
  await mailbox.fill('101');
  await network.fill('1001');
  // So close to the bar that the message below has no space.
  await mailbox.evaluate((one) =>
    scrollBy({ top: one.getBoundingClientRect().bottom - innerHeight + 130, behavior: 'instant' }),
  );
  await save(page);
  await expect.poll(() => faultAt(mailbox)).toBe('Please give a whole number of calls from 1 to 100.');
  expect(await faultAt(network)).toBe('Please give a whole number of calls from 1 to 1000.');
  const clearance = () =>
    page.evaluate(() => {
      const [fault = ''] = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
      const { bottom = 0 } = document.getElementById(fault)?.getBoundingClientRect() ?? {};
      return (document.querySelector('.save-bar')?.getBoundingClientRect().top ?? 0) - bottom;
    });
  await expect.poll(clearance).toBeGreaterThanOrEqual(0);
  expect(await mailbox.evaluate((one) => one === document.activeElement)).toBe(true);
  await mailbox.fill('100');
  await network.fill('1000');
  await save(page);
  await expect
    .poll(async () => {
      const { data } = await admin.gql('{ site { booking { openCallsPerMailbox openCallsPerNetwork } } }');
      return data.site.booking;
    })
    .toEqual({ openCallsPerMailbox: 100, openCallsPerNetwork: 1000 });
});

test('visitors and employees cannot read the booking rules, which the home page does not contain', async ({
  product,
  admin,
}) => {
  await takeBookings(admin);
  const home = await (await fetch(product.url)).text();
  expect(home).toContain('"takesBookings":true');
  expect(home).not.toContain('openCallsPerNetwork');
  const employee = await product.signedIn('Employee');
  const codeOf = async (person: Person) => (await person.gql('{ site { booking { timeZone } } }')).code;
  expect([await codeOf(product.nobody), await codeOf(employee)]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
});

test.for([390, 1440])(
  'the settings with bookings have no accessibility violation or horizontal overflow at %i pixels',
  async (width, { product, admin }) => {
    await takeBookings(admin);
    const visitor = await goOn(product, admin);
    const { page } = visitor;
    await page.setViewportSize({ width, height: 900 });
    await visitor.open('/admin/site');
    await heading(page, 'Settings of the site').waitFor();
    await number(page, 'Days ahead').fill('0');
    await save(page);
    await expect.poll(() => faultAt(number(page, 'Days ahead'))).toMatch(/^Please give/);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);
