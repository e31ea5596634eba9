import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskStrings } from '#schema/desk.ts';
import { messages } from '#server/clients/message/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, heading, leaveQuietly, link, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { conversationOperations } from '#tests/kit/content/conversation.ts';
import { chooseInMenu, fillInbox, names, row } from '#tests/kit/content/inbox.ts';
import { type MadeMessage, messageOperations } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base
  .extend('ravi', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }))
  .extend('meera', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Meera Nair' }));

const wide = { width: 1440, height: 900 };
const people = ['Asha Menon', 'Bela Shah', 'Chand Rao', 'Dev Patel'];

async function inbox(product: Product, ravi: Person, search = '', viewport = wide) {
  const sent = await fillInbox(product, ravi, people);
  const visitor = await visit(product, ravi, { viewport });
  await visitor.open(`/contact-query${search}`);
  await heading(visitor.page, 'Contact Queries').waitFor();
  await row(visitor.page, 'Asha Menon').waitFor();
  return { sent: sent as [MadeMessage, MadeMessage, MadeMessage, MadeMessage], visitor, page: visitor.page };
}
async function open(page: Page, name: string) {
  await link(page, name).click();
  await heading(page, name).waitFor();
}
const pane = (page: Page) => page.getByRole('navigation', { name: 'Enquiry list' });
const rowOf = (page: Page, name: string) => pane(page).getByRole('link').filter({ hasText: name });
const replyField = (page: Page) => page.getByLabel(/^Your reply/);
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const isInWindow = (element: Locator) =>
  element.evaluate((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  });
const isFocused = (element: Locator) =>
  expect.poll(() => element.evaluate((one) => one === document.activeElement)).toBe(true);
const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('tr')?.querySelector('th a')?.textContent ?? null);
const stored = async (ravi: Person, { id }: MadeMessage) =>
  (await ravi.gql(messageOperations.byId, { id })).data?.message;
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
  ['a wide window', wide],
  ['a phone', { width: 390, height: 844 }],
] as const)(
  'in %s, J, K and Done walk through the list in its first order, and Back returns to its row',
  async ([, viewport], { product, ravi }) => {
    const { page, visitor, sent } = await inbox(product, ravi, '', viewport);
    await open(page, 'Asha Menon');
    await press(page, 'j');
    await heading(page, 'Bela Shah').waitFor();
    await press(page, 'k');
    await heading(page, 'Asha Menon').waitFor();
    // A read message moves to the end of the list; the next one is still the second.
    await press(page, 'd');
    await heading(page, 'Bela Shah').waitFor();
    await visitor.hears('Message marked as read.');
    expect((await stored(ravi, sent[0])).isRead).toBe(true);
    await button(page, 'Next enquiry').click();
    await heading(page, 'Chand Rao').waitFor();
    await page.goBack();
    await heading(page, 'Contact Queries').waitFor();
    await expect.poll(() => names(page)).toEqual(['Bela Shah', 'Chand Rao', 'Dev Patel', 'Asha Menon']);
    await expect.poll(() => focusedRow(page)).toBe('Chand Rao');
    await leaveQuietly(visitor);
  },
);

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

test('Done asks before it discards a private note, and stays when the person keeps it', async ({ product, ravi }) => {
  const { page, visitor, sent } = await inbox(product, ravi);
  await open(page, 'Asha Menon');
  await page.getByRole('tab', { name: 'Private note' }).click();
  await page.getByLabel(/^Your note/).fill('Call on Monday.');
  await button(page, 'Done, next').click();
  await button(page, 'Stay').click();
  expect(await page.getByLabel(/^Your note/).inputValue()).toBe('Call on Monday.');
  expect((await stored(ravi, sent[0])).isRead).toBe(false);
  await leaveQuietly(visitor);
});

test('Done opens the next enquiry when the person discards the private note', async ({ product, ravi }) => {
  const { page, visitor } = await inbox(product, ravi);
  await open(page, 'Asha Menon');
  await page.getByRole('tab', { name: 'Private note' }).click();
  await page.getByLabel(/^Your note/).fill('Call on Monday.');
  await button(page, 'Done, next').click();
  await button(page, 'Leave').click();
  await heading(page, 'Bela Shah').waitFor();
  await leaveQuietly(visitor);
});

test('an enquiry is painted from its row while the server is slow, and can be taken and marked meanwhile', async ({
  product,
  ravi,
}) => {
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

test('Send, next sends the reply and opens the next enquiry; a failure stays and says so', async ({
  product,
  ravi,
}) => {
  const { page, visitor, sent } = await inbox(product, ravi);
  await open(page, 'Asha Menon');
  await replyField(page).fill('Here is our proposal.');
  const broken = await meddle(page, 'ReplyToMessage', 'failing');
  broken.release();
  await button(page, 'Send, next').click();
  await visitor.hears('Failed to send reply.');
  await page.getByText('Not sent yet: your text is kept here.').waitFor();
  await heading(page, 'Asha Menon').waitFor();
  expect(await replyField(page).inputValue()).toBe('Here is our proposal.');
  await broken.stop();
  await replyField(page).press('Control+Shift+Enter');
  await heading(page, 'Bela Shah').waitFor();
  await visitor.hears('Reply sent.');
  expect((await stored(ravi, sent[0])).replies).toMatchObject([{ replyText: 'Here is our proposal.' }]);
  expect(await replyField(page).inputValue()).toBe('');
  await press(page, 'k');
  await heading(page, 'Asha Menon').waitFor();
  await page.getByRole('article', { name: 'Reply by Ravi Iyer' }).getByText('Sent', { exact: true }).waitFor();
  await leaveQuietly(visitor, 502);
});

test('A, S, F, R and N work on the focused row', async ({ product, ravi, meera: _meera }) => {
  const { page, visitor, sent } = await inbox(product, ravi);
  await press(page, 'j', 'a');
  await visitor.hears(deskStrings.taken);
  await press(page, 'a');
  const owners = page.getByRole('dialog', { name: 'Assign Asha Menon' });
  await owners.getByRole('option', { name: 'Meera Nair' }).click();
  await visitor.hears('Assigned to Meera Nair.');
  await press(page, 's');
  await page.getByRole('dialog', { name: 'Move Asha Menon' }).getByRole('radio', { name: 'Proposal' }).click();
  await visitor.hears(deskStrings.moved('PROPOSAL'));
  await row(page, 'Asha Menon').getByText('Proposal', { exact: true }).waitFor();
  await press(page, 'z');
  await visitor.hears(deskStrings.moved('NEW'));
  await row(page, 'Asha Menon').getByRole('link', { name: 'Asha Menon' }).focus();
  await press(page, 'f');
  const followUp = page.getByRole('dialog', { name: 'Follow-Up', exact: true });
  await followUp.waitFor();
  await press(page, 'Tab', 'Enter');
  await visitor.hears(deskStrings.followUpSet);
  await followUp.waitFor({ state: 'detached' });
  await row(page, 'Asha Menon').getByRole('link', { name: 'Asha Menon' }).focus();
  await press(page, 'r');
  await heading(page, 'Asha Menon').waitFor();
  await isFocused(replyField(page));
  expect(await replyField(page).inputValue()).toBe('');
  await page.goBack();
  await row(page, 'Bela Shah').getByRole('link', { name: 'Bela Shah' }).focus();
  await press(page, 'n');
  await heading(page, 'Bela Shah').waitFor();
  await isFocused(page.getByLabel(/^Your note/));
  expect((await stored(ravi, sent[0])).isRead).toBe(false);
  await leaveQuietly(visitor);
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

test('a refused bulk assignment is rolled back, and nothing is offered for undo', async ({ product, ravi }) => {
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

test('the overview of keys offers only those that do something on the screen', async ({ product, ravi }) => {
  const { page, visitor } = await inbox(product, ravi);
  const overview = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  const texts = async (tag: 'kbd' | 'dd') => {
    await press(page, '?');
    await overview.waitFor();
    const all = await overview.locator(tag).allInnerTexts();
    await press(page, 'Escape');
    await overview.waitFor({ state: 'detached' });
    return all;
  };
  const keys = () => texts('kbd');
  const labels = () => texts('dd');
  expect(await keys()).toEqual(expect.arrayContaining(['A', 'S', 'F', 'R', 'N', 'E', 'X', 'Z', 'J', 'K', '/']));
  expect(await labels()).not.toContain('Publish, or take back');
  expect(await labels()).not.toContain('Done: mark as read and open the next');
  await open(page, 'Asha Menon');
  expect(await keys()).toEqual(expect.arrayContaining(['A', 'S', 'F', 'R', 'N', 'E', 'D', 'Z', 'J', 'K']));
  expect(await keys()).not.toContain('X');
  expect(await keys()).not.toContain('/');
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
