import type { Page } from 'playwright-core';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '#server/message/table.ts';
import { emptyInbox, type Message, makeMessage } from '#tests/kit/message.ts';
import type { Person } from '#tests/kit/person.ts';
import { type Product, startProduct } from '#tests/kit/product.ts';
import { at, closeBrowser, heading, meddle, type Visitor, visit, withoutStatus } from '#tests/kit/visitor.ts';

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

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Confirm Deletion' });
const names = (page: Page) => page.getByRole('rowheader').getByRole('link').allInnerTexts();
const search = (page: Page) => page.getByLabel('Search messages');
const mark = (id: string, isRead: boolean) =>
  employee.gql('mutation ($id: UUID!, $isRead: Boolean) { markMessageRead(id: $id, isRead: $isRead) { id } }', {
    id,
    isRead,
  });

/** The inbox with messages of these people and no others, the first one the oldest. */
async function inbox(people: string[], read: string[] = []): Promise<{ page: Page; sent: Message[] }> {
  await emptyInbox(product);
  const sent: Message[] = [];
  for (const name of people) {
    sent.push(await makeMessage(product, { name }));
    product.passTime(60_000);
  }
  for (const { id, name } of sent) if (read.includes(name)) await mark(id, true);
  visitor = await visit(product, employee);
  await visitor.open('/contact-query');
  await visitor.page.getByText('Loading messages...').waitFor({ state: 'hidden' });
  return { page: visitor.page, sent };
}

async function remove(page: Page, name: string) {
  await button(page, `Delete message from ${name}`).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
}

describe('the list', () => {
  test('has unread first, then oldest first, and a click on a row leads to the message without marking it', async () => {
    const { page, sent } = await inbox(['Asha', 'Bela', 'Chand', 'Dev'], ['Asha', 'Chand']);
    await heading(page, 'Contact Queries').waitFor();
    expect(await names(page)).toEqual(['Bela', 'Dev', 'Asha', 'Chand']);
    await page.getByText('4 messages').waitFor();
    await row(page, 'Bela').getByText('Unread', { exact: true }).waitFor();
    await row(page, 'Asha').getByText('Read', { exact: true }).waitFor();
    await row(page, 'Dev').getByText('Web Development').click();
    await heading(page, 'Dev').waitFor();
    expect(at(page)).toBe(`/contact-details/${sent[3]?.id}`);
    await page.goBack();
    await row(page, 'Dev').getByText('Unread', { exact: true }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('is searched on the server; the search stands in the address, and the way back finds it', async () => {
    const { page } = await inbox(['Asha', 'Bela']);
    await search(page).fill('BEL');
    await page.getByText('1 found').waitFor();
    expect(await names(page)).toEqual(['Bela']);
    expect(new URL(page.url()).search).toBe('?search=BEL');
    await row(page, 'Bela').getByRole('link', { name: 'Bela' }).click();
    await heading(page, 'Bela').waitFor();
    await page.goBack();
    await page.getByText('1 found').waitFor();
    expect(await search(page).inputValue()).toBe('BEL');
    await search(page).fill('nobody');
    await page.getByText('No message has "nobody" in it.').waitFor();
    await search(page).fill('');
    await page.getByText('2 messages').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('says when there is nothing yet', async () => {
    const { page } = await inbox([]);
    await page.getByRole('heading', { name: 'No Messages Yet' }).waitFor();
    await makeMessage(product, { name: 'Asha' });
    await button(page, 'Refresh').click();
    await row(page, 'Asha').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('that does not come says why, and comes at another try', async () => {
    const { page } = await inbox(['Asha']);
    for (const [how, sentence] of [
      ['failing', 'Failed to fetch messages.'],
      ['empty', 'Failed to fetch messages.'],
      ['refusing', 'The server says no.'],
    ] as const) {
      const broken = await meddle(page, 'Messages', how);
      await visitor.open('/contact-query');
      await page.getByText('Loading messages...').waitFor();
      broken.release();
      await page.getByRole('alert').filter({ hasText: 'Error Loading Messages' }).getByText(sentence).waitFor();
      await visitor.hears(sentence);
      await broken.stop();
      await button(page, 'Try Again').click();
      await row(page, 'Asha').waitFor();
    }
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });

  test('of 450 messages is one list: every one is reached by scrolling, also one marked on the way, and few are drawn', async () => {
    await emptyInbox(product);
    const rows = Array.from({ length: 450 }, (_, index) => ({
      id: uuidv7(),
      name: `Sender ${String(index).padStart(3, '0')}`,
      email: 'sender@client.example',
      contactNumber: '+919876543210',
      service: 'Web Development',
      createdAt: new Date(Date.now() - (450 - index) * 60_000),
    }));
    await product.services.db.insert(messages).values(rows);
    visitor = await visit(product, employee);
    const { page } = visitor;
    await visitor.open('/contact-query');
    await page.getByText('450 messages').waitFor();
    await button(page, 'Mark as read: Sender 000').click();
    await visitor.hears('Message marked as read.');
    expect(await page.getByRole('row').count()).toBeLessThan(100);
    // Read, it is the last of all.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        return (await names(page)).slice(-2);
      })
      .toEqual(['Sender 449', 'Sender 000']);
    expect(await page.getByRole('row').count()).toBeLessThan(100);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

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
    ] as const) {
      const broken = await meddle(page, 'RemoveMessage', how);
      await remove(page, 'Asha');
      await broken.asked;
      broken.release();
      await visitor.hears(sentence);
      await row(page, 'Asha').waitFor();
      await broken.stop();
    }
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });

  test('or marking what a colleague has deleted says so, and takes the row away', async () => {
    const { page, sent } = await inbox(['Asha', 'Bela', 'Chand']);
    for (const { id } of sent.slice(0, 2)) await employee.rest('DELETE', `/messages/${id}`);
    await remove(page, 'Asha');
    await visitor.hears('Message not found.');
    await row(page, 'Asha').waitFor({ state: 'detached' });
    await button(page, 'Mark as read: Bela').click();
    await row(page, 'Bela').waitFor({ state: 'detached' });
    expect(await visitor.toasts()).toEqual(['Message not found.', 'Message not found.']);
    expect(await names(page)).toEqual(['Chand']);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
