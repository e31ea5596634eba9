import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import {
  atCalendar,
  dayAway,
  goToDay,
  hasFocus,
  labels,
  pressMuted,
  sampleBooking,
  shownDay,
} from '#tests/kit/browser/calendar.ts';
import { goingOn } from '#tests/kit/browser/goingOn.ts';
import { at, button, faultAt, heading, type Visitor } from '#tests/kit/browser/visitor.ts';
import { today } from '#tests/kit/content/noon.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { fullDay, longDay } from '#web/site/booking/stripDays.ts';

let visitor: Visitor;

const list = (page: Page) => page.getByRole('list', { name: 'Slots' });
const slot = (page: Page, time: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: button(page, `Delete slot at ${time}`) });
const times = (page: Page) => list(page).getByRole('time').allInnerTexts();
const adding = (page: Page) => page.getByRole('dialog', { name: 'Add a Slot' });
const deleting = (page: Page) => page.getByRole('alertdialog', { name: 'Confirm Deletion' });

/** Opens today's slots. Actions on samples stay in the browser, and each test uses another day. */
const goOn = goingOn((product: Product, admin: Person) => atCalendar(product, admin, '/admin/slots'));

async function slotted(product: Product, admin: Person, day = today) {
  visitor = await goOn(product, admin);
  const { page } = visitor;
  if (at(page) !== '/admin/slots') await page.getByRole('link', { name: 'See Slots' }).click();
  await heading(page, 'Manage Slots').waitFor();
  await goToDay(page, day);
  return page;
}

// Sample screens query only the viewer.
afterEach(() => expect(visitor.operations.filter((name) => name !== 'Viewer')).toEqual([]));

describe('the sample slots', () => {
  test('the sample slots of today in India are shown as free, booked or past', async ({ product, admin }) => {
    const page = await slotted(product, admin);
    await page.getByText('Sample data, in this browser only: nobody has booked, and no mail goes out.').waitFor();
    await page.getByText('Today: 10 slots, 5 free', { exact: true }).waitFor();
    expect(await times(page)).toEqual([
      '10:00',
      '10:30',
      '11:30',
      '12:00',
      '13:30',
      '14:00',
      '14:30',
      '15:30',
      '16:30',
      '17:30',
    ]);
    for (const [time, state] of [
      ['10:00', 'Was booked'],
      ['11:30', 'Was free'],
      ['12:00', 'Booked'],
      ['13:30', 'Free'],
      ['14:00', 'Free'],
    ] as const)
      await slot(page, time).getByText(state, { exact: true }).waitFor();
    await slot(page, '12:00').getByText(sampleBooking(today, '12:00').name, { exact: true }).waitFor();
    await slot(page, '13:30')
      .getByText(`${sampleBooking(today, '13:30').name} cancelled`, { exact: true })
      .waitFor();
  });
});

describe('adding', () => {
  test('an invalid date or time is reported without adding a slot', async ({ product, admin }) => {
    const page = await slotted(product, admin, dayAway(1));
    const before = await times(page);
    const ask = button(page, 'Add Slot');
    await ask.focus();
    await page.keyboard.press('Enter');
    const [date, time] = [adding(page).getByLabel('Date'), adding(page).getByLabel('Time', { exact: true })];
    const add = button(adding(page), 'Add Slot');
    expect(await date.inputValue()).toBe(dayAway(1));
    const says = async (field: Locator, sentence: string) => {
      await add.click();
      await expect.poll(() => faultAt(field)).toBe(sentence);
    };
    await says(time, 'Please enter a time (HH:mm).');
    expect(await faultAt(date)).toBe(null);
    await date.fill(dayAway(-1));
    await says(date, 'Cannot add slots to past dates.');
    await date.fill('');
    await says(date, 'Please enter a valid date.');
    await date.fill(today);
    await time.fill('12:00');
    await says(time, 'Cannot add slots to past times.');
    await date.fill(dayAway(1));
    await time.fill('10:15');
    await says(time, 'Slot clashes with existing slot at 10:00');
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => hasFocus(adding(page))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await adding(page).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(ask)).toBe(true);
    expect(await times(page)).toEqual(before);
    expect(await visitor.toasts()).toEqual([]);
  });

  test('the time is read on a 24-hour clock, also in a browser with a 12-hour clock', async ({ product, admin }) => {
    const page = await slotted(product, admin, dayAway(2));
    await button(page, 'Add Slot').click();
    const time = adding(page).getByLabel('Time', { exact: true });
    for (const typed of ['25:00', '9.30', '9:30 AM', '12', '2460']) {
      await time.fill('');
      await time.pressSequentially(typed);
      expect(await time.inputValue()).toBe(typed);
      await button(adding(page), 'Add Slot').click();
      await expect.poll(() => faultAt(time)).toBe('Invalid time format. Use HH:mm (24-hour).');
      await time.fill('');
      await expect.poll(() => faultAt(time)).toBe('Please enter a time (HH:mm).');
    }
    expect(await adding(page).innerText()).not.toMatch(/\b[AP]M\b/);
    // The numeric keyboard of a phone has no colon.
    for (const [typed, shown] of [
      ['9:30', '09:30'],
      ['2030', '20:30'],
    ] as const) {
      await time.fill(typed);
      await time.press('Enter');
      await visitor.hears(`Slot added: ${longDay(dayAway(2))} at ${shown}.`);
      await slot(page, shown).waitFor();
      await button(page, 'Add Slot').click();
    }
    await page.keyboard.press('Escape');
    await adding(page).waitFor({ state: 'detached' });
  });

  test('the half-hours of a day are offered by keyboard with the taken ones disabled', async ({ product, admin }) => {
    const page = await slotted(product, admin, dayAway(1));
    const taken = await times(page);
    await button(page, 'Add Slot').click();
    const time = adding(page).getByLabel('Time', { exact: true });
    const open = adding(page).getByRole('combobox', { name: 'Pick a time' });
    const offered = page.getByRole('option');
    await time.focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => hasFocus(open)).toBe(true);
    await page.keyboard.press('Enter');
    await offered.first().waitFor();
    const all = await offered.allInnerTexts();
    expect([all.length, all[0], all[1], all.at(-1)]).toEqual([48, '00:00', '00:30', '23:30']);
    const disabled = await offered.evaluateAll((options) =>
      options.filter((one) => one.getAttribute('aria-disabled') === 'true').map((one) => one.textContent),
    );
    expect(disabled).toEqual(taken);
    await page.keyboard.press('Escape');
    await expect.poll(() => offered.count()).toBe(0);
    await expect.poll(() => hasFocus(open)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.type('20');
    await expect.poll(() => hasFocus(offered.filter({ hasText: '20:00' }))).toBe(true);
    // Radix moves the focus in a timer; an earlier key would go to the last option.
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => hasFocus(offered.filter({ hasText: '20:30' }))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => time.inputValue()).toBe('20:30');
    await open.click();
    await offered.filter({ hasText: '21:00' }).click();
    await expect.poll(() => time.inputValue()).toBe('21:00');
    await button(adding(page), 'Add Slot').click();
    await visitor.hears(`Slot added: ${longDay(dayAway(1))} at 21:00.`);
    await slot(page, '21:00').waitFor();
  });

  test('a new slot appears in order on its day and stays after a reload', async ({ product, admin }) => {
    const page = await slotted(product, admin, dayAway(-1));
    await button(page, 'Add Slot').click();
    expect(await adding(page).getByLabel('Date').inputValue()).toBe(today);
    await adding(page).getByLabel('Date').fill(dayAway(5));
    await adding(page).getByLabel('Time', { exact: true }).fill('09:15');
    await page.keyboard.press('Enter');
    await visitor.hears(`Slot added: ${longDay(dayAway(5))} at 09:15.`);
    await adding(page).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(button(page, 'Add Slot'))).toBe(true);
    await expect.poll(() => shownDay(page)).toBe(`${fullDay(dayAway(5))}, 8 slots, 5 free`);
    expect((await labels(page))[0]).toContain(fullDay(dayAway(2)));
    expect((await times(page))[0]).toBe('09:15');
    await slot(page, '09:15').getByText('Free', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'See Bookings' }).click();
    await heading(page, 'Manage Bookings').waitFor();
    expect(await shownDay(page)).toContain(fullDay(dayAway(5)));
    await page.goBack();
    await slot(page, '09:15').waitFor();
    await page.reload();
    await slot(page, '09:15').waitFor();
  });
});

describe('deleting', () => {
  test('a slot can be deleted unless it has a booking that is not cancelled', async ({ product, admin }) => {
    const page = await slotted(product, admin, dayAway(1));
    await pressMuted(button(page, 'Delete slot at 11:00'));
    await visitor.hears('Cannot delete a booked slot.');
    expect(await deleting(page).count()).toBe(0);
    // By keyboard, because the pointer would rest on the navigation and prefetch.
    await page.getByRole('link', { name: 'See Bookings' }).press('Enter');
    const { name } = sampleBooking(dayAway(1), '11:00');
    await button(page, `Cancel booking of ${name}`).click();
    await button(page, 'Cancel Booking').click();
    await page.getByRole('link', { name: 'See Slots' }).click();
    expect(await button(page, 'Delete slot at 11:00').getAttribute('aria-disabled')).toBeNull();
    await button(page, 'Delete slot at 11:00').click();
    await button(deleting(page), 'Delete').click();
    await visitor.hears(`Slot deleted: ${longDay(dayAway(1))} at 11:00.`);
    expect(await times(page)).not.toContain('11:00');
    // A new slot at its place has no booking.
    await button(page, 'Add Slot').click();
    await adding(page).getByLabel('Time', { exact: true }).fill('11:00');
    await button(adding(page), 'Add Slot').click();
    await slot(page, '11:00').getByText('Free', { exact: true }).waitFor();
    expect(await slot(page, '11:00').getByText(name).count()).toBe(0);
  });

  test('deleting a slot asks first and works by keyboard', async ({ product, admin }) => {
    const page = await slotted(product, admin, dayAway(4));
    const ask = button(page, 'Delete slot at 10:30');
    await ask.focus();
    await page.keyboard.press('Enter');
    const question = `Are you sure you want to delete the slot on ${longDay(dayAway(4))} at 10:30? This action cannot be undone.`;
    await deleting(page).getByText(question, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await deleting(page).waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(ask)).toBe(true);
    expect(await times(page)).toHaveLength(8);
    await page.keyboard.press('Enter');
    await button(deleting(page), 'Delete').focus();
    await page.keyboard.press('Enter');
    await visitor.hears(`Slot deleted: ${longDay(dayAway(4))} at 10:30.`);
    expect(await times(page)).toHaveLength(7);
    await expect.poll(() => shownDay(page)).toBe(`${fullDay(dayAway(4))}, 7 slots, 7 free`);
  });
});
