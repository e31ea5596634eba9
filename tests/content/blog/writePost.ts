import type { Page } from 'playwright-core';
import { editor } from '#tests/kit/browser/editor.ts';
import { visit } from '#tests/kit/browser/visitor.ts';
import type { Product } from '#tests/kit/product/product.ts';

export const body = (page: Page) => page.getByLabel('Body');

/** A new post by a new user, because an autosave of one test would appear in the next. */
export async function writing(product: Product, options?: Parameters<typeof visit>[2]) {
  const visitor = await visit(product, await product.signedIn('Employee'), options);
  await visitor.open('/admin/add-blog');
  await editor(visitor.page).waitFor();
  return { visitor, page: visitor.page };
}
