import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskStrings } from '#schema/desk.ts';
import { messages } from '#server/clients/message/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, heading, leaveQuietly, link, type Visitor } from '#tests/kit/browser/visitor.ts';
import { conversationOperations } from '#tests/kit/content/conversation.ts';
import { chooseInMenu, names, row } from '#tests/kit/content/inbox.ts';
import type { MadeMessage } from '#tests/kit/content/message.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { inbox, open, press, replyField, test } from './split.ts';

const pane = (page: Page) => page.getByRole('navigation', { name: 'Enquiry list' });
const rowOf = (page: Page, name: string) => pane(page).getByRole('link').filter({ hasText: name });

const isInWindow = (element: Locator) =>
  element.evaluate((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  });

const ownerOf = async (product: Product, { id }: MadeMessage) => {
  const [message] = await product.services.db.select().from(messages).where(eq(messages.id, id));
  return message?.ownerId ?? null;
};
const selected = (page: Page) => page.locator('tbody input:checked').count();

test('an enquiry opens beside its list with reply, owner, stage and facts in the window', async ({ product, ravi }) => {
  const { page, visitor, sent } = await inbox(product, ravi);
  await open(page, 'Bela Shah');
  expect(at(page)).toBe(`/contact-details/${sent[1].id}`);
  await expect.poll(() => pane(page).getByRole('link').count()).toBe(4);
  expect(await rowOf(page, 'Bela Shah').getAttribute('aria-current')).toBe('true');
  const desk = page.getByRole('region', { name: 'Where It Stands' });
  for (const part of [
    replyField(page),
    button(page, 'Send Reply'),
    button(desk, 'Take it'),
    desk.getByRole('radio', { name: 'Lost' }),
    desk.getByRole('group', { name: 'Follow-up' }),
    desk.getByRole('group', { name: 'Value' }),
    desk.getByRole('group', { name: 'Source' }),
    page.getByRole('complementary', { name: 'Sender' }),
  ])
    expect(await isInWindow(part)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violations(page)).toEqual([]);
  await rowOf(page, 'Dev Patel').click();
  await heading(page, 'Dev Patel').waitFor();
  await page.reload();
  await heading(page, 'Dev Patel').waitFor();
  await expect.poll(() => pane(page).getByRole('link').count()).toBe(4);
  await leaveQuietly(visitor);
});

test('the list beside an enquiry is the filtered one that was left, also after a reload', async ({ product, ravi }) => {
  const { page, visitor } = await inbox(product, ravi, '?search=sha');
  const shown = async () => (await pane(page).getByRole('link').allInnerTexts()).length;
  const wanted = (await names(page)).length;
  expect(wanted).toBeLessThan(4);
  const [first = ''] = await names(page);
  await open(page, first);
  await expect.poll(shown).toBe(wanted);
  await page.reload();
  await heading(page, first).waitFor();
  await expect.poll(shown).toBe(wanted);
  await link(page, 'Back to Contact Queries').click();
  await heading(page, 'Contact Queries').waitFor();
  expect(new URL(page.url()).search).toBe('?search=sha');
  await leaveQuietly(visitor);
});

test.for([
  ['Back', (page: Page) => page.goBack()],
  ['the link to the list', (page: Page) => link(page, 'Back to Contact Queries').click()],
] as const)('%s leads from an enquiry to the list with its selection', async ([, leave], { product, ravi }) => {
  const { page, visitor } = await inbox(product, ravi);
  await page.getByRole('checkbox', { name: 'Select Bela Shah' }).check();
  await page.getByRole('checkbox', { name: 'Select Dev Patel' }).check();
  await open(page, 'Chand Rao');
  await leave(page);
  await row(page, 'Dev Patel').waitFor();
  expect(await selected(page)).toBe(2);
  await leaveQuietly(visitor);
});

test('the link to the list leads there from an enquiry that was opened by its address', async ({ product, ravi }) => {
  const { page, visitor, sent } = await inbox(product, ravi);
  await visitor.open(`/contact-details/${sent[0].id}`);
  await heading(page, 'Asha Menon').waitFor();
  await link(page, 'Back to Contact Queries').click();
  await row(page, 'Dev Patel').waitFor();
  await leaveQuietly(visitor);
});

test('an enquiry painted from its row can be taken and marked while the server is slow', async ({ product, ravi }) => {
  const { page, visitor, sent } = await inbox(product, ravi);
  await ravi.gql(conversationOperations.note, { id: sent[1].id, input: { text: 'They know us.' } });
  const slow = await meddle(page, 'Message', 'slow');
  await link(page, 'Bela Shah').click();
  await slow.asked;
  await heading(page, 'Bela Shah').waitFor();
  await page.getByText('Loading the conversation...').waitFor();
  expect(await button(page, 'Send Reply').isDisabled()).toBe(true);
  await press(page, 'a');
  await visitor.hears(deskStrings.taken);
  expect(await ownerOf(product, sent[1])).toBe(ravi.id);
  await press(page, 'r');
  await page.keyboard.type('Dear Bela');
  await slow.stop();
  slow.release();
  await page.getByText('They know us.').waitFor();
  expect(await replyField(page).inputValue()).toBe('Dear Bela');
  await page.getByText('took it').waitFor();
  await button(page, 'Send Reply').and(page.locator(':enabled')).waitFor();
  await leaveQuietly(visitor);
});

test('a draft that arrives after the first keys is kept together with them', async ({ product, ravi }) => {
  const { page, visitor, sent } = await inbox(product, ravi);
  await ravi.gql(conversationOperations.saveDraft, { id: sent[1].id, text: 'Stored before.' });
  const slow = await meddle(page, 'Message', 'slow');
  await link(page, 'Bela Shah').click();
  await slow.asked;
  await replyField(page).fill('Typed now.');
  await slow.stop();
  slow.release();
  await expect.poll(() => replyField(page).inputValue()).toBe('Stored before.\nTyped now.');
  await page.getByText('Draft saved.').waitFor();
  await leaveQuietly(visitor);
});

test('an enquiry that cannot be loaded leaves the list beside its error', async ({ product, ravi }) => {
  const { page, visitor, sent } = await inbox(product, ravi);
  const broken = await meddle(page, 'Message', 'failing');
  broken.release();
  await link(page, 'Bela Shah').click();
  await page.getByRole('alert').filter({ hasText: 'Error Loading Message' }).waitFor();
  expect(await pane(page).getByRole('link').count()).toBe(4);
  await broken.stop();
  await button(page, 'Try Again').click();
  await heading(page, 'Bela Shah').waitFor();
  await visitor.open(`/contact-details/${sent[0].id.replace(/.$/, (end) => (end === '0' ? '1' : '0'))}`);
  await heading(page, 'Message Not Found').waitFor();
  await leaveQuietly(visitor, 502);
});

test('a selection survives bulk changes, whose undo gives each enquiry its own owner and stage again', async ({
  product,
  ravi,
  meera,
}) => {
  const { page, visitor, sent } = await inbox(product, ravi);
  await product.services.db
    .update(messages)
    .set({ ownerId: meera.id as string, stage: 'LOST', lostReason: 'Too dear' })
    .where(eq(messages.id, sent[0].id));
  await chooseInMenu(page, 'Refresh');
  await row(page, 'Asha Menon').getByText('Lost', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Select Asha Menon' }).check();
  await page.getByRole('checkbox', { name: 'Select Bela Shah' }).check();
  await page.getByRole('checkbox', { name: 'Select Bela Shah' }).blur();
  await press(page, 'a');
  await page
    .getByRole('dialog', { name: 'Assign 2 messages' })
    .getByRole('option', { name: /^Ravi Iyer/ })
    .click();
  await visitor.hears('2 messages assigned.');
  expect(await selected(page)).toBe(2);
  expect([await ownerOf(product, sent[0]), await ownerOf(product, sent[1])]).toEqual([ravi.id, ravi.id]);
  await press(page, 'z');
  await expect
    .poll(async () => [await ownerOf(product, sent[0]), await ownerOf(product, sent[1])])
    .toEqual([meera.id, null]);
  await row(page, 'Asha Menon').getByText('Meera Nair').waitFor();
  await press(page, 's');
  await page.getByRole('dialog', { name: 'Move 2 messages' }).getByRole('radio', { name: 'Won' }).click();
  await visitor.hears('2 messages moved.');
  await row(page, 'Asha Menon').getByText('Won', { exact: true }).waitFor();
  await press(page, 'z');
  await row(page, 'Asha Menon').getByText('Lost', { exact: true }).waitFor();
  await row(page, 'Bela Shah').getByText('New', { exact: true }).waitFor();
  const [first] = await product.services.db.select().from(messages).where(eq(messages.id, sent[0].id));
  expect(first).toMatchObject({ stage: 'LOST', lostReason: 'Too dear' });
  await press(page, 'f');
  const followUp = page.getByRole('dialog', { name: 'Follow-Up of 2 messages' });
  await followUp.waitFor();
  await press(page, 'Tab', 'Enter');
  await visitor.hears('2 follow-ups set.');
  expect(await selected(page)).toBe(2);
  await press(page, 'z');
  await visitor.hears('2 follow-ups changed.');
  await leaveQuietly(visitor);
});

test('a refused bulk assignment is rolled back without an offer of Undo', async ({ product, ravi }) => {
  const { page, visitor, sent } = await inbox(product, ravi);
  await page.getByRole('checkbox', { name: 'Select Asha Menon' }).check();
  await page.getByRole('checkbox', { name: 'Select Asha Menon' }).blur();
  const server = await meddle(page, 'BulkUpdate', 'refusing');
  await press(page, 'a');
  await page
    .getByRole('dialog', { name: 'Assign 1 message' })
    .getByRole('option', { name: /^Ravi Iyer/ })
    .click();
  await row(page, 'Asha Menon').getByText('Ravi Iyer').waitFor();
  server.release();
  await visitor.hears('The server says no.');
  await row(page, 'Asha Menon').getByText('Ravi Iyer').waitFor({ state: 'detached' });
  expect([await ownerOf(product, sent[0]), await selected(page)]).toEqual([null, 1]);
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
  await server.stop();
  await leaveQuietly(visitor);
});

test('by latest activity, the enquiry with a new answer comes to the top', async ({ product, ravi }) => {
  const { page, visitor, sent } = await inbox(product, ravi);
  await button(page, 'List actions').click();
  await page.getByRole('menuitemradio', { name: 'Latest activity' }).click();
  await expect.poll(() => names(page)).toEqual(['Dev Patel', 'Chand Rao', 'Bela Shah', 'Asha Menon']);
  expect(new URL(page.url()).search).toBe('?sort=activity');
  const updatedAt = new Date(product.services.now().getTime() + 60_000);
  await product.services.db
    .update(messages)
    .set({ lastAnswerAt: updatedAt, updatedAt })
    .where(eq(messages.id, sent[1].id));
  await chooseInMenu(page, 'Refresh');
  await expect.poll(async () => (await names(page))[0]).toBe('Bela Shah');
  await row(page, 'Bela Shah').getByText('New answer', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(async () => (await names(page))[0]).toBe('Bela Shah');
  await open(page, 'Bela Shah');
  await page.goBack();
  await expect.poll(async () => (await names(page))[0]).toBe('Bela Shah');
  await leaveQuietly(visitor);
});

test('a row says once that its message is unread', async ({ product, ravi }) => {
  const { page, visitor } = await inbox(product, ravi);
  expect((await row(page, 'Asha Menon').innerText()).match(/unread/gi)).toEqual(['Unread']);
  await leaveQuietly(visitor as Visitor);
});
