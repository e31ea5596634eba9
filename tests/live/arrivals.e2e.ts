import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { counts, topOf, watching } from '#tests/kit/browser/liveScreen.ts';
import { button, closeBrowser, link, visit } from '#tests/kit/browser/visitor.ts';
import { emptyAffiliates, makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { field, fill, sendButton } from '#tests/kit/content/contact.ts';
import { names, row } from '#tests/kit/content/inbox.ts';
import { emptyInbox, makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { emptyReviews, makeReview } from '#tests/kit/content/review.ts';
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

const at = (path: string, title: string) => watching(product, employee, path, title);
const INBOX = 'Contact Queries - Marquee';

describe('what comes in is on the screen without a reload', () => {
  test('a message that somebody sends: in the list at its place, in the navigation, in the title, and read out', async () => {
    await emptyInbox(product);
    const { id } = await makeMessage(product, { name: 'Asha' });
    await employee.gql(messageOperations.mark, { id, isRead: true });
    const visitor = await at('/contact-query', 'Contact Queries');
    const { page } = visitor;
    await page.getByText('1 message', { exact: true }).waitFor();
    await counts(page, 0, INBOX);

    const stranger = await visit(product);
    await stranger.open('/contact');
    await fill(stranger.page);
    await field(stranger.page, 'Name').fill('Bela');
    await sendButton(stranger.page).click();

    await row(page, 'Bela').getByText('Unread', { exact: true }).waitFor();
    expect(await names(page)).toEqual(['Bela', 'Asha']);
    await page.getByText('2 messages', { exact: true }).waitFor();
    await counts(page, 1, INBOX);
    await page.locator('[aria-live=polite]').getByText('New message from Bela').waitFor();
    await makeMessage(product, { name: 'Chand' });
    await counts(page, 2, INBOX);
    await button(page, 'Mark as read: Bela').click();
    await counts(page, 1, INBOX);
    await button(page, 'Delete message from Chand').click();
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await counts(page, 0, INBOX);
    expect([visitor.complaints, stranger.complaints]).toEqual([[], []]);
    await stranger.leave();
    await visitor.leave();
  });

  test('a review and an application, first in their lists; the dashboard counts them', async () => {
    await emptyReviews(product);
    await emptyAffiliates(product);
    await makeReview(employee, { name: 'Devika' });
    const reviews = await at('/admin/manage-reviews', 'Manage Reviews');
    const affiliates = await at('/admin/affiliate-manage', 'Affiliate Management');
    const dashboard = await at('/dashboard', 'Employee Dashboard');
    await affiliates.page.getByText('No affiliates found').waitFor();
    await link(dashboard.page, '1 review to check').waitFor();
    await makeReview(employee, { name: 'Esha' });
    await makeAffiliate(product.nobody, { name: 'Neha' });
    await expect
      .poll(() => reviews.page.getByRole('listitem').getByRole('heading').allInnerTexts())
      .toEqual(['Esha', 'Devika']);
    await affiliates.page.getByRole('rowheader', { name: 'Neha' }).waitFor();
    await link(dashboard.page, '2 reviews to check').waitFor();
    await link(dashboard.page, '1 new application').waitFor();
    for (const visitor of [reviews, affiliates, dashboard]) {
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    }
  });

  test('moves nothing that somebody reads, and takes neither focus nor selection nor search', async () => {
    await emptyInbox(product);
    for (const name of ['Asha', 'Bela']) {
      const { id } = await makeMessage(product, { name });
      await employee.gql(messageOperations.mark, { id, isRead: true });
    }
    const visitor = await at('/contact-query', 'Contact Queries');
    const { page } = visitor;
    const chosen = row(page, 'Bela').getByRole('button', { name: 'Mark as unread: Bela' });
    await chosen.focus();
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelectorAll('tbody tr')[1] as Element));
    const selected = await page.evaluate(() => String(getSelection()));
    const before = await topOf(page, 'tr:has-text("Bela")');
    await makeMessage(product, { name: 'Chand' });
    await row(page, 'Chand').waitFor();
    expect(await names(page)).toEqual(['Chand', 'Asha', 'Bela']);
    expect(await topOf(page, 'tr:has-text("Bela")')).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Mark as unread: Bela');
    expect(await page.evaluate(() => String(getSelection()))).toBe(selected);

    await page.getByLabel('Search messages').fill('Asha');
    await page.getByText('1 found').waitFor();
    await makeMessage(product, { name: 'Asha Menon' });
    await makeMessage(product, { name: 'Dev' });
    const news = button(page, '2 new, search again');
    await news.waitFor();
    expect(await names(page)).toEqual(['Asha']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(
      await page.getByLabel('Search messages').getAttribute('id'),
    );
    await news.click();
    await page.getByText('2 found').waitFor();
    expect(await names(page)).toEqual(['Asha Menon', 'Asha']);
    await news.waitFor({ state: 'hidden' });
    await page.getByLabel('Search messages').fill('');
    await page.getByText('5 messages').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
