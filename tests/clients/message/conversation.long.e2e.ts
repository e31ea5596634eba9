import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { conversationStrings } from '#schema/conversation.ts';
import { outgoingMail } from '#server/platform/mail/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, faultAt, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import {
  conversationOperations,
  insertAnswer,
  insertAttachment,
  insertEvent,
  insertNote,
  insertReply,
  minute,
} from '#tests/kit/content/conversation.ts';
import { type MadeMessage, makeMessage } from '#tests/kit/content/message.ts';
import { countMails } from '#tests/kit/network/signInEntries.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { article, reading, replyField, test } from './messageScreen.ts';

test.beforeAll(async ({ product }) => {
  await product.user({ name: 'Meeta Das' });
});

const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });

const noteField = (page: Page) => page.getByLabel(/^Your note/);
const isInView = (element: Locator) =>
  element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

async function eventful(product: Product): Promise<MadeMessage> {
  const sent = await makeMessage(product, { name: 'Devika Shah', message: 'We need a new site.' });
  const { id } = sent;
  const her = { fromName: 'Devika Shah', fromEmail: sent.email };
  await insertReply(product, id, { replyDate: minute(1), replyText: 'Gladly. When?' });
  const answer = await insertAnswer(product, id, {
    ...her,
    receivedAt: minute(2),
    text: 'Before noon.\nHere is our brief.',
    quoted: '> Gladly. When?',
    omitted: ['A file was left out: it is larger than 20 MB.'],
  });
  await insertAttachment(product, answer.id, { name: 'brief.pdf', size: 1_234_567 });
  await insertAttachment(product, answer.id, { position: 1, name: 'invoice.pdf.exe', size: 88_000 });
  await insertNote(product, id, { createdAt: minute(3), text: 'Go easy on the price.' });
  await insertEvent(product, id, { at: minute(4) });
  const bounced = { bouncedAt: minute(6), bounceReason: '550 No such user here' };
  await insertReply(product, id, { replyDate: minute(5), replyText: 'Our proposal.', ...bounced });
  await insertEvent(product, id, { at: minute(6), kind: 'BOUNCED', actor: null, detail: { reason: '550' } });
  await insertAnswer(product, id, {
    ...{ receivedAt: minute(7), fromName: null, fromEmail: 'stranger@elsewhere.example' },
    ...{ isFromOther: true, isUnverified: true, text: 'Longword'.repeat(40) },
  });
  await insertAnswer(product, id, { ...her, receivedAt: minute(8), isAutomatic: true, text: 'Out of office.' });
  return sent;
}

test('a conversation of all entries, oldest first, opens at the newest', async ({ product, employee }) => {
  const sent = await eventful(product);
  const { visitor, page } = await reading(product, employee, sent);
  const newest = conversation(page).getByRole('listitem').last();
  await expect.poll(() => isInView(newest)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.closest('[data-entry]') ?? null)).toBeNull();
  const names = await conversation(page)
    .getByRole('article')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names).toEqual([
    'Message from Devika Shah',
    'Reply by Ravi Iyer',
    'Answer from Devika Shah',
    'Private note by Ravi Iyer',
    'Reply by Ravi Iyer',
    'Answer from stranger@elsewhere.example',
    'Answer from Devika Shah',
  ]);
  await conversation(page).getByText('Ravi Iyer moved it to Proposal').waitFor();
  await conversation(page).getByText('A mail could not be delivered: 550').waitFor();

  const answer = article(page, 'Answer from Devika Shah').first();
  await answer.getByText(sent.email).waitFor();
  await answer.getByText('A file was left out: it is larger than 20 MB.').waitFor();
  await answer.getByText('1.2 MB', { exact: true }).waitFor();
  const files = answer.getByRole('list', { name: 'Attachments' }).getByRole('listitem');
  expect(await files.filter({ hasText: 'may harm a computer' }).getByRole('button').innerText()).toBe(
    'invoice.pdf.exe',
  );
  expect(await answer.getByText('> Gladly. When?').isVisible()).toBe(false);
  await answer.getByText('Show what was quoted').click();
  await answer.getByText('> Gladly. When?').waitFor();

  const bounced = article(page, 'Reply by Ravi Iyer').last();
  await bounced.getByText('could not be delivered', { exact: true }).waitFor();
  await bounced.getByText('550 No such user here').waitFor();
  const strange = article(page, 'Answer from stranger@elsewhere.example');
  await strange.getByText('from another address', { exact: true }).waitFor();
  await strange.getByText('the sender could not be verified', { exact: true }).waitFor();
  await article(page, 'Answer from Devika Shah').last().getByText('automatic reply', { exact: true }).waitFor();
  await article(page, 'Private note by Ravi Iyer').getByText('Private note', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  expect([await isWide(page), await violations(page)]).toEqual([false, []]);
  await leaveQuietly(visitor);
});

test('an attachment is downloaded with the session token or fails with its reason', async ({ product, employee }) => {
  const sent = await eventful(product);
  const { visitor, page } = await reading(product, employee, sent);
  const file = button(page, 'Download brief.pdf');
  let status = 404;
  let sentToken: string | undefined;
  await page.route('**/attachments/*', (route) => {
    sentToken = route.request().headers().authorization;
    return route.fulfill({ status, contentType: 'application/octet-stream', body: 'the brief' });
  });
  await file.click();
  await visitor.hears('Attachment not found.');
  status = 502;
  await file.click();
  await visitor.hears('Failed to download the attachment.');
  status = 200;
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect([download.suggestedFilename(), sentToken]).toEqual(['brief.pdf', `Bearer ${employee.token}`]);
  expect(visitor.complaints.filter((one) => !/status of (404|502)/.test(one))).toEqual([]);
  await visitor.leave();
});

test('a long conversation keeps its position while earlier entries than the newest 100 load', async ({
  product,
  employee,
  colleague,
}) => {
  const sent = await makeMessage(product, { name: 'Long Talker' });
  for (let n = 1; n <= 130; n += 1)
    await insertNote(product, sent.id, { createdAt: minute(n), text: `Note number ${n}.` });
  const { visitor, page } = await reading(product, employee, sent);
  const entries = conversation(page).getByRole('article', { name: /^Private note/ });
  const numbered = (n: number) => page.getByText(`Note number ${n}.`, { exact: true });
  await expect.poll(() => isInView(numbered(130))).toBe(true);
  expect([await entries.count(), await numbered(30).count()]).toEqual([100, 0]);
  const broken = await meddle(page, 'EarlierEntries', 'failing');
  broken.release();
  await button(page, 'Show earlier').click();
  await visitor.hears('Failed to load the conversation.');
  await broken.stop();
  const top = () => numbered(31).evaluate((one) => Math.round(one.getBoundingClientRect().top));
  await button(page, 'Show earlier').scrollIntoViewIfNeeded();
  const before = await top();
  await button(page, 'Show earlier').click();
  await expect.poll(() => entries.count()).toBe(130);
  expect(Math.abs((await top()) - before)).toBeLessThan(3);
  expect(await button(page, 'Show earlier').count()).toBe(0);
  await colleague.gql(conversationOperations.note, { id: sent.id, input: { text: 'Note number 131.' } });
  await numbered(131).waitFor();
  expect([await entries.count(), await entries.last().innerText()]).toEqual([
    131,
    expect.stringContaining('Note number 131.'),
  ]);
  await leaveQuietly(visitor, 502);
});

test('the notice that the mail of a reply waits disappears without a reload once it is sent', async ({
  product,
  employee,
}) => {
  const sent = await makeMessage(product);
  const { id, replyDate } = await insertReply(product, sent.id);
  const runAt = new Date(Date.now() + 3_600_000);
  await product.services.db
    .insert(outgoingMail)
    .values({ id, to: sent.email, subject: 'Re', text: 'Gladly.', createdAt: replyDate, runAt });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await page.clock.install();
  await visitor.open(`/contact-details/${sent.id}`);
  await page.getByText(conversationStrings.mailWaits).waitFor();
  await page.clock.runFor(150_000);
  await product.services.db.delete(outgoingMail).where(eq(outgoingMail.id, id));
  await page.clock.runFor(61_000);
  await page.getByText(conversationStrings.mailWaits).waitFor({ state: 'detached' });
  await visitor.leave();
});

test('a private note proposes colleagues after @ and mails those it mentions once it is saved', async ({
  product,
  employee,
  colleague,
}) => {
  const sent = await makeMessage(product, { name: 'Asha Rao' });
  const { visitor, page } = await reading(product, employee, sent);
  await page.keyboard.press('n');
  await expect.poll(() => noteField(page).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.getByRole('tab', { name: 'Private note' }).getAttribute('aria-selected')).toBe('true');
  await button(page, 'Save Note').click();
  await expect.poll(() => faultAt(noteField(page))).toBe('Please write a note.');
  await noteField(page).focus();
  const options = page.getByRole('listbox', { name: 'Colleagues' }).getByRole('option');
  await page.keyboard.type('Please call, @mee');
  await expect.poll(() => options.allInnerTexts()).toEqual(['Meera Nair', 'Meeta Das']);
  const active = () => page.getByRole('option', { selected: true }).innerText();
  expect(await active()).toBe('Meera Nair');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).toBe('Meeta Das');
  expect(
    await noteField(page).evaluate((field) => {
      const id = field.getAttribute('aria-activedescendant');
      return id && document.getElementById(id)?.textContent;
    }),
  ).toBe('Meeta Das');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await noteField(page).inputValue()).toBe('Please call, @Meera Nair ');
  await page.keyboard.type('or @me');
  await options.first().waitFor();
  await page.keyboard.press('Escape');
  expect(await options.count()).toBe(0);
  await page.keyboard.type('e');
  await options.filter({ hasText: 'Meeta Das' }).click();
  expect(await noteField(page).inputValue()).toBe('Please call, @Meera Nair or @Meeta Das ');
  await noteField(page).fill('Please call, @Meera Nair.');

  const broken = await meddle(page, 'AddNote', 'failing');
  broken.release();
  await button(page, 'Save Note').click();
  await visitor.hears('Failed to save the note.');
  expect(await noteField(page).inputValue()).toBe('Please call, @Meera Nair.');
  await broken.stop();
  await button(page, 'Save Note').click();
  await visitor.hears('Note saved.');
  await article(page, 'Private note by Ravi Iyer').getByText('Please call, @Meera Nair.').waitFor();
  expect(await noteField(page).inputValue()).toBe('');
  expect((await product.mail.mailTo(colleague.email)).subject).toBe('Ravi Iyer mentions you: Asha Rao');
  // A mention that is typed to its end counts as one that was chosen from the list.
  await noteField(page).fill('Thank you, @meera nair!');
  await button(page, 'Save Note').click();
  await article(page, 'Private note by Ravi Iyer').getByText('Thank you, @meera nair!').waitFor();
  await expect.poll(() => countMails(product, colleague.email)).toBe(2);
  await page.getByRole('tab', { name: 'Private note' }).focus();
  await page.keyboard.press('r');
  await expect.poll(() => replyField(page).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await replyField(page).inputValue()).toBe('');
  await leaveQuietly(visitor, 502);
});
