import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { importStrings } from '#schema/import.ts';
import { imports } from '#server/transfer/import/table.ts';
import { violations } from '#tests/kit/browser/axe.ts';
import { button, visit } from '#tests/kit/browser/visitor.ts';
import { csvFile } from '#tests/kit/content/csvImport.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { emptyFolder } from '#tests/kit/product/backup.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

let folder: string;
const clean: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await emptyFolder({ onTestFinished: (one) => void clean.push(one) });
});
test.beforeEach(async ({ product }) => {
  await product.services.db.delete(imports);
});
afterAll(async () => {
  for (const one of clean) await one();
});

const entries = csvFile([
  ['Timestamp', 'Full Name', 'Email Address', 'What is it about?', 'Hear from us'],
  ['05/03/2024 15:30:00', 'Asha Rao', 'asha@a.example', 'A shop for spices', 'yes'],
  ['06/03/2024 09:10:00', 'Ben Ode', 'ben at b.example', 'A site', 'no'],
  ['07/03/2024 18:00:00', 'Chand Mehta', 'chand@c.example', 'दुकान की वेबसाइट', 'yes'],
]);

async function uploaded(product: Product, admin: Person, name: string, content: string) {
  const path = join(folder, name);
  await writeFile(path, content);
  const visitor = await visit(product, admin);
  const { page } = visitor;
  await visitor.open('/admin/import');
  await page.locator('input[type=file]').setInputFiles(path);
  return { visitor, page };
}
const inState = (page: Page, name: string) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${name}`) })
    .waitFor();
const becomes = (page: Page, column: string) => page.getByRole('combobox', { name: `“${column}” becomes` });
const chosen = (page: Page, column: string) =>
  becomes(page, column).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent);
const total = async (admin: Person) =>
  (await admin.gql('{ messages(first: 1) { totalCount } }')).data.messages.totalCount;

test('an admin maps the columns of a table, imports its rows and takes them back', async ({ product, admin }) => {
  const { visitor, page } = await uploaded(product, admin, 'Contact form.csv', entries);
  await page.getByRole('combobox', { name: 'What the rows of the table are' }).waitFor();
  await button(page, 'Upload and Look Through').click();
  await inState(page, 'Looked through');
  // The dates mean two things, and nothing has been guessed.
  await page.getByRole('alert').filter({ hasText: 'How the dates are written' }).waitFor();
  expect(await button(page, 'Import').count()).toBe(0);
  expect(await chosen(page, 'Full Name')).toBe('Name *');
  expect(await chosen(page, 'Email Address')).toBe('Email *');
  expect(await chosen(page, 'Hear from us')).toBe('Do not import');
  const columns = page.getByRole('table', { name: 'Columns of the table' });
  for (const sample of ['A shop for spices', 'A site', 'दुकान की वेबसाइट'])
    await columns.getByText(sample, { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);

  await becomes(page, 'Email Address').selectOption({ label: 'Do not import' });
  await button(page, 'Save and Look Through').click();
  await page.getByText(importStrings.noValue).waitFor();
  await becomes(page, 'Email Address').selectOption({ label: 'Email *' });
  await becomes(page, 'What is it about?').selectOption({ label: 'Message' });
  await page.getByRole('combobox', { name: 'How the dates are written' }).selectOption({ label: 'Day, month, year' });
  await button(page, 'Save and Look Through').click();
  await visitor.hears(importStrings.mapped);

  const rows = page.getByRole('list', { name: 'First rows' });
  await rows.getByText('A shop for spices').waitFor();
  await rows.getByText('Does not come: Please enter a valid email address').waitFor();
  await rows.getByText('ben at b.example').waitFor();
  await page.getByText('One row does not come as it is').click();
  await page.getByRole('list', { name: 'Rows with faults' }).getByText('Row 3').waitFor();
  await page.getByText('row 3: Please enter a valid email address').waitFor();
  expect(await violations(page)).toEqual([]);

  await becomes(page, 'Hear from us').selectOption({ label: 'Message' });
  expect(await button(page, 'Import').isDisabled()).toBe(true);
  await button(page, 'Save and Look Through').click();
  await rows.getByText('A shop for spices yes').waitFor();
  await button(page, 'Import').click();
  await visitor.hears(importStrings.started);
  await inState(page, 'Done');
  const report = page.getByLabel('Report of the export of CSV');
  await expect.poll(() => report.textContent()).toContain('Has come2 messages');
  await page.getByText('row 3: Please enter a valid email address').waitFor();
  expect(await total(admin)).toBe(2);
  expect(await violations(page)).toEqual([]);

  await button(page, 'Take Back').click();
  const question = page.getByRole('alertdialog', { name: 'Take this import back?' });
  await question.getByText('The messages and reviews that “Contact form.csv” has brought').waitFor();
  await question.getByRole('button', { name: 'Take Back' }).click();
  await inState(page, 'Taken back');
  await page.getByText('Taken back: 2 messages.').waitFor();
  expect(await total(admin)).toBe(0);
  await visitor.leave();
});

test('reviews can be published from a table whose kind of rows is changed after the upload', async ({
  product,
  admin,
}) => {
  const reviews = csvFile([
    ['Client', 'Reviewer', 'Star rating', 'Review', 'Review date'],
    ['a', 'Ann Lee', '5', 'Good work, in time, and friendly people.', '2024-03-25'],
  ]);
  const { visitor, page } = await uploaded(product, admin, 'google.csv', reviews);
  await page.getByRole('combobox', { name: 'What the rows of the table are' }).selectOption({ label: 'Messages' });
  await button(page, 'Upload and Look Through').click();
  await inState(page, 'Looked through');
  await page.getByRole('alert').filter({ hasText: 'Email' }).waitFor();
  await page.getByRole('combobox', { name: 'The rows of the table are' }).selectOption({ label: 'Reviews' });
  await becomes(page, 'Star rating').waitFor();
  await expect.poll(() => chosen(page, 'Star rating')).toBe('Rating *');
  await expect.poll(() => page.getByLabel('Company of every row').inputValue()).toBe('Google');
  await page.getByRole('checkbox', { name: 'Publish these reviews' }).check();
  await button(page, 'Save and Look Through').click();
  await expect.poll(() => page.getByLabel('Report of the export of CSV').textContent()).toContain('Published1 of 1');
  await button(page, 'Import').click();
  await inState(page, 'Done');
  const { data } = await admin.gql('{ reviews(first: 5) { nodes { name } } }');
  expect(data.reviews.nodes).toEqual([{ name: 'Ann Lee' }]);
  await button(page, 'Take Back').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take Back' }).click();
  await inState(page, 'Taken back');
  await visitor.leave();
});

test('a file that is no table is refused with what to do', async ({ product, admin }) => {
  const { visitor, page } = await uploaded(product, admin, 'words.csv', 'only some words\nand more');
  await button(page, 'Upload and Look Through').click();
  const alert = page.getByRole('alert').filter({ hasText: 'This import has failed' });
  await alert.getByText('Save it as CSV').waitFor();
  await visitor.leave();
});
