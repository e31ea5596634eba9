import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { at, button, closeBrowser, heading, type Visitor, visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { type MadeMessage, makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

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
const stored = async ({ id }: MadeMessage) => (await employee.gql(messageOperations.byId, { id })).data?.message;

async function reading(fields: Record<string, unknown> = {}) {
  const sent = await makeMessage(product, { name: 'Asha Menon', ...fields });
  visitor = await visit(product, employee);
  await visitor.open(`/contact-details/${sent.id}`);
  await heading(visitor.page, sent.name).waitFor();
  return { page: visitor.page, sent };
}

describe('the message', () => {
  test('is there with its sender, who is called and written to by a tap', async () => {
    const { page, sent } = await reading({ message: 'Line one.\n<b>Line two.</b>', service: 'PPC Advertising' });
    const sender = page.getByRole('complementary', { name: 'Sender' });
    expect(await sender.getByRole('link', { name: sent.contactNumber }).getAttribute('href')).toBe(
      `tel:${sent.contactNumber}`,
    );
    expect(await sender.getByRole('link', { name: sent.email }).getAttribute('href')).toBe(`mailto:${sent.email}`);
    await page.getByText('PPC Advertising').waitFor();
    expect(await page.getByRole('region', { name: 'Message' }).innerText()).toBe('Line one.\n<b>Line two.</b>');
    await sender.getByText('Unread', { exact: true }).waitFor();
    expect((await stored(sent)).isRead).toBe(false);
    await page.getByRole('link', { name: 'Back to Contact Queries' }).click();
    await heading(page, 'Contact Queries').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('without a text says so', async () => {
    const { page } = await reading({ message: null });
    await page.getByText('No text was sent.').waitFor();
    await visitor.leave();
  });

  test('is marked as read and unread at once, and stays so', async () => {
    const { page, sent } = await reading();
    const slow = await meddle(page, 'MarkMessageRead', 'slow');
    await button(page, 'Mark as read').click();
    await slow.asked;
    await page.getByText('Read', { exact: true }).waitFor();
    slow.release();
    await visitor.hears('Message marked as read.');
    expect((await stored(sent)).isRead).toBe(true);
    await button(page, 'Mark as unread').click();
    await visitor.hears('Message marked as unread.');
    expect((await stored(sent)).isRead).toBe(false);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('that there is none of says so, with an id or without', async () => {
    visitor = await visit(product, employee);
    const { page } = visitor;
    for (const id of [UNKNOWN, 'no-id']) {
      await visitor.open(`/contact-details/${id}`);
      await heading(page, 'Message Not Found').waitFor();
      await page.getByRole('link', { name: 'Back to Contact Queries' }).click();
      await heading(page, 'Contact Queries').waitFor();
    }
    await visitor.leave();
  });

  test('that does not come says why, and comes at another try', async () => {
    const { page, sent } = await reading();
    for (const [how, sentence] of [
      ['failing', 'Failed to fetch message details.'],
      ['empty', 'Failed to fetch message details.'],
      ['refusing', 'The server says no.'],
    ] as const) {
      const broken = await meddle(page, 'Message', how);
      await visitor.open(`/contact-details/${sent.id}`);
      await page.getByText('Loading message...').waitFor();
      broken.release();
      await page.getByRole('alert').filter({ hasText: 'Error Loading Message' }).getByText(sentence).waitFor();
      await visitor.hears(sentence);
      await broken.stop();
      await button(page, 'Try Again').click();
      await heading(page, sent.name).waitFor();
    }
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });
});

describe('deleting', () => {
  const remove = async (page: Page) => {
    await button(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };

  test('leads to the inbox, where the message is no more', async () => {
    const { page, sent } = await reading();
    await button(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await stored(sent)).toBeTruthy();
    const slow = await meddle(page, 'RemoveMessage', 'slow');
    await remove(page);
    await slow.asked;
    await button(page, 'Deleting...').waitFor();
    expect(at(page)).toBe(`/contact-details/${sent.id}`);
    slow.release();
    await visitor.hears('Message deleted.');
    await heading(page, 'Contact Queries').waitFor();
    expect(at(page)).toBe('/contact-query');
    expect(await page.getByRole('link', { name: sent.email }).count()).toBe(0);
    expect((await employee.gql(messageOperations.byId, { id: sent.id })).code).toBe('NOT_FOUND');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('that fails stays on the page and says why', async () => {
    const { page, sent } = await reading();
    const broken = await meddle(page, 'RemoveMessage', 'failing');
    broken.release();
    await remove(page);
    await visitor.hears('Failed to delete message.');
    await button(page, 'Delete').waitFor();
    expect(at(page)).toBe(`/contact-details/${sent.id}`);
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });

  test('whatever is done with what a colleague has deleted says so', async () => {
    for (const act of [
      (page: Page) => button(page, 'Mark as read').click(),
      async (page: Page) => {
        await replyField(page).fill('Too late.');
        await button(page, 'Send Reply').click();
      },
      remove,
    ]) {
      const { page, sent } = await reading();
      await employee.rest('DELETE', `/messages/${sent.id}`);
      await act(page);
      await visitor.hears('Message not found.');
      await heading(page, act === remove ? 'Contact Queries' : 'Message Not Found').waitFor();
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    }
  });
});

test('strangers see neither the inbox nor a message, and the server is not asked; an admin sees both', async () => {
  const sent = await makeMessage(product, { name: 'Asha Menon' });
  const stranger = await visit(product);
  for (const path of ['/contact-query', `/contact-details/${sent.id}`]) {
    await stranger.open(path);
    await heading(stranger.page, 'Oops! Page Not Found').waitFor();
  }
  expect(stranger.operations).toEqual([]);
  await stranger.leave();
  const admin = await visit(product, await product.signedIn('admin'));
  await admin.open('/contact-query');
  await admin.page.getByRole('row').filter({ hasText: sent.email }).getByRole('link').click();
  await heading(admin.page, 'Asha Menon').waitFor();
  await admin.leave();
});
