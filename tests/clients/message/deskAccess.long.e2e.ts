import { expect } from 'vitest';
import { deskStrings } from '#schema/desk.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { toast } from '#tests/kit/browser/toasts.ts';
import { button, heading, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { deskOperations } from '#tests/kit/content/desk.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { desk, hasFocus, part, picker, reading, stage, stored, test } from './deskPanel.ts';

test('shortcuts and palette have the actions of the panel, which is collapsed on a phone', async ({
  product,
  ravi,
  meera: _meera,
}) => {
  const sent = await makeMessage(product, { name: 'Farid Khan' });
  const visitor = await reading(product, ravi, sent);
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  const line = desk(page).getByRole('button', { name: /^New\s*Nobody has it/ });
  expect(await line.getAttribute('aria-expanded')).toBe('false');
  expect(await part(page, 'Owner').isVisible()).toBe(false);
  await page.keyboard.press('a');
  await visitor.hears(deskStrings.taken);
  await desk(page)
    .getByRole('button', { name: /^New\s*Ravi Iyer/ })
    .waitFor();
  await page.keyboard.press('a');
  await picker(page).getByRole('option', { name: 'Meera Nair' }).waitFor();
  await page.keyboard.press('Escape');
  // The focus returns before the next key.
  await hasFocus(button(desk(page), 'Change: owner'));
  await page.keyboard.press('s');
  await hasFocus(stage(page, 'New'));
  for (const next of ['In Contact', 'Proposal']) {
    await page.keyboard.press('ArrowDown');
    await hasFocus(stage(page, next));
  }
  expect((await stored(ravi, sent)).stage).toBe('NEW');
  await page.keyboard.press('Enter');
  await visitor.hears(deskStrings.moved('PROPOSAL'));
  await page.keyboard.press('f');
  const form = page.getByRole('dialog', { name: 'Follow-Up' });
  await form.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => form.count()).toBe(0);

  await page.setViewportSize({ width: 1280, height: 900 });
  const choose = async (words: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search or jump to' }).waitFor();
    await page.keyboard.type(words);
    await page.getByRole('option', { name: words, exact: true }).click();
  };
  await choose('Move to Won');
  await visitor.hears(deskStrings.moved('WON'));
  await choose('Set value');
  await hasFocus(desk(page).getByLabel('Value in rupees'));
  await page.keyboard.press('Escape');
  await choose('Assign');
  await picker(page).waitFor();
  await page.keyboard.press('Escape');
  // A key that comes before the end of the dialog is one of the dialog.
  await picker(page).waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  const overview = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  for (const label of ['Take the enquiry, or assign it', 'Move the enquiry to a stage', 'Set a follow-up']) {
    await overview.getByText(label, { exact: true }).waitFor();
  }
  expect(await toast(page, deskStrings.moveFailed).count()).toBe(0);
  await leaveQuietly(visitor);
});

test.for([
  [390, 'dark'],
  [1440, 'light'],
] as const)(
  'the panel and its dialogs have no accessibility violation at %s pixels in the %s theme',
  async ([width, colorScheme], { product, ravi }) => {
    const sent = await makeMessage(product, { name: 'Gita Bose' });
    const visitor = await visit(product, ravi, { reducedMotion: 'reduce', colorScheme });
    const { page } = visitor;
    await visitor.open(`/contact-details/${sent.id}`);
    await heading(page, sent.name).waitFor();
    await ravi.gql(deskOperations.followUp, { id: sent.id, followUp: { day: '2026-01-01', note: 'Call.' } });
    await part(page, 'Follow-up')
      .getByText(/^Overdue by/)
      .waitFor();
    await page.setViewportSize({ width, height: 844 });
    const found: string[] = [];
    const look = async (name: string) => found.push(...(await violations(page)).map((line) => `${name}: ${line}`));
    await look('the panel');
    await page.keyboard.press('s');
    await look('the panel with the focus on the stage');
    await button(desk(page), 'Assign to somebody: owner').click();
    await picker(page).getByRole('option').first().waitFor();
    await look('the colleagues');
    await page.keyboard.press('Escape');
    await expect.poll(() => picker(page).count()).toBe(0);
    await page.keyboard.press('f');
    await page.getByRole('dialog', { name: 'Follow-Up' }).waitFor();
    await look('the follow-up');
    await page.keyboard.press('Escape');
    await stage(page, 'Lost').click();
    await button(page, 'Move to Lost').click();
    await page.locator('[aria-invalid=true]').waitFor();
    await look('the reason');
    await page.keyboard.press('Escape');
    await button(desk(page), 'Set an amount: value').click();
    await desk(page).getByLabel('Value in rupees').fill('x');
    await page.keyboard.press('Enter');
    await page.locator('[aria-invalid=true]').waitFor();
    await look('the value');
    await page.keyboard.press('Escape');
    expect(found).toEqual([]);
    await leaveQuietly(visitor);
  },
);
