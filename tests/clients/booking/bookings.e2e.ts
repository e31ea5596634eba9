import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { dayAway, hasFocus, pressMuted, sampleBooking, shownDay } from '#tests/kit/browser/calendar.ts';
import { goingOn } from '#tests/kit/browser/goingOn.ts';
import { at, button, faultAt, heading, leaveQuietly, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { momentOf } from '#tests/kit/content/india.ts';
import { noon, today } from '#tests/kit/content/noon.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { fullDay, longDay } from '#web/site/booking/stripDays.ts';
import { beginAtBookings, showBookings } from './sampleBookings.ts';

const goOn = goingOn(beginAtBookings);

let visitor: Visitor;

const list = (page: Page) => page.getByRole('list', { name: 'Bookings' });
const item = (page: Page, name: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function booked(product: Product, admin: Person, day = today) {
  visitor = await goOn(product, admin);
  return showBookings(visitor, day);
}

// Sample screens query only the viewer.
afterEach(() => expect(visitor.operations.filter((name) => name !== 'Viewer')).toEqual([]));

describe('the sample bookings', () => {
  test('the sample bookings of today in India are shown with their states', async ({ product, admin }) => {
    visitor = await goOn(product, admin);
    const { page } = visitor;
    await page.getByText('Sample data, in this browser only: nobody has booked, and no mail goes out.').waitFor();
    await page.getByRole('heading', { level: 2, name: longDay(today), exact: true }).waitFor();
    await page.getByText('Today: 6 bookings, 1 cancelled', { exact: true }).waitFor();
    expect(await page.title()).toContain('Manage Bookings - ');
    expect(await list(page).getByRole('time').allInnerTexts()).toEqual([
      '10:00',
      '10:30',
      '12:00',
      '13:30',
      '14:30',
      '16:30',
    ]);
    for (const [time, status] of [
      ['10:00', 'Completed'],
      ['12:00', 'Confirmed'],
      ['13:30', 'Cancelled'],
      ['16:30', 'Confirmed'],
    ] as const) {
      const { name, email, phone, location } = sampleBooking(today, time);
      await item(page, name).getByText(status, { exact: true }).waitFor();
      await item(page, name).getByText(location).waitFor();
      expect(await item(page, name).getByRole('link').allInnerTexts()).toEqual([email, phone]);
    }
  });
});

describe('a sample reminder', () => {
  test('a sample reminder is possible once per session and only for future bookings', async ({ product, admin }) => {
    const page = await booked(product, admin);
    const { name } = sampleBooking(today, '14:30');
    await button(page, `Send reminder to ${name}`).focus();
    await page.keyboard.press('Enter');
    const sentence = `Reminder to ${name} noted. This is sample data: no mail was sent.`;
    await visitor.hears(sentence);
    const done = button(page, `${name} was reminded`);
    expect(await done.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => hasFocus(done)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await visitor.toasts()).toEqual([sentence]);
    await page.getByRole('link', { name: 'See Slots' }).click();
    await heading(page, 'Manage Slots').waitFor();
    await page.goBack();
    await done.waitFor();
    await page.reload();
    await done.waitFor();
    const other = sampleBooking(today, '16:30').name;
    await button(page, `Send reminder to ${other}`).waitFor();
    for (const time of ['10:00', '13:30']) {
      const { name: past } = sampleBooking(today, time);
      expect(await button(page, `Send reminder to ${past}`).count()).toBe(0);
    }
  });
});

describe('a sample message', () => {
  test('a sample message with subject and body is recorded with its booking', async ({ product, admin }) => {
    const page = await booked(product, admin);
    const { name } = sampleBooking(today, '14:30');
    const ask = button(page, `Send message to ${name}`);
    const dialog = page.getByRole('dialog', { name: `Message to ${name}` });
    const [subject, body] = [dialog.getByLabel('Subject'), dialog.getByLabel('Message', { exact: true })];
    await ask.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(subject)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => faultAt(subject)).toBe('Subject cannot be empty');
    expect(await faultAt(body)).toBe('Message body cannot be empty');
    await subject.fill('Parking');
    await expect.poll(() => faultAt(subject)).toBe(null);
    await body.fill('   ');
    await button(dialog, 'Send Message').click();
    await expect.poll(() => faultAt(body)).toBe('Message body cannot be empty');
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => hasFocus(dialog)).toBe(true);
    }
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await button(page.getByRole('alertdialog', { name: /^You have unsaved changes/ }), 'Discard').click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(ask)).toBe(true);
    expect(await visitor.toasts()).toEqual([]);

    await page.keyboard.press('Enter');
    expect(await subject.inputValue()).toBe('');
    await subject.fill('Parking');
    await body.fill('There is room behind the house.');
    await button(dialog, 'Send Message').click();
    await visitor.hears(`Message to ${name} noted. This is sample data: no mail was sent.`);
    await dialog.waitFor({ state: 'detached' });
    await item(page, name).getByText('Last message: Parking', { exact: true }).waitFor();
    await expect.poll(() => hasFocus(ask)).toBe(true);
  });
});

describe('cancelling', () => {
  const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Confirm Cancellation' });

  test('cancelling a sample booking asks first and frees its slot on the screen of slots', async ({
    product,
    admin,
  }) => {
    const page = await booked(product, admin, dayAway(8));
    const { name } = sampleBooking(dayAway(8), '10:00');
    const cancel = button(page, `Cancel booking of ${name}`);
    await cancel.focus();
    await page.keyboard.press('Enter');
    const question = `Are you sure you want to cancel the booking of ${name} on ${longDay(dayAway(8))} at 10:00?`;
    await dialogOf(page).getByText(question).waitFor();
    await button(dialogOf(page), 'Keep Booking').click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(cancel)).toBe(true);
    await item(page, name).getByText('Confirmed', { exact: true }).waitFor();

    await cancel.click();
    await button(dialogOf(page), 'Cancel Booking').click();
    await visitor.hears(`Booking of ${name} cancelled. Its slot is free again.`);
    await item(page, name).getByText('Cancelled', { exact: true }).waitFor();
    expect(await cancel.count()).toBe(0);
    expect(await button(page, `Send reminder to ${name}`).count()).toBe(0);
    await expect.poll(() => shownDay(page)).toBe(`${fullDay(dayAway(8))}, 7 bookings, 1 cancelled`);
    await page.getByRole('link', { name: 'See Slots' }).click();
    await heading(page, 'Manage Slots').waitFor();
    expect(at(page)).toBe('/admin/slots');
    await expect.poll(() => shownDay(page)).toBe(`${fullDay(dayAway(8))}, 7 slots, 1 free`);
    const slot = page.getByRole('listitem').filter({ has: button(page, 'Delete slot at 10:00') });
    await slot.getByText('Free', { exact: true }).waitFor();
    await slot.getByText(`${name} cancelled`).waitFor();
  });

  test('a past sample booking cannot be cancelled, even if it ended during the question', async ({
    product,
    admin,
  }) => {
    const page = await booked(product, admin);
    const past = sampleBooking(today, '10:30').name;
    await pressMuted(button(page, `Cancel booking of ${past}`));
    await visitor.hears('Cannot cancel past bookings.');
    expect(await dialogOf(page).count()).toBe(0);
    await item(page, past).getByText('Completed', { exact: true }).waitFor();

    const running = sampleBooking(today, '12:00').name;
    expect(await button(page, `Cancel booking of ${running}`).getAttribute('aria-disabled')).toBeNull();
    await button(page, `Cancel booking of ${running}`).click();
    await page.clock.setFixedTime(momentOf(today, '12:30'));
    await button(dialogOf(page), 'Cancel Booking').click();
    await expect.poll(visitor.toasts).toEqual(['Cannot cancel past bookings.', 'Cannot cancel past bookings.']);
    await item(page, running).getByText('Completed', { exact: true }).waitFor();
    await page.clock.setFixedTime(noon);
  });
});

test('toasts of bookings last five seconds at the top right', async ({ product, admin }) => {
  visitor = await visit(product, admin);
  const { page } = visitor;
  await page.clock.install({ time: noon });
  await visitor.open('/admin/booking');
  await page.clock.pauseAt(new Date(noon.getTime() + 60_000));
  const { name } = sampleBooking(today, '14:30');
  await button(page, `Send reminder to ${name}`).click();
  const reported = page.locator('[data-rht-toaster]').getByText('Reminder to');
  await reported.waitFor();
  const box = await reported.boundingBox();
  expect(box?.x).toBeGreaterThan(640);
  expect(box?.y).toBeLessThan(100);
  await page.clock.runFor(4900);
  expect(await reported.count()).toBe(1);
  // The clock runs in steps, with rendering between them.
  const afterAWhile = () => page.clock.runFor(600).then(() => reported.count());
  await expect.poll(afterAWhile).toBe(0);
  await leaveQuietly(visitor);
});
