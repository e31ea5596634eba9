import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { meddle, withoutStream } from '#tests/kit/browser/meddle.ts';
import { forgetToasts } from '#tests/kit/browser/toasts.ts';
import { button, dialog, leaveQuietly } from '#tests/kit/browser/visitor.ts';
import { names, openInbox, row } from '#tests/kit/content/inbox.ts';
import { test } from '#tests/kit/test.ts';

async function remove(page: Page, name: string) {
  await button(page, `Delete message from ${name}`).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
}

test('a mark shows immediately and is rolled back when the server refuses', async ({ product, employee }) => {
  const { visitor, page, sent } = await openInbox(product, employee, ['Asha', 'Bela', 'Chand', 'Dev']);
  for (const [how, sentence] of [
    ['failing', 'Failed to update message.'],
    ['refusing', 'The server says no.'],
    ['empty', 'Failed to update message.'],
  ] as const) {
    const broken = await meddle(page, 'MarkMessageRead', how);
    await button(page, 'Mark as read: Asha').click();
    await broken.asked;
    broken.release();
    await visitor.hears(sentence);
    await row(page, 'Asha').getByText('Unread', { exact: true }).waitFor();
    expect(await names(page)).toEqual(['Asha', 'Bela', 'Chand', 'Dev']);
    await broken.stop();
  }
  const failed = 'Failed to update message.';
  await expect.poll(visitor.toasts).toEqual([failed, 'The server says no.', failed]);

  await forgetToasts(page);
  const slow = await meddle(page, 'MarkMessageRead', 'slow');
  await button(page, 'Mark as read: Asha').click();
  await slow.asked;
  await row(page, 'Asha').getByText('Read', { exact: true }).waitFor();
  expect(await names(page)).toEqual(['Bela', 'Chand', 'Dev', 'Asha']);
  slow.release();
  await visitor.hears('Message marked as read.');
  await button(page, 'Mark as unread: Asha').click();
  await visitor.hears('Message marked as unread.');
  expect(await names(page)).toEqual(['Asha', 'Bela', 'Chand', 'Dev']);
  await button(page, 'Mark as read: Bela').click();
  await row(page, 'Bela').getByText('Read', { exact: true }).waitFor();
  await expect.poll(async () => (await visitor.toasts()).length).toBeGreaterThanOrEqual(3);
  await slow.stop();

  await withoutStream(page);
  await row(page, 'Bela').getByText('Read', { exact: true }).waitFor();
  expect(await names(page)).toEqual(['Asha', 'Chand', 'Dev', 'Bela']);
  for (const place of [0, 2]) await employee.rest('DELETE', `/messages/${sent[place]?.id}`);
  await remove(page, 'Asha');
  await visitor.hears('Message not found.');
  await row(page, 'Asha').waitFor({ state: 'detached' });
  await button(page, 'Mark as read: Chand').click();
  await row(page, 'Chand').waitFor({ state: 'detached' });
  await expect.poll(visitor.toasts).toEqual(['Message not found.', 'Message not found.']);
  expect(await names(page)).toEqual(['Dev', 'Bela']);
  await leaveQuietly(visitor, 502);
});

test('a message is deleted for good only after a question and an accepted request', async ({ product, employee }) => {
  const { visitor, page } = await openInbox(product, employee, ['Asha', 'Bela']);
  for (const [how, sentence] of [
    ['failing', 'Failed to delete message.'],
    ['refusing', 'The server says no.'],
    ['empty', 'Failed to delete message.'],
  ] as const) {
    const broken = await meddle(page, 'RemoveMessage', how);
    await remove(page, 'Asha');
    await broken.asked;
    broken.release();
    await visitor.hears(sentence);
    await row(page, 'Asha').waitFor();
    await broken.stop();
  }
  const failed = 'Failed to delete message.';
  await expect.poll(visitor.toasts).toEqual([failed, 'The server says no.', failed]);
  await row(page, 'Asha').waitFor();

  await button(page, 'Delete message from Asha').click();
  await dialog(page)
    .getByText('Are you sure you want to permanently delete the message from "Asha"? This action cannot be undone.')
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await names(page)).toEqual(['Asha', 'Bela']);
  await button(page, 'Delete message from Asha').focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await visitor.hears('Message deleted.');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await names(page)).toEqual(['Bela']);
  await page.getByText('1 message', { exact: true }).waitFor();
  expect((await employee.rest('GET', '/messages')).body.messages).toHaveLength(1);
  await leaveQuietly(visitor, 502);
});
