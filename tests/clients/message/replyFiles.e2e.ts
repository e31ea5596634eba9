import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { button, heading, UPLOAD, visit } from '#tests/kit/browser/visitor.ts';
import { entriesOf } from '#tests/kit/content/incomingMail.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Reply', exact: true });
const field = (page: Page) => page.getByLabel('Your reply');
const chosen = (page: Page) => page.getByRole('list', { name: 'Files of the reply' }).getByRole('listitem');
const choose = (page: Page, name: string, buffer: Buffer, mimeType = 'text/plain') =>
  form(page).locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

/** Pastes or drops a file, beside a text if there is one. */
const bring = (page: Page, type: 'paste' | 'drop', name: string, text?: string) =>
  field(page).evaluate(
    (element, [type, name, text]) => {
      const data = new DataTransfer();
      data.items.add(new File(['content'], name, { type: 'text/plain' }));
      if (text) data.setData('text/plain', text);
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      );
    },
    [type, name, text] as const,
  );

async function reading(product: Product, employee: Person) {
  const message = await makeMessage(product);
  const visitor = await visit(product, employee);
  await visitor.open(`/contact-details/${message.id}`);
  await heading(visitor.page, message.name).waitFor();
  return { message, visitor, page: visitor.page };
}

test('files that are chosen, pasted or dropped go out with the reply, even after a failure', async ({
  product,
  employee,
}) => {
  const { message, visitor, page } = await reading(product, employee);
  await product.mail.mailTo(message.email);
  await choose(page, 'logo.png', await canvas().png().toBuffer(), 'image/png');
  await bring(page, 'paste', 'pasted.txt');
  await bring(page, 'drop', 'dropped.txt');
  await choose(page, 'mistake.txt', Buffer.from('Not this'));
  await expect.poll(() => chosen(page).count()).toBe(4);
  await button(page, 'Remove mistake.txt').press('Enter');
  await expect
    .poll(() => button(page, 'Remove dropped.txt').evaluate((one) => one === document.activeElement))
    .toBe(true);
  expect(await violations(page)).toEqual([]);
  await field(page).fill('See the files.');

  const broken = await meddle(page, UPLOAD, 'failing');
  broken.release();
  await button(page, 'Send Reply').click();
  await page.getByText('Not sent yet: your text and files are kept here.').waitFor();
  await broken.stop();
  expect(await chosen(page).count()).toBe(3);

  await button(page, 'Send Reply').click();
  await page.getByRole('article', { name: /^Reply by / }).waitFor();
  await expect.poll(() => chosen(page).count()).toBe(0);
  const { attachments } = await product.mail.mailTo(message.email, 1);
  expect(attachments.map(({ filename }) => filename)).toEqual(['logo.png', 'pasted.txt', 'dropped.txt']);

  await button(page, 'Open logo.png').click();
  await page.getByRole('dialog', { name: 'logo.png' }).getByRole('img', { name: 'logo.png' }).waitFor();
  await visitor.leave();
});

test('a picture that an office program copies with its text is not attached on pasting', async ({
  product,
  employee,
}) => {
  const { visitor, page } = await reading(product, employee);
  await bring(page, 'paste', 'picture.png', 'Our prices');
  // File managers copy the name of the file too.
  await bring(page, 'paste', 'pasted.txt', 'pasted.txt');
  await expect.poll(() => chosen(page).allInnerTexts()).toEqual([expect.stringContaining('pasted.txt')]);
  await visitor.leave();
});

test('a file that is empty or too large is refused while the files before it stay', async ({ product, employee }) => {
  const { message, visitor, page } = await reading(product, employee);
  await choose(page, 'offer.txt', Buffer.from('Our offer'));
  await choose(page, 'empty.txt', Buffer.alloc(0));
  await form(page).getByText('The file empty.txt is empty.').waitFor();
  await choose(page, 'large.bin', Buffer.alloc(10 * 1024 * 1024));
  await form(page).getByText('The files of a reply can have at most 10 MB together.').waitFor();
  expect(await chosen(page).count()).toBe(1);
  await choose(page, 'more.txt', Buffer.from('More'));
  await expect.poll(() => chosen(page).count()).toBe(2);
  await expect.poll(() => form(page).getByRole('alert').count()).toBe(0);
  await field(page).fill('See the files.');
  await field(page).press('Control+Enter');
  await expect.poll(async () => (await entriesOf(employee, message.id, 'Reply'))[0]?.attachments.length).toBe(2);
  await visitor.leave();
});
