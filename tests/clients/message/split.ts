import type { Page } from 'playwright-core';
import { heading, link, visit } from '#tests/kit/browser/visitor.ts';
import { fillInbox, row } from '#tests/kit/content/inbox.ts';
import type { MadeMessage } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

export const test = base
  .extend('ravi', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }))
  .extend('meera', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Meera Nair' }));

export const wide = { width: 1440, height: 900 };
const people = ['Asha Menon', 'Bela Shah', 'Chand Rao', 'Dev Patel'];

export async function inbox(product: Product, ravi: Person, search = '', viewport = wide) {
  const sent = await fillInbox(product, ravi, people);
  const visitor = await visit(product, ravi, { viewport });
  await visitor.open(`/contact-query${search}`);
  await heading(visitor.page, 'Contact Queries').waitFor();
  await row(visitor.page, 'Asha Menon').waitFor();
  return { sent: sent as [MadeMessage, MadeMessage, MadeMessage, MadeMessage], visitor, page: visitor.page };
}
export async function open(page: Page, name: string) {
  await link(page, name).click();
  await heading(page, name).waitFor();
}

export const replyField = (page: Page) => page.getByLabel(/^Your reply/);
export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
