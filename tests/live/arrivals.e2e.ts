import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goingOn, goTo } from '#tests/kit/browser/goingOn.ts';
import { counts, topOf, watching } from '#tests/kit/browser/liveScreen.ts';
import { button, closeBrowser, link } from '#tests/kit/browser/visitor.ts';
import { emptyAffiliates, makeAffiliate } from '#tests/kit/content/affiliate.ts';
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

const goOn = goingOn(() => watching(product, employee, '/dashboard', 'Employee Dashboard'));
const INBOX = 'Contact Queries - Marquee';

describe('what comes in is on the screen without a reload', () => {
  test('a message that somebody sends: in the list at its place, in the navigation, in the title, and read out', async () => {
    await emptyInbox(product);
    const { id } = await makeMessage(product, { name: 'Asha' });
    await employee.gql(messageOperations.mark, { id, isRead: true });
    const visitor = await goOn();
    const { page } = visitor;
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

  test('a review and an application, first in their lists; the dashboard counts them', async () => {
    await emptyReviews(product);
    await emptyAffiliates(product);
    await makeReview(employee, { name: 'Devika' });
    const visitor = await goOn();
    const { page } = visitor;
    await goTo(visitor);
    await link(page, '1 review to check').waitFor();
    await makeReview(employee, { name: 'Esha' });
    await link(page, '2 reviews to check').waitFor();
    await link(page, '0 new applications').waitFor();
    await makeAffiliate(product.nobody, { name: 'Neha' });
    await link(page, '1 new application').waitFor();
    await goTo(visitor, '/admin/manage-reviews');
    const cards = page.getByRole('main').getByRole('listitem').getByRole('heading');
    await expect.poll(() => cards.allInnerTexts()).toEqual(['Esha', 'Devika']);
    await makeReview(employee, { name: 'Farah' });
    await expect.poll(() => cards.allInnerTexts()).toEqual(['Farah', 'Esha', 'Devika']);
    await goTo(visitor, '/admin/affiliate-manage');
    const applications = () => page.getByRole('rowheader').allInnerTexts();
    await expect.poll(applications).toEqual([expect.stringMatching(/^Neha/)]);
    await makeAffiliate(product.nobody, { name: 'Omana' });
    await expect.poll(applications).toEqual([expect.stringMatching(/^Omana/), expect.stringMatching(/^Neha/)]);
  });

  test('moves nothing that somebody reads, and takes neither focus nor selection nor search', async () => {
    const visitor = await goOn();
    const { page } = visitor;
    await goTo(visitor);
    await emptyInbox(product);
    for (const name of ['Farida', 'Gita']) {
      const { id } = await makeMessage(product, { name });
      await employee.gql(messageOperations.mark, { id, isRead: true });
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
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(
      await page.getByLabel('Search messages').getAttribute('id'),
    );
    await news.click();
    await page.getByText('2 found').waitFor();
    expect(await names(page)).toEqual(['Farida Menon', 'Farida']);
    await news.waitFor({ state: 'hidden' });
    await page.getByLabel('Search messages').fill('');
    await page.getByText('5 messages').waitFor();
  });
});
