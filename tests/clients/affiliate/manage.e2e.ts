import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { holdStream, meddle, withoutStream } from '#tests/kit/browser/meddle.ts';
import { forgetToasts, isToldFor, toast } from '#tests/kit/browser/toasts.ts';
import { button, dialog, heading, leaveQuietly, visit } from '#tests/kit/browser/visitor.ts';
import {
  type Affiliate,
  application,
  dateBackAffiliate,
  emptyAffiliates,
  makeAffiliate,
} from '#tests/kit/content/affiliate.ts';
import { chooseInMenu } from '#tests/kit/content/inbox.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const PATH = '/admin/affiliate-manage';

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const names = (page: Page) => page.getByRole('rowheader').allInnerTexts();

/** Stores exactly these affiliates, the last one first. */
async function keep(product: Product, ...all: Record<string, unknown>[]): Promise<Affiliate[]> {
  await emptyAffiliates(product);
  const made: Affiliate[] = [];
  for (const fields of all) made.push(await makeAffiliate(product.nobody, fields));
  return made;
}

async function remove(page: Page, name: string) {
  await button(page, `Delete ${name}`).click();
  await button(dialog(page), 'Delete').click();
}

test('the screen reports a failed load until a retry lists the applications newest first', async ({
  product,
  employee,
}) => {
  const [neha] = await keep(
    product,
    { name: 'Neha Kulkarni', companyName: 'Kaveri', phone: '+919876500114', service: 'PUBLISHER' },
    { name: 'Tom Whitfield' },
  );
  const visitor = await visit(product, employee);
  const { page } = visitor;
  // Without the stream nothing reloads the list.
  await holdStream(page);

  // A failure gives its reason on the page and as a toast, on each attempt.
  let ask = () => visitor.open(PATH);
  for (const [how, sentence] of [
    ['failing', 'Failed to fetch affiliates'],
    ['refusing', 'The server says no.'],
    ['bare', 'Failed to fetch affiliates: Unexpected response structure'],
  ] as const) {
    const broken = await meddle(page, 'ManageAffiliates', how);
    await ask();
    await page.getByText('Loading Affiliates...', { exact: true }).waitFor();
    await forgetToasts(page);
    broken.release();
    await page.getByText(`Error: ${sentence}`, { exact: true }).waitFor();
    await visitor.hears(sentence);
    expect(await page.getByRole('table').count()).toBe(0);
    await broken.stop();
    ask = () => button(page, 'Try Again').click();
  }
  await ask();
  await row(page, 'Neha Kulkarni').waitFor();

  await dateBackAffiliate(product, neha as Affiliate, '2026-03-04T20:30:00Z');
  await chooseInMenu(page, 'Refresh');
  await row(page, 'Neha Kulkarni').getByText('March 5, 2026 at 2:00 AM', { exact: true }).waitFor();
  expect(await names(page)).toEqual(['Tom Whitfield', 'Neha Kulkarni']);
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    ...['Name', 'Email', 'Phone', 'Company', 'Service', 'Created At', 'Actions'],
  ]);
  expect(await row(page, 'Neha Kulkarni').getByRole('cell').allInnerTexts()).toEqual([
    ...[neha?.email, '098765 00114', 'Kaveri', 'Publisher', 'March 5, 2026 at 2:00 AM', 'Delete'],
  ]);
  const phone = page.getByRole('link', { name: '098765 00114' });
  expect(await phone.getAttribute('href')).toBe('tel:+919876500114');
  await row(page, 'Tom Whitfield').getByText('Advertiser', { exact: true }).waitFor();

  await emptyAffiliates(product);
  await chooseInMenu(page, 'Refresh');
  await page.getByText('No affiliates found', { exact: true }).waitFor();
  await leaveQuietly(visitor, 502);
});

test('an application leaves the table only after a confirmation and the answer of the server', async ({
  product,
  employee,
}) => {
  const [neha, , gone] = await keep(product, { name: 'Neha Kulkarni' }, { name: 'Tom Whitfield' }, { name: 'Ira Sen' });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await visitor.open(PATH);
  await button(page, 'Delete Neha Kulkarni').click();
  await dialog(page).getByText('Neha Kulkarni').waitFor();
  await button(dialog(page), 'Cancel').click();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(visitor.operations).not.toContain('RemoveAffiliate');

  const slow = await meddle(page, 'RemoveAffiliate', 'slow');
  await remove(page, 'Neha Kulkarni');
  await slow.asked;
  await dialog(page).waitFor({ state: 'hidden' });
  await toast(page, 'Deleting Neha Kulkarni...').waitFor();
  const waiting = row(page, 'Neha Kulkarni').getByRole('button', { name: 'Deleting... Neha Kulkarni' });
  expect(await waiting.innerText()).toBe('Deleting...');
  expect([await waiting.isDisabled(), await waiting.locator('svg').count()]).toEqual([true, 1]);
  expect(await names(page)).toEqual(['Ira Sen', 'Tom Whitfield', 'Neha Kulkarni']);
  slow.release();
  await visitor.hears('Affiliate deleted successfully');
  await row(page, 'Neha Kulkarni').waitFor({ state: 'detached' });
  expect(await visitor.toasts()).toEqual(['Deleting Neha Kulkarni...', 'Affiliate deleted successfully']);
  expect((await employee.rest('DELETE', `/affiliate/${neha?.id}`)).status).toBe(404);
  await slow.stop();
  await withoutStream(page);
  await row(page, 'Tom Whitfield').waitFor();
  expect(await names(page)).toEqual(['Ira Sen', 'Tom Whitfield']);

  await employee.rest('DELETE', `/affiliate/${gone?.id}`);
  await remove(page, 'Ira Sen');
  await visitor.hears('This affiliate no longer exists.');
  await row(page, 'Ira Sen').waitFor({ state: 'detached' });
  expect(await names(page)).toEqual(['Tom Whitfield']);
  await leaveQuietly(visitor);
});

test('a failed deletion keeps the row until it is repeated', async ({ product, employee }) => {
  await keep(product, { name: 'Neha Kulkarni' });
  const visitor = await visit(product, employee);
  const { page } = visitor;
  await page.clock.install();
  await visitor.open(PATH);
  await row(page, 'Neha Kulkarni').waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [how, sentence] of [
    ['failing', 'Failed to delete affiliate'],
    ['refusing', 'The server says no.'],
    ['empty', 'Failed to delete affiliate'],
  ] as const) {
    const broken = await meddle(page, 'RemoveAffiliate', how);
    broken.release();
    await forgetToasts(page);
    await remove(page, 'Neha Kulkarni');
    await visitor.hears(sentence);
    if (how === 'failing') await isToldFor(page, sentence, 5000);
    await button(page, 'Delete Neha Kulkarni').waitFor();
    expect(await button(page, 'Delete Neha Kulkarni').isDisabled()).toBe(false);
    await broken.stop();
  }
  await remove(page, 'Neha Kulkarni');
  await isToldFor(page, 'Affiliate deleted successfully', 3000);
  await page.getByText('No affiliates found', { exact: true }).waitFor();
  await leaveQuietly(visitor, 502);
});

test('a long table loads its further rows on scrolling', async ({ product, employee }) => {
  await emptyAffiliates(product);
  const rows = Array.from({ length: 250 }, (_, index) => ({
    ...(application({ name: `Row ${index}`, service: 'publisher' }) as Omit<Affiliate, 'id' | 'createdAt'>),
    ...{ service: 'publisher' as const, id: crypto.randomUUID(), createdAt: new Date(index * 1000) },
  }));
  await product.services.db.insert(affiliates).values(rows);
  const visitor = await visit(product, employee);
  const { page } = visitor;
  // Without the stream nothing reloads the list.
  await holdStream(page);
  await visitor.open(PATH);
  await row(page, 'Row 249').waitFor();
  expect(await page.getByRole('row').count()).toBeLessThan(150);
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return row(page, 'Row 0').count();
    })
    .toBe(1);
  expect(visitor.operations.filter((one) => one === 'ManageAffiliates')).toHaveLength(2);
  await leaveQuietly(visitor);
});

test('a visitor finds no page at the address of the screen', async ({ product }) => {
  const stranger = await visit(product);
  await stranger.open(PATH);
  await heading(stranger.page, 'Oops! Page Not Found').waitFor();
  expect([stranger.operations, stranger.complaints]).toEqual([[], []]);
  await stranger.leave();
});
