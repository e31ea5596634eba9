import { expect } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, heading, leaveQuietly, link } from '#tests/kit/browser/visitor.ts';
import { draftOf } from '#tests/kit/content/conversation.ts';
import { type MadeMessage, makeMessage } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { article, reading, replyField, test } from './messageScreen.ts';

test.beforeAll(async ({ product }) => {
  await product.user({ name: 'Meeta Das' });
});

const draftTextOf = async (employee: Person, { id }: MadeMessage, person = employee) =>
  (await draftOf(person, id))?.text ?? null;

test('a failing autosave is reported and makes leaving ask first', async ({ product, employee, colleague }) => {
  const sent = await makeMessage(product, { name: 'Neha Kulkarni' });
  const { visitor, page } = await reading(product, employee, sent);
  const broken = await meddle(page, 'SaveReplyDraft', 'failing');
  await replyField(page).fill('Dear Neha,');
  await broken.asked;
  broken.release();
  await page.getByText('Your draft could not be kept.').waitFor();
  await link(page, 'Back to Contact Queries').click();
  await button(page.getByRole('alertdialog'), 'Stay').click();
  await broken.stop();
  await replyField(page).fill('Dear Neha,\nwe would');
  await page.getByText('Draft saved.').waitFor();
  expect([await draftTextOf(employee, sent), await draftTextOf(employee, sent, colleague)]).toEqual([
    'Dear Neha,\nwe would',
    null,
  ]);
  expect(await page.getByText('Your draft could not be kept.').count()).toBe(0);
  await replyField(page).fill('x'.repeat(5001));
  await page.getByText('Your draft could not be kept.').waitFor();
  await replyField(page).fill('');
  await leaveQuietly(visitor, 502);
});

test('an autosaved reply is restored wherever its author opens it again', async ({ product, employee }) => {
  const sent = await makeMessage(product, { name: 'Arjun Mehta' });
  const { visitor, page } = await reading(product, employee, sent);
  await replyField(page).fill('Dear Neha,\nwe would');
  await page.getByText('Draft saved.').waitFor();
  await page.reload();
  await heading(page, sent.name).waitFor();
  await expect.poll(() => replyField(page).inputValue()).toBe('Dear Neha,\nwe would');
  await leaveQuietly(visitor);

  const other = await reading(product, employee, sent);
  await expect.poll(() => replyField(other.page).inputValue()).toBe('Dear Neha,\nwe would');
  await replyField(other.page).fill('Dear Neha,\nwe would love to.');
  await other.page.getByText('Draft saved.').waitFor();
  await link(other.page, 'Back to Contact Queries').click();
  await heading(other.page, 'Contact Queries').waitFor();
  await link(other.page, sent.name).click();
  await heading(other.page, sent.name).waitFor();
  expect(await replyField(other.page).inputValue()).toBe('Dear Neha,\nwe would love to.');
  await replyField(other.page).fill('Never mind.');
  await other.page.goto('/about');
  await expect.poll(() => draftTextOf(employee, sent)).toBe('Never mind.');
  await leaveQuietly(other.visitor);
});

test('sending a reply deletes its autosave, also one that is being stored', async ({ product, employee }) => {
  const sent = await makeMessage(product, { name: 'Leela Nair' });
  const { visitor, page } = await reading(product, employee, sent);
  await replyField(page).fill('Never mind.');
  await page.getByText('Draft saved.').waitFor();
  await button(page, 'Send Reply').click();
  await visitor.hears('Reply sent.');
  await article(page, 'Reply by Ravi Iyer').getByText('Never mind.').waitFor();
  expect([await replyField(page).inputValue(), await draftTextOf(employee, sent)]).toEqual(['', null]);
  await page.reload();
  await heading(page, sent.name).waitFor();
  expect(await replyField(page).inputValue()).toBe('');
  // A running autosave is awaited, because it would restore the text after the reply.
  const slow = await meddle(page, 'SaveReplyDraft', 'slow');
  await replyField(page).fill('On Monday.');
  await slow.asked;
  const replied = () => visitor.operations.filter((one) => one === 'ReplyToMessage').length;
  const before = replied();
  await button(page, 'Send Reply').click();
  await button(page, 'Sending...').waitFor();
  expect(replied()).toBe(before);
  slow.release();
  await article(page, 'Reply by Ravi Iyer').getByText('On Monday.').waitFor();
  expect(await draftTextOf(employee, sent)).toBeNull();
  await leaveQuietly(visitor);
});

test('a reply that fails after its author left is autosaved', async ({ product, employee }) => {
  const sent = await makeMessage(product, { name: 'Vikram Bose' });
  const { visitor, page } = await reading(product, employee, sent);
  const failing = await meddle(page, 'ReplyToMessage', 'failing');
  await replyField(page).fill('On Tuesday.');
  await button(page, 'Send Reply').click();
  await failing.asked;
  await link(page, 'Back to Contact Queries').click();
  await button(page.getByRole('alertdialog'), 'Leave').click();
  await heading(page, 'Contact Queries').waitFor();
  failing.release();
  await expect.poll(() => draftTextOf(employee, sent)).toBe('On Tuesday.');
  await failing.stop();
  await link(page, sent.name).click();
  await heading(page, sent.name).waitFor();
  await expect.poll(() => replyField(page).inputValue()).toBe('On Tuesday.');
  await leaveQuietly(visitor, 502);
});
