import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskStrings } from '#schema/desk.ts';
import { messageStrings } from '#schema/message.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { heading, leaveQuietly, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { deskOperations } from '#tests/kit/content/desk.ts';
import { type MadeMessage, makeMessage } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('ravi', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Ravi Iyer' }),
);

async function reading(product: Product, ravi: Person): Promise<{ sent: MadeMessage; visitor: Visitor; page: Page }> {
  const sent = await makeMessage(product, { name: 'Asha Menon' });
  const visitor = await visit(product, ravi);
  await visitor.open(`/contact-details/${sent.id}`);
  await heading(visitor.page, sent.name).waitFor();
  return { sent, visitor, page: visitor.page };
}
const said = (place: Page | Locator, text: string) => place.getByText(text, { exact: true }).waitFor();
const stored = async (ravi: Person, { id }: MadeMessage) => (await ravi.gql(deskOperations.byId, { id })).data.message;
const stage = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const asked = ({ operations }: Visitor, name: string) => operations.filter((one) => one === name).length;

test('a second change shows immediately but is sent only after the first', async ({ product, ravi }) => {
  const { sent, visitor, page } = await reading(product, ravi);
  const server = await meddle(page, 'SetMessageStage', 'slow');
  for (const [count, name] of ['Proposal', 'Won', 'In Contact'].entries()) {
    await stage(page, name).click();
    await expect.poll(() => stage(page, name).getAttribute('aria-checked')).toBe('true');
    expect([count, asked(visitor, 'SetMessageStage')]).toEqual([count, 1]);
  }
  expect((await stored(ravi, sent)).stage).toBe('NEW');
  await server.asked;
  await server.stop();
  server.release();
  await visitor.hears(deskStrings.moved('IN_CONTACT'));
  expect([await visitor.toasts(), (await stored(ravi, sent)).stage]).toEqual([
    (['PROPOSAL', 'WON', 'IN_CONTACT'] as const).map(deskStrings.moved),
    'IN_CONTACT',
  ]);
  expect(await stage(page, 'In Contact').getAttribute('aria-checked')).toBe('true');
  await leaveQuietly(visitor);
});

test('a refused change is rolled back without the change that follows it', async ({ product, ravi }) => {
  const { sent, visitor, page } = await reading(product, ravi);
  const server = await meddle(page, 'MarkMessageRead', 'refusing');
  await page.keyboard.press('e');
  await page.keyboard.press('a');
  await said(page, 'Read');
  await said(page, 'Ravi Iyer (you)');
  await server.asked;
  expect(asked(visitor, 'TakeMessage')).toBe(0);
  server.release();
  await visitor.hears('The server says no.');
  await said(page, 'Unread');
  await visitor.hears(deskStrings.taken);
  await said(page, 'Ravi Iyer (you)');
  expect((await stored(ravi, sent)).owner).toMatchObject({ id: ravi.id });
  await server.stop();

  const refusing = await meddle(page, 'SetMessageStage', 'refusing');
  await stage(page, 'Won').click();
  await page.keyboard.press('e');
  await said(page, 'Read');
  refusing.release();
  await visitor.hears(messageStrings.read);
  await expect.poll(() => stage(page, 'New').getAttribute('aria-checked')).toBe('true');
  await said(page, 'Read');
  await leaveQuietly(visitor);
});

test('a key pressed again at once or held down causes one change', async ({ product, ravi }) => {
  const { visitor, page } = await reading(product, ravi);
  await page.evaluate(() => {
    for (const repeat of [false, false, true]) dispatchEvent(new KeyboardEvent('keydown', { key: 'e', repeat }));
  });
  await visitor.hears(messageStrings.read);
  await page.keyboard.down('e');
  await visitor.hears(messageStrings.unread);
  for (let n = 0; n < 5; n += 1) await page.keyboard.down('e');
  await page.keyboard.up('e');
  await page.keyboard.press('a');
  await visitor.hears(deskStrings.taken);
  expect(await visitor.toasts()).toEqual([messageStrings.read, messageStrings.unread, deskStrings.taken]);
  await leaveQuietly(visitor);
});

test('a double click on a toggle is one change on a slow server', async ({ product, ravi }) => {
  const { sent, visitor, page } = await reading(product, ravi);
  const server = await meddle(page, 'MarkMessageRead', 'slow');
  await page.getByRole('button', { name: /^Mark as / }).dblclick();
  await said(page, 'Read');
  await server.asked;
  server.release();
  await visitor.hears(messageStrings.read);
  const { data } = await ravi.gql('query ($id: UUID!) { message(id: $id) { isRead } }', { id: sent.id });
  expect([asked(visitor, 'MarkMessageRead'), data.message.isRead]).toEqual([1, true]);
  await leaveQuietly(visitor);
});
