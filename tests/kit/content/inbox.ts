import type { Locator, Page } from 'playwright-core';
import { button, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { emptyInbox, type MadeMessage, makeMessage, messageOperations } from './message.ts';

export const row = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
/** The names of the senders, in the order of the list. */
export const names = (page: Page) => page.getByRole('rowheader').getByRole('link').allInnerTexts();

/** Chooses an entry of the menu of the whole list. */
export async function chooseInMenu(page: Page, name: string, menu = 'List actions'): Promise<void> {
  await button(page, menu).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Fills the inbox with exactly the messages of these people, oldest first; some of them read. */
export async function fillInbox(
  product: Product,
  staff: Person,
  people: string[],
  read: string[] = [],
): Promise<MadeMessage[]> {
  await emptyInbox(product);
  const sent: MadeMessage[] = [];
  for (const name of people) {
    sent.push(await makeMessage(product, { name }));
    product.passTime(60_000);
  }
  for (const { id, name } of sent) {
    if (read.includes(name)) await staff.gql(messageOperations.mark, { id, isRead: true });
  }
  return sent;
}

/** Opens the inbox, filled with `fillInbox`. */
export async function openInbox(
  product: Product,
  staff: Person,
  people: string[],
  read: string[] = [],
): Promise<{ visitor: Visitor; page: Page; sent: MadeMessage[] }> {
  const sent = await fillInbox(product, staff, people, read);
  const visitor = await visit(product, staff);
  await visitor.open('/contact-query');
  await visitor.page
    .getByRole('heading', { name: 'No Messages Yet' })
    .or(row(visitor.page, people[0] ?? ''))
    .waitFor();
  return { visitor, page: visitor.page, sent };
}
