import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { leaveQuietly, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import { test } from '#tests/kit/test.ts';

const beCompact = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.density = 'compact';
  });
const heights = (page: Page) =>
  page
    .locator('main [data-row]')
    .evaluateAll((rows) => [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))]);

test('a compact row of the inbox is one line, whatever its marks', async ({ product, admin }) => {
  const { db } = product.services;
  await makeMessage(product, { name: 'Bare' });
  const { id } = await makeMessage(product, { name: 'Marked' });
  const desk = { stage: 'PROPOSAL', ownerId: admin.id, followUpDay: '2020-01-01', value: 180_000 } as const;
  await db
    .update(messages)
    .set({ ...desk, isRead: true, lastAnswerAt: new Date() })
    .where(eq(messages.id, id));
  const visitor = await visit(product, admin, { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.open('/contact-query');
  await page.getByText(/^Overdue by/).waitFor();
  await beCompact(page);
  for (const width of [1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await heights(page)]).toEqual([width, [36]]);
  }
  await leaveQuietly(visitor);
});

test('the figures of a post stay in their column of a compact row', async ({ product, admin }) => {
  await makePost(admin, { title: 'Why two quotes for the same website differ by four times' });
  const visitor = await visit(product, admin, { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.open('/blog-manage');
  await page.getByText(/views? in 30 days/).waitFor();
  await beCompact(page);
  const status = page.locator('td[data-head=Status]').first();
  const overflow = await status.evaluate((cell) => {
    const right = Math.max(...[...cell.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right));
    return Math.round(right - cell.getBoundingClientRect().right);
  });
  expect(overflow).toBeLessThanOrEqual(0);
  await leaveQuietly(visitor);
});

test('the head of a filled list of reviews is one line', async ({ product, admin }) => {
  await makeReview(admin);
  const visitor = await visit(product, admin, { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await visitor.open('/admin/manage-reviews');
  await loaded(page);
  await page.getByRole('searchbox', { name: 'Search reviews' }).waitFor();
  expect((await page.locator('main header').first().boundingBox())?.height).toBeLessThanOrEqual(56);
  await leaveQuietly(visitor);
});
