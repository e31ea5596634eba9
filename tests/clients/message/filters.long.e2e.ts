import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { services } from '#schema/message.ts';
import { messages } from '#server/clients/message/table.ts';
import { users } from '#server/people/user/table.ts';
import {
  checkFilter,
  chooseFilter,
  chooseFilterDay,
  clearFilters,
  filterChip,
  filterChips,
  openFilter,
  removeFilter,
} from '#tests/kit/browser/filters.ts';
import { button, leaveQuietly, link, loaded, visit } from '#tests/kit/browser/visitor.ts';
import { names, row } from '#tests/kit/content/inbox.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { test } from '#tests/kit/test.ts';
import { asked, dayFromNow, page, prepareInbox, status } from './filters.ts';

prepareInbox();

test('filters in the address combine with each other and the search until they are cleared', async () => {
  await chooseFilter(page, 'Owner', 'Me');
  await status('2 found');
  expect(await names(page)).toEqual(['Asha', 'Dev']);
  expect(asked()).toBe('owner=me');
  await checkFilter(page, 'Stage', 'In Contact', 'Proposal');
  await button(page, 'Stage: In Contact, Proposal').waitFor();
  await status('1 found');
  expect(await names(page)).toEqual(['Dev']);
  expect(asked()).toBe('owner=me&stage=IN_CONTACT%2CPROPOSAL');
  await page.getByLabel('Search messages').fill('zzz');
  await page.getByText('No message has "zzz" in it and fits these filters.').waitFor();
  await page.getByLabel('Search messages').fill('');
  await status('1 found');
  await row(page, 'Dev').getByRole('link', { name: 'Dev' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dev' }).waitFor();
  await page.goBack();
  await status('1 found');
  await row(page, 'Dev').getByRole('link', { name: 'Dev' }).click();
  await link(page, 'Back to Contact Queries').click();
  await status('1 found');
  expect(asked()).toBe('owner=me&stage=IN_CONTACT%2CPROPOSAL');
  await chooseFilter(page, 'Owner', 'Ravi Iyer');
  await expect.poll(() => names(page)).toEqual(['Bela']);
  await clearFilters(page);
  await status('4 messages');
  expect(asked()).toBe('');
});

test('two stages that are checked before the address has the first both filter', async () => {
  await openFilter(page, 'Stage');
  await page.getByRole('menu', { name: 'Stage' }).evaluate(async (menu) => {
    for (const item of [...menu.querySelectorAll<HTMLElement>('[role="menuitemcheckbox"]')].slice(1, 3)) {
      item.click();
      await null;
    }
  });
  await button(page, 'Stage: In Contact, Proposal').waitFor();
  await expect.poll(asked).toBe('stage=IN_CONTACT%2CPROPOSAL');
});

test('messages are filtered by missing owner, due follow-up, service and days', async ({ product }) => {
  await chooseFilter(page, 'Owner', 'Nobody');
  await expect.poll(() => names(page)).toEqual(['Chand']);
  await removeFilter(page, 'Owner');
  await chooseFilter(page, 'Follow-up', 'Due');
  await expect.poll(() => names(page)).toEqual(['Asha', 'Dev']);
  await chooseFilter(page, 'Service', services[0] as string);
  await page.getByText('No message fits these filters. Nothing is due: that is good news.').waitFor();
  await clearFilters(page);
  await chooseFilter(page, 'Service', services[0] as string);
  await expect.poll(() => names(page)).toEqual(['Bela']);
  await clearFilters(page);
  await chooseFilterDay(page, 'From', dayFromNow(product, 1));
  await page.getByText('No message fits these filters.').waitFor();
  await chooseFilterDay(page, 'To', dayFromNow(product, 0));
  await page.getByText('The last day is before the first: choose others, or clear the filters.').waitFor();
  await chooseFilterDay(page, 'From', dayFromNow(product, -1));
  await status('4 found');
});

test('a row shows owner, stage, value, due follow-up and last author', async () => {
  const said = (name: string, text: string | RegExp): Promise<void> => row(page, name).getByText(text).waitFor();
  await said('Asha', /^Overdue by /);
  await said('Asha', '₹1,80,000');
  await said('Asha', 'New');
  await said('Bela', 'Ravi Iyer');
  await said('Bela', 'Proposal');
  await said('Bela', 'New answer');
  await said('Dev', 'Due today');
  expect(
    await row(page, 'Chand')
      .getByText(/Overdue|Due|Follow/)
      .count(),
  ).toBe(0);
});

test('arrivals under a filter are announced and appear on request', async ({ product }) => {
  await chooseFilter(page, 'Owner', 'Nobody');
  await expect.poll(() => names(page)).toEqual(['Chand']);
  await makeMessage(product, { name: 'Esha' });
  await button(page, '1 new, search again').click();
  await expect.poll(() => names(page)).toEqual(['Chand', 'Esha']);
  await chooseFilter(page, 'Owner', 'Me');
  await expect.poll(() => names(page)).toEqual(['Asha', 'Dev']);
  await makeMessage(product, { name: 'Farah' });
  await button(page, '1 new, search again').waitFor();
  expect(await names(page)).toEqual(['Asha', 'Dev']);
});

test('the filtered owner is shown by name, also when blocked', async ({ product, employee }) => {
  const { db } = product.services;
  const former = await product.user({ name: 'Neha Rao' });
  await db.update(messages).set({ ownerId: former.id }).where(eq(messages.name, 'Asha'));
  await db.update(users).set({ isBlocked: true }).where(eq(users.id, former.id));
  const own = await visit(product, employee);
  const chosen = () => filterChip(own.page, 'Owner').innerText();
  await own.open(`/contact-query?owner=${former.id}`);
  await expect.poll(chosen).toBe('Owner: Neha Rao');
  expect(await names(own.page)).toEqual(['Asha']);
  await db.update(messages).set({ ownerId: null }).where(eq(messages.name, 'Asha'));
  await own.page.reload();
  await expect.poll(chosen).toBe('Owner: A former colleague');
  // An invalid id matches nobody.
  await own.open('/contact-query?owner=somebody');
  await own.page.getByRole('status').filter({ hasText: '4 messages' }).waitFor();
  expect(await filterChips(own.page).count()).toBe(0);
  await leaveQuietly(own);
});

test('changing the folder keeps the filters and clears the search', async () => {
  await chooseFilter(page, 'Owner', 'Me');
  await status('2 found');
  await link(page, 'Unread').click();
  await expect.poll(asked).toBe('owner=me&status=unread');
  await status('2 found');
  await link(page, 'Inbox').last().click();
  await expect.poll(asked).toBe('owner=me');
});

test('an address with a filter opens directly with chips that fit a phone', async ({ product, employee }) => {
  const phone = await visit(product, employee, { viewport: { width: 390, height: 844 } });
  await phone.open('/contact-query?owner=me&stage=NEW,FOUND&service=Carpentry&from=yesterday&due=maybe');
  await phone.page.getByRole('status').filter({ hasText: 'found' }).waitFor();
  await loaded(phone.page);
  await phone.page.getByText('No message fits these filters.').waitFor();
  await removeFilter(phone.page, 'Service');
  await phone.page.getByRole('status').filter({ hasText: '1 found' }).waitFor();
  expect(await names(phone.page)).toEqual(['Asha']);
  const chips = () => filterChips(phone.page).getByRole('button', { name: /: / }).allInnerTexts();
  expect((await chips()).filter(Boolean)).toEqual(['Owner: Me', 'Stage: New']);
  await phone.open('/contact-query?owner=me&stage=NEW,WON,LOST&from=2026-01-01&to=2099-01-01&due=yes');
  await filterChip(phone.page, 'To').waitFor();
  const tops = await filterChips(phone.page)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await leaveQuietly(phone);
});

test('the focus stays with filters that are set, changed and removed by keyboard', async () => {
  const { keyboard } = page;
  const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel);
  const chooseItem = async (name: string) => {
    await page.locator('[role=menu][data-state=open]').waitFor();
    for (let before = await focused(); before !== name; before = await focused()) {
      await keyboard.press('ArrowDown');
      await expect.poll(focused).not.toBe(before);
    }
    await keyboard.press('Enter');
  };
  await button(page, 'Filter').focus();
  await keyboard.press('Enter');
  await chooseItem('Stage');
  await page.getByRole('menuitemcheckbox', { name: 'New' }).waitFor();
  expect(asked()).toBe('');
  // Nothing is chosen, so the chip goes, and the focus returns to the button.
  await keyboard.press('Escape');
  await filterChips(page).waitFor({ state: 'detached' });
  await expect.poll(focused).toContain('Filter');

  await keyboard.press('Enter');
  await chooseItem('Owner');
  await page.getByRole('menuitemradio', { name: 'Nobody' }).waitFor();
  await chooseItem('Nobody');
  await status('1 found');
  await expect.poll(focused).toBe('Owner: Nobody');
  await keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Nobody', checked: true }).waitFor();
  await chooseItem('Ravi Iyer');
  await expect.poll(() => names(page)).toEqual(['Bela']);
  await expect.poll(focused).toBe('Owner: Ravi Iyer');
  await keyboard.press('Tab');
  await expect.poll(focused).toBe('Remove the filter Owner: Ravi Iyer');
  await keyboard.press('Enter');
  await status('4 messages');
  await expect.poll(focused).toContain('Filter');
  expect(asked()).toBe('');
});
