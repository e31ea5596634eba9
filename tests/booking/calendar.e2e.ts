import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  atCalendar,
  dayAway,
  days,
  focused,
  goToDay,
  labels,
  noon,
  sampleBooking,
  shownDay,
  today,
} from '#tests/kit/browser/calendar.ts';
import { goingOn } from '#tests/kit/browser/goingOn.ts';
import { at, button, closeBrowser, heading, leaveQuietly, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { fullDay, longDay } from '#web/calendar/days.ts';

let product: Product;
let admin: Person;
let visitor: Visitor;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const goOn = goingOn(() => atCalendar(product, admin, '/admin/booking'));

/** One of the two screens, today. */
async function shown(path: string, title: string, way: string) {
  visitor = await goOn();
  const { page } = visitor;
  if (at(page) !== path) await page.getByRole('link', { name: way }).click();
  await heading(page, title).waitFor();
  await goToDay(page, today);
  return page;
}
const booked = () => shown('/admin/booking', 'Manage Bookings', 'See Bookings');
const slotted = () => shown('/admin/slots', 'Manage Slots', 'See Slots');

// Nothing is asked of the server but who is signed in.
afterEach(() => expect(visitor.operations.filter((name) => name !== 'Viewer')).toEqual([]));

test('what was done is told for five seconds, at the top right', async () => {
  visitor = await visit(product, admin);
  const { page } = visitor;
  await page.clock.install({ time: noon });
  await visitor.open('/admin/booking');
  await page.clock.pauseAt(new Date(noon.getTime() + 60_000));
  const { name } = sampleBooking(today, '14:30');
  await button(page, `Send reminder to ${name}`).click();
  const told = page.locator('[data-rht-toaster]').getByText('Reminder to');
  await told.waitFor();
  const box = await told.boundingBox();
  expect(box?.x).toBeGreaterThan(640);
  expect(box?.y).toBeLessThan(100);
  await page.clock.runFor(4900);
  expect(await told.count()).toBe(1);
  // It goes in steps, with drawing in between.
  const afterAWhile = () => page.clock.runFor(600).then(() => told.count());
  await expect.poll(afterAWhile).toBe(0);
  await leaveQuietly(visitor);
});

describe('the strip', () => {
  test('counts the bookings of seven days, before and after today', async () => {
    const page = await booked();
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

  test('counts the slots of seven days: full, open and empty ones', async () => {
    const page = await slotted();
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
    expect(await shownDay(page)).toBe('Saturday, February 29, 2020, No slots');
    await button(page, 'Today').click();
    await days(page).nth(4).check();
    await page.getByText('7 slots, all booked', { exact: true }).last().waitFor();
  });
  test('moves to any day that is looked for by its date, and stays there over a reload', async () => {
    const page = await booked();
    const search = page.getByLabel('Go to date');
    await search.fill(dayAway(9));
    await page.getByRole('heading', { level: 2, name: longDay(dayAway(9)), exact: true }).waitFor();
    expect(await shownDay(page)).toBe(`${fullDay(dayAway(9))}, 3 bookings, 1 cancelled`);
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
    expect(await shownDay(page)).toBe('Tuesday, May 6, 2031, No bookings');
    await button(page, 'Today').click();
    expect(await shownDay(page)).toContain(', today, ');
  });

  test('works with the keyboard alone', async () => {
    const page = await booked();
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
    expect(await shownDay(page)).toBe('Tuesday, May 6, 2031, No bookings');
  });

  test('and its sample are made anew around the day it is', async () => {
    const page = await booked();
    const { name } = sampleBooking(today, '14:30');
    await button(page, `Send reminder to ${name}`).click();
    await page.clock.setFixedTime(new Date(noon.getTime() + 24 * 3_600_000));
    await visitor.open('/admin/booking');
    await page.getByText('Today: 6 bookings, 1 cancelled', { exact: true }).waitFor();
    expect(await shownDay(page)).toContain(`${fullDay(dayAway(1))}, today`);
    await button(page, `Send reminder to ${name}`).waitFor();
    await leaveQuietly(visitor);
  });
});
