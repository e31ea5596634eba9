import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { HONEYPOT } from '#schema/honeypot.ts';
import { watching } from '#tests/kit/browser/liveScreen.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { forgetToasts, toast } from '#tests/kit/browser/toasts.ts';
import { button, heading, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { emptyAffiliates } from '#tests/kit/content/affiliate.ts';
import { EMPTY, fill, SENT, sendButton, values } from '#tests/kit/content/contact.ts';
import { row } from '#tests/kit/content/inbox.ts';
import { good, inquiryOn, PROGRAMME, THANKS } from '#tests/kit/content/inquiry.ts';
import { emptyInbox, messageOperations, newMessage } from '#tests/kit/content/message.ts';
import { casesOf } from '#tests/kit/long.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

const folders = (page: Page) => page.getByRole('navigation', { name: 'Folders' });

const test = base.extend('staff', { scope: 'file' }, ({ product }) => product.signedIn('Employee'));
test.beforeEach(async ({ product }) => {
  await emptyInbox(product);
  await emptyAffiliates(product);
});

const folder = async (staff: Person, name: 'INBOX' | 'SPAM'): Promise<string[]> =>
  (
    await staff.gql('query ($folder: Folder!) { messages(folder: $folder) { nodes { email } } }', { folder: name })
  ).data.messages.nodes.map(({ email }: { email: string }) => email);
const sentBy = (product: Product, name: string, form: object) =>
  product.nobody.gql(
    'mutation ($input: SendMessageInput!, $form: FormFactsInput) { sendMessage(input: $input, form: $form) { id } }',
    { input: newMessage({ name }), form },
  );
/** Fills the hidden field, as robots do. */
const trap = (page: Page) =>
  page.locator(`[name=${HONEYPOT}]`).evaluate((input) => {
    (input as HTMLInputElement).value = 'https://spam.example';
  });

async function isForNobody(page: Page) {
  const hidden = page.locator(`[name=${HONEYPOT}]`).first();
  await hidden.waitFor({ state: 'attached' });
  expect(await hidden.isVisible()).toBe(false);
  expect(await hidden.getAttribute('autocomplete')).toBe('off');
  expect(
    await hidden.evaluate((input: HTMLElement) => {
      input.focus();
      return document.activeElement === input;
    }),
  ).toBe(false);
  expect(await page.getByRole('textbox', { name: 'Please leave this empty' }).count()).toBe(0);
}

test('messages of robots and repeated senders are spam with the usual thanks', async ({ product, staff }) => {
  const visitor = await visit(product);
  const { page } = visitor;
  await visitor.open('/contact');
  await isForNobody(page);
  const send = async (email: string, prepare: () => Promise<unknown> = async () => {}) => {
    // An earlier toast would hide the new one.
    await toast(page, SENT).waitFor({ state: 'detached' });
    await forgetToasts(page);
    await fill(page);
    await page.getByRole('form').getByLabel('Email').fill(email);
    await prepare();
    await sendButton(page).click();
    await visitor.hears(SENT);
    await expect.poll(() => values(page)).toEqual(EMPTY);
  };
  await send('person@client.example');
  await send('person@client.example');
  await send('quick@client.example', () =>
    page.evaluate(() => {
      performance.now = () => 249;
    }),
  );
  await page.evaluate(() => Reflect.deleteProperty(performance, 'now'));
  await send('robot@client.example', () => trap(page));
  expect(await folder(staff, 'INBOX')).toEqual(['person@client.example']);
  expect(await folder(staff, 'SPAM')).toEqual([
    'person@client.example',
    'quick@client.example',
    'robot@client.example',
  ]);
  expect(await countMails(product, 'person@client.example')).toBe(1);
  expect(await countMails(product, 'robot@client.example')).toBe(0);
  expect(await countMails(product, product.services.siteFile.email)).toBe(1);
  await leaveQuietly(visitor);
});

// On a phone; tests/office/screens covers wide windows.
const windows = [
  ['wide', WIDE],
  ['a phone', PHONE],
] as const;
test.for(casesOf(windows, ([, viewport]) => viewport === PHONE))(
  'messages are moved out of the spam folder (%s) unless the server refuses',
  async ([, viewport], { product, staff }) => {
    await product.nobody.gql(messageOperations.send, { input: newMessage({ name: 'Asha Menon' }) });
    await sentBy(product, 'Robot One', { isHoneypotFilled: true });
    await sentBy(product, 'Robot Two', { elapsedMs: 1 });

    const visitor = await visit(product, staff, { viewport });
    const { page } = visitor;
    await visitor.open('/contact-query');
    await row(page, 'Asha Menon').waitFor();
    expect(await row(page, 'Robot One').count()).toBe(0);
    expect(await link(folders(page), 'Inbox').getAttribute('aria-current')).toBe('page');
    await link(page, 'Spam (2)').click();
    await row(page, 'Robot One').waitFor();
    expect(new URL(page.url()).search).toBe('?folder=spam');
    expect(await row(page, 'Asha Menon').count()).toBe(0);

    await page.getByLabel('Search messages').fill('Robot T');
    await page.getByText('1 found').waitFor();
    expect(new URL(page.url()).search).toBe('?folder=spam&search=Robot+T');
    await page.getByLabel('Search messages').fill('');
    await row(page, 'Robot One').waitFor();

    const failing = await meddle(page, 'MarkMessageSpam', 'failing');
    await button(page, 'Not spam: Robot One').click();
    await row(page, 'Robot One').waitFor({ state: 'detached' });
    await failing.asked;
    failing.release();
    await visitor.hears('Failed to update message.');
    await row(page, 'Robot One').waitFor();
    await link(page, 'Spam (2)').waitFor();
    await failing.stop();

    await button(page, 'Not spam: Robot One').click();
    await visitor.hears('Message moved to the inbox.');
    await link(page, 'Spam (1)').waitFor();
    await link(folders(page), 'Inbox').click();
    await row(page, 'Robot One').getByText('Unread').waitFor();

    await link(page, 'Robot One').click();
    await heading(page, 'Robot One').waitFor();
    await button(page, 'Move to spam').click();
    await visitor.hears('Message moved to spam.');
    await page.getByText('Spam', { exact: true }).waitFor();
    await button(page, 'Not spam').click();
    await button(page, 'Move to spam').waitFor();
    await expect.poll(async () => (await folder(staff, 'SPAM')).length).toBe(1);
    await visitor.leave();
  },
);

test('a move reported by the stream before its answer counts once', async ({ product, staff }) => {
  for (const name of ['Robot One', 'Robot Two']) await sentBy(product, name, { isHoneypotFilled: true });
  const visitor = await watching(product, staff, '/contact-query?folder=spam', 'Contact Queries');
  const { page } = visitor;
  const late = await meddle(page, 'MarkMessageSpam', 'late');
  await button(page, 'Not spam: Robot One').click();
  await late.asked;
  // An event after the move shows that the move was streamed.
  await product.nobody.gql(messageOperations.send, { input: newMessage({ name: 'Asha Menon' }) });
  await page.getByText('New message from Asha Menon').waitFor({ state: 'attached' });
  late.release();
  await visitor.hears('Message moved to the inbox.');
  await link(page, 'Spam (1)').waitFor();
  await leaveQuietly(visitor);
});

test('spam applications have a folder of their own and can be moved out', async ({ product, staff }) => {
  const visitor = await visit(product);
  await visitor.open(`${PROGRAMME}?apply=advertiser#inquiry`);
  const inquiry = inquiryOn(visitor.page);
  await inquiry.dialog().waitFor();
  await isForNobody(visitor.page);
  await inquiry.fill();
  await trap(visitor.page);
  await inquiry.send();
  await visitor.hears(THANKS);
  await leaveQuietly(visitor);

  const office = await visit(product, staff);
  const { page } = office;
  await office.open('/admin/affiliate-manage');
  await heading(page, 'Affiliate Management').waitFor();
  await page.getByText('No affiliates found').waitFor();
  await link(page, 'Spam (1)').click();
  await button(page, `Not spam: ${good[0]}`).click();
  await office.hears('Application moved out of spam.');
  await page.getByText('No Spam').waitFor();
  await link(page, 'Applications').click();
  await page.getByRole('rowheader', { name: good[0] }).waitFor();
  await leaveQuietly(office);
});
