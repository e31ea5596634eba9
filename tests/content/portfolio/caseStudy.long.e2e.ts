import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { editor, tool } from '#tests/kit/browser/editor.ts';
import { save } from '#tests/kit/browser/portfolioForm.ts';
import { button, link, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { emptyPortfolio, insertItem, makeItem, storedItem } from '#tests/kit/content/portfolio.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { fillTable } from '#tests/kit/database/manyRows.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => emptyPortfolio(product));

const subheading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const phone = { width: 390, height: 844 };
const reducedMotion = 'reduce';

test('visitors read a case study that an employee wrote', async ({ product, employee }) => {
  const review = await makeReview(employee, { isPublished: true });
  const { id, slug } = await makeItem(employee, { isPublished: true });
  const { page, open } = await visit(product, employee, { reducedMotion });
  await open(`/admin/edit-portfolio/${slug}`);
  const box = (name: string) => page.getByRole('textbox', { name });
  await editor(page).waitFor();
  await box('Body').fill('## What we did\n\nForty films.\n\nhttps://youtu.be/dQw4w9WgXcQ');
  await tool(page, 'Undo').waitFor();
  await button(page, 'Preview').click();
  await page.frameLocator('iframe').getByRole('heading', { name: 'What we did' }).waitFor();
  await button(page, 'Preview').click();
  await box('Client').fill('Brass & Sons');
  await box('Year').fill('1066');
  await page.getByText('Please enter a year from 1990 to 2100').waitFor();
  await box('Year').fill('2025');
  await page.getByRole('checkbox', { name: 'Social Media Marketing' }).check();
  await button(page, 'Add a result').click();
  await box('Figure 1').fill('+140 %');
  await page.getByText('Please enter what the figure counts').waitFor();
  await box('What it counts 1').fill('leads');
  await button(page, 'Add a result').click();
  await button(page, 'Remove result 2').click();
  await page.getByRole('combobox', { name: 'Review of the client' }).selectOption({ index: 1 });
  expect(await violations(page)).toEqual([]);
  await save(page).click();

  await subheading(page, 'What we did').waitFor();
  await page.getByRole('link', { name: 'Watch the video on YouTube' }).waitFor();
  await page.getByText('+140 %').waitFor();
  await page.getByText(review.clientFeedback).waitFor();
  expect(await storedItem(product, id)).toMatchObject({
    ...{ client: 'Brass & Sons', year: 2025, services: ['SOCIAL'], reviewId: review.id },
    results: [{ figure: '+140 %', label: 'leads' }],
  });
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await violations(page)).toEqual([]);
  await link(page, 'Social Media Marketing').click();
  await subheading(page, 'Social Media Marketing').waitFor();
});

test('an older review that is found by client stays selected until it is stored', async ({ product, employee }) => {
  await fillTable(product, 'reviews', 60);
  const { id, slug } = await makeItem(employee, { imageUrl: `${product.url}/none.png` });
  const { page, open } = await visit(product, employee);
  await page.route('**/none.png', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  await open(`/admin/edit-portfolio/${slug}`);
  const choice = page.getByRole('combobox', { name: 'Review of the client' });
  const options = () => choice.getByRole('option').allInnerTexts();
  const finder = page.getByRole('searchbox', { name: 'Find a review' });
  await finder.waitFor();
  expect(await options()).toHaveLength(51);
  await finder.fill('client 60');
  const oldest = 'Client 60, Company 60 (not published)';
  await expect.poll(options).toEqual(['None', oldest]);
  await choice.selectOption(oldest);
  await finder.fill('nobody of this name');
  await page.getByText('No review has this in it.').waitFor();
  expect(await options()).toEqual(['None', oldest]);
  await finder.fill('');
  await expect.poll(async () => (await options()).length).toBe(52);
  const chosen = await choice.inputValue();
  expect(await choice.locator('option:checked').innerText()).toBe(oldest);
  await finder.press('Enter');
  await save(page).click();
  await expect.poll(async () => (await storedItem(product, id))?.reviewId).toBe(chosen);
});

test('the portfolio is filtered by its links and by tags of a project', async ({ product }) => {
  await insertItem(product, { title: 'A shop', category: 'Shops', tags: ['Vue'], isPublished: true });
  await insertItem(product, { title: 'A film', category: 'Films', tags: ['Vue', 'Video'], isPublished: true });
  const { page, open } = await visit(product, undefined, { reducedMotion });
  await open('/portfolio');
  const filters = page.getByRole('navigation', { name: 'Filter projects' });
  await filters.getByRole('link', { name: 'Films' }).click();
  await expect.poll(() => page.getByRole('link', { name: 'A shop' }).count()).toBe(0);
  await page.getByRole('link', { name: 'A film' }).waitFor();
  expect(await filters.getByRole('link', { name: 'Films' }).getAttribute('aria-current')).toBe('page');
  expect(await page.title()).toMatch(/^Films - Portfolio - /);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'A film' }).click();
  await link(page, 'Vue').click();
  await page.getByRole('link', { name: 'A shop' }).waitFor();
  expect(new URL(page.url()).search).toBe('?tag=Vue');
  await filters.getByRole('link', { name: 'Remove the filter Vue' }).click();
  await loaded(page);
  expect(new URL(page.url()).search).toBe('');
  await page.setViewportSize(phone);
  await open('/portfolio?category=None%20such');
  await subheading(page, 'No projects: None such').waitFor();
  expect(await violations(page)).toEqual([]);
});
