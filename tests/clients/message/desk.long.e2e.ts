import { expect } from 'vitest';
import { deskStrings } from '#schema/desk.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { forgetToasts } from '#tests/kit/browser/toasts.ts';
import { button, faultAt, leaveQuietly } from '#tests/kit/browser/visitor.ts';
import { deskOperations } from '#tests/kit/content/desk.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { noon, today } from '#tests/kit/content/noon.ts';
import { addDays } from '#web/site/booking/stripDays.ts';
import { desk, hasFocus, part, picker, reading, stage, stored, test } from './deskPanel.ts';

test('a change of the owner by click or typing is shown immediately', async ({ product, ravi, meera: _meera }) => {
  const sent = await makeMessage(product, { name: 'Asha Menon' });
  const visitor = await reading(product, ravi, sent);
  const { page } = visitor;
  const slow = await meddle(page, 'TakeMessage', 'slow');
  await button(desk(page), 'Take it').click();
  await slow.asked;
  await part(page, 'Owner').getByText('Ravi Iyer (you)', { exact: true }).waitFor();
  expect(await button(desk(page), 'Take it').count()).toBe(0);
  expect((await stored(ravi, sent)).owner).toBeNull();
  await hasFocus(button(desk(page), 'Change: owner'));
  slow.release();
  await visitor.hears(deskStrings.taken);
  await slow.stop();
  expect((await stored(ravi, sent)).owner).toMatchObject({ id: ravi.id });

  await button(desk(page), 'Change: owner').click();
  const names = () => picker(page).getByRole('option').allInnerTexts();
  await expect.poll(names).toEqual(['Ravi Iyer (you)', 'Meera Nair', 'Nobody']);
  await page.keyboard.type('nai');
  await expect.poll(names).toEqual(['Meera Nair']);
  await page.keyboard.type('x');
  await picker(page).getByText('Nobody of that name.').waitFor();
  await page.keyboard.press('Backspace');
  const broken = await meddle(page, 'AssignMessage', 'refusing');
  await page.keyboard.press('Enter');
  await broken.asked;
  await part(page, 'Owner').getByText('Meera Nair', { exact: true }).waitFor();
  broken.release();
  await visitor.hears('The server says no.');
  await part(page, 'Owner').getByText('Ravi Iyer (you)', { exact: true }).waitFor();
  await broken.stop();

  await button(desk(page), 'Change: owner').click();
  await picker(page).getByRole('option', { name: 'Meera Nair' }).click();
  await visitor.hears('Assigned to Meera Nair.');
  await expect.poll(async () => (await stored(ravi, sent)).owner?.name).toBe('Meera Nair');
  await page.getByText('assigned it to Meera Nair').waitFor();
  await button(page, /^Undo/).click();
  await part(page, 'Owner').getByText('Ravi Iyer (you)', { exact: true }).waitFor();
  await button(desk(page), 'Change: owner').click();
  await picker(page).getByRole('option', { name: 'Nobody' }).click();
  await visitor.hears('Nobody takes care of it now.');
  await button(desk(page), 'Take it').waitFor();
  expect((await stored(ravi, sent)).owner).toBeNull();
  await leaveQuietly(visitor);
});

test('changes by colleagues appear without a reload, as does the owner who was faster', async ({
  product,
  ravi,
  meera,
}) => {
  const sent = await makeMessage(product, { name: 'Bela Shah' });
  const [one, other] = [await reading(product, ravi, sent), await reading(product, meera, sent)];
  // Delays Meera's request until Ravi has taken it.
  const late = await meddle(other.page, 'TakeMessage', 'slow');
  await button(desk(other.page), 'Take it').click();
  await late.asked;
  await button(desk(one.page), 'Take it').click();
  await one.hears(deskStrings.taken);
  late.release();
  await other.hears(deskStrings.takenBy('Ravi Iyer'));
  await part(other.page, 'Owner').getByText('Ravi Iyer', { exact: true }).waitFor();
  await late.stop();
  expect((await stored(ravi, sent)).owner).toMatchObject({ id: ravi.id });

  await stage(one.page, 'Proposal').click();
  await one.hears(deskStrings.moved('PROPOSAL'));
  await other.page.getByText('moved it to Proposal').waitFor();
  expect(await stage(other.page, 'Proposal').getAttribute('aria-checked')).toBe('true');
  await ravi.gql(deskOperations.value, { id: sent.id, value: 1_80_000 });
  await part(other.page, 'Value').getByText('₹1,80,000', { exact: true }).waitFor();
  await leaveQuietly(one);
  await leaveQuietly(other);
});

test('a message moves to a stage immediately unless the server refuses or Lost lacks a reason', async ({
  product,
  ravi,
}) => {
  const sent = await makeMessage(product, { name: 'Chand Rao' });
  const visitor = await reading(product, ravi, sent);
  const { page } = visitor;
  const isIn = (name: string) => expect.poll(() => stage(page, name).getAttribute('aria-checked')).toBe('true');
  await isIn('New');
  const broken = await meddle(page, 'SetMessageStage', 'failing');
  await stage(page, 'In Contact').click();
  await broken.asked;
  await isIn('In Contact');
  expect((await stored(ravi, sent)).stage).toBe('NEW');
  broken.release();
  await visitor.hears(deskStrings.moveFailed);
  await isIn('New');
  await broken.stop();
  await stage(page, 'New').click();
  await isIn('New');

  await stage(page, 'Lost').click();
  const why = page.getByRole('dialog', { name: 'Why Was It Lost?' });
  await button(why, 'Move to Lost').click();
  await expect.poll(() => faultAt(why.getByLabel('Reason'))).toBe(deskStrings.noReason);
  await button(why, 'Cancel').click();
  await isIn('New');
  await stage(page, 'Lost').click();
  await why.getByLabel('Reason').fill('Too dear.');
  const refusing = await meddle(page, 'SetMessageStage', 'refusing');
  await button(why, 'Move to Lost').click();
  refusing.release();
  await visitor.hears('The server says no.');
  expect(await why.getByLabel('Reason').inputValue()).toBe('Too dear.');
  await refusing.stop();
  await button(why, 'Move to Lost').click();
  await visitor.hears(deskStrings.moved('LOST'));
  await expect.poll(() => why.count()).toBe(0);
  await isIn('Lost');
  await part(page, 'Stage').getByText('Too dear.', { exact: true }).waitFor();
  await stage(page, 'Won').click();
  await visitor.hears(deskStrings.moved('WON'));
  await expect.poll(() => part(page, 'Stage').getByText('Too dear.').count()).toBe(0);
  expect(await stored(ravi, sent)).toMatchObject({ stage: 'WON', lostReason: null });
  await leaveQuietly(visitor, 502);
});

test('a follow-up is set by a quick choice or a date, shown as overdue once it is past and removed', async ({
  product,
  ravi,
}) => {
  const sent = await makeMessage(product, { name: 'Dev Patel' });
  const visitor = await reading(product, ravi, sent, noon);
  const { page } = visitor;
  const form = page.getByRole('dialog', { name: 'Follow-Up' });
  await button(desk(page), 'Set a day: follow-up').click();
  await button(form, 'Save').click();
  await expect.poll(() => faultAt(form.getByLabel('Day'))).toBe(deskStrings.badDay);
  await form.getByLabel('Note').fill('Ask for the budget.');
  const slow = await meddle(page, 'SetMessageFollowUp', 'slow');
  await form.getByRole('button', { name: 'In 3 days' }).click();
  await slow.asked;
  const shown = (day: string) => page.locator(`time[datetime="${day}"]`).waitFor({ state: 'attached' });
  await shown(addDays(today, 3));
  slow.release();
  await visitor.hears(deskStrings.followUpSet);
  await slow.stop();
  await part(page, 'Follow-up').getByText('Ask for the budget.', { exact: true }).waitFor();
  expect((await stored(ravi, sent)).followUp).toEqual({ day: addDays(today, 3), note: 'Ask for the budget.' });

  await button(desk(page), 'Change: follow-up').click();
  expect(await form.getByLabel('Day').inputValue()).toBe(addDays(today, 3));
  await form.getByLabel('Day').fill(addDays(today, -2));
  await button(form, 'Save').click();
  await part(page, 'Follow-up').getByText('Overdue by 2 days').waitFor();
  await forgetToasts(page);
  await button(desk(page), 'Change: follow-up').click();
  const broken = await meddle(page, 'SetMessageFollowUp', 'failing');
  broken.release();
  await button(form, 'Remove').click();
  await visitor.hears(deskStrings.followUpFailed);
  await broken.stop();
  await shown(addDays(today, -2));
  await button(form, 'Remove').click();
  await visitor.hears(deskStrings.followUpCleared);
  await button(desk(page), 'Set a day: follow-up').waitFor();
  expect((await stored(ravi, sent)).followUp).toBeNull();
  await leaveQuietly(visitor, 502);
});

test('a value must be a whole number of rupees and is shown with Indian grouping', async ({ product, ravi }) => {
  const sent = await makeMessage(product, { name: 'Esha Jain' });
  const visitor = await reading(product, ravi, sent);
  const { page } = visitor;
  const field = desk(page).getByLabel('Value in rupees');
  await button(desk(page), 'Set an amount: value').click();
  for (const [typed, sentence] of [
    ['1.5', deskStrings.notRupees],
    ['-3', deskStrings.notRupees],
    ['2 lakh', deskStrings.notRupees],
    ['2,00,00,00,001', deskStrings.valueTooLarge],
  ] as const) {
    await field.fill(typed);
    await page.keyboard.press('Enter');
    await expect.poll(() => faultAt(field)).toBe(sentence);
  }
  await field.fill('₹ 1,80,000');
  const broken = await meddle(page, 'SetMessageValue', 'failing');
  broken.release();
  await page.keyboard.press('Enter');
  await visitor.hears(deskStrings.valueFailed);
  expect(await field.inputValue()).toBe('₹ 1,80,000');
  await broken.stop();
  await page.keyboard.press('Enter');
  await visitor.hears(deskStrings.valueSet);
  await part(page, 'Value').getByText('₹1,80,000', { exact: true }).waitFor();
  expect((await stored(ravi, sent)).value).toBe(180_000);
  await page.getByText('set the value to ₹1,80,000').waitFor();

  await button(desk(page), 'Change: value').click();
  await field.fill('5');
  await page.keyboard.press('Escape');
  await part(page, 'Value').getByText('₹1,80,000', { exact: true }).waitFor();
  await button(desk(page), 'Change: value').click();
  await field.fill('');
  await button(desk(page), 'Save').click();
  await button(desk(page), 'Set an amount: value').waitFor();
  await expect.poll(async () => (await stored(ravi, sent)).value).toBeNull();
  await leaveQuietly(visitor, 502);
});
