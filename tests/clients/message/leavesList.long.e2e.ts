import type { Page } from 'playwright-core';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { services } from '#schema/message.ts';
import { messages } from '#server/clients/message/table.ts';
import { meddle, withoutStream } from '#tests/kit/browser/meddle.ts';
import { button, heading, leaveQuietly, link, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { names, row } from '#tests/kit/content/inbox.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { emptyInbox } from '#tests/kit/content/message.ts';
import { test as base } from '#tests/kit/test.ts';

let visitor: Visitor;
let page: Page;
const test = base.extend('ravi', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Ravi Iyer' }),
);
test.beforeAll(async ({ product }) => {
  await product.user({ name: 'Neha Rao' });
});

test.beforeEach(async ({ product, ravi }) => {
  await emptyInbox(product);
  const now = product.services.now();
  const made = ['Asha', 'Bela', 'Chand'].map((name, n) => ({
    id: uuidv7(),
    name,
    email: 'sender@client.example',
    contactNumber: '+919876543210',
    service: services[3],
    ownerId: ravi.id as string,
    followUpDay: dayOf(now),
    createdAt: new Date(now.getTime() - 3_600_000 + n * 60_000),
  }));
  await product.services.db.insert(messages).values(made);
  visitor = await visit(product, ravi);
  ({ page } = visitor);
});

async function open(query: string): Promise<void> {
  await visitor.open(`/contact-query?${query}`);
  await withoutStream(page);
}
const listed = (wanted: string[]) => expect.poll(() => names(page)).toEqual(wanted);
const found = (count: number) => page.getByRole('status').getByText(`${count} found`, { exact: true }).waitFor();
const bar = () => page.getByRole('region', { name: 'Selection' });
const focused = () =>
  page.evaluate(() => document.activeElement?.closest('[data-row]')?.querySelector('a')?.textContent);
const reads = (name: string) => visitor.operations.filter((one) => one === name).length;

test('a message assigned to another owner leaves the filtered list unless the server refuses', async () => {
  await open('owner=me');
  await listed(['Asha', 'Bela', 'Chand']);
  const before = reads('Messages');
  await link(row(page, 'Bela'), 'Bela').focus();
  await page.keyboard.press('x');
  const assign = async () => {
    await button(bar(), 'Assign what is selected').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Assign 1 message' }).getByRole('option', { name: 'Neha Rao' }).waitFor();
    await page.keyboard.type('neha');
    await page.keyboard.press('Enter');
  };
  const server = await meddle(page, 'BulkUpdate', 'refusing');
  await assign();
  await listed(['Asha', 'Chand']);
  server.release();
  await visitor.hears('The server says no.');
  await listed(['Asha', 'Bela', 'Chand']);
  await server.stop();

  await assign();
  await visitor.hears('1 message assigned.');
  await listed(['Asha', 'Chand']);
  await found(2);
  await expect.poll(focused).toBe('Chand');
  expect(reads('Messages')).toBe(before);
  await leaveQuietly(visitor);
});

test('a message that no longer matches is not in the list after going back', async () => {
  await open('due=yes');
  await listed(['Asha', 'Bela', 'Chand']);
  await link(page, 'Asha').click();
  await heading(page, 'Asha').waitFor();
  await page.getByRole('radio', { name: 'Won', exact: true }).click();
  await visitor.hears('Moved to Won.');
  const server = await meddle(page, 'Messages', 'slow');
  await page.goBack();
  await listed(['Bela', 'Chand']);
  await found(2);
  await link(page, 'Bela').click();
  await heading(page, 'Bela').waitFor();
  await page.keyboard.press('f');
  const form = page.getByRole('dialog', { name: 'Follow-Up' });
  await button(form, /^Tomorrow/).click();
  await visitor.hears('Follow-up set.');
  await page.goBack();
  await listed(['Chand']);
  await server.stop();
  server.release();
  await leaveQuietly(visitor);
});

test('the next card gets the focus when a card leaves the filtered board', async () => {
  await open('due=yes&view=board');
  const cards = () =>
    page
      .getByRole('list', { name: /^(New|Won)$/ })
      .getByRole('link')
      .allInnerTexts();
  await expect.poll(cards).toEqual(['Asha', 'Bela', 'Chand']);
  const choice = page.getByLabel('Move Bela to', { exact: true });
  await choice.focus();
  await choice.selectOption('WON');
  await visitor.hears('Moved to Won.');
  await expect.poll(cards).toEqual(['Asha', 'Chand']);
  await expect.poll(focused).toBe('Chand');
  await page.getByRole('region', { name: 'Won, 0' }).waitFor();
  await leaveQuietly(visitor);
});
