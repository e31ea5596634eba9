import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meddle } from '#tests/kit/meddle.ts';
import { type Message, makeMessage, messageOperations } from '#tests/kit/message.ts';
import type { Person } from '#tests/kit/person.ts';
import { type Product, startProduct } from '#tests/kit/product.ts';
import { button, closeBrowser, faultAt, heading, type Visitor, visit, withoutStatus } from '#tests/kit/visitor.ts';

let product: Product;
let employee: Person;
let visitor: Visitor;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const replyField = (page: Page) => page.getByLabel('Your reply');
const replies = (page: Page) => page.getByRole('region', { name: /Repl/ }).getByRole('listitem');
const stored = async ({ id }: Message) => (await employee.gql(messageOperations.byId, { id })).data?.message;

async function reading(fields: Record<string, unknown> = {}) {
  const sent = await makeMessage(product, { name: 'Asha Menon', ...fields });
  visitor = await visit(product, employee);
  await visitor.open(`/contact-details/${sent.id}`);
  await heading(visitor.page, sent.name).waitFor();
  return { page: visitor.page, sent };
}

describe('a reply', () => {
  test('must not be empty', async () => {
    const { page, sent } = await reading();
    for (const text of ['', '  \n ']) {
      await replyField(page).fill(text);
      await button(page, 'Send Reply').click();
      await expect.poll(() => faultAt(replyField(page))).toBe('Reply text cannot be empty.');
      await replyField(page).fill('x');
      expect(await faultAt(replyField(page))).toBeNull();
    }
    expect((await stored(sent)).replies).toEqual([]);
    expect(visitor.operations).not.toContain('ReplyToMessage');
    await visitor.leave();
  });

  test('is sent once, shown beneath the message, and goes out by mail', async () => {
    const { page, sent } = await reading({ message: 'Can you help?' });
    // The acknowledgement: mails that wait together go out together, in no order.
    await product.mail.mailTo(sent.email);
    await replyField(page).fill('We can.\n\nOn Monday.');
    const slow = await meddle(page, 'ReplyToMessage', 'slow');
    await button(page, 'Send Reply').click();
    await slow.asked;
    expect(await button(page, 'Sending...').isDisabled()).toBe(true);
    expect(await replyField(page).isDisabled()).toBe(true);
    slow.release();
    await visitor.hears('Reply sent.');
    await page.getByRole('heading', { name: '1 Reply' }).waitFor();
    expect(await replies(page).innerText()).toContain('We can.\n\nOn Monday.');
    expect(await replyField(page).inputValue()).toBe('');
    expect((await product.mail.mailTo(sent.email, 1)).text).toMatch(/^We can\.\n\nOn Monday\..*> Can you help\?/s);
    await replyField(page).fill('Or on Tuesday.');
    await button(page, 'Send Reply').click();
    await page.getByRole('heading', { name: '2 Replies' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '2 Replies' }).waitFor();
    expect(await replies(page).count()).toBe(2);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('that fails says why, and what was written stays', async () => {
    const { page, sent } = await reading();
    await replyField(page).fill('A long letter.');
    for (const [how, sentence] of [
      ['failing', 'Failed to send reply.'],
      ['refusing', 'The server says no.'],
      ['empty', 'Failed to send reply.'],
    ] as const) {
      const broken = await meddle(page, 'ReplyToMessage', how);
      broken.release();
      await button(page, 'Send Reply').click();
      // The third says what the first has said already.
      await broken.asked;
      await visitor.hears(sentence);
      expect(await replyField(page).inputValue()).toBe('A long letter.');
      await broken.stop();
    }
    const failed = 'Failed to send reply.';
    await expect.poll(visitor.toasts).toEqual([failed, 'The server says no.', failed]);
    expect(await replyField(page).inputValue()).toBe('A long letter.');
    expect((await stored(sent)).replies).toEqual([]);
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });
});
