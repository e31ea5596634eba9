import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { counts, topOf, watching } from '#tests/kit/browser/liveScreen.ts';
import { button, link, type Visitor } from '#tests/kit/browser/visitor.ts';
import { emptyAffiliates, makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { names, row } from '#tests/kit/content/inbox.ts';
import { emptyInbox, makeMessage, messageOperations } from '#tests/kit/content/message.ts';
import { emptyReviews, makeReview } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
let colleague: Person;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  product = await startProduct({ WEBHOOKS_ALLOW_PRIVATE: 'on' });
  admin = await product.signedIn('admin');
  colleague = await product.signedIn('admin');
});
afterAll(() => product.stop());

const goOn = goingOn(() => watching(product, admin, '/dashboard', 'Admin Dashboard'));
beforeEach(async () => {
  visitor = await goOn();
  ({ page } = visitor);
});

const INBOX = 'Contact Queries - Marquee';

describe('arrivals', () => {
  test('a new message is announced, listed and counted in navigation and title', async () => {
    await emptyInbox(product);
    const { id } = await makeMessage(product, { name: 'Asha' });
    await colleague.gql(messageOperations.mark, { id, isRead: true });
    await goTo(visitor, '/contact-query');
    await page.getByText('1 message', { exact: true }).waitFor();
    await counts(page, 0, INBOX);

    await makeMessage(product, { name: 'Bela' });
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
  });

  test('a new review or application is first in its list and counted on the dashboard', async () => {
    await emptyReviews(product);
    await emptyAffiliates(product);
    await makeReview(colleague, { name: 'Devika' });
    await goTo(visitor);
    await link(page, '1 review to check').waitFor();
    await makeReview(colleague, { name: 'Esha' });
    await link(page, '2 reviews to check').waitFor();
    await link(page, '0 new applications').waitFor();
    await makeAffiliate(product.nobody, { name: 'Neha' });
    await link(page, '1 new application').waitFor();
    await goTo(visitor, '/admin/manage-reviews');
    const cards = page.getByRole('main').getByRole('listitem').getByRole('heading');
    await expect.poll(() => cards.allInnerTexts()).toEqual(['Esha', 'Devika']);
    await makeReview(colleague, { name: 'Farah' });
    await expect.poll(() => cards.allInnerTexts()).toEqual(['Farah', 'Esha', 'Devika']);
    await goTo(visitor, '/admin/affiliate-manage');
    const applications = () => page.getByRole('rowheader').allInnerTexts();
    await expect.poll(applications).toEqual([expect.stringMatching(/^Neha/)]);
    await makeAffiliate(product.nobody, { name: 'Omana' });
    await expect.poll(applications).toEqual([expect.stringMatching(/^Omana/), expect.stringMatching(/^Neha/)]);
  });

  test('an arrival keeps scroll position, focus, selection and search', async () => {
    await goTo(visitor);
    await emptyInbox(product);
    for (const name of ['Farida', 'Gita']) {
      const { id } = await makeMessage(product, { name });
      await colleague.gql(messageOperations.mark, { id, isRead: true });
    }
    await goTo(visitor, '/contact-query');
    await expect.poll(() => names(page)).toEqual(['Farida', 'Gita']);
    const chosen = row(page, 'Gita').getByRole('button', { name: 'Mark as unread: Gita' });
    await chosen.focus();
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelectorAll('tbody tr')[1] as Element));
    const selected = await page.evaluate(() => String(getSelection()));
    const before = await topOf(page, 'tr:has-text("Gita")');
    await makeMessage(product, { name: 'Hari' });
    await row(page, 'Hari').waitFor();
    expect(await names(page)).toEqual(['Hari', 'Farida', 'Gita']);
    expect(await topOf(page, 'tr:has-text("Gita")')).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Mark as unread: Gita');
    expect(await page.evaluate(() => String(getSelection()))).toBe(selected);

    await page.getByLabel('Search messages').fill('Farida');
    await page.getByText('1 found').waitFor();
    await makeMessage(product, { name: 'Farida Menon' });
    await makeMessage(product, { name: 'Ishaan' });
    const news = button(page, '2 new, search again');
    await news.waitFor();
    expect(await names(page)).toEqual(['Farida']);
    const isFocused = (field: Element) => field === document.activeElement;
    expect(await page.getByLabel('Search messages').evaluate(isFocused)).toBe(true);
    await news.click();
    await page.getByText('2 found').waitFor();
    expect(await names(page)).toEqual(['Farida Menon', 'Farida']);
    await news.waitFor({ state: 'hidden' });
    await page.getByLabel('Search messages').fill('');
    await page.getByText('5 messages').waitFor();
  });
});
