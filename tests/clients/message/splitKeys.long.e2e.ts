import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskStrings } from '#schema/desk.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, heading, leaveQuietly } from '#tests/kit/browser/visitor.ts';
import { names, row } from '#tests/kit/content/inbox.ts';
import { type MadeMessage, messageOperations } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { inbox, open, press, replyField, test, wide } from './split.ts';

const isFocused = (element: Locator) =>
  expect.poll(() => element.evaluate((one) => one === document.activeElement)).toBe(true);
const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('tr')?.querySelector('th a')?.textContent ?? null);
const stored = async (ravi: Person, { id }: MadeMessage) =>
  (await ravi.gql(messageOperations.byId, { id })).data?.message;

test.for([
  ['a wide window', wide],
  ['a phone', { width: 390, height: 844 }],
] as const)(
  'in %s, J, K and Done walk through the list in its first order until Back returns',
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

test('a private note stays until the person agrees to discard it', async ({ product, ravi }) => {
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

test('the button Send, next opens the next enquiry only after the reply was sent', async ({ product, ravi }) => {
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
