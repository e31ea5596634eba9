import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { plainPage } from './plainPage.ts';

let product: Product;
beforeAll(async () => {
  // Where visits are counted, the privacy policy says so (tests/platform/visit).
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

/** As the pages were before their texts could be changed. */
const was = (name: string) => readFileSync(new URL(`untouched/${name}.txt`, import.meta.url), 'utf8').trim();

test.each(pages)('the page %s says what it said before its texts could be changed', async (name, path) => {
  const html = await (await fetch(product.url + path)).text();
  expect(plainPage(html)).toBe(was(name));
});
