import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meddle } from '#tests/kit/browser/meddle.ts';
import { isToldFor, toast } from '#tests/kit/browser/toasts.ts';
import {
  button,
  closeBrowser,
  dialog,
  heading,
  type Visitor,
  visit,
  withoutStatus,
} from '#tests/kit/browser/visitor.ts';
import {
  type Affiliate,
  application,
  dateBackAffiliate,
  emptyAffiliates,
  makeAffiliate,
} from '#tests/kit/content/affiliate.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

const PATH = '/admin/affiliate-manage';

let product: Product;
let employee: Person;
let visitor: Visitor;
beforeAll(async () => {
  product = await startProduct();
  employee = await product.signedIn('Employee');
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const names = (page: Page) => page.getByRole('rowheader').allInnerTexts();
const isLoaded = (page: Page) => page.getByText('Loading Affiliates...').waitFor({ state: 'hidden' });

/** The screen with these affiliates and no others, the last one first. */
async function managing(...all: Record<string, unknown>[]) {
  await emptyAffiliates(product);
  const made: Affiliate[] = [];
  for (const fields of all) made.push(await makeAffiliate(product.nobody, fields));
  visitor = await visit(product, employee);
  await visitor.open(PATH);
  await isLoaded(visitor.page);
  return { page: visitor.page, made };
}

async function remove(page: Page, name: string) {
  await button(page, `Delete ${name}`).click();
  await button(dialog(page), 'Delete').click();
}

describe('the table', () => {
  test('lists every application, newest first, with a phone number to tap and a long date', async () => {
    const { page, made } = await managing(
      { name: 'Neha Kulkarni', companyName: 'Kaveri', phone: '+919876500114', service: 'PUBLISHER' },
      { name: 'Tom Whitfield' },
    );
    await dateBackAffiliate(product, made[0] as Affiliate, '2026-03-04T20:30:00Z');
    await button(page, 'Refresh').click();
    await row(page, 'Neha Kulkarni').getByText('March 5, 2026 at 2:00 AM', { exact: true }).waitFor();
    expect(await names(page)).toEqual(['Tom Whitfield', 'Neha Kulkarni']);
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      ...['Name', 'Email', 'Phone', 'Company', 'Service', 'Created At', 'Actions'],
    ]);
    expect(await row(page, 'Neha Kulkarni').getByRole('cell').allInnerTexts()).toEqual([
      ...[made[0]?.email, '+919876500114', 'Kaveri', 'Publisher', 'March 5, 2026 at 2:00 AM', 'Delete'],
    ]);
    const phone = page.getByRole('link', { name: '+919876500114' });
    expect(await phone.getAttribute('href')).toBe('tel:+919876500114');
    await row(page, 'Tom Whitfield').getByText('Advertiser', { exact: true }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('waits, and says when there is nothing', async () => {
    await emptyAffiliates(product);
    visitor = await visit(product, employee);
    const { page } = visitor;
    const slow = await meddle(page, 'ManageAffiliates', 'slow');
    await visitor.open(PATH);
    await page.getByText('Loading Affiliates...', { exact: true }).waitFor();
    slow.release();
    await page.getByText('No affiliates found', { exact: true }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('that does not come says why on the page and as a toast, and comes at another try', async () => {
    const { page } = await managing({ name: 'Neha Kulkarni' });
    // What arrives would have the list read again.
    await page.route('**/graphql/stream', (route) => route.fulfill({ status: 502 }));
    for (const [how, sentence] of [
      ['failing', 'Failed to fetch affiliates'],
      ['refusing', 'The server says no.'],
      ['bare', 'Failed to fetch affiliates: Unexpected response structure'],
    ] as const) {
      const broken = await meddle(page, 'ManageAffiliates', how);
      broken.release();
      await visitor.open(PATH);
      await page.getByText(`Error: ${sentence}`, { exact: true }).waitFor();
      await visitor.hears(sentence);
      expect(await page.getByRole('table').count()).toBe(0);
      await broken.stop();
      await button(page, 'Try Again').click();
      await row(page, 'Neha Kulkarni').waitFor();
    }
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });

  test('of very many is fetched as one scrolls', async () => {
    await emptyAffiliates(product);
    const { affiliates } = await import('#server/affiliate/table.ts');
    const rows = Array.from({ length: 450 }, (_, index) => ({
      ...(application({ name: `Row ${index}`, service: 'publisher' }) as Omit<Affiliate, 'id' | 'createdAt'>),
      ...{ service: 'publisher' as const, id: crypto.randomUUID(), createdAt: new Date(index * 1000) },
    }));
    await product.services.db.insert(affiliates).values(rows);
    visitor = await visit(product, employee);
    const { page } = visitor;
    await visitor.open(PATH);
    await row(page, 'Row 449').waitFor();
    expect(await page.getByRole('row').count()).toBeLessThan(250);
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return row(page, 'Row 0').count();
      })
      .toBe(1);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

describe('deleting', () => {
  test('asks first, waits for the answer with a spinner, and lasts', async () => {
    const { page, made } = await managing({ name: 'Neha Kulkarni' }, { name: 'Tom Whitfield' });
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
    const waiting = row(page, 'Neha Kulkarni').getByRole('button');
    expect(await waiting.innerText()).toBe('Deleting...');
    expect([await waiting.isDisabled(), await waiting.locator('svg').count()]).toEqual([true, 1]);
    expect(await names(page)).toEqual(['Tom Whitfield', 'Neha Kulkarni']);
    slow.release();
    await visitor.hears('Affiliate deleted successfully');
    await row(page, 'Neha Kulkarni').waitFor({ state: 'detached' });
    expect(await visitor.toasts()).toEqual(['Deleting Neha Kulkarni...', 'Affiliate deleted successfully']);
    expect((await employee.rest('DELETE', `/affiliate/${made[0]?.id}`)).status).toBe(404);
    await page.reload();
    await row(page, 'Tom Whitfield').waitFor();
    expect(await names(page)).toEqual(['Tom Whitfield']);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('that fails or is refused leaves the row as it was, and can be tried again', async () => {
    const { page } = await managing({ name: 'Neha Kulkarni' });
    for (const [how, sentence] of [
      ['empty', 'Failed to delete affiliate'],
      ['failing', 'Failed to delete affiliate'],
      ['refusing', 'The server says no.'],
    ] as const) {
      const broken = await meddle(page, 'RemoveAffiliate', how);
      broken.release();
      await remove(page, 'Neha Kulkarni');
      await visitor.hears(sentence);
      await button(page, 'Delete Neha Kulkarni').waitFor();
      expect(await button(page, 'Delete Neha Kulkarni').isDisabled()).toBe(false);
      await broken.stop();
    }
    await remove(page, 'Neha Kulkarni');
    await visitor.hears('Affiliate deleted successfully');
    await page.getByText('No affiliates found', { exact: true }).waitFor();
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });

  test('of one that is already gone says so, and the row goes', async () => {
    const { page, made } = await managing({ name: 'Neha Kulkarni' }, { name: 'Tom Whitfield' });
    await employee.rest('DELETE', `/affiliate/${made[0]?.id}`);
    await remove(page, 'Neha Kulkarni');
    await visitor.hears('This affiliate no longer exists.');
    await row(page, 'Neha Kulkarni').waitFor({ state: 'detached' });
    expect(await names(page)).toEqual(['Tom Whitfield']);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  test('tells its success for 3000 ms and its failure for 5000 ms', async () => {
    const { page } = await managing({ name: 'Neha Kulkarni' });
    await page.clock.install();
    await visitor.open(PATH);
    await row(page, 'Neha Kulkarni').waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    const broken = await meddle(page, 'RemoveAffiliate', 'failing');
    broken.release();
    await remove(page, 'Neha Kulkarni');
    await isToldFor(page, 'Failed to delete affiliate', 5000);
    await broken.stop();
    await remove(page, 'Neha Kulkarni');
    await isToldFor(page, 'Affiliate deleted successfully', 3000);
    expect(withoutStatus(visitor, 502)).toEqual([]);
    await visitor.leave();
  });
});

test('the screen is for staff: nobody else sees it', async () => {
  const stranger = await visit(product);
  await stranger.open(PATH);
  await heading(stranger.page, 'Oops! Page Not Found').waitFor();
  expect([stranger.operations, stranger.complaints]).toEqual([[], []]);
  await stranger.leave();
});
