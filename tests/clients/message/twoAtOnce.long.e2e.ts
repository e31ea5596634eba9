import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PRESENCE_EVERY_MS } from '#schema/conversation.ts';
import { messages } from '#server/clients/message/table.ts';
import { announce } from '#server/platform/event/events.ts';
import { topOf, watching } from '#tests/kit/browser/liveScreen.ts';
import { forgetToasts } from '#tests/kit/browser/toasts.ts';
import { button, heading, leaveQuietly, link, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { conversationOperations, insertAnswer, insertReply } from '#tests/kit/content/conversation.ts';
import { row } from '#tests/kit/content/inbox.ts';
import { emptyInbox, makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('ravi', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }))
  .extend('asha', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Menon' }));

const replyField = (page: Page) => page.getByLabel(/^Your reply/);
const question = (page: Page) => page.getByRole('alertdialog', { name: 'The conversation has gone on' });
const replies = (page: Page) => page.getByRole('article', { name: /^Reply by / });
const saying = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).waitFor();
const isGone = (page: Page, sentence: RegExp) => expect.poll(() => page.getByText(sentence).count()).toBe(0);
const open = (product: Product, person: Person, id: string, name: string) =>
  watching(product, person, `/contact-details/${id}`, name);

async function answers(product: Product, id: string, name: string, text: string): Promise<void> {
  const { db, now } = product.services;
  await insertAnswer(product, id, { fromName: name, text });
  await db.transaction(async (tx) => {
    await tx.update(messages).set({ isRead: false, lastAnswerAt: now() });
    await announce(tx, 'message.answered', { id }, now());
  });
}

async function deafen({ page }: Visitor): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

test('two users of one message see each other arrive, write, reply and leave', async ({ product, ravi, asha }) => {
  const { id, name } = await makeMessage(product, { name: 'Devika Shah' });
  const [hers, his] = [await open(product, asha, id, name), await open(product, ravi, id, name)];
  await saying(hers.page, 'Ravi Iyer has this open');
  await saying(his.page, 'Asha Menon has this open');
  await replyField(his.page).pressSequentially('Gla');
  await saying(hers.page, 'Ravi Iyer is writing a reply');
  await replyField(his.page).fill('Gladly.');
  await button(his.page, 'Send Reply').click();
  await his.hears('Reply sent.');
  await replies(hers.page).getByText('Gladly.').waitFor();
  await saying(hers.page, 'Ravi Iyer has this open');
  expect(await hers.toasts()).toEqual([]);
  await replyField(hers.page).fill('And on Monday.');
  await button(hers.page, 'Send Reply').click();
  await hers.hears('Reply sent.');
  await replies(his.page).getByText('And on Monday.').waitFor();
  await asha.gql(conversationOperations.note, { id, input: { text: 'For us alone.' } });
  await asha.gql(messageOperations.spam, { id, isSpam: true });
  await his.page.getByText('For us alone.').waitFor();
  await his.page.getByText('Asha Menon moved it to spam').waitFor();

  await link(his.page, 'Back to Contact Queries').click();
  await heading(his.page, 'Contact Queries').waitFor();
  await isGone(hers.page, /Ravi Iyer (has|is)/);
  await his.page.goBack();
  await saying(hers.page, 'Ravi Iyer has this open');
  await his.page.goto('/about');
  await isGone(hers.page, /Ravi Iyer (has|is)/);
  await leaveQuietly(his);
  await leaveQuietly(hers);
});

test('a user with a message in two tabs is present until both are closed', async ({ product, ravi, asha }) => {
  const { id, name } = await makeMessage(product, { name: 'Esha Rao' });
  const hers = await open(product, asha, id, name);
  const his = await visit(product, ravi);
  // Disables the periodic presence report.
  await his.page.context().addInitScript((everyMs) => {
    const every = setInterval;
    const other = (work: () => void, ms: number) => (ms === everyMs ? 0 : every(work, ms));
    Object.assign(window, { setInterval: other });
  }, PRESENCE_EVERY_MS);
  await his.open(`/contact-details/${id}`);
  await saying(hers.page, 'Ravi Iyer has this open');
  const second = await his.page.context().newPage();
  await second.goto(`/contact-details/${id}`);
  await second.getByText('Asha Menon has this open', { exact: true }).waitFor();
  const marks = () => his.operations.filter((one) => one === 'MarkPresence').length;
  await link(second, 'Back to Contact Queries').click();
  await expect.poll(marks).toBe(2);
  await saying(hers.page, 'Ravi Iyer has this open');

  await second.goBack();
  await second.getByText('Asha Menon has this open', { exact: true }).waitFor();
  await second.close({ runBeforeUnload: true });
  await expect.poll(marks).toBe(3);
  await saying(hers.page, 'Ravi Iyer has this open');
  await his.page.goto('/about');
  await isGone(hers.page, /Ravi Iyer (has|is)/);
  await leaveQuietly(his);
  await leaveQuietly(hers);
});

test('the author of a reply that crosses a newer entry decides whether it is sent', async ({ product, ravi, asha }) => {
  const { id, name } = await makeMessage(product, { name: 'Neha Rao' });
  const visitor = await open(product, ravi, id, name);
  const { page } = visitor;
  // The stream is lost, so the screen is outdated.
  await page.route('**/graphql/stream', (route) => route.abort());
  await deafen(visitor);
  await asha.gql(messageOperations.reply, { id, input: { replyText: 'I have this.' } });
  await replyField(page).fill('Gladly.');
  await button(page, 'Send Reply').click();
  await question(page).getByText('Asha Menon has replied since you opened this. Send your reply as well?').waitFor();
  await button(question(page), 'Look first').click();
  await question(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain('I have this.');
  expect([await replyField(page).inputValue(), await replies(page).count()]).toEqual(['Gladly.', 1]);
  expect(await visitor.toasts()).toEqual([]);

  product.passTime(1000);
  await insertAnswer(product, id, { fromName: 'Neha Rao', text: 'Found somebody.' });
  await button(page, 'Send Reply').click();
  await question(page)
    .getByText('Neha Rao has answered since you opened this. Send your reply all the same?')
    .waitFor();
  await page.getByText('Found somebody.').waitFor();
  product.passTime(1000);
  await insertReply(product, id, { author: 'Zoya Khan', replyDate: product.services.now() });
  await button(question(page), 'Send anyway').click();
  await question(page).getByText('Zoya Khan has replied since you opened this. Send your reply as well?').waitFor();
  await button(question(page), 'Send anyway').click();
  await visitor.hears('Reply sent.');
  await question(page).waitFor({ state: 'hidden' });
  await expect.poll(() => replies(page).count()).toBe(3);
  expect(await replyField(page).inputValue()).toBe('');
  expect(visitor.complaints.filter((one) => !/ERR_(FAILED|INTERNET_DISCONNECTED|NETWORK_CHANGED)/.test(one))).toEqual(
    [],
  );
  await visitor.leave();
});

test('an answer is announced in the open conversation without scrolling it', async ({ product, ravi, asha }) => {
  await emptyInbox(product);
  const { id, name } = await makeMessage(product, { name: 'Devika Shah' });
  await makeMessage(product, { name: 'Other One' });
  for (let n = 0; n < 12; n += 1) await insertReply(product, id, { replyText: `Line ${n}.\n`.repeat(6) });
  await asha.gql(messageOperations.mark, { id, isRead: true });
  const [reader, lister] = [
    await open(product, ravi, id, name),
    await watching(product, asha, '/contact-query', 'Contact Queries'),
  ];
  await row(lister.page, name).getByText('Read', { exact: true }).waitFor();
  const { page } = reader;
  await replies(page)
    .nth(5)
    .evaluate((one) => one.scrollIntoView());
  await page
    .locator('article')
    .nth(6)
    .evaluate((one) => one.setAttribute('id', 'read'));
  const before = await topOf(page, '#read');
  await forgetToasts(page);
  await answers(product, id, name, 'That suits us.');
  await page.getByText('That suits us.').waitFor();
  await page.getByText('New answer from Devika Shah').waitFor({ state: 'attached' });
  await page.getByText('Unread', { exact: true }).waitFor();
  expect([await topOf(page, '#read'), await reader.toasts()]).toEqual([before, []]);
  await row(lister.page, name).getByText('Unread', { exact: true }).waitFor();
  await lister.page.getByText('New answer from Devika Shah').waitFor({ state: 'attached' });
  await leaveQuietly(reader);
  await leaveQuietly(lister);
});
