import type { Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, dialog, heading, leaveQuietly, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { chooseInMenu } from '#tests/kit/content/inbox.ts';
import { sendMessage } from '#tests/kit/content/message.ts';
import {
  deliveryOnce,
  emptyWebhooks,
  hasFailed,
  isDelivered,
  type MadeWebhook,
  makeWebhook,
  webhookOperations,
} from '#tests/kit/content/webhook.ts';
import { isGenuine, type Receiver, startReceiver } from '#tests/kit/network/receiver.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

let receiver: Receiver;
let webhook: MadeWebhook & { secret: string };
let visitor: Visitor;
let page: Page;
const test = base.extend('settings', { scope: 'file' }, { WEBHOOKS_ALLOW_PRIVATE: 'on' });
test.beforeEach(async ({ product, admin }) => {
  await emptyWebhooks(product);
  receiver = await startReceiver();
  webhook = await makeWebhook(admin, { name: 'The CRM', url: receiver.url });
});
afterEach(() => receiver.stop());

const again = () => page.getByRole('button', { name: /^Send again/ });
const row = (text: string) => page.getByRole('row').filter({ hasText: text }).first();
const refuse = () => {
  receiver.answer = (response) => response.writeHead(500).end('No room left');
};

async function looking(product: Product, admin: Person, options = {}) {
  visitor = await visit(product, admin, options);
  page = visitor.page;
}

const leave = (status?: number) => leaveQuietly(visitor, status);

test('the log of a webhook shows a test delivery as it proceeds', async ({ product, admin }) => {
  await looking(product, admin);
  const noWebhook = await meddle(page, 'Webhook', 'failing');
  const noLog = await meddle(page, 'WebhookDeliveries', 'failing');
  noWebhook.release();
  noLog.release();
  await visitor.open(`/admin/webhooks/${webhook.id}`);
  await page.getByRole('alert').getByText('Failed to load the webhook.').waitFor();
  await noWebhook.stop();
  await button(page, 'Try Again').click();
  await heading(page, 'The CRM').waitFor();
  await page.getByRole('alert').getByText('Failed to load deliveries.').waitFor();
  await noLog.stop();
  await button(page, 'Try Again').click();
  await page.getByText('Nothing has been sent yet.').waitFor();

  const open: (() => void)[] = [];
  receiver.answer = (response) => void open.push(() => response.writeHead(200).end('Thanks'));
  await button(page, 'Send a Test').click();
  await visitor.hears('Test queued.');
  expect((await receiver.post()).body.type).toBe('webhook.test');
  await row('A test').getByText('Sending').waitFor();
  expect(await again().count()).toBe(0);
  for (const end of open) end();
  await row('A test').getByText('Delivered').waitFor();
  await row('A test').getByText('The answer had the status 200.').waitFor();
  await row('A test').getByText('Thanks').waitFor();
  await leave(502);
});

test('a failed delivery shows its reason and can be resent while its webhook is on', async ({ product, admin }) => {
  refuse();
  await sendMessage(product.nobody);
  const { id } = await deliveryOnce(product, webhook, hasFailed(1));
  await looking(product, admin, { viewport: { width: 390, height: 844 } });
  await visitor.open(`/admin/webhooks/${webhook.id}`);
  const one = row('A message has come in');
  await one.getByText('Trying again').waitFor();
  await one.getByText('The answer had the status 500.').waitFor();
  await one.getByText('No room left').waitFor();
  await one.getByText(/^Next try /).waitFor();
  for (const [how, sentence] of [
    ['failing', 'Failed to send the delivery again.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'ResendWebhookDelivery', how);
    broken.release();
    await again().click();
    await visitor.hears(sentence);
    await broken.stop();
  }
  receiver.answer = null;
  await again().click();
  await visitor.hears('Delivery queued again.');
  await one.getByText('Delivered').waitFor();
  expect(receiver.received.at(-1)?.id).toBe(id);

  refuse();
  await sendMessage(product.nobody);
  const waiting = await deliveryOnce(product, webhook, (delivery) => delivery.id !== id && hasFailed(1)(delivery));
  await page.setViewportSize({ width: 1280, height: 900 });
  await chooseInMenu(page, 'Refresh', 'List actions: Deliveries');
  await one.getByText('Trying again').waitFor();
  await button(page, 'Switch off').click();
  await visitor.hears('Webhook switched off.');
  await one.getByText('The webhook was switched off.').waitFor();
  expect([await again().count(), await button(page, 'Send a Test').isDisabled()]).toEqual([0, true]);
  receiver.answer = null;
  await button(page, 'Switch on').click();
  await visitor.hears('Webhook switched on.');
  await again().first().click();
  await one.getByText('Delivered').waitFor();
  expect(receiver.received.at(-1)?.id).toBe(waiting.id);
  await leave(502);
});

test('an admin renews the secret of a webhook, edits it and deletes it', async ({ product, admin }) => {
  await looking(product, admin);
  await visitor.open(`/admin/webhooks/${webhook.id}`);
  await button(page, 'New Secret').click();
  const question = page.getByRole('alertdialog', { name: 'New Secret' });
  const renewing = await meddle(page, 'RenewWebhookSecret', 'failing');
  renewing.release();
  await button(question, 'Make New Secret').click();
  await visitor.hears('Failed to make a new secret.');
  await question.waitFor({ state: 'hidden' });
  await renewing.stop();
  await button(page, 'New Secret').click();
  await button(question, 'Make New Secret').click();
  const secret = page.getByRole('textbox', { name: 'Signing secret' });
  await secret.waitFor();
  const reported = await secret.inputValue();
  expect(reported).not.toBe(webhook.secret);
  await button(page, 'Send a Test').click();
  await deliveryOnce(product, webhook, isDelivered);
  const signed = await receiver.post();
  const signers = () => [reported, webhook.secret].filter((one) => isGenuine(signed, one, product.services.now()));
  expect(signers()).toEqual([reported, webhook.secret]);

  await page.getByText(/^Until .* the old secret signs too\.$/).waitFor();
  await button(page, 'End the Old Secret Now').click();
  await visitor.hears('The old secret signs nothing any more.');
  await button(page, 'End the Old Secret Now').waitFor({ state: 'hidden' });
  await button(page, 'New Secret').click();
  await question.getByRole('checkbox', { name: 'The old secret goes on to sign too, for 24 hours' }).uncheck();
  await question.getByText('The receiver refuses deliveries until it has the new one').waitFor();
  await button(question, 'Make New Secret').click();
  await expect.poll(() => secret.inputValue()).not.toBe(reported);
  expect(await button(page, 'End the Old Secret Now').count()).toBe(0);

  await button(page, 'Edit').click();
  const form = page.getByRole('dialog', { name: 'Edit Webhook' });
  expect(await form.getByRole('textbox', { name: 'Address' }).inputValue()).toBe(receiver.url);
  expect(await form.getByRole('checkbox', { checked: true }).count()).toBe(webhook.events.length);
  await form.getByRole('checkbox', { name: 'A message has come in' }).uncheck();
  await form.getByRole('textbox', { name: 'Name' }).fill('The new CRM');
  const saving = await meddle(page, 'UpdateWebhook', 'failing');
  saving.release();
  await button(form, 'Save Webhook').click();
  await visitor.hears('Failed to save webhook.');
  await saving.stop();
  await button(form, 'Save Webhook').click();
  await visitor.hears('Webhook saved.');
  await heading(page, 'The new CRM').waitFor();
  const { data } = await admin.gql(webhookOperations.byId, { id: webhook.id });
  expect(data.webhook).toMatchObject({
    name: 'The new CRM',
    events: ['APPLICATION_RECEIVED', 'REVIEW_SUBMITTED', 'POST_PUBLISHED'],
  });

  await button(page, 'Delete').click();
  await button(dialog(page), 'Delete').click();
  await visitor.hears('Webhook deleted.');
  await heading(page, 'Webhooks').waitFor();
  await page.getByRole('heading', { name: 'No webhooks yet' }).waitFor();
  expect(at(page)).toBe('/admin/webhooks');
  await visitor.open(`/admin/webhooks/${webhook.id}`);
  await heading(page, 'Webhook Not Found').waitFor();
  await leave(502);
});
