import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { forgetToasts, isToldFor, toast } from '#tests/kit/browser/toasts.ts';
import { at, faultAt, heading, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { EMPTY, FAULTS, FILLED, field, fill, SENT, sendButton, values } from '#tests/kit/content/contact.ts';
import { emptyInbox } from '#tests/kit/content/message.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(async ({ product }) => {
  await emptyInbox(product);
});

const stored = (product: Product) => product.services.db.select().from(messages);

test('header, footer and home page lead visitors to the contact page with the data of the agency', async ({
  product,
}) => {
  const visitor = await visit(product);
  const { page } = visitor;
  await visitor.open('/');
  for (const way of [
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us', exact: true }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }),
    page.getByRole('main').getByRole('link', { name: 'Start Now' }),
  ]) {
    if (at(page) !== '/') await page.goBack();
    await way.click();
    await heading(page, 'Get In Touch').waitFor();
    expect(at(page)).toBe('/contact');
  }
  const main = page.getByRole('main');
  const { email, phone, address } = product.services.siteFile;
  expect(await main.getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
  expect(await main.getByRole('link', { name: phone }).getAttribute('href')).toBe('tel:+919876543210');
  await main.getByText(address).waitFor();
  expect(await page.getByRole('form', { name: 'Send Us a Message' }).getAttribute('id')).toBe('contact-us');
  expect(await field(page, 'Service').locator('option').allInnerTexts()).toEqual([
    'Select a service',
    'PPC Advertising',
    'Affiliate Marketing',
    'Email Marketing',
    'Web Development',
    'Other Inquiry',
  ]);
  await leaveQuietly(visitor);
  const staff = await visit(product, await product.signedIn('Employee'));
  await staff.open('/');
  await staff.page.getByRole('button', { name: /^User menu/ }).waitFor();
  expect(await staff.page.getByRole('link', { name: 'Contact Us', exact: true }).count()).toBe(0);
  await staff.leave();
});

test('the form reports every invalid field without sending anything', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  await page.clock.install();
  await visitor.open('/contact');
  await page.clock.pauseAt(Date.now() + 60_000);
  await sendButton(page).click();
  await isToldAtTheTop(page, 'Please fix the errors in the form.', 4000);
  await page.clock.resume();
  for (const [name, fault] of Object.entries(FAULTS)) expect(await faultAt(field(page, name))).toBe(fault);
  expect(await faultAt(field(page, 'Message'))).toBeNull();
  await expect.poll(() => field(page, 'Name').evaluate((one) => one === document.activeElement)).toBe(true);

  await field(page, 'Name').fill('A');
  expect(await faultAt(field(page, 'Name'))).toBeNull();
  expect(await faultAt(field(page, 'Email'))).toBe(FAULTS.Email);
  await field(page, 'Email').fill('asha');
  await field(page, 'Contact Number').fill('987654321');
  await field(page, 'Service').selectOption('Other Inquiry');
  await sendButton(page).click();
  await expect.poll(() => faultAt(field(page, 'Name'))).toBe(FAULTS.Name);
  expect(await faultAt(field(page, 'Email'))).toBe(FAULTS.Email);
  expect(await faultAt(field(page, 'Contact Number'))).toBe(FAULTS['Contact Number']);
  expect(await faultAt(field(page, 'Service'))).toBeNull();

  const number = field(page, 'Contact Number');
  const cut = page.getByText('The field takes ten digits: those after them were left out. Please check the number.');
  for (const [typed, kept, isCut = false] of [
    ['98-76 (54) 32.10', '9876543210'],
    ['98765432101234', '9876543210', true],
    ['no number', ''],
    ['+91 98765 43210', '9876543210'],
    ['+919822012345', '9822012345'],
    ['00919822012345', '9822012345'],
    ['09822012345', '9822012345'],
    ['919822012345', '9822012345'],
    ['+919198220123', '9198220123'],
    ['9198765432', '9198765432'],
    ['+14155552671', '1415555267', true],
    ['+9198220123456', '9822012345', true],
  ] as const) {
    await number.fill(typed);
    expect([typed, await number.inputValue(), await cut.isVisible()]).toEqual([typed, kept, isCut]);
    await number.fill('');
    await number.pressSequentially(typed);
    expect([typed, await number.inputValue(), await cut.isVisible()]).toEqual([typed, kept, isCut]);
  }
  expect(await number.getAttribute('aria-describedby')).toBe(await cut.getAttribute('id'));
  const foreign = page.getByText(
    'The field takes numbers of India. Please write one of another country into the message.',
  );
  for (const [typed, kept, isForeign] of [
    ['+65 6123 4567', '6561234567', true],
    ['+91 98765 43210', '9876543210', false],
    ['65612 34567', '6561234567', false],
  ] as const) {
    await number.fill(typed);
    expect([typed, await number.inputValue(), await foreign.isVisible()]).toEqual([typed, kept, isForeign]);
    await number.fill('');
    await number.pressSequentially(typed);
    expect([typed, await number.inputValue(), await foreign.isVisible()]).toEqual([typed, kept, isForeign]);
  }
  await number.fill('');
  await number.pressSequentially('+6561234567');
  await number.press('ControlOrMeta+a');
  await number.pressSequentially('9876543210');
  expect([await number.inputValue(), await foreign.count()]).toEqual(['9876543210', 0]);
  await number.fill('+919822012345678');
  await cut.waitFor();
  await number.press('Backspace');
  await expect.poll(() => cut.count()).toBe(0);
  expect(await number.getAttribute('aria-describedby')).toBeNull();
  await number.fill('12345');
  await number.press('Home');
  await number.press('ArrowRight');
  await number.pressSequentially('x9');
  expect(await number.inputValue()).toBe('192345');
  expect(visitor.operations).toEqual([]);
  await leaveQuietly(visitor);
});

test('the form keeps its text on failure and is sent once, by button or keyboard', async ({ product }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  await page.clock.install();
  await visitor.open('/contact');
  await fill(page);
  for (const [how, sentence] of [
    ['failing', 'Failed to send message. Please try again later.'],
    ['refusing', 'The server says no.'],
    ['bare', 'Received an unexpected response from the server.'],
  ] as const) {
    const broken = await meddle(page, 'SendMessage', how);
    broken.release();
    await sendButton(page).click();
    await visitor.hears(sentence);
    await sendButton(page).waitFor();
    expect(await values(page)).toEqual(FILLED);
    await broken.stop();
  }
  expect(await stored(product)).toEqual([]);

  visitor.operations.splice(0);
  const slow = await meddle(page, 'SendMessage', 'slow');
  await sendButton(page).click();
  await slow.asked;
  const sending = page.getByRole('button', { name: 'Sending...' });
  await sending.waitFor();
  expect(await sending.isDisabled()).toBe(true);
  for (const name of [...Object.keys(FAULTS), 'Message']) expect(await field(page, name).isDisabled()).toBe(true);
  // The thanks last two seconds.
  await page.clock.pauseAt(Date.now() + 60_000);
  slow.release();
  await isToldAtTheTop(page, SENT, 2000);
  await page.clock.resume();
  await slow.stop();
  await sendButton(page).waitFor();
  expect(await values(page)).toEqual(EMPTY);
  expect(visitor.operations).toEqual(['SendMessage']);
  expect(await stored(product)).toMatchObject([
    {
      name: 'Asha Menon',
      email: 'asha@client.example',
      contactNumber: '+919876543210',
      service: 'Email Marketing',
      message: 'Two lines,\nnot more.',
      isRead: false,
    },
  ]);
  expect(await countMails(product, 'asha@client.example')).toBe(1);

  await emptyInbox(product);
  await forgetToasts(page);
  await field(page, 'Name').focus();
  // One letter selects an option; the list resets its type-ahead after a second.
  for (const text of ['Asha Menon', 'asha@client.example', '9876543210', 'W', 'Hello']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await visitor.hears(SENT);
  expect(await stored(product)).toMatchObject([{ service: 'Web Development', message: 'Hello' }]);
  await leaveQuietly(visitor, 502);
});

test('without scripts the server returns the form with its errors, then the thanks', async ({ product }) => {
  const { page, leave } = await visit(product, undefined, { javaScriptEnabled: false });
  await page.goto('/contact');
  await field(page, 'Name').fill('A');
  await field(page, 'Message').fill('Still <b>here</b> & "whole".');
  await sendButton(page).click();
  await page.getByRole('alert').getByText('Please fix the errors in the form.').waitFor();
  await page.waitForLoadState();
  for (const [name, fault] of Object.entries(FAULTS)) expect(await faultAt(field(page, name))).toBe(fault);
  expect(await values(page)).toEqual(['A', '', '', '', 'Still <b>here</b> & "whole".']);
  expect(await stored(product)).toEqual([]);

  await fill(page);
  await field(page, 'Contact Number').fill('98765');
  await sendButton(page).click();
  await page.getByText(FAULTS['Contact Number']).waitFor();
  await page.waitForLoadState();
  expect(await faultAt(field(page, 'Service'))).toBeNull();
  expect(await values(page)).toEqual(FILLED.with(2, '98765'));
  await field(page, 'Contact Number').fill('9876543210');
  await sendButton(page).click();
  await page.getByRole('status').getByText(SENT).waitFor();
  await page.waitForLoadState();
  expect(await values(page)).toEqual(EMPTY);
  expect(await stored(product)).toMatchObject([{ email: 'asha@client.example', contactNumber: '+919876543210' }]);
  await leave();
});

/** A toast lasts so long at the top centre. The page's clock must be paused. */
async function isToldAtTheTop(page: Page, sentence: string, ms: number) {
  await toast(page, sentence).waitFor();
  const { x, width, y } = (await toast(page, sentence).boundingBox()) ?? { x: 0, width: 0, y: 1000 };
  expect(Math.abs(x + width / 2 - 640)).toBeLessThan(40);
  expect(y).toBeLessThan(100);
  await isToldFor(page, sentence, ms);
}
