import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { phoneTextOf } from '#server/platform/phoneNumber.ts';
import { holdStream, meddle } from '#tests/kit/browser/meddle.ts';
import { forgetToasts } from '#tests/kit/browser/toasts.ts';
import { at, button, heading, leaveQuietly, link, visit } from '#tests/kit/browser/visitor.ts';
import { emptyInbox, type MadeMessage, makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const replyField = (page: Page) => page.getByLabel('Your reply');
const stored = async (employee: Person, { id }: MadeMessage) =>
  (await employee.gql(messageOperations.byId, { id })).data?.message;

async function goOnTo(page: Page, name: string) {
  await link(page, 'Back to Contact Queries').click();
  await heading(page, 'Contact Queries').waitFor();
  await link(page, name).click();
  await heading(page, name).waitFor();
}

test('the page of a message shows its text and sender and marks it as read or unread', async ({
  product,
  employee,
}) => {
  await emptyInbox(product);
  const sent = await makeMessage(product, {
    name: 'Asha Menon',
    message: 'Line one.\n<b>Line two.</b>',
    service: 'PPC Advertising',
  });
  await makeMessage(product, { name: 'Bela Rao', message: null });
  const visitor = await visit(product, employee);
  const { page } = visitor;

  // Without the stream nothing reloads the message.
  await holdStream(page);
  let ask = () => visitor.open(`/contact-details/${sent.id}`);
  for (const [how, sentence] of [
    ['failing', 'Failed to fetch message details.'],
    ['empty', 'Failed to fetch message details.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'Message', how);
    await ask();
    await page.getByText('Loading message...').waitFor();
    await forgetToasts(page);
    broken.release();
    await page.getByRole('alert').filter({ hasText: 'Error Loading Message' }).getByText(sentence).waitFor();
    await visitor.hears(sentence);
    await broken.stop();
    ask = () => button(page, 'Try Again').click();
  }
  await ask();
  await heading(page, sent.name).waitFor();

  const sender = page.getByRole('complementary', { name: 'Sender' });
  expect(await link(sender, phoneTextOf(sent.contactNumber)).getAttribute('href')).toBe(`tel:${sent.contactNumber}`);
  expect(await link(sender, sent.email).getAttribute('href')).toBe(`mailto:${sent.email}`);
  await page.getByText('PPC Advertising').waitFor();
  expect(await page.getByRole('region', { name: 'Message' }).innerText()).toBe('Line one.\n<b>Line two.</b>');
  await sender.getByText('Unread', { exact: true }).waitFor();
  expect((await stored(employee, sent)).isRead).toBe(false);

  const slow = await meddle(page, 'MarkMessageRead', 'slow');
  await button(page, 'Mark as read').click();
  await slow.asked;
  await page.getByText('Read', { exact: true }).waitFor();
  slow.release();
  await visitor.hears('Message marked as read.');
  expect((await stored(employee, sent)).isRead).toBe(true);
  await button(page, 'Mark as unread').click();
  await visitor.hears('Message marked as unread.');
  expect((await stored(employee, sent)).isRead).toBe(false);

  await goOnTo(page, 'Bela Rao');
  await page.getByText('No text was sent.').waitFor();
  await visitor.open('/contact-details/no-id');
  await heading(page, 'Message Not Found').waitFor();
  await link(page, 'Back to Contact Queries').click();
  await heading(page, 'Contact Queries').waitFor();
  await leaveQuietly(visitor, 502);
});

test('the page of a message returns to the inbox only after an accepted deletion', async ({ product, employee }) => {
  const remove = async (page: Page) => {
    await button(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await emptyInbox(product);
  const sent = await makeMessage(product, { name: 'Asha Menon' });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open(`/contact-details/${sent.id}`);
  await button(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  expect(await stored(employee, sent)).toBeTruthy();
  const broken = await meddle(page, 'RemoveMessage', 'failing');
  broken.release();
  await remove(page);
  await visitor.hears('Failed to delete message.');
  await button(page, 'Delete').waitFor();
  expect(at(page)).toBe(`/contact-details/${sent.id}`);
  await broken.stop();
  const slow = await meddle(page, 'RemoveMessage', 'slow');
  await remove(page);
  await slow.asked;
  await button(page, 'Deleting...').waitFor();
  expect(at(page)).toBe(`/contact-details/${sent.id}`);
  slow.release();
  await visitor.hears('Message deleted.');
  await heading(page, 'Contact Queries').waitFor();
  expect(at(page)).toBe('/contact-query');
  expect(await link(page, sent.email).count()).toBe(0);
  expect((await employee.gql(messageOperations.byId, { id: sent.id })).code).toBe('NOT_FOUND');

  for (const [name, act] of [
    ['Bela Rao', (page: Page) => button(page, 'Mark as read').click()],
    [
      'Chand Gill',
      async (page: Page) => {
        await replyField(page).fill('Too late.');
        await button(page, 'Send Reply').click();
      },
    ],
    ['Dev Nair', remove],
  ] as const) {
    const { id } = await makeMessage(product, { name });
    await link(page, name).click();
    await heading(page, name).waitFor();
    await employee.rest('DELETE', `/messages/${id}`);
    await forgetToasts(page);
    await act(page);
    await visitor.hears('Message not found.');
    if (act !== remove) {
      await heading(page, 'Message Not Found').waitFor();
      await link(page, 'Back to Contact Queries').click();
    }
    await heading(page, 'Contact Queries').waitFor();
  }
  await leaveQuietly(visitor, 502);
});

test('strangers see neither inbox nor message and send no query', async ({ product }) => {
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
