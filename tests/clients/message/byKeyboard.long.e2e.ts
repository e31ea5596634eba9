import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { conversationStrings } from '#schema/conversation.ts';
import { deskStrings } from '#schema/desk.ts';
import { messageStrings } from '#schema/message.ts';
import { at, heading, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { deskFields } from '#tests/kit/content/desk.ts';
import { fillInbox } from '#tests/kit/content/inbox.ts';
import { noon, today } from '#tests/kit/content/noon.ts';
import { test as base } from '#tests/kit/test.ts';
import { addDays } from '#web/site/booking/stripDays.ts';

const test = base.extend('ravi', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Ravi Iyer' }),
);

/** Maximum number of Tab presses to a control. */
const MOST_TABS = 40;

async function tabTo(page: Page, role: 'button' | 'radio' | 'textbox', name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await wanted.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('a message is found, taken, moved, noted, read and answered by keyboard alone', async ({ product, ravi }) => {
  const [, sent] = await fillInbox(product, ravi, ['Bela Shah', 'Chand Rao', 'Dev Patel']);
  const visitor = await visit(product, ravi);
  const { page } = visitor;
  await page.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(kind, () => console.error('a pointer was used'), true);
  });
  await page.clock.setFixedTime(noon);
  await visitor.open('/dashboard');
  await heading(page, 'Employee Dashboard').waitFor();

  await press(page, 'g', 'i');
  await heading(page, 'Contact Queries').waitFor();
  await page.getByRole('link', { name: 'Chand Rao', exact: true }).waitFor();
  const isOn = (name: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? '')).toContain(name);
  const isFocused = (text: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text);
  await press(page, 'j');
  await isOn('Bela Shah');
  await press(page, 'j');
  await isOn('Chand Rao');
  await press(page, 'Enter');
  await heading(page, 'Chand Rao').waitFor();

  await press(page, 'a');
  await visitor.hears(deskStrings.taken);
  await press(page, 's');
  await isFocused('New');
  for (const next of ['In Contact', 'Proposal']) {
    await press(page, 'ArrowDown');
    await isFocused(next);
  }
  await press(page, 'Enter');
  await visitor.hears(deskStrings.moved('PROPOSAL'));

  await press(page, 'f');
  const followUp = page.getByRole('dialog', { name: 'Follow-Up' });
  await followUp.waitFor();
  await tabTo(page, 'textbox', 'Note');
  await page.keyboard.type('Ask for the budget.');
  await tabTo(page, 'button', /^In 3 days/);
  await press(page, 'Enter');
  await visitor.hears(deskStrings.followUpSet);
  await followUp.waitFor({ state: 'detached' });

  await press(page, 'e');
  await visitor.hears(messageStrings.read);
  await press(page, 'n');
  await page.keyboard.type('They know our work.');
  await tabTo(page, 'button', 'Save Note');
  await press(page, 'Enter');
  await visitor.hears(conversationStrings.noteSaved);
  await page.getByText('They know our work.', { exact: true }).waitFor();
  await isFocused('Save Note');
  await press(page, 'r');
  await page.keyboard.type('We can. Shall we call on Monday?');
  await tabTo(page, 'button', 'Send Reply');
  await press(page, 'Enter');
  await visitor.hears(messageStrings.replied);
  await page.getByText('We can. Shall we call on Monday?', { exact: true }).waitFor();
  await isFocused('Send Reply');

  await press(page, 'g', 'i');
  await heading(page, 'Contact Queries').waitFor();
  expect(at(page)).toBe('/contact-query');
  const { data } = await ravi.gql(
    `query ($id: UUID!) { message(id: $id) { ${deskFields} isRead replies { replyText } } }`,
    { id: sent?.id },
  );
  expect(data.message).toMatchObject({
    owner: { id: ravi.id },
    stage: 'PROPOSAL',
    followUp: { day: addDays(today, 3), note: 'Ask for the budget.' },
    isRead: true,
    replies: [{ replyText: 'We can. Shall we call on Monday?' }],
  });
  await leaveQuietly(visitor);
});
