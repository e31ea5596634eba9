import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meddle, withoutStream } from '#tests/kit/browser/meddle.ts';
import { button, closeBrowser, dialog, type Visitor, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { names, openInbox, row } from '#tests/kit/content/inbox.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let employee: Person;
let visitor: Visitor;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const inbox = async (people: string[], read: string[] = []) => {
  const opened = await openInbox(product, employee, people, read);
  visitor = opened.visitor;
  return opened;
};

async function remove(page: Page, name: string) {
  await button(page, `Delete message from ${name}`).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
}

describe('marking', () => {
  test('shows before the server has answered, in its place in the list, and stays', async () => {
    const { page } = await inbox(['Asha', 'Bela']);
    const slow = await meddle(page, 'MarkMessageRead', 'slow');
    await button(page, 'Mark as read: Asha').click();
    await slow.asked;
    await row(page, 'Asha').getByText('Read', { exact: true }).waitFor();
    expect(await names(page)).toEqual(['Bela', 'Asha']);
    slow.release();
    await visitor.hears('Message marked as read.');
    await button(page, 'Mark as unread: Asha').click();
    await visitor.hears('Message marked as unread.');
    expect(await names(page)).toEqual(['Asha', 'Bela']);
    await button(page, 'Mark as read: Bela').click();
    await row(page, 'Bela').getByText('Read', { exact: true }).waitFor();
    await expect.poll(async () => (await visitor.toasts()).length).toBeGreaterThanOrEqual(3);
    await page.reload();
    await row(page, 'Bela').getByText('Read', { exact: true }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('is taken back when the server fails or refuses', async () => {
    const { page } = await inbox(['Asha', 'Bela']);
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
      expect(await names(page)).toEqual(['Asha', 'Bela']);
      await broken.stop();
    }
    const failed = 'Failed to update message.';
    await expect.poll(visitor.toasts).toEqual([failed, 'The server says no.', failed]);
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });
});

describe('deleting', () => {
  test('asks first; cancelled nothing happens, confirmed the row goes for good', async () => {
    const { page } = await inbox(['Asha', 'Bela']);
    await button(page, 'Delete message from Asha').click();
    await dialog(page)
      .getByText('Are you sure you want to permanently delete the message from "Asha"? This action cannot be undone.')
      .waitFor();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await names(page)).toEqual(['Asha', 'Bela']);
    // By the keyboard alone.
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
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('that fails leaves the row, and says why', async () => {
    const { page } = await inbox(['Asha']);
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
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });

  test('or marking what a colleague has deleted says so, and takes the row away', async () => {
    const { page, sent } = await inbox(['Asha', 'Bela', 'Chand']);
    await withoutStream(page);
    for (const { id } of sent.slice(0, 2)) await employee.rest('DELETE', `/messages/${id}`);
    await remove(page, 'Asha');
    await visitor.hears('Message not found.');
    await row(page, 'Asha').waitFor({ state: 'detached' });
    await button(page, 'Mark as read: Bela').click();
    await row(page, 'Bela').waitFor({ state: 'detached' });
    await expect.poll(visitor.toasts).toEqual(['Message not found.', 'Message not found.']);
    expect(await names(page)).toEqual(['Chand']);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
