import { afterEach, describe, expect } from 'vitest';
import { dayAway, days, focused, labels, sampleBooking, shownDay } from '#tests/kit/browser/calendar.ts';
import { goingOn } from '#tests/kit/browser/goingOn.ts';
import { button, heading, leaveQuietly, type Visitor } from '#tests/kit/browser/visitor.ts';
import { noon, today } from '#tests/kit/content/noon.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { fullDay, longDay } from '#web/site/booking/stripDays.ts';
import { beginAtBookings, showBookings } from './sampleBookings.ts';

const goOn = goingOn(beginAtBookings);

let visitor: Visitor;

async function booked(product: Product, admin: Person, day = today) {
  visitor = await goOn(product, admin);
  return showBookings(visitor, day);
}

async function slotted(product: Product, admin: Person) {
  const page = await booked(product, admin);
  await page.getByRole('link', { name: 'See Slots' }).click();
  await heading(page, 'Manage Slots').waitFor();
  return page;
}

// Sample screens query only the viewer.
afterEach(() => expect(visitor.operations.filter((name) => name !== 'Viewer')).toEqual([]));

describe('the strip', () => {
  test('the strip counts the bookings of seven days around today', async ({ product, admin }) => {
    const page = await booked(product, admin);
    const words = ['No bookings', '4 bookings, 1 cancelled', '6 bookings, 1 cancelled', '6 bookings, 1 cancelled'];
    const later = ['7 bookings', '3 bookings, 1 cancelled', 'No bookings'];
    const said = [...words, ...later].map((text, index) => {
      const day = fullDay(dayAway(index - 3));
      return index === 3 ? `${day}, today, ${text}` : `${day}, ${text}`;
    });
    expect(await labels(page)).toEqual(said);
    await days(page).nth(6).check();
    await page.getByRole('heading', { name: 'No bookings on this day', exact: true }).waitFor();
    await days(page).nth(4).check();
    await page.getByText('7 bookings', { exact: true }).last().waitFor();
  });

  test('the strip counts full, open and empty days of slots', async ({ product, admin }) => {
    const page = await slotted(product, admin);
    const words = [
      '8 slots, 8 free',
      '7 slots, 4 free',
      '8 slots, 3 free',
      '10 slots, 5 free',
      '7 slots, all booked',
      '7 slots, 5 free',
      'No slots',
    ];
    expect(await labels(page)).toEqual(
      words.map((text, index) => `${fullDay(dayAway(index - 3))}, ${index === 3 ? 'today, ' : ''}${text}`),
    );
    await days(page).nth(6).check();
    await page.getByRole('heading', { name: 'No slots on this day', exact: true }).waitFor();
    await page.getByText('Nobody can book on this day until a slot is added.').waitFor();
    await page.getByLabel('Go to date').fill('2020-02-29');
    await page.getByText('The day has passed without any.').waitFor();
    await expect.poll(() => shownDay(page)).toBe('Saturday, February 29, 2020, No slots');
    await button(page, 'Today').click();
    await days(page).nth(4).check();
    await page.getByText('7 slots, all booked', { exact: true }).last().waitFor();
  });
  test('the strip goes to an entered date, which it keeps after a reload', async ({ product, admin }) => {
    const page = await booked(product, admin);
    const search = page.getByLabel('Go to date');
    await search.fill(dayAway(9));
    await page.getByRole('heading', { level: 2, name: longDay(dayAway(9)), exact: true }).waitFor();
    await expect.poll(() => shownDay(page)).toBe(`${fullDay(dayAway(9))}, 3 bookings, 1 cancelled`);
    expect((await labels(page))[0]).toContain(fullDay(dayAway(6)));
    await page.reload();
    await heading(page, 'Manage Bookings').waitFor();
    expect(await shownDay(page)).toContain(fullDay(dayAway(9)));
    await button(page, 'Seven days on').click();
    expect(await shownDay(page)).toContain(fullDay(dayAway(16)));
    expect(await search.inputValue()).toBe(dayAway(16));
    await button(page, 'Seven days back').click();
    await button(page, 'Seven days back').click();
    expect(await shownDay(page)).toContain(fullDay(dayAway(2)));
    await search.fill('2031-05-06');
    await page.getByRole('heading', { name: 'No bookings on this day', exact: true }).waitFor();
    await expect.poll(() => shownDay(page)).toBe('Tuesday, May 6, 2031, No bookings');
    await button(page, 'Today').click();
    expect(await shownDay(page)).toContain(', today, ');
  });

  test('the strip is usable by keyboard', async ({ product, admin }) => {
    const page = await booked(product, admin);
    await page.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { level: 2, name: longDay(dayAway(1)), exact: true }).waitFor();
    expect(await focused(page)).toBe(`${fullDay(dayAway(1))}, 7 bookings`);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('heading', { level: 2, name: longDay(dayAway(-1)), exact: true }).waitFor();
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Today');
    await page.keyboard.press('Enter');
    expect(await shownDay(page)).toContain(', today, ');
    await page.getByLabel('Go to date').focus();
    await page.keyboard.type('05062031');
    await page.getByRole('heading', { level: 2, name: 'Tuesday, May 6', exact: true }).waitFor();
    await expect.poll(() => shownDay(page)).toBe('Tuesday, May 6, 2031, No bookings');
  });

  test('strip and samples are rebuilt on the next day', async ({ product, admin }) => {
    const page = await booked(product, admin);
    const { name } = sampleBooking(today, '16:30');
    await button(page, `Send reminder to ${name}`).click();
    await page.clock.setFixedTime(new Date(noon.getTime() + 24 * 3_600_000));
    await visitor.open('/admin/booking');
    await page.getByText('Today: 6 bookings, 1 cancelled', { exact: true }).waitFor();
    expect(await shownDay(page)).toContain(`${fullDay(dayAway(1))}, today`);
    await button(page, `Send reminder to ${name}`).waitFor();
    await leaveQuietly(visitor);
  });
});
