import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { atCalendar, dayAway, hasFocus, labels, pressMuted, shownDay } from '#tests/kit/browser/calendar.ts';
import { excuse, goAnew, goingOn } from '#tests/kit/browser/goingOn.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, dialog, faultAt, type Visitor } from '#tests/kit/browser/visitor.ts';
import { emptyCalendar, insertBooking, insertHost, takeBookings } from '#tests/kit/content/booking.ts';
import { momentOf } from '#tests/kit/content/india.ts';
import { atNoon, today } from '#tests/kit/content/noon.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';
import { fullDay, longDay } from '#web/site/booking/stripDays.ts';

const test = base
  .extend('admin', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Meera Nair' }))
  .extend('employee', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Joseph Fernandes' }));
test.beforeAll(async ({ product }) => {
  atNoon(product);
});
test.beforeEach(async ({ product, admin }) => {
  await takeBookings(admin);
  await emptyCalendar(product);
  await insertHost(product, admin.id as string);
});

const booked = (product: Product, admin: Person, day: number, time: string, fields: object = {}) =>
  insertBooking(product, { hostId: admin.id as string, startsAt: momentOf(dayAway(day), time), ...fields });

const goOn = goingOn((product: Product, admin: Person) => atCalendar(product, admin, '/dashboard'));
async function opened(product: Product, admin: Person, path = '/admin/slots'): Promise<Visitor> {
  const visitor = await goOn(product, admin);
  await goAnew(visitor, path, 'Manage Slots');
  return visitor;
}
const tiles = (page: Page) => page.getByRole('list', { name: 'Slots' }).getByRole('listitem');
const tile = (page: Page, time: string) => tiles(page).filter({ has: button(page, `Delete slot at ${time}`) });
const adding = (page: Page) => page.getByRole('dialog', { name: 'Add a Slot' });

async function typed(page: Page, date: string, time: string) {
  if (!(await adding(page).isVisible())) await button(page, 'Add Slot').click();
  const [day, clock] = [adding(page).getByLabel('Date'), adding(page).getByLabel('Time', { exact: true })];
  await day.fill(date);
  await clock.fill(time);
  return { day, clock, add: () => button(adding(page), 'Add Slot').click() };
}

describe('the slots', () => {
  test('slots are those of the weekly hours, free or booked, in the office time zone', async ({ product, admin }) => {
    await booked(product, admin, 0, '14:00', { name: 'Asha Rao' });
    await booked(product, admin, 0, '15:00', { name: 'Omar Haddad', status: 'CANCELLED' });
    const { page } = await opened(product, admin);
    await page.getByText('Today: 16 slots, 15 free', { exact: true }).waitFor();
    expect(await page.getByLabel('Host', { exact: true }).count()).toBe(0);
    await tile(page, '09:00').getByText('Was free', { exact: true }).waitFor();
    await tile(page, '14:00').getByText('Booked', { exact: true }).waitFor();
    await tile(page, '14:00').getByText('Asha Rao', { exact: true }).waitFor();
    await tile(page, '15:00').getByText('Omar Haddad cancelled', { exact: true }).waitFor();
    await tile(page, '16:30').getByText('Free', { exact: true }).waitFor();
    expect((await labels(page)).slice(3, 5)).toEqual([
      `${fullDay(today)}, today, 16 slots, 15 free`,
      `${fullDay(dayAway(1))}, 16 slots, 16 free`,
    ]);
  });

  test('slots are those of the first host until another is chosen, which is in the address', async ({
    product,
    admin,
    employee,
  }) => {
    await insertHost(product, employee.id as string, {
      hours: [],
      createdAt: new Date(product.services.now().getTime() + 1),
    });
    const { page } = await opened(product, admin);
    await tile(page, '09:00').waitFor();
    await page.getByLabel('Host', { exact: true }).selectOption('Joseph Fernandes');
    await page.getByRole('heading', { name: 'No slots on this day' }).waitFor();
    await button(page, 'Seven days on').click();
    expect(new URL(page.url()).searchParams.get('host')).toBe(employee.id);
    await page.reload();
    await page.getByRole('heading', { name: 'No slots on this day' }).waitFor();
    await expect.poll(() => shownDay(page)).toBe(`${fullDay(dayAway(7))}, No slots`);
  });
});

describe('adding', () => {
  test('an invalid date or time is reported at its field without adding a slot', async ({ product, admin }) => {
    await booked(product, admin, 0, '14:15', { name: 'Asha Rao' });
    const { page, ...visitor } = await opened(product, admin);
    const { day, clock, add } = await typed(page, today, '');
    const says = async (date: string, time: string, field: typeof day, sentence: string) => {
      await typed(page, date, time);
      await add();
      await expect.poll(() => faultAt(field)).toBe(sentence);
    };
    await says(today, '', clock, 'Please enter a time (HH:mm).');
    await says(today, '25:00', clock, 'Invalid time format. Use HH:mm (24-hour).');
    await says('', '18:00', day, 'Please enter a valid date.');
    await says(dayAway(-1), '18:00', day, 'Cannot add slots to past dates.');
    await says(today, '8:00', clock, 'Cannot add slots to past times.');
    await says(today, '14:30', clock, 'Slot clashes with existing slot at 14:15');
    await says(dayAway(1), '16:45', clock, 'Slot clashes with existing slot at 16:30');
    expect(await visitor.toasts()).toEqual([]);
    await button(adding(page), 'Cancel').click();
    await adding(page).waitFor({ state: 'detached' });
  });

  test('a new slot appears on its day, at a picked time that clashes with no other', async ({ product, admin }) => {
    const { page, ...visitor } = await opened(product, admin);
    const { clock } = await typed(page, dayAway(2), '');
    await adding(page).getByRole('combobox', { name: 'Pick a time' }).click();
    const option = (time: string) => page.getByRole('option', { name: time, exact: true });
    await expect.poll(() => option('09:00').getAttribute('aria-disabled')).toBe('true');
    expect(await option('16:30').getAttribute('aria-disabled')).toBe('true');
    expect(await option('08:30').getAttribute('aria-disabled')).toBeNull();
    await option('17:00').click();
    expect(await clock.inputValue()).toBe('17:00');
    await clock.focus();
    await page.keyboard.press('Enter');
    await visitor.hears(`Slot added: ${longDay(dayAway(2))} at 17:00.`);
    await tile(page, '17:00').waitFor();
    await expect.poll(() => shownDay(page)).toBe(`${fullDay(dayAway(2))}, 17 slots, 17 free`);
    await expect.poll(() => hasFocus(button(page, 'Add Slot'))).toBe(true);
  });

  test('a failed addition is reported and can be repeated', async ({ product, admin }) => {
    const visitor = await opened(product, admin);
    const { page } = visitor;
    const { add } = await typed(page, dayAway(1), '18:00');
    const meddling = await meddle(page, 'AddSlot', 'failing');
    meddling.release();
    await add();
    await visitor.hears('The slot could not be added.');
    await meddling.stop();
    excuse(visitor, 502);
    await add();
    await visitor.hears(`Slot added: ${longDay(dayAway(1))} at 18:00.`);
  });
});

describe('deleting', () => {
  test('a booked slot cannot be deleted', async ({ product, admin }) => {
    await booked(product, admin, 0, '14:00');
    const { page, ...visitor } = await opened(product, admin);
    await pressMuted(button(page, 'Delete slot at 14:00'));
    await visitor.hears('Cannot delete a booked slot.');
    expect(await dialog(page).count()).toBe(0);
  });

  test('a slot disappears right after its confirmation, before the server answers', async ({ product, admin }) => {
    const { page, ...visitor } = await opened(product, admin, `/admin/slots?day=${dayAway(1)}`);
    await button(page, 'Delete slot at 10:00').focus();
    await page.keyboard.press('Enter');
    await dialog(page)
      .getByText(`Are you sure you want to delete the slot on ${longDay(dayAway(1))} at 10:00?`)
      .waitFor();
    const meddling = await meddle(page, 'RemoveSlot', 'slow');
    await button(dialog(page), 'Delete').focus();
    await page.keyboard.press('Enter');
    await tile(page, '10:00').waitFor({ state: 'detached' });
    meddling.release();
    await visitor.hears(`Slot deleted: ${longDay(dayAway(1))} at 10:00.`);
    await meddling.stop();
    await expect.poll(() => shownDay(page)).toBe(`${fullDay(dayAway(1))}, 15 slots, 15 free`);
  });

  test('deleting a slot booked meanwhile is refused and restores it', async ({ product, admin }) => {
    const visitor = await opened(product, admin, `/admin/slots?day=${dayAway(1)}`);
    const { page } = visitor;
    await tile(page, '10:00').waitFor();
    await booked(product, admin, 1, '10:00', { name: 'Asha Rao' });
    await button(page, 'Delete slot at 10:00').click();
    await button(dialog(page), 'Delete').click();
    await visitor.hears('Cannot delete a booked slot.');
    await tile(page, '10:00').getByText('Asha Rao', { exact: true }).waitFor();
  });
});

test('slots that failed to load can be retried', async ({ product, admin }) => {
  const visitor = await goOn(product, admin);
  const { page } = visitor;
  const meddling = await meddle(page, 'Slots', 'failing');
  meddling.release();
  await visitor.open('/admin/slots');
  await page.getByRole('heading', { name: 'Error Loading the Slots' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await meddling.stop();
  excuse(visitor, 502);
  await button(page, 'Try Again').click();
  await tile(page, '09:00').waitFor();
});

test.for([390, 1440])(
  'the slots have no accessibility violation or overflow at %i pixels',
  async (width, { product, admin }) => {
    await booked(product, admin, 0, '14:00', { name: 'Asha Rao' });
    const visitor = await goOn(product, admin);
    const { page } = visitor;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const isSound = async () => {
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    await visitor.open('/admin/slots');
    await tile(page, '14:00').waitFor();
    await isSound();
    const { add, clock } = await typed(page, today, '8:00');
    await add();
    await expect.poll(() => faultAt(clock)).toBe('Cannot add slots to past times.');
    await isSound();
    await button(adding(page), 'Cancel').click();
  },
);
