import type { Page } from 'playwright-core';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { reviews } from '#server/clients/review/table.ts';
import { holdStream, meddle } from '#tests/kit/browser/meddle.ts';
import { reviewCards } from '#tests/kit/browser/reviewCards.ts';
import { forgetToasts } from '#tests/kit/browser/toasts.ts';
import { at, heading, leaveQuietly, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { chooseInMenu } from '#tests/kit/content/inbox.ts';
import { dateBackReview, emptyReviews, makeReview } from '#tests/kit/content/review.ts';
import { rounds } from '#tests/kit/long.ts';
import { test } from '#tests/kit/test.ts';

let visitor: Visitor;
let page: Page;

const { card, names, badge, button, cards } = reviewCards(() => page);
const leave = (status?: number) => leaveQuietly(visitor, status);

test('the screen reports a failed load until a retry lists the reviews newest first', async ({ product, employee }) => {
  await emptyReviews(product);
  const older = await makeReview(employee, {
    name: 'Devika Pillai',
    companyName: 'Harbour & Sons',
    position: 'Practice Manager',
    clientFeedback: 'First line.\nSecond <b>line</b>.',
    rating: 4,
    isPublished: true,
  });
  await makeReview(employee, { name: 'Farah Siddiqui' });
  visitor = await visit(product, employee);
  page = visitor.page;
  // Without the stream nothing reloads the list.
  await holdStream(page);

  let ask = () => visitor.open('/admin/manage-reviews');
  for (const [how, sentence] of [
    ['failing', 'Failed to load reviews.'],
    ['empty', 'Failed to load reviews.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'ManageReviews', how);
    await ask();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await forgetToasts(page);
    broken.release();
    await page.getByRole('alert').filter({ hasText: 'Error Loading Reviews' }).getByText(sentence).waitFor();
    await visitor.hears(sentence);
    await broken.stop();
    ask = () => button('Try Again').click();
  }
  await ask();
  await card('Devika Pillai').waitFor();

  await dateBackReview(product, older, '2026-03-04T20:30:00Z');
  await chooseInMenu(page, 'Refresh');
  await card('Devika Pillai').getByText('Mar 5, 2026', { exact: true }).waitFor();
  expect(await names()).toEqual(['Farah Siddiqui', 'Devika Pillai']);
  await card('Devika Pillai').getByRole('img', { name: '4 out of 5 stars' }).waitFor();
  await card('Devika Pillai').getByText('Practice Manager, Harbour & Sons', { exact: true }).waitFor();
  expect(await card('Devika Pillai').locator('blockquote').innerText()).toBe('First line.\nSecond <b>line</b>.');
  await badge('Devika Pillai', 'Published').waitFor();
  await badge('Farah Siddiqui', 'Draft').waitFor();

  await emptyReviews(product);
  await chooseInMenu(page, 'Refresh');
  await page.getByRole('heading', { name: 'No Reviews Yet', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Ask a client for one' }).click();
  await heading(page, 'Generate Review Link').waitFor();
  expect(at(page)).toBe('/admin/generate-review-link');
  await leave(502);
});

test('many cards load on scrolling and are rendered only in the window', async ({ product, employee }) => {
  const count = rounds(450, 1000);
  await emptyReviews(product);
  const rows = Array.from({ length: count }, (_, index) => ({
    id: uuidv7(),
    name: `Client ${index}`,
    companyName: 'Company',
    position: 'Owner',
    clientFeedback: 'They did it. '.repeat(1 + (index % 20)),
    rating: 5,
    createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000),
  }));
  await product.services.db.insert(reviews).values(rows);
  visitor = await visit(product, employee, { viewport: { width: 390, height: 844 } });
  page = visitor.page;
  await visitor.open('/admin/manage-reviews');
  await card('Client 0').waitFor();
  expect(await cards().count()).toBeLessThan(100);
  const scrolled = async () => {
    await page.keyboard.press('End');
    return card(`Client ${count - 1}`).count();
  };
  await expect.poll(scrolled, { interval: 200 }).toBe(1);
  expect(await cards().count()).toBeLessThan(100);
  await leave();
});
