import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { editor } from '#tests/kit/browser/editor.ts';
import { visit } from '#tests/kit/browser/visitor.ts';
import type { Product } from '#tests/kit/product/product.ts';

/** A new post by a new user, because an autosave of one test would appear in the next. */
export async function writing(product: Product) {
  const visitor = await visit(product, await product.signedIn('Employee'));
  await visitor.open('/admin/add-blog');
  await editor(visitor.page).waitFor();
  return { visitor, page: visitor.page };
}

export async function clear(page: Page) {
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect.poll(() => editor(page).textContent()).toBe('');
}
