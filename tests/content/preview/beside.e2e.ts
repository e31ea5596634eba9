import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { editor } from '#tests/kit/browser/editor.ts';
import { button, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { test as base } from '#tests/kit/test.ts';

const test = base.extend('asha', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Menon' }));

test('the page of an unsaved post is shown beside its text, at both widths, by a button or a key', async ({
  product,
  asha,
}) => {
  const visitor = await visit(product, asha, { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.open('/admin/add-blog');
  await editor(page).waitFor();
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('What the tide brings');
  await page.getByLabel('Excerpt').fill('Three things that the sea leaves.');
  await page.getByLabel('Tags').fill('harbours, tides');
  await editor(page).fill('The first sentence of the text.');
  await title.press('Alt+Shift+P');
  const frame = page.frameLocator('iframe[title=Preview]');
  await frame.getByRole('heading', { level: 1, name: 'What the tide brings' }).waitFor();
  await frame.getByText('The first sentence of the text.').waitFor();
  for (const words of ['Three things that the sea leaves.', 'Asha Menon', 'harbours', '1 min read'])
    await frame.getByText(words).first().waitFor();
  const width = () => frame.locator('html').evaluate(() => innerWidth);
  expect(await width()).toBe(390);
  await button(page, 'Desktop').click();
  await expect.poll(width).toBe(1280);

  await title.fill('What the tide takes');
  await frame.getByRole('heading', { level: 1, name: 'What the tide takes' }).waitFor();
  // A link of the page would leave the form.
  await frame.getByRole('link', { name: 'Back to Blog' }).click();
  expect(await title.inputValue()).toBe('What the tide takes');
  expect(await violations(page)).toEqual([]);
  await title.press('Alt+Shift+P');
  await page.locator('iframe[title=Preview]').waitFor({ state: 'detached' });
  await button(page, 'Preview').click();
  await frame.getByRole('heading', { level: 1 }).waitFor();
  await title.fill('');
  await leaveQuietly(visitor);
});

test('the page of an unsaved portfolio item is shown beside its text', async ({ product, asha }) => {
  const visitor = await visit(product, asha, { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.open('/admin/add-portfolio');
  await editor(page).waitFor();
  await page.getByLabel('Title', { exact: true }).fill('A shop for boats');
  await page.getByLabel('Description').fill('We built it in six weeks.');
  await page.getByLabel('Client', { exact: true }).fill('Harbour Ltd');
  await editor(page).fill('How it came about.');
  await button(page, 'Preview').click();
  const frame = page.frameLocator('iframe[title=Preview]');
  await frame.getByRole('heading', { level: 1, name: 'A shop for boats' }).waitFor();
  for (const words of ['We built it in six weeks.', 'Harbour Ltd', 'How it came about.'])
    await frame.getByText(words).first().waitFor();
  await leaveQuietly(visitor);
});
