import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { dayAway, hasFocus, pressMuted, shownDay } from '#tests/kit/browser/calendar.ts';
import { excuse } from '#tests/kit/browser/goingOn.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, faultAt } from '#tests/kit/browser/visitor.ts';
import { bookingRow } from '#tests/kit/content/booking.ts';
import { momentOf } from '#tests/kit/content/india.ts';
import { today } from '#tests/kit/content/noon.ts';
import { fullDay, longDay } from '#web/site/booking/stripDays.ts';
import { booked, item, opened, prepareBookings, status, test } from './liveBookings.ts';

prepareBookings();

describe('a reminder', () => {
  test('a reminder is mailed once per session, also after a reload', async ({ product, admin }) => {
    const { email, name } = await booked(product, admin, 0, '15:00');
    const { page, ...visitor } = await opened(product, admin);
    await button(page, `Send reminder to ${name}`).focus();
    await page.keyboard.press('Enter');
    await visitor.hears(`Reminder to ${name} sent.`);
    await product.mail.mailTo(email);
    const done = button(page, `${name} was reminded`);
    await expect.poll(() => hasFocus(done)).toBe(true);
    await pressMuted(done);
    expect(await visitor.toasts()).toEqual([`Reminder to ${name} sent.`]);
    await page.reload();
    await done.waitFor();
  });

  test('a failed reminder is reported and can be repeated', async ({ product, admin }) => {
    const { name } = await booked(product, admin, 0, '15:00');
    const visitor = await opened(product, admin);
    const { page } = visitor;
    const meddling = await meddle(page, 'RemindBooking', 'failing');
    meddling.release();
    await button(page, `Send reminder to ${name}`).click();
    await visitor.hears('The reminder could not be sent.');
    await meddling.stop();
    excuse(visitor, 502);
    await button(page, `Send reminder to ${name}`).click();
    await visitor.hears(`Reminder to ${name} sent.`);
  });
});

describe('a message', () => {
  test('a message needs a subject and a body and stays in the form until it is mailed', async ({ product, admin }) => {
    const { email, name } = await booked(product, admin, 0, '15:00');
    const visitor = await opened(product, admin);
    const { page } = visitor;
    await button(page, `Send message to ${name}`).click();
    const dialog = page.getByRole('dialog', { name: `Message to ${name}` });
    const [subject, body] = [dialog.getByLabel('Subject'), dialog.getByLabel('Message', { exact: true })];
    await expect.poll(() => hasFocus(subject)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => faultAt(subject)).toBe('Subject cannot be empty');
    expect(await faultAt(body)).toBe('Message body cannot be empty');
    await expect.poll(() => hasFocus(subject)).toBe(true);
    await subject.fill('Parking');
    await body.fill('There is room behind the house.');
    const meddling = await meddle(page, 'WriteToBooker', 'failing');
    meddling.release();
    await button(dialog, 'Send Message').click();
    await visitor.hears('The message could not be sent.');
    await meddling.stop();
    excuse(visitor, 502);
    await button(dialog, 'Send Message').click();
    await visitor.hears(`Message to ${name} sent.`);
    await dialog.waitFor({ state: 'detached' });
    const mail = await product.mail.mailTo(email);
    expect([mail.subject, mail.text]).toEqual([
      expect.stringContaining('Parking'),
      expect.stringContaining('There is room behind the house.'),
    ]);
    await expect.poll(() => hasFocus(button(page, `Send message to ${name}`))).toBe(true);
  });
});

describe('cancelling', () => {
  const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Confirm Cancellation' });
  const confirm = async (page: Page, name: string) => {
    await button(page, `Cancel booking of ${name}`).click();
    await button(dialogOf(page), 'Cancel Booking').click();
  };

  test('a confirmed cancellation shows before the server stores it and mails the client', async ({
    product,
    admin,
  }) => {
    const { id, email, name } = await booked(product, admin, 1, '15:00');
    const { page, ...visitor } = await opened(product, admin, `/admin/booking?day=${dayAway(1)}`);
    await button(page, `Cancel booking of ${name}`).click();
    await dialogOf(page)
      .getByText(`Are you sure you want to cancel the booking of ${name} on ${longDay(dayAway(1))} at 15:00?`)
      .waitFor();
    await button(dialogOf(page), 'Keep Booking').click();
    await dialogOf(page).waitFor({ state: 'detached' });
    const meddling = await meddle(page, 'CancelBooking', 'slow');
    await confirm(page, name);
    await status(page, name, 'Cancelled');
    expect((await bookingRow(product, id))?.status).toBe('CONFIRMED');
    meddling.release();
    await visitor.hears(`Booking of ${name} cancelled. Its slot is free again.`);
    await meddling.stop();
    expect((await bookingRow(product, id))?.status).toBe('CANCELLED');
    await expect.poll(() => shownDay(page)).toBe(`${fullDay(dayAway(1))}, 1 booking, 1 cancelled`);
    await product.mail.mailTo(email);
  });

  test('a failed cancellation is rolled back on screen', async ({ product, admin }) => {
    const { name } = await booked(product, admin, 1, '15:00');
    const visitor = await opened(product, admin, `/admin/booking?day=${dayAway(1)}`);
    const { page } = visitor;
    const meddling = await meddle(page, 'CancelBooking', 'failing');
    await confirm(page, name);
    await status(page, name, 'Cancelled');
    meddling.release();
    await visitor.hears('The booking could not be cancelled.');
    await status(page, name, 'Confirmed');
    await meddling.stop();
    excuse(visitor, 502);
  });

  test('a past call cannot be cancelled', async ({ product, admin }) => {
    const { name } = await booked(product, admin, 0, '10:00');
    const { page, ...visitor } = await opened(product, admin);
    await pressMuted(button(page, `Cancel booking of ${name}`));
    await visitor.hears('Cannot cancel past bookings.');
    expect(await dialogOf(page).count()).toBe(0);
  });
});

describe('moving', () => {
  test('moving offers the free slots of the host by keyboard and mails the client', async ({ product, admin }) => {
    const { id, email, name } = await booked(product, admin, 0, '15:00');
    await booked(product, admin, 0, '16:00', { name: 'Asha Rao' });
    const { page, ...visitor } = await opened(product, admin);
    await button(page, `Move booking of ${name}`).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Move booking of ${name}` });
    const day = dialog.getByRole('group', { name: fullDay(today) });
    await day.waitFor();
    const times = await day
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.parentElement?.firstChild?.nextSibling?.textContent));
    expect(times).toEqual(['12:30', '13:00', '13:30', '14:00', '14:30', '15:30', '16:30']);
    await button(dialog, 'Move Booking').click();
    await dialog.getByText('Please choose a time.').waitFor();
    expect(await button(dialog, 'Earlier days').isDisabled()).toBe(true);
    await day.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await visitor.hears(`Booking of ${name} moved to ${longDay(today)} at 13:00.`);
    await dialog.waitFor({ state: 'detached' });
    expect((await bookingRow(product, id))?.startsAt).toEqual(momentOf(today, '13:00'));
    await item(page, name).getByText('13:00', { exact: true }).waitFor();
    await product.mail.mailTo(email);
  });

  test('a move to a slot taken meanwhile is refused and shows the current slots', async ({ product, admin }) => {
    const { name } = await booked(product, admin, 0, '15:00');
    const visitor = await opened(product, admin);
    const { page } = visitor;
    await button(page, `Move booking of ${name}`).click();
    const dialog = page.getByRole('dialog', { name: `Move booking of ${name}` });
    const choice = dialog.getByRole('group', { name: fullDay(today) }).getByRole('radio', { name: /^13:00/ });
    await choice.check();
    await booked(product, admin, 0, '13:00', { name: 'Asha Rao' });
    await button(dialog, 'Move Booking').click();
    await visitor.hears('This time has just been taken. Please choose another.');
    await choice.waitFor({ state: 'detached' });
    await button(dialog, 'Later days').click();
    await dialog.getByRole('group', { name: fullDay(dayAway(7)) }).waitFor();
    await button(dialog, 'Cancel').click();
  });
});

describe('the outcome of a call', () => {
  test('a press notes the outcome of a call at once while a second press takes it back unless it fails', async ({
    product,
    admin,
  }) => {
    const { id, name } = await booked(product, admin, 0, '10:00');
    const { name: later } = await booked(product, admin, 0, '15:00');
    const visitor = await opened(product, admin);
    const { page } = visitor;
    const [done, missed] = [button(page, `Took place: call with ${name}`), button(page, `No-show: call with ${name}`)];
    const outcome = async () => (await bookingRow(product, id))?.outcome;
    expect(await button(page, `Took place: call with ${later}`).count()).toBe(0);
    const slow = await meddle(page, 'SetBookingOutcome', 'slow');
    await done.click();
    await expect.poll(() => done.getAttribute('aria-pressed')).toBe('true');
    expect(await outcome()).toBeNull();
    slow.release();
    await visitor.hears(`The call with ${name} is noted as having taken place.`);
    await slow.stop();
    await missed.click();
    await visitor.hears(`The call with ${name} is noted as a no-show.`);
    expect(await outcome()).toBe('NO_SHOW');
    const failing = await meddle(page, 'SetBookingOutcome', 'failing');
    await missed.click();
    await expect.poll(() => missed.getAttribute('aria-pressed')).toBe('false');
    failing.release();
    await visitor.hears('What became of the call could not be noted.');
    await expect.poll(() => missed.getAttribute('aria-pressed')).toBe('true');
    await failing.stop();
    excuse(visitor, 502);
    await missed.click();
    await visitor.hears(`The note on the call with ${name} was taken back.`);
    expect(await outcome()).toBeNull();
  });
});
