import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bookings } from '#server/clients/booking/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, heading, visit } from '#tests/kit/browser/visitor.ts';
import { insertBooking, insertHost } from '#tests/kit/content/booking.ts';
import { always, takeBookings } from '#tests/kit/content/calls.ts';
import { saveCatalogue, sentServices } from '#tests/kit/content/catalogue.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const officeHours = [{ ...(always[0] as (typeof always)[0]), opens: '10:00', closes: '16:00' }];

test('a booking that an admin adds appears in the list and is confirmed by mail', async ({ product, admin }) => {
  await takeBookings(admin);
  const host = await product.signedIn('Employee', { name: 'Asha Rao' });
  await insertHost(product, host.id, { hours: officeHours });
  const visitor = await visit(product, admin, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open('/admin/booking');
  await button(page, 'Add a Booking').click();
  const dialog = dialogOf(page, 'Add a Booking');
  await dialog.getByLabel('Name').fill('Emma Clarke');
  await dialog.getByLabel('Email').fill('emma@client.example');
  await dialog.getByLabel('What it is about').selectOption('Web Development');
  await button(dialog, 'Add Booking').click();
  await dialog.getByText('Please choose a time.').waitFor();
  await button(dialog, 'Later days').click();
  await dialog.getByRole('radio').first().check({ force: true });
  expect(await violations(page)).toEqual([]);
  await button(dialog, 'Add Booking').click();
  await dialog.waitFor({ state: 'detached' });
  expect((await visitor.toasts()).join()).toMatch(/^Booking of Emma Clarke added: /);
  const item = page.getByRole('list', { name: 'Bookings' }).getByRole('listitem');
  await item.filter({ hasText: 'Emma Clarke' }).waitFor();
  expect(await item.getByRole('link', { name: 'emma@client.example' }).count()).toBe(1);
  expect((await product.mail.mailTo('emma@client.example')).subject).toMatch(/^Your call with Marquee/);
});

test('an employee books a call from an enquiry outside their hours after confirming it', async ({ product, admin }) => {
  await takeBookings(admin);
  const employee = await product.signedIn('Employee', { name: 'Joseph Fernandes' });
  await insertHost(product, employee.id, { hours: officeHours });
  const message = await makeMessage(product, { name: 'Ravi Iyer', email: 'ravi@client.example' });
  const visitor = await visit(product, employee, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open(paths.message(message.id));
  await button(page, 'Book a call').click();
  const dialog = dialogOf(page, 'Book a call with Ravi Iyer');
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Ravi Iyer');
  expect(await dialog.getByLabel('Email').inputValue()).toBe('ravi@client.example');
  expect(await dialog.getByLabel('Host').count()).toBe(0);
  await button(dialog, 'Choose another time').click();
  const day = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Date').fill(day);
  await dialog.getByLabel('Time', { exact: true }).fill('21:15');
  await dialog.getByText('This is outside the hours of Joseph Fernandes.').waitFor();
  await button(dialog, 'Add Booking').click();
  await dialog.getByText('Please confirm that the call takes place all the same.').waitFor();
  await dialog.getByRole('checkbox', { name: 'The call takes place all the same' }).check();
  expect(await violations(page)).toEqual([]);
  await button(dialog, 'Add Booking').click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Call', exact: true }).waitFor();
  const [row] = (await product.services.db.select().from(bookings)).filter(({ messageId }) => messageId === message.id);
  expect(row?.startsAt.toISOString()).toBe(`${day}T15:45:00.000Z`);
  expect(await button(page, 'Book a call').count()).toBe(0);
});

test('a chosen time that another call has taken since is refused with a sentence', async ({ product, admin }) => {
  await takeBookings(admin);
  const employee = await product.signedIn('Employee', { name: 'Meera Nair' });
  await insertHost(product, employee.id);
  const visitor = await visit(product, employee, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open('/admin/my-hours');
  await heading(page, 'My Hours').waitFor();
  await button(page, 'Add a Booking').click();
  const dialog = dialogOf(page, 'Add a Booking');
  await dialog.getByLabel('Name').fill('Emma Clarke');
  await dialog.getByLabel('Email').fill('emma@client.example');
  await dialog.getByLabel('What it is about').selectOption('Web Development');
  await button(dialog, 'Later days').click();
  const first = dialog.getByRole('radio').first();
  await first.waitFor();
  const startsAt = await first.inputValue();
  const checked = page.waitForResponse((response) => Boolean(response.request().postData()?.includes('Obstacles')));
  await first.check({ force: true });
  await checked;
  await insertBooking(product, { hostId: employee.id as string, startsAt: new Date(startsAt) });
  await button(dialog, 'Add Booking').click();
  await expect.poll(async () => (await visitor.toasts()).join()).toContain('Meera Nair has another call at ');
  expect(await dialog.isVisible()).toBe(true);
});

test('the form for a call proposes the service of its enquiry if the catalogue still has it', async ({
  product,
  admin,
}) => {
  await takeBookings(admin);
  const employee = await product.signedIn('Employee', { name: 'Kavya Menon' });
  await insertHost(product, employee.id, { hours: officeHours });
  const former = await makeMessage(product, { name: 'Om Roy', email: 'om@client.example', service: 'Web Development' });
  const services = await sentServices(admin);
  const renamed = services.map((service) =>
    service.id === 'WEBDEV' ? { ...service, choice: 'Shop building' } : service,
  );
  await saveCatalogue(admin, { services: renamed });
  const message = await makeMessage(product, {
    name: 'Nila Das',
    email: 'nila@client.example',
    service: 'Shop building',
  });
  const visitor = await visit(product, employee, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.open(paths.message(former.id));
  await button(page, 'Book a call').click();
  const older = dialogOf(page, 'Book a call with Om Roy').getByLabel('What it is about');
  expect(await older.inputValue()).toBe('');
  expect(await older.getByRole('option').allTextContents()).toEqual([
    ...[
      'Select a service',
      'PPC Advertising',
      'Affiliate Marketing',
      'Email Marketing',
      'Shop building',
      'Other Inquiry',
    ],
  ]);
  await visitor.open(paths.message(message.id));
  await button(page, 'Book a call').click();
  const dialog = dialogOf(page, 'Book a call with Nila Das');
  expect(await dialog.getByLabel('What it is about').inputValue()).toBe('Shop building');
  await button(dialog, 'Later days').click();
  await dialog.getByRole('radio').first().check({ force: true });
  await button(dialog, 'Add Booking').click();
  await dialog.waitFor({ state: 'detached' });
  const rows = await product.services.db.select().from(bookings);
  expect(rows.find(({ messageId }) => messageId === message.id)?.service).toBe('Shop building');
  await saveCatalogue(admin, { services });
});
