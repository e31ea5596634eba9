import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { mediaStrings } from '#schema/media.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import { makePicture, mediaOperations } from '#tests/kit/content/media.ts';
import { canvas } from '#tests/kit/content/picture.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => product.services.db.delete(pictures));

async function library(product: Product, employee: Person, width = 1440) {
  const viewport = { width, height: 900 };
  const visitor = await visit(product, employee, { viewport, reducedMotion: 'reduce' });
  // Keeps Chromium from opening a native file chooser.
  visitor.page.on('filechooser', () => undefined);
  await visitor.open('/admin/media');
  return visitor;
}
const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let tabs = 0; tabs < 60 && !(await hasFocus(wanted)); tabs += 1) await page.keyboard.press('Tab');
  await expect.poll(() => hasFocus(wanted)).toBe(true);
}
const names = async (employee: Person) =>
  (await employee.gql(mediaOperations.list)).data.mediaPictures.nodes.map(({ name }: { name: string }) => name);
const panel = (page: Page) => page.getByRole('dialog');

test('a picture can be uploaded, searched, renamed, replaced and deleted by keyboard', async ({
  product,
  employee,
}) => {
  const visitor = await library(product, employee);
  const { page } = visitor;
  const file = async (name: string) => ({ name, mimeType: 'image/png', buffer: await canvas(60, 40).png().toBuffer() });
  const choose = async (by: Locator, name: string) => {
    await tabTo(page, by);
    const asked = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await asked).setFiles(await file(name));
  };
  await choose(button(page, 'Upload Pictures'), 'harbour.png');
  await button(page, 'Open harbour').waitFor();
  await tabTo(page, page.getByLabel('Find by name or alt text'));
  await page.keyboard.type('harb');
  await page.getByText('1 picture', { exact: true }).waitFor();
  await tabTo(page, button(page, 'Open harbour'));
  await page.keyboard.press('Enter');
  await tabTo(page, panel(page).getByLabel('Name'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('The harbour');
  await page.keyboard.press('Enter');
  await visitor.hears(mediaStrings.updated);
  await panel(page).waitFor({ state: 'hidden' });
  expect(await names(employee)).toEqual(['The harbour']);
  await expect.poll(() => hasFocus(button(page, 'Open The harbour'))).toBe(true);

  await page.keyboard.press('Enter');
  await choose(button(panel(page), 'Replace'), 'another.png');
  await visitor.hears(mediaStrings.replaced);
  await tabTo(page, button(panel(page), 'Delete'));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  expect(await names(employee)).toEqual(['The harbour']);
  await tabTo(page, button(panel(page), 'Delete'));
  await page.keyboard.press('Enter');
  await tabTo(page, button(question, 'Delete'));
  await page.keyboard.press('Enter');
  await visitor.hears(mediaStrings.removed);
  expect(await names(employee)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await leaveQuietly(visitor);
});

test.for([390, 1440])(
  'library dialogs and refused uploads have no accessibility violation at width %i',
  async (width, { product, employee }) => {
    await makePicture(employee, { name: 'The harbour', altText: 'Boats at rest.' });
    const visitor = await library(product, employee, width);
    const { page } = visitor;
    await page
      .locator('input[type=file][aria-label="Upload Pictures"]')
      .setInputFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }]);
    await button(page, 'Put away notes.txt').waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, 'Open The harbour').click();
    await button(panel(page), 'Delete').click();
    await page.getByRole('alertdialog').waitFor();
    expect(await violations(page)).toEqual([]);
    await visitor.open('/admin/add-blog');
    await button(page, 'Choose from the Library').click();
    await button(panel(page), 'Choose The harbour').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await leaveQuietly(visitor);
  },
);

const stored = async (employee: Person): Promise<Record<string, string | null>> => {
  const { nodes } = (await employee.gql('{ mediaPictures { nodes { name altText } } }')).data.mediaPictures;
  return Object.fromEntries(
    nodes.map(({ name, altText }: { name: string; altText: string | null }) => [name, altText]),
  );
};

test('the alt texts of several selected pictures are written one after the other with Tab and saved together', async ({
  product,
  employee,
}) => {
  for (const name of ['Harbour', 'Forest', 'Meadow', 'Quarry']) await makePicture(employee, { name });
  const visitor = await library(product, employee);
  const { page } = visitor;
  await tabTo(page, page.getByRole('checkbox', { name: 'Select Meadow' }));
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: 'Select Harbour' }).click({ modifiers: ['Shift'] });
  await page.getByText('3 pictures selected').waitFor();
  await tabTo(page, button(page, 'Write alt texts'));
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(panel(page).getByLabel('Alt text of Meadow'))).toBe(true);
  expect(await violations(page)).toEqual([]);
  for (const text of ['Grass and flowers.', 'Tall trees.', 'Boats at rest.']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await button(page, 'Keep Editing').click();
  await tabTo(page, button(panel(page), 'Save Alt Texts'));
  await page.keyboard.press('Enter');
  await visitor.hears(mediaStrings.altTextsSaved(3));
  await panel(page).waitFor({ state: 'hidden' });
  const texts = { Meadow: 'Grass and flowers.', Forest: 'Tall trees.', Harbour: 'Boats at rest.', Quarry: null };
  expect(await stored(employee)).toEqual(texts);
  expect(await page.getByLabel('Alt text of Forest').inputValue()).toBe('Tall trees.');
  await page.getByText('3 pictures selected').waitFor({ state: 'hidden' });
  await leaveQuietly(visitor);
});

test('an alt text of several that cannot be saved stays in the dialog with the name and the reason', async ({
  product,
  employee,
}) => {
  const { id } = await makePicture(employee, { name: 'Harbour' });
  await makePicture(employee, { name: 'Forest' });
  const visitor = await library(product, employee, 390);
  const { page } = visitor;
  for (const name of ['Harbour', 'Forest']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await button(page, 'Write alt texts').click();
  await panel(page).getByLabel('Alt text of Forest').fill('Tall trees.');
  await panel(page).getByLabel('Alt text of Harbour').fill('Boats at rest.');
  await employee.gql(mediaOperations.remove, { id });
  await button(panel(page), 'Save Alt Texts').click();
  await visitor.hears(mediaStrings.altTextsFailed(1, 2));
  await panel(page).getByText(`Harbour: ${mediaStrings.notFound}`).waitFor();
  expect(await panel(page).getByLabel('Alt text of Harbour').inputValue()).toBe('Boats at rest.');
  expect(await panel(page).getByLabel('Alt text of Forest').count()).toBe(0);
  expect(await stored(employee)).toEqual({ Forest: 'Tall trees.' });
  expect(await violations(page)).toEqual([]);
  await leaveQuietly(visitor);
});
