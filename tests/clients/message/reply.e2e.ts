import type { Page } from 'playwright-core';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { replies as replyTable } from '#server/clients/message/table.ts';
import { counts, watching } from '#tests/kit/browser/liveScreen.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { forgetToasts } from '#tests/kit/browser/toasts.ts';
import { button, faultAt, heading, leaveQuietly, link, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { row } from '#tests/kit/content/inbox.ts';
import { dayOf } from '#tests/kit/content/india.ts';
import { emptyInbox, type MadeMessage, makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';
import { shortDay } from '#web/shared/dates.ts';

const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Ravi Iyer' }),
);
let visitor: Visitor;

const replyField = (page: Page) => page.getByLabel('Your reply');
const replies = (page: Page) => page.getByRole('article', { name: /^Reply by / });
const hasReplies = (page: Page, count: number) => expect.poll(() => replies(page).count()).toBe(count);
const collision = (page: Page) => page.getByRole('alertdialog', { name: 'The conversation has gone on' });
const stored = async (employee: Person, { id }: MadeMessage) =>
  (await employee.gql(messageOperations.byId, { id })).data?.message;

async function reading(product: Product, employee: Person, fields: Record<string, unknown> = {}) {
  const sent = await makeMessage(product, { name: 'Asha Menon', ...fields });
  visitor = await visit(product, employee);
  await visitor.open(`/contact-details/${sent.id}`);
  await heading(visitor.page, sent.name).waitFor();
  return { page: visitor.page, sent };
}

test('a valid reply is shown and mailed once, even after a failure', async ({ product, employee }) => {
  const { page, sent } = await reading(product, employee, { message: 'Can you help?' });
  // The acknowledgement: waiting mails are sent together, in no order.
  await product.mail.mailTo(sent.email);
  for (const text of ['', '  \n ']) {
    await replyField(page).fill(text);
    await button(page, 'Send Reply').click();
    await expect.poll(() => faultAt(replyField(page))).toBe('Reply text cannot be empty.');
    await replyField(page).fill('x');
    expect(await faultAt(replyField(page))).toBeNull();
  }
  expect((await stored(employee, sent)).replies).toEqual([]);
  expect(visitor.operations).not.toContain('ReplyToMessage');

  await forgetToasts(page);
  await replyField(page).fill('We can.\n\nOn Monday.');
  for (const [how, sentence] of [
    ['failing', 'Failed to send reply.'],
    ['colliding', 'The server says no.'],
    ['empty', 'Failed to send reply.'],
  ] as const) {
    const broken = await meddle(page, 'ReplyToMessage', how);
    broken.release();
    await button(page, 'Send Reply').click();
    // The third attempt has the same toast as the first.
    await broken.asked;
    if (how === 'colliding') {
      await collision(page).getByText(sentence).waitFor();
      await button(collision(page), 'Look first').click();
      await collision(page).waitFor({ state: 'hidden' });
    } else await visitor.hears(sentence);
    expect(await replyField(page).inputValue()).toBe('We can.\n\nOn Monday.');
    await page.getByText('Unread', { exact: true }).waitFor();
    await broken.stop();
  }
  const failed = 'Failed to send reply.';
  await expect.poll(visitor.toasts).toEqual([failed, failed]);
  expect(await replyField(page).inputValue()).toBe('We can.\n\nOn Monday.');
  expect((await stored(employee, sent)).replies).toEqual([]);

  const slow = await meddle(page, 'ReplyToMessage', 'slow');
  await button(page, 'Send Reply').click();
  await slow.asked;
  expect(await button(page, 'Sending...').isDisabled()).toBe(true);
  expect(await replyField(page).isDisabled()).toBe(true);
  slow.release();
  await visitor.hears('Reply sent.');
  await hasReplies(page, 1);
  expect(await replies(page).innerText()).toContain('We can.\n\nOn Monday.');
  expect(await replyField(page).inputValue()).toBe('');
  expect((await product.mail.mailTo(sent.email, 1)).text).toMatch(/^We can\.\n\nOn Monday\..*> Can you help\?/s);
  await slow.stop();
  await replyField(page).fill('Or on Tuesday.');
  await button(page, 'Send Reply').click();
  await hasReplies(page, 2);
  await page.reload();
  await hasReplies(page, 2);
  expect(await replies(page).count()).toBe(2);
  await leaveQuietly(visitor, 502);
});

test('a reply marks its message as read immediately and updates the counts in all tabs', async ({
  product,
  employee,
}) => {
  await emptyInbox(product);
  const { page, sent } = await reading(product, employee, { name: 'Bela' });
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await heading(other, 'Employee Dashboard').waitFor();
  await counts(other, 1, 'Employee Dashboard - Marquee');
  await page.bringToFront();
  await counts(page, 1, 'Message from Bela - Marquee');
  await page.getByText('Unread', { exact: true }).waitFor();
  await replyField(page).fill('We can.');
  const slow = await meddle(page, 'ReplyToMessage', 'slow');
  await button(page, 'Send Reply').click();
  await slow.asked;
  await page.getByText('Read', { exact: true }).waitFor();
  await counts(page, 0, 'Message from Bela - Marquee');
  expect((await stored(employee, sent)).isRead).toBe(false);
  slow.release();
  await visitor.hears('Reply sent.');
  await button(page, 'Mark as unread').waitFor();
  await replies(page).getByText('Ravi Iyer', { exact: true }).waitFor();
  await counts(page, 0, 'Message from Bela - Marquee');
  await counts(other, 0, 'Employee Dashboard - Marquee');
  expect((await stored(employee, sent)).isRead).toBe(true);
  await leaveQuietly(visitor);
});

test('the reply form warns of other writers and newer entries before a reply is sent', async ({
  product,
  employee,
}) => {
  const asha = await product.signedIn('admin', { name: 'Asha Menon' });
  const { id, name } = await makeMessage(product, { name: 'Devika Shah' });
  visitor = await watching(product, employee, `/contact-details/${id}`, name);
  const { page } = visitor;
  const mark = `mutation ($id: UUID!) { markPresence(id: $id, isOpen: true, isWriting: true) { id } }`;
  await asha.gql(mark, { id });
  const line = page.getByText('Asha Menon is writing a reply', { exact: true });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await line.waitFor();
    const [above, box] = [await line.boundingBox(), await replyField(page).boundingBox()];
    const gap = (box?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
    expect([width, gap >= 0 && gap < 60]).toEqual([width, true]);
  }

  await replyField(page).pressSequentially('Gla');
  await asha.gql(messageOperations.reply, { id, input: { replyText: 'I have this.' } });
  await replies(page).getByText('I have this.').waitFor();
  await replyField(page).pressSequentially('dly.');
  await button(page, 'Send Reply').click();
  await collision(page).getByText('Asha Menon has replied since you opened this').waitFor();
  await button(collision(page), 'Look first').click();
  await collision(page).waitFor({ state: 'hidden' });
  expect([await replyField(page).inputValue(), await replies(page).count()]).toEqual(['Gladly.', 1]);
  for (const [count, text] of [
    [2, 'Gladly.'],
    [3, 'And on Monday.'],
  ] as const) {
    await replyField(page).fill(text);
    await forgetToasts(page);
    await button(page, 'Send Reply').click();
    await visitor.hears('Reply sent.');
    await hasReplies(page, count);
  }
  await leaveQuietly(visitor);
});

test('a reply is shown in the list with author and time, in wide and narrow windows', async ({ product, employee }) => {
  await emptyInbox(product);
  const [answered, older] = [
    await makeMessage(product, { name: 'Bela' }),
    await makeMessage(product, { name: 'Chand' }),
  ];
  await makeMessage(product, { name: 'Dev' });
  await employee.gql(messageOperations.answer, { id: answered.id, input: { replyText: 'Yes.' }, markRead: true });
  // A reply from before authors were stored.
  const old = { id: uuidv7(), messageId: older.id, replyText: 'Old.', replyDate: new Date('2026-03-04T06:30:00Z') };
  await product.services.db.insert(replyTable).values(old);
  visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open('/contact-query');
  const today = shortDay(dayOf(product.services.now()));
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await row(page, 'Bela').getByText('Answered', { exact: true }).waitFor();
    await row(page, 'Bela').getByText('Read', { exact: true }).waitFor();
    await row(page, 'Bela').getByText(`by Ravi Iyer, ${today}`, { exact: true }).waitFor();
    await row(page, 'Chand').getByText('Answered', { exact: true }).waitFor();
    await row(page, 'Chand').getByText('Mar 4, 2026', { exact: true }).and(page.getByRole('time')).waitFor();
    expect(
      await row(page, 'Chand')
        .getByText(/\bby\b/)
        .count(),
    ).toBe(0);
    await row(page, 'Chand').getByText('Unread', { exact: true }).waitFor();
    expect(await row(page, 'Dev').getByText('Answered').count()).toBe(0);
  }
  await link(page, 'Dev').click();
  await replyField(page).fill('We can.');
  await button(page, 'Send Reply').click();
  await visitor.hears('Reply sent.');
  await link(page, 'Back to Contact Queries').click();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await row(page, 'Dev').getByText(`by Ravi Iyer, ${today}`, { exact: true }).waitFor();
  }
  await leaveQuietly(visitor);
});
