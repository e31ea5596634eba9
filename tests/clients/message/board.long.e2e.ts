import type { Page } from 'playwright-core';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { type MessageStage, stageNames } from '#schema/desk.ts';
import { services } from '#schema/message.ts';
import { messages } from '#server/clients/message/table.ts';
import { checkFilter, chooseFilter } from '#tests/kit/browser/filters.ts';
import { goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { type Meddling, meddle } from '#tests/kit/browser/meddle.ts';
import { button, leaveQuietly, link, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { emptyInbox, makeMessage } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

let visitor: Visitor;
let page: Page;
const goOn = goingOn(async (product: Product, employee: Person) => {
  const begun = await visit(product, employee, { viewport: { width: 1440, height: 900 } });
  await begun.open('/dashboard');
  return begun;
});

let minutes = 0;
const enquiry = (
  product: Product,
  name: string,
  stage: MessageStage,
  fields: Partial<typeof messages.$inferInsert> = {},
) => {
  minutes += 1;
  return {
    id: uuidv7(),
    name,
    email: 'sender@client.example',
    contactNumber: '+919876543210',
    service: services[3],
    stage,
    createdAt: new Date(product.services.now().getTime() - 86_400_000 + minutes * 60_000),
    ...fields,
  };
};

const column = (stage: MessageStage) =>
  page.getByRole('region', { name: new RegExp(`^${stageNames[stage]}, \\d+\\+?$`) });
const card = (name: string) => page.getByRole('listitem').filter({ has: link(page, name) });
const cardsIn = (stage: MessageStage) => column(stage).getByRole('link').allInnerTexts();
const countIn = async (stage: MessageStage) => (await column(stage).getAttribute('aria-label'))?.split(', ')[1];
const stored = async (product: Product, name: string) =>
  (await product.services.db.select().from(messages)).find((message) => message.name === name);
const board = (wanted: Partial<Record<MessageStage, string[]>>) =>
  expect
    .poll(async () =>
      Object.fromEntries(
        await Promise.all(Object.keys(wanted).map(async (stage) => [stage, await cardsIn(stage as MessageStage)])),
      ),
    )
    .toEqual(wanted);

test.beforeEach(async ({ product, employee }) => {
  await emptyInbox(product);
  await product.services.db
    .insert(messages)
    .values([
      enquiry(product, 'Asha', 'NEW', { ownerId: employee.id as string }),
      enquiry(product, 'Bela', 'NEW'),
      enquiry(product, 'Chand', 'IN_CONTACT', { isRead: true }),
      enquiry(product, 'Dev', 'WON', { value: 180_000 }),
    ]);
  visitor = await goOn(product, employee);
  ({ page } = visitor);
  await goTo(visitor);
  await goTo(visitor, '/contact-query');
  await link(page, 'Board').click();
  // The cards of the previous test have the same names.
  await visitor.answered();
  await board({ NEW: ['Asha', 'Bela'], IN_CONTACT: ['Chand'], PROPOSAL: [], WON: ['Dev'], LOST: [] });
});

async function drag(name: string, to: MessageStage): Promise<void> {
  await card(name).hover();
  await page.mouse.down();
  const box = await column(to).boundingBox();
  if (!box) throw new Error(`no column ${to}`);
  await page.mouse.move(box.x + box.width / 2, box.y + 60, { steps: 8 });
  // The library knows the column from its next rendering on, and drops the card where it last knew it.
  await page.getByText(`${name} is over ${stageNames[to]}.`).waitFor({ state: 'attached' });
  await page.mouse.up();
}

async function pickUp(name: string, key: 'Space' | 'Enter'): Promise<void> {
  await button(page, `Drag ${name}`).focus();
  await page.keyboard.press(key);
  await page.getByText(`${name} is over New.`).waitFor({ state: 'attached' });
  // The library listens to arrows from a timer on, which fires before this one; a busy browser handles keys before timers.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Drags a card by keyboard, so many columns to the right. */
async function dragByKeys(name: string, columns: number): Promise<void> {
  await pickUp(name, 'Space');
  const stages = Object.values(stageNames);
  for (let n = 1; n <= columns; n += 1) {
    await page.keyboard.press('ArrowRight');
    await page.getByText(`${name} is over ${stages[n]}.`).waitFor({ state: 'attached' });
  }
  await page.keyboard.press('Space');
}

async function choose(name: string, to: MessageStage): Promise<void> {
  const choice = page.getByLabel(`Move ${name} to`, { exact: true });
  await choice.focus();
  await choice.selectOption(to);
}

describe.each([
  ['by the mouse', drag, true],
  ['by the keyboard', (name: string) => dragByKeys(name, 2), false],
  ['by its choice', choose, false],
] as const)('a card that is moved %s', (_, move, isByMouse) => {
  test('a moved card is in its new column immediately until Undo moves it back', async ({ product }) => {
    const server = await meddle(page, 'SetMessageStage', 'slow');
    await move('Asha', 'PROPOSAL');
    await board({ NEW: ['Bela'], PROPOSAL: ['Asha'] });
    expect([await countIn('NEW'), await countIn('PROPOSAL')]).toEqual(['1', '1']);
    if (!isByMouse) {
      const focused = () => page.evaluate(() => document.activeElement?.closest('[data-row]')?.textContent ?? '');
      await expect.poll(focused).toContain('Asha');
    }
    await server.asked;
    await server.stop();
    server.release();
    await visitor.hears('Moved to Proposal.');
    expect((await stored(product, 'Asha'))?.stage).toBe('PROPOSAL');
    await button(page, 'Undo: Moved to Proposal.').click();
    await visitor.hears('Moved to New.');
    await board({ NEW: ['Asha', 'Bela'], PROPOSAL: [] });
    await expect.poll(async () => (await stored(product, 'Asha'))?.stage).toBe('NEW');
  });

  test('the card returns when the server refuses', async ({ product }) => {
    const server: Meddling = await meddle(page, 'SetMessageStage', 'refusing');
    await move('Asha', 'PROPOSAL');
    await board({ NEW: ['Bela'], PROPOSAL: ['Asha'] });
    server.release();
    await visitor.hears('The server says no.');
    await board({ NEW: ['Asha', 'Bela'], PROPOSAL: [] });
    expect([await countIn('NEW'), await countIn('PROPOSAL')]).toEqual(['2', '0']);
    await server.stop();
    expect((await stored(product, 'Asha'))?.stage).toBe('NEW');
  });
});

test('a card moves to Lost only with a reason', async ({ product }) => {
  const why = page.getByRole('dialog', { name: 'Why Was It Lost?' });
  await drag('Bela', 'LOST');
  await button(why, 'Cancel').click();
  await board({ NEW: ['Asha', 'Bela'], LOST: [] });
  await drag('Bela', 'LOST');
  await why.getByLabel('Reason').fill('Too dear');
  await button(why, 'Move to Lost').click();
  await board({ NEW: ['Asha'], LOST: ['Bela'] });
  expect(await stored(product, 'Bela')).toMatchObject({ stage: 'LOST', lostReason: 'Too dear' });
});

test('a drag that is aborted or only a click moves nothing', async () => {
  await pickUp('Asha', 'Enter');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Asha is over In Contact.').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.getByText('Asha stays where it was.').waitFor({ state: 'attached' });
  await drag('Asha', 'NEW');
  await board({ NEW: ['Asha', 'Bela'], IN_CONTACT: ['Chand'] });
  expect(visitor.operations).not.toContain('SetMessageStage');
  await link(page, 'Chand').click();
  await page.getByRole('heading', { level: 1, name: 'Chand' }).waitFor();
  await page.goBack();
  await board({ NEW: ['Asha', 'Bela'] });
});

test('filters and search apply to the board and to the list', async () => {
  await chooseFilter(page, 'Owner', 'Me');
  await board({ NEW: ['Asha'], IN_CONTACT: [], WON: [] });
  await choose('Asha', 'WON');
  await board({ NEW: [], WON: ['Asha'] });
  await link(page, 'List').click();
  await page
    .getByRole('status')
    .filter({ hasText: /^1 found$/ })
    .waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?owner=me');
  await button(page, 'Clear filters').click();
  await link(page, 'Board').click();
  await board({ NEW: ['Bela'], WON: ['Asha', 'Dev'] });
  await page.getByLabel('Search messages').fill('chand');
  await board({ NEW: [], IN_CONTACT: ['Chand'], WON: [] });
  await page.getByLabel('Search messages').fill('nobody');
  await page.getByText('No message has "nobody" in it.').waitFor();
});

test('a stage filter hides the other columns', async () => {
  await checkFilter(page, 'Stage', 'Won');
  await column('NEW').waitFor({ state: 'detached' });
  await board({ WON: ['Dev'] });
});

test('a column shows 30 cards, more on request and the changes of others', async ({ product, employee }) => {
  const many = Array.from({ length: 95 }, (_, n) => enquiry(product, `Many ${n}`, 'PROPOSAL'));
  await product.services.db.insert(messages).values(many);
  await makeMessage(product, { name: 'Esha' });
  await button(page, '1 new, search again').click();
  await expect.poll(() => countIn('PROPOSAL')).toBe('95');
  const shown = async () => (await cardsIn('PROPOSAL')).filter((name) => name.startsWith('Many')).length;
  expect(await shown()).toBe(30);
  for (const count of [60, 90]) {
    await button(page, 'Show more of Proposal').click();
    await expect.poll(shown).toBe(count);
  }
  const { id } = (await stored(product, 'Chand')) as { id: string };
  await employee.gql('mutation ($id: UUID!) { setMessageStage(id: $id, stage: WON) { id } }', { id });
  await board({ IN_CONTACT: [], WON: ['Dev', 'Chand'] });
  expect(await shown()).toBe(90);
  await link(page, 'All of Proposal in the list').click();
  await page
    .getByRole('status')
    .filter({ hasText: /^95 found$/ })
    .waitFor();
});

test('a board that failed to load can be retried, with scripts that the list does not load', async ({
  product,
  employee,
}) => {
  const other = await visit(product, employee);
  const scripts: string[] = [];
  other.page.on('request', (request) => scripts.push(request.url()));
  await other.open('/contact-query');
  await other.page.getByText('4 messages').waitFor();
  const before = scripts.length;
  const server = await meddle(other.page, 'Board', 'refusing');
  server.release();
  await link(other.page, 'Board').click();
  await other.page.getByRole('alert').getByText('The server says no.').waitFor();
  await server.stop();
  await button(other.page, 'Try Again').click();
  await other.page.getByRole('region', { name: 'Board' }).waitFor();
  expect(scripts.slice(0, before).some((url) => url.includes('/Board'))).toBe(false);
  expect(scripts.slice(before).some((url) => url.includes('/Board'))).toBe(true);
  await leaveQuietly(other);
});

/** Long-presses a card until it follows, and moves it to the visible part of another column. */
async function dragByFinger(name: string, to: MessageStage): Promise<void> {
  await card(name).scrollIntoViewIfNeeded();
  const [from, target] = [await card(name).boundingBox(), await column(to).boundingBox()];
  if (!from || !target) throw new Error('not on the screen');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const [x, y] = [from.x + 40, from.y + 12];
  await touch('touchStart', x, y);
  await page.getByText(`${name} is over New.`).waitFor({ state: 'attached' });
  for (const part of [0.3, 0.6, 1]) await touch('touchMove', x + (target.x + 10 - x) * part, y);
  await page.getByText(`${name} is over ${stageNames[to]}.`).waitFor({ state: 'attached' });
  await touch('touchEnd', 0, 0);
}

test('a phone drags a card by touch while the columns scroll sideways', async ({ product, employee }) => {
  const phone = await visit(product, employee, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  ({ page } = phone);
  await phone.open('/contact-query?view=board');
  await board({ NEW: ['Asha', 'Bela'] });
  const wide = await page.getByRole('region', { name: 'Board' }).evaluate((one) => one.scrollWidth > one.clientWidth);
  expect(wide).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await dragByFinger('Asha', 'IN_CONTACT');
  await board({ NEW: ['Bela'], IN_CONTACT: ['Asha', 'Chand'] });
  await leaveQuietly(phone);
});
