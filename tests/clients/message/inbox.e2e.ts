import type { Page } from 'playwright-core';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { holdStream, meddle } from '#tests/kit/browser/meddle.ts';
import { forgetToasts } from '#tests/kit/browser/toasts.ts';
import { at, button, closeBrowser, heading, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { fillInbox, names, row } from '#tests/kit/content/inbox.ts';
import { emptyInbox, makeMessage } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const search = (page: Page) => page.getByLabel('Search messages');

test('the list comes at another try, has unread first, then oldest first, is searched on the server, and says when it is empty', async () => {
  const sent = await fillInbox(product, employee, ['Asha', 'Bela', 'Chand', 'Dev'], ['Asha', 'Chand']);
  const visitor = await visit(product, employee);
  const { page } = visitor;
  // What arrives would have the list read again.
  await holdStream(page);

  // That does not come says why, at first and at each further try.
  let ask = () => visitor.open('/contact-query');
  for (const [how, sentence] of [
    ['failing', 'Failed to fetch messages.'],
    ['empty', 'Failed to fetch messages.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'Messages', how);
    await ask();
    await page.getByText('Loading messages...').waitFor();
    await forgetToasts(page);
    broken.release();
    await page.getByRole('alert').filter({ hasText: 'Error Loading Messages' }).getByText(sentence).waitFor();
    await visitor.hears(sentence);
    await broken.stop();
    ask = () => button(page, 'Try Again').click();
  }
  await ask();

  // A click on a row leads to the message without marking it.
  await page.getByText('4 messages').waitFor();
  await heading(page, 'Contact Queries').waitFor();
  expect(await names(page)).toEqual(['Bela', 'Dev', 'Asha', 'Chand']);
  await row(page, 'Bela').getByText('Unread', { exact: true }).waitFor();
  await row(page, 'Asha').getByText('Read', { exact: true }).waitFor();
  await row(page, 'Dev').getByText('Web Development').click();
  await heading(page, 'Dev').waitFor();
  expect(at(page)).toBe(`/contact-details/${sent[3]?.id}`);
  await page.goBack();
  await row(page, 'Dev').getByText('Unread', { exact: true }).waitFor();

  // The search stands in the address, and the way back finds it.
  await search(page).fill('BEL');
  await page.getByText('1 found').waitFor();
  expect(await names(page)).toEqual(['Bela']);
  expect(new URL(page.url()).search).toBe('?search=BEL');
  await row(page, 'Bela').getByRole('link', { name: 'Bela' }).click();
  await heading(page, 'Bela').waitFor();
  await page.goBack();
  await page.getByText('1 found').waitFor();
  expect(await search(page).inputValue()).toBe('BEL');
  // The menu leads to the whole list.
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Contact Query' }).click();
  await page.getByText('4 messages').waitFor();
  await expect.poll(() => search(page).inputValue()).toBe('');
  await search(page).fill('nobody');
  await page.getByText('No message has "nobody" in it.').waitFor();
  await search(page).fill('');
  await page.getByText('4 messages').waitFor();
  expect(new URL(page.url()).search).toBe('');

  await emptyInbox(product);
  await button(page, 'Refresh').click();
  await page.getByRole('heading', { name: 'No Messages Yet' }).waitFor();
  await makeMessage(product, { name: 'Asha' });
  await button(page, 'Refresh').click();
  await row(page, 'Asha').waitFor();
  await leaveQuietly(visitor, 502);
});

test('a list of 450 messages is one: every one is reached by scrolling, also one marked on the way, and few are drawn', async () => {
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
  const visitor = await visit(product, employee);
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
  await leaveQuietly(visitor);
});
