import type { Page } from 'playwright-core';
import { markdownIn } from '#tests/kit/browser/editor.ts';
import { heading, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import { goWithin } from '#tests/kit/browser/within.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

export const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Ravi Rao' }),
);

export const labels = ['Title', 'Slug', 'Excerpt', 'Body', 'Author', 'Tags', 'Image URL', 'Alt text'] as const;
export type Texts = Partial<Record<(typeof labels)[number], string>>;

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
export const submit = (page: Page) => page.getByRole('button', { name: 'Create Post' });
export const file = (page: Page) => page.getByLabel('Image file');

export async function write(page: Page, texts: Texts) {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

export async function written(page: Page): Promise<Texts> {
  const texts: Texts = {};
  for (const label of labels)
    texts[label] = label === 'Body' ? await markdownIn(page) : await field(page, label).inputValue();
  return texts;
}

let count = 0;
/** Valid values with a unique slug. */
export function good(): Texts {
  count += 1;
  return {
    Title: `A post of the form, number ${count}`,
    Excerpt: 'What this post is about.',
    Body: 'The text.',
    Author: 'Asha Menon',
    Tags: 'marketing, seo',
    'Alt text': 'Nothing',
  };
}

export async function writing(product: Product, employee: Person) {
  const visitor = await visit(product, employee);
  await visitor.open('/admin/add-blog');
  await heading(visitor.page, 'Add Blog Post').waitFor();
  return { visitor, page: visitor.page };
}

export async function writesAnother(visitor: Visitor) {
  await goWithin(visitor.page, '/admin/add-blog');
  await heading(visitor.page, 'Add Blog Post').waitFor();
}
