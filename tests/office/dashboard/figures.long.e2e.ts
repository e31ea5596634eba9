import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { visit, withoutStatus } from '#tests/kit/browser/visitor.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const change = (product: Product, id: string, row: Partial<typeof messages.$inferSelect>) =>
  product.services.db.update(messages).set(row).where(eq(messages.id, id));

test('the dashboard shows pipeline, first replies and won messages, without and with data', async ({ product }) => {
  const visitor = await visit(product, await product.signedIn('Employee'));
  const { page } = visitor;
  await visitor.open('/dashboard');
  const pipeline = page.getByRole('region', { name: 'Pipeline' });
  const row = (name: string) => pipeline.getByRole('row', { name });
  const cells = (name: string) => row(name).getByRole('cell').allTextContents();
  await expect.poll(() => cells('Proposal')).toEqual(['0', '₹0']);
  await pipeline.getByText('Nothing of this month is answered yet.').waitFor();

  const now = product.services.now();
  const [proposal, won] = [await makeMessage(product), await makeMessage(product)];
  await change(product, proposal.id, { stage: 'PROPOSAL', value: 180_000, followUpDay: '2026-01-01' });
  const firstReplyAt = new Date(Date.parse(won.createdAt) + 185 * 60_000);
  await change(product, won.id, { stage: 'WON', stageChangedAt: now, value: 1_250_000, firstReplyAt });
  await visitor.open('/dashboard');
  await expect.poll(() => cells('Proposal')).toEqual(['1', '₹1,80,000']);
  expect(await cells('Won')).toEqual(['1', '₹12,50,000']);
  await pipeline.getByText('3 h 5 min', { exact: true }).waitFor();
  const months = pipeline.getByRole('table', { name: 'Won per month' }).getByRole('row');
  expect(await months.count()).toBe(13);
  expect(await months.last().getByRole('cell').allTextContents()).toEqual(['1', '₹12,50,000']);
  const ways = pipeline.getByRole('table', { name: 'Enquiries by stage' }).getByRole('link');
  expect(await ways.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
    ['NEW', 'IN_CONTACT', 'PROPOSAL', 'WON', 'LOST'].map((stage) => `/contact-query?stage=${stage}`),
  );
  const due = page.getByRole('link', { name: '1 follow-up due', exact: true });
  expect(await due.getAttribute('href')).toBe('/contact-query?due=yes');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('failed figures keep the list of waiting work until a retry', async ({ product }) => {
  const visitor = await visit(product, await product.signedIn('admin'));
  const { page } = visitor;
  const failing = await meddle(page, 'Pipeline', 'failing');
  failing.release();
  await visitor.open('/dashboard');
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load the figures.' });
  await alert.waitFor();
  await page.getByRole('link', { name: /unread message/ }).waitFor();
  await failing.stop();
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('table', { name: 'Enquiries by stage' }).waitFor();
  expect(withoutStatus(visitor, 502)).toEqual([]);
  await visitor.leave();
});
