import type { Page } from 'playwright-core';
import { heading, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import type { MadeMessage } from '#tests/kit/content/message.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

export const test = base
  .extend('employee', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }))
  .extend('colleague', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Meera Nair' }));

export async function reading(
  product: Product,
  employee: Person,
  sent: MadeMessage,
  person = employee,
): Promise<{ visitor: Visitor; page: Page }> {
  const visitor = await visit(product, person);
  await visitor.open(`/contact-details/${sent.id}`);
  await heading(visitor.page, sent.name).waitFor();
  return { visitor, page: visitor.page };
}

export const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
export const replyField = (page: Page) => page.getByLabel(/^Your reply/);
