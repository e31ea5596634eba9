import type { Page } from 'playwright-core';
import type { Visitor } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import { test as base } from '#tests/kit/test.ts';

export const test = base
  .extend('asha', { scope: 'file' }, ({ product }) => product.signedIn('admin', { name: 'Asha Menon' }))
  .extend('ravi', { scope: 'file' }, ({ product }) => product.signedIn('Employee', { name: 'Ravi Iyer' }));

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d\.$/);

const QUESTION = 'You have unsaved changes. Leave this page?';
export const question = (page: Page) => page.getByRole('alertdialog', { name: QUESTION });

export const editing = async (visitor: Visitor, slug: string) => {
  await goWithin(visitor.page, `/admin/edit-blog/${slug}`);
  await field(visitor.page, 'Title').waitFor();
};
