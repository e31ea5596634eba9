import { like } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { replyTemplates } from '#server/clients/message/replyTemplate/table.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makeTemplate } from '#tests/kit/content/replyTemplate.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

let visitor: Visitor;
const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Meera Nair' }),
);
test.beforeAll(async ({ product, employee }) => {
  await makeTemplate(employee, { name: 'First answer', text: 'Hello {name},\nthank you for asking about {service}.' });
  await makeTemplate(employee, { name: 'Price list', text: 'Our prices. {brand}, {sender}' });
  visitor = await visit(product, employee);
});

/** A message without an autosaved reply, which would arrive at its own time. */
async function replying(product: Product) {
  const { page } = visitor;
  const { id } = await makeMessage(product, { name: 'Ishaan Kapoor', service: 'PPC Advertising' });
  await visitor.open(`/contact-details/${id}`);
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await reply.focus();
  const list = page.getByRole('listbox', { name: 'Reply templates' });
  const options = () => page.getByRole('option').evaluateAll((all) => all.map((one) => one.textContent ?? ''));
  return { page, reply, list, options, written: () => reply.inputValue() };
}

test('the first template that / finds at the beginning of a line is inserted by Enter', async ({ product }) => {
  const { page, list, options, written } = await replying(product);
  await page.keyboard.type('/price');
  await list.waitFor();
  await expect.poll(async () => (await options()).length).toBe(1);
  await page.keyboard.press('Enter');
  const { name } = product.services.siteFile;
  await expect.poll(written).toBe(`Our prices. ${name}, Meera Nair`);
  await list.waitFor({ state: 'detached' });
  await page.keyboard.type(' 1/2\n/');
  await list.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const greeting = 'Hello Ishaan Kapoor,\nthank you for asking about PPC Advertising.';
  await expect.poll(written).toBe(`Our prices. ${name}, Meera Nair 1/2\n${greeting}`);
  await list.waitFor({ state: 'detached' });
  await page.keyboard.type('!');
  expect(await written()).toContain('Advertising.!');
});

test('a slow answer fills the list that / has opened', async ({ product }) => {
  const answer = await meddle(visitor.page, 'ReplyTemplates', 'slow');
  const { page, options, written } = await replying(product);
  await page.keyboard.type('/price');
  await page.getByText('Loading templates...').waitFor();
  answer.release();
  await expect.poll(async () => (await options()).length).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(written).toMatch(/^Our prices\./);
  await answer.stop();
});

test('Escape closes the list of templates and keeps the typed text', async ({ product }) => {
  const { page, list, written } = await replying(product);
  await page.keyboard.type('/etc is');
  await list.waitFor();
  await page.getByText('No template fits.').waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await expect.poll(written).toBe('/etc is');
  await page.keyboard.type(' a folder');
  expect(await written()).toBe('/etc is a folder');
});

test('all of more than 200 templates are found', async ({ product, onTestFinished }) => {
  const { db, now } = product.services;
  const many = Array.from({ length: 205 }, (_, n) => ({
    id: uuidv7(),
    name: `Numbered ${n}`,
    text: `This is number ${n}.`,
    createdAt: new Date(now().getTime() + n),
  }));
  await db.insert(replyTemplates).values(many);
  onTestFinished(async () => {
    await db.delete(replyTemplates).where(like(replyTemplates.name, 'Numbered %'));
  });
  const { page, options, written } = await replying(product);
  await page.getByRole('button', { name: 'Templates' }).click();
  await expect.poll(async () => (await options()).length).toBe(207);
  await page.keyboard.type('numbered 204');
  await expect.poll(options).toEqual(['Numbered 204This is number 204.']);
  await page.keyboard.press('Enter');
  await expect.poll(written).toBe('This is number 204.');
});

test('the caret keeps its place while the button opens the list', async ({ product }) => {
  const { page, reply, list, options, written } = await replying(product);
  await page.keyboard.type('Before. After.');
  for (let count = 0; count < ' After.'.length; count += 1) await page.keyboard.press('ArrowLeft');
  for (const name of ['Send Reply', 'Send, next', 'Attach files', 'Templates']) {
    await page.keyboard.press('Tab');
    await page.locator('button:focus', { hasText: name }).waitFor();
  }
  await page.keyboard.press('Enter');
  await list.waitFor();
  expect(await options()).toEqual([
    expect.stringContaining('First answer'),
    expect.stringContaining('Price listOur prices.'),
  ]);
  await page.keyboard.press('Escape');
  await page.locator('button:focus', { hasText: 'Templates' }).waitFor();
  expect(await written()).toBe('Before. After.');
  await page.keyboard.press('Enter');
  await list.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(written).toMatch(/^Before\.Our prices\. .*, Meera Nair After\.$/);
  expect(await reply.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('the character / is a normal one as long as there are no templates', async ({ product, employee }) => {
  await product.services.db.delete(replyTemplates);
  const elsewhere = await visit(product, employee);
  const { id } = await makeMessage(product);
  await elsewhere.open(`/contact-details/${id}`);
  const { page } = elsewhere;
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByText('There are no templates yet.').waitFor();
  await page.keyboard.press('Escape');
  await reply.click();
  await page.keyboard.type('/etc');
  expect(await reply.inputValue()).toBe('/etc');
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('link', { name: 'Manage templates' }).waitFor();
  await elsewhere.leave();
});
