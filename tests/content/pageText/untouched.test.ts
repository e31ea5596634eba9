import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { plainPage } from './plainPage.ts';

let product: Product;
beforeAll(async () => {
  // With visit counting the privacy policy has another text (tests/platform/visit).
  product = await startProduct({ ANALYTICS: 'off' });
});
afterAll(() => product.stop());

const pages = [
  ['home', '/'],
  ['services', '/services'],
  ['about', '/about'],
  ['affiliate', '/affiliate-marketing'],
  ['contact', '/contact'],
  ['privacy', '/privacy-policy'],
  ['terms', '/terms-of-service'],
] as const;

/** The pages before their texts were editable. */
const was = (name: string) => readFileSync(new URL(`untouched/${name}.txt`, import.meta.url), 'utf8').trim();

test.each(pages)('the page %s is equal to the one before its texts were editable', async (name, path) => {
  const html = await (await fetch(product.url + path)).text();
  expect(plainPage(html)).toBe(was(name));
});
