import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meddle, withoutStream } from '#tests/kit/browser/meddle.ts';
import { manageReviews, reviewCards } from '#tests/kit/browser/reviewCards.ts';
import { isToldFor, toast } from '#tests/kit/browser/toasts.ts';
import { closeBrowser, heading, leaveQuietly, type Visitor } from '#tests/kit/browser/visitor.ts';
import type { makeReview } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const PATIENCE = { timeout: 15_000 };

let product: Product;
let employee: Person;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const { card, names, badge, button } = reviewCards(() => page);
const dialog = () => page.getByRole('alertdialog', { name: 'Confirm Deletion' });
const published = async () =>
  (await employee.rest('GET', '/admin/reviews/published')).body.reviews.map(({ name }: { name: string }) => name);

async function managing(...fields: Parameters<typeof makeReview>[1][]) {
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

describe('publishing', () => {
  test('shows before the server has answered, stays, and reaches the home page', async () => {
    await managing({ name: 'Devika Pillai' });
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await heading(page, 'Elevate Your Business with Digital Excellence').waitFor();
    expect(await page.getByRole('heading', { name: 'Client Success Stories' }).count()).toBe(0);
    await page.goBack();
    const slow = await meddle(page, 'PublishReview', 'slow');
    await button('Publish the review by Devika Pillai').click();
    await slow.asked;
    await badge('Devika Pillai', 'Published').waitFor();
    expect([await visitor.toasts(), await published()]).toEqual([[], []]);
    slow.release();
    await visitor.hears('Review published successfully.');
    await button('Unpublish the review by Devika Pillai').waitFor();
    expect(await published()).toEqual(['Devika Pillai']);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Client Success Stories' }).waitFor();
    await page.getByText('Devika Pillai', { exact: true }).waitFor();
    await leave();
  });

  test('is taken back when the server fails or refuses', async () => {
    await managing({ name: 'Devika Pillai', isPublished: true });
    for (const [how, sentence] of [
      ['empty', 'Failed to update review.'],
      ['failing', 'Failed to update review.'],
      ['refusing', 'The server says no.'],
    ] as const) {
      const broken = await meddle(page, 'PublishReview', how);
      await button('Unpublish the review by Devika Pillai').click();
      await broken.asked;
      await badge('Devika Pillai', 'Draft').waitFor();
      broken.release();
      await visitor.hears(sentence);
      await badge('Devika Pillai', 'Published').waitFor();
      await broken.stop();
    }
    await button('Unpublish the review by Devika Pillai').click();
    await visitor.hears('Review unpublished successfully.');
    expect(await published()).toEqual([]);
    await leave(502);
  });

  test('is told for three seconds, at the top right', async () => {
    await managing({ name: 'Devika Pillai' });
    await page.clock.install();
    await page.reload();
    await card('Devika Pillai').waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    const sentence = 'Review published successfully.';
    await button('Publish the review by Devika Pillai').click();
    await toast(page, sentence).waitFor();
    const box = await toast(page, sentence).boundingBox();
    expect(box?.x).toBeGreaterThan(900);
    await isToldFor(page, sentence, 3000);
    await leave();
  });
});

describe('deleting', () => {
  test('asks first, shows before the server has answered, and lasts; by keyboard alone', async () => {
    await managing({ name: 'A client to keep' }, { name: 'A client to delete' });
    await button('Delete the review by A client to delete').focus();
    await page.keyboard.press('Enter');
    await dialog().getByText('the review by "A client to delete"? This action cannot be undone.').waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    expect(visitor.operations).not.toContain('RemoveReview');
    const slow = await meddle(page, 'RemoveReview', 'slow');
    const asker = button('Delete the review by A client to delete');
    await expect.poll(() => asker.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await slow.asked;
    await dialog().waitFor({ state: 'hidden' });
    await card('A client to delete').waitFor({ state: 'detached' });
    expect(await visitor.toasts()).toEqual([]);
    slow.release();
    await visitor.hears('Review deleted successfully.');
    await page.reload();
    await card('A client to keep').waitFor();
    expect(await names()).toEqual(['A client to keep']);
    await leave();
  });

  test('is taken back when the server fails or refuses: the card returns to its place', async () => {
    await managing({ name: 'First' }, { name: 'Second' }, { name: 'Third' });
    for (const [how, sentence] of [
      ['empty', 'Failed to delete review'],
      ['failing', 'Failed to delete review'],
      ['refusing', 'The server says no.'],
    ] as const) {
      const broken = await meddle(page, 'RemoveReview', how);
      await remove('Second');
      await broken.asked;
      await card('Second').waitFor({ state: 'detached' });
      broken.release();
      await visitor.hears(sentence);
      await expect.poll(names, PATIENCE).toEqual(['Third', 'Second', 'First']);
      await broken.stop();
    }
    await leave(502);
  });

  test('what somebody else has deleted meanwhile is said to be gone, and its card goes', async () => {
    const made = await managing({ name: 'First' }, { name: 'Second' }, { name: 'Third' });
    await withoutStream(page);
    for (const { id } of made.slice(1)) await employee.rest('DELETE', `/admin/reviews/${id}`);
    await button('Publish the review by Second').click();
    await visitor.hears('Review not found.');
    await card('Second').waitFor({ state: 'detached' });
    await remove('Third');
    await expect.poll(visitor.toasts, PATIENCE).toEqual(['Review not found.', 'Review not found.']);
    expect(await names()).toEqual(['First']);
    await leave();
  });
});
