import type { Page } from 'playwright-core';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { holdStream, meddle } from '#tests/kit/browser/meddle.ts';
import { forgetToasts } from '#tests/kit/browser/toasts.ts';
import { at, button, heading, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { chooseInMenu, fillInbox, names, row } from '#tests/kit/content/inbox.ts';
import { emptyInbox, makeMessage } from '#tests/kit/content/message.ts';
import { test } from '#tests/kit/test.ts';

const search = (page: Page) => page.getByLabel('Search messages');

test('the inbox lists what its search finds, unread first and then oldest', async ({ product, employee }) => {
  const sent = await fillInbox(product, employee, ['Asha', 'Bela', 'Chand', 'Dev'], ['Asha', 'Chand']);
  const visitor = await visit(product, employee);
  const { page } = visitor;
  // Without the stream nothing reloads the list.
  await holdStream(page);

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

  await search(page).fill('BEL');
  await page.getByText('1 found').waitFor();
  expect(await names(page)).toEqual(['Bela']);
  expect(new URL(page.url()).search).toBe('?search=BEL');
  await row(page, 'Bela').getByRole('link', { name: 'Bela' }).click();
  await heading(page, 'Bela').waitFor();
  await page.goBack();
  await page.getByText('1 found').waitFor();
  expect(await search(page).inputValue()).toBe('BEL');
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
  await chooseInMenu(page, 'Refresh');
  await page.getByRole('heading', { name: 'No Messages Yet' }).waitFor();
  await makeMessage(product, { name: 'Asha' });
  await chooseInMenu(page, 'Refresh');
  await row(page, 'Asha').waitFor();
  await leaveQuietly(visitor, 502);
});

test('450 messages are reached by scrolling, also after marking one, with few rows rendered', async ({
  product,
  employee,
}) => {
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
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return (await names(page)).slice(-2);
    })
    .toEqual(['Sender 449', 'Sender 000']);
  expect(await page.getByRole('row').count()).toBeLessThan(100);
  await leaveQuietly(visitor);
});

test('the inbox changes from list to board and back', async ({ product, employee }) => {
  await emptyInbox(product);
  await makeMessage(product, { name: 'Asha' });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/contact-query');
  await row(page, 'Asha').waitFor();
  const modes = page.getByRole('navigation', { name: 'Shown as' });
  await link(modes, 'Board').click();
  await page.getByRole('region', { name: 'Board' }).getByRole('button', { name: 'Drag Asha' }).waitFor();
  await link(modes, 'List').click();
  await row(page, 'Asha').waitFor();
  await leaveQuietly(visitor);
});
