import type { Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { holdStream, meddle } from '#tests/kit/browser/meddle.ts';
import { forgetToasts } from '#tests/kit/browser/toasts.ts';
import { button, dialog, faultAt, leaveQuietly, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { emptyWebhooks, makeWebhook, webhookOperations } from '#tests/kit/content/webhook.ts';
import { isGenuine, type Receiver, startReceiver } from '#tests/kit/network/receiver.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { startProduct } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const PATH = '/admin/webhooks';

const test = base.extend('settings', { scope: 'file' }, { WEBHOOKS_ALLOW_PRIVATE: 'on' });
let receiver: Receiver;
let visitor: Visitor;
let page: Page;
test.beforeEach(async ({ product }) => {
  await emptyWebhooks(product);
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const secret = () => page.getByRole('textbox', { name: 'Signing secret' });
const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name });
const event = (name: string) => page.getByRole('dialog').getByRole('checkbox', { name });
const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const stored = async (admin: Person) => (await admin.gql(webhookOperations.list)).data.webhooks.nodes;

const leave = (status?: number) => leaveQuietly(visitor, status);

test('an admin adds a webhook by keyboard and copies its secret, which is shown once and signs deliveries', async ({
  product,
  admin,
}) => {
  visitor = await visit(product, admin, { permissions: ['clipboard-read', 'clipboard-write'] });
  page = visitor.page;
  await visitor.open(PATH);
  await page.getByRole('heading', { name: 'No webhooks yet' }).waitFor();
  await button(page, 'Add a Webhook').focus();
  await page.keyboard.press('Enter');
  await field('Address').waitFor();
  await page.keyboard.type(receiver.url);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await event('A client has submitted a review').focus();
  await page.keyboard.press('Space');
  await field('Name').fill('The CRM');
  const slow = await meddle(page, 'CreateWebhook', 'slow');
  await page.keyboard.press('Enter');
  await slow.asked;
  expect([await button(page, 'Saving...').isDisabled(), await field('Address').isDisabled()]).toEqual([true, true]);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(1);
  slow.release();
  await visitor.hears('Webhook created.');
  const reported = await secret().inputValue();
  expect(reported).toMatch(/^whsec_/);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await row('The CRM').getByText('On', { exact: true }).waitFor();
  expect(await stored(admin)).toMatchObject([{ url: receiver.url, events: ['MESSAGE_RECEIVED', 'REVIEW_SUBMITTED'] }]);

  await expect.poll(() => button(page, 'Copy Secret').evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await visitor.hears('Secret copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reported);
  await admin.gql(webhookOperations.test, { id: (await stored(admin))[0].id });
  expect(isGenuine(await receiver.post(), reported, product.services.now())).toBe(true);

  await page.reload();
  await row('The CRM').getByText('Delivered').waitFor();
  expect([await secret().count(), (await page.content()).includes(reported)]).toEqual([0, false]);
  await leave();
});

test('validation errors and server errors are shown at the fields', async ({ onTestFinished }) => {
  // A product without private addresses.
  const strict = await startProduct();
  onTestFinished(() => strict.stop());
  const boss = await strict.signedIn('admin');
  visitor = await visit(strict, boss, { viewport: { width: 390, height: 844 } });
  page = visitor.page;
  await visitor.open(PATH);
  await button(page, 'Add a Webhook').click();
  const expectReported = async (faults: readonly (readonly [address: string, fault: string])[]) => {
    for (const [address, fault] of faults) {
      await field('Address').fill(address);
      await button(page, 'Add Webhook').click();
      await expect.poll(() => faultAt(field('Address'))).toBe(fault);
    }
  };
  await expectReported([
    ['', 'Please enter a full address such as https://example.com/hook'],
    ['https://asha:secret@hooks.example', 'Please leave user name and password out of the address.'],
    ['https://hooks.example/#here', 'Please leave out what follows the #.'],
  ]);
  await page.getByText('Please choose at least one event.').waitFor();
  await visitor.hears('Please check the fields of the webhook.');
  expect(visitor.operations).not.toContain('CreateWebhook');

  await event('A blog post has been published').check();
  await expectReported([
    ['http://hooks.example', 'Please use an https address.'],
    ['https://127.0.0.1', 'Please use a host name: IP addresses and localhost are refused.'],
  ]);
  await expect.poll(() => field('Address').evaluate((one) => one === document.activeElement)).toBe(true);

  await field('Address').fill('https://hooks.example/');
  for (const [how, sentence] of [
    ['failing', 'Failed to create webhook.'],
    ['empty', 'Failed to create webhook.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    await forgetToasts(page);
    const broken = await meddle(page, 'CreateWebhook', how);
    broken.release();
    await button(page, 'Add Webhook').click();
    await broken.asked;
    await visitor.hears(sentence);
    expect(await field('Address').inputValue()).toBe('https://hooks.example/');
    await broken.stop();
  }
  await button(page, 'Add Webhook').click();
  await secret().waitFor();
  await leave(502);
});

test('a change of the list shows immediately unless the server refuses it', async ({ product, admin }) => {
  await makeWebhook(admin, { name: 'The CRM', url: receiver.url });
  await makeWebhook(admin, { name: 'The chat', url: receiver.url });
  visitor = await visit(product, admin);
  page = visitor.page;
  // Without the stream nothing reloads the list.
  await holdStream(page);
  const noList = await meddle(page, 'Webhooks', 'failing');
  noList.release();
  await visitor.open(PATH);
  await page.getByRole('alert').getByText('Failed to load webhooks.').waitFor();
  await noList.stop();
  await button(page, 'Try Again').click();

  const state = (word: string) => row('The CRM').getByText(word, { exact: true });
  for (const [how, sentence] of [
    ['failing', 'Failed to switch webhook.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'SwitchWebhook', how);
    await button(page, 'Switch off The CRM').click();
    await broken.asked;
    await state('Off').waitFor();
    broken.release();
    await visitor.hears(sentence);
    await state('On').waitFor();
    await broken.stop();
  }
  await button(page, 'Switch off The CRM').click();
  await visitor.hears('Webhook switched off.');
  await page.reload();
  await state('Off').waitFor();
  await button(page, 'Switch on The CRM').click();
  await visitor.hears('Webhook switched on.');
  expect((await stored(admin)).map(({ isOn }: { isOn: boolean }) => isOn)).toEqual([true, true]);

  await button(page, 'Delete The CRM').click();
  await dialog(page).getByText('the webhook "The CRM"? This action cannot be undone.').waitFor();
  await button(dialog(page), 'Cancel').click();
  await dialog(page).waitFor({ state: 'hidden' });
  const broken = await meddle(page, 'RemoveWebhook', 'failing');
  await button(page, 'Delete The CRM').click();
  await button(dialog(page), 'Delete').click();
  await broken.asked;
  await row('The CRM').waitFor({ state: 'detached' });
  broken.release();
  await visitor.hears('Failed to delete webhook.');
  await row('The CRM').waitFor();
  await broken.stop();
  await button(page, 'Delete The CRM').click();
  await button(dialog(page), 'Delete').click();
  await visitor.hears('Webhook deleted.');
  await row('The CRM').waitFor({ state: 'detached' });
  expect((await stored(admin)).map(({ name }: { name: string }) => name)).toEqual(['The chat']);
  await leave(502);
});
