import { expect } from 'vitest';
import { reviewStrings } from '#schema/reviewStrings.ts';
import { visit } from '#tests/kit/browser/visitor.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { test } from '#tests/kit/test.ts';

test('a review is tied to a project that is found by its title among many', async ({ product, employee }) => {
  await fillTable(product, 'portfolio_items', 60);
  await makeReview(employee, { name: 'Quillan Ray' });
  const { page, open, hears } = await visit(product, employee);
  await open('/admin/manage-reviews');
  await page.getByRole('button', { name: 'Belongs to: the review by Quillan Ray' }).click();
  const project = page.getByRole('combobox', { name: 'Project' });
  const options = () => project.getByRole('option').allInnerTexts();
  const finder = page.getByRole('searchbox', { name: 'Find a project' });
  await finder.waitFor();
  expect(await options()).toHaveLength(31);
  await finder.fill('Item 60');
  await expect.poll(options).toEqual(['None', 'Item 60']);
  await project.selectOption('Item 60');
  await finder.fill('no such title');
  await page.getByText('No project has this in it.').waitFor();
  expect(await options()).toEqual(['None', 'Item 60']);
  await page.getByRole('button', { name: 'Save' }).click();
  await hears(reviewStrings.tied);
});
