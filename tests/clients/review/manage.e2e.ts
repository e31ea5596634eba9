import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { meddle, withoutStream } from '#tests/kit/browser/meddle.ts';
import { manageReviews, reviewCards } from '#tests/kit/browser/reviewCards.ts';
import { forgetToasts, isToldFor, toast } from '#tests/kit/browser/toasts.ts';
import { heading, leaveQuietly, type Visitor } from '#tests/kit/browser/visitor.ts';
import type { makeReview } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

let visitor: Visitor;
let page: Page;

const { card, names, badge, button } = reviewCards(() => page);
const dialog = () => page.getByRole('alertdialog', { name: 'Confirm Deletion' });
const published = async (employee: Person) =>
  (await employee.rest('GET', '/admin/reviews/published')).body.reviews.map(({ name }: { name: string }) => name);

async function managing(product: Product, employee: Person, ...fields: Parameters<typeof makeReview>[1][]) {
  const opened = await manageReviews(product, employee, fields);
  visitor = opened.visitor;
  page = opened.page;
  return opened.made;
}

async function remove(name: string) {
  await button(`Delete the review by ${name}`).click();
  await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
}

const leave = (status?: number) => leaveQuietly(visitor, status);

test('publishing shows immediately and is rolled back when the server refuses', async ({ product, employee }) => {
  await managing(product, employee, { name: 'Devika Pillai' });
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await heading(page, 'Elevate Your Business with Digital Excellence').waitFor();
  expect(await page.getByRole('heading', { name: 'Client Success Stories' }).count()).toBe(0);
  await page.goBack();
  const slow = await meddle(page, 'PublishReview', 'slow');
  await button('Publish the review by Devika Pillai').click();
  await slow.asked;
  await badge('Devika Pillai', 'Published').waitFor();
  expect([await visitor.toasts(), await published(employee)]).toEqual([[], []]);
  slow.release();
  await visitor.hears('Review published successfully.');
  await button('Unpublish the review by Devika Pillai').waitFor();
  expect(await published(employee)).toEqual(['Devika Pillai']);
  await slow.stop();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Client Success Stories' }).waitFor();
  await page.getByText('Devika Pillai', { exact: true }).waitFor();
  await page.goBack();

  for (const [how, sentence] of [
    ['empty', 'Failed to update review.'],
    ['failing', 'Failed to update review.'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'PublishReview', how);
    await button('Unpublish the review by Devika Pillai').click();
    await broken.asked;
    await badge('Devika Pillai', 'Draft').waitFor();
    await forgetToasts(page);
    broken.release();
    await visitor.hears(sentence);
    await badge('Devika Pillai', 'Published').waitFor();
    await broken.stop();
  }

  await page.clock.install();
  await page.reload();
  await card('Devika Pillai').waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  const sentence = 'Review unpublished successfully.';
  await button('Unpublish the review by Devika Pillai').click();
  await toast(page, sentence).waitFor();
  expect(await published(employee)).toEqual([]);
  const box = await toast(page, sentence).boundingBox();
  expect(box?.x).toBeGreaterThan(900);
  await isToldFor(page, sentence, 3000);
  await leave(502);
});

test('a deleted review disappears right after its confirmation unless the server refuses', async ({
  product,
  employee,
}) => {
  const made = await managing(
    product,
    employee,
    { name: 'First' },
    { name: 'Second' },
    { name: 'Third' },
    { name: 'Fourth' },
  );
  for (const [how, sentence] of [
    ['empty', 'Failed to delete review'],
    ['failing', 'Failed to delete review'],
    ['refusing', 'The server says no.'],
  ] as const) {
    const broken = await meddle(page, 'RemoveReview', how);
    await remove('Second');
    await broken.asked;
    await card('Second').waitFor({ state: 'detached' });
    await forgetToasts(page);
    broken.release();
    await visitor.hears(sentence);
    await expect.poll(names).toEqual(['Fourth', 'Third', 'Second', 'First']);
    await broken.stop();
  }

  await forgetToasts(page);
  visitor.operations.splice(0);
  await button('Delete the review by Second').focus();
  await page.keyboard.press('Enter');
  await dialog().getByText('the review by "Second"? This action cannot be undone.').waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'hidden' });
  expect(visitor.operations).not.toContain('RemoveReview');
  const slow = await meddle(page, 'RemoveReview', 'slow');
  const caller = button('Delete the review by Second');
  await expect.poll(() => caller.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await slow.asked;
  await dialog().waitFor({ state: 'hidden' });
  await card('Second').waitFor({ state: 'detached' });
  expect(await visitor.toasts()).toEqual([]);
  slow.release();
  await visitor.hears('Review deleted successfully.');
  await slow.stop();

  await withoutStream(page);
  await card('Third').waitFor();
  expect(await names()).toEqual(['Fourth', 'Third', 'First']);
  for (const { id } of made.slice(2)) await employee.rest('DELETE', `/admin/reviews/${id}`);
  await button('Publish the review by Third').click();
  await visitor.hears('Review not found.');
  await card('Third').waitFor({ state: 'detached' });
  await remove('Fourth');
  await expect.poll(visitor.toasts).toEqual(['Review not found.', 'Review not found.']);
  expect(await names()).toEqual(['First']);
  await leave(502);
});
