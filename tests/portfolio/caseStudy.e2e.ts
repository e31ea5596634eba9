import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violations } from '#tests/kit/browser/axe.ts';
import { save } from '#tests/kit/browser/portfolioForm.ts';
import { button, closeBrowser, link, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { emptyPortfolio, insertItem, makeItem, storedItem } from '#tests/kit/content/portfolio.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let employee: Person;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

beforeEach(() => emptyPortfolio(product));

const subheading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const phone = { width: 390, height: 844 };
const reducedMotion = 'reduce';

test('an employee makes a case study of a project, faults are told at their fields, and visitors read it', async () => {
  const review = await makeReview(employee, { isPublished: true });
  const { id, slug } = await makeItem(employee, { isPublished: true });
  const { page, open } = await visit(product, employee, { reducedMotion });
  await open(`/admin/edit-portfolio/${slug}`);
  const box = (name: string) => page.getByRole('textbox', { name });
  await box('Body').fill('## What we did\n\nForty films.');
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

test('the portfolio is narrowed by its links, by the tags of a project, and back', async () => {
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
