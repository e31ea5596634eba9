import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { test as base } from '#tests/kit/test.ts';
import { plainPage } from './plainPage.ts';

const test = base.extend('settings', { scope: 'file' }, { ANALYTICS: 'off' });

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

test.for(pages)('the page %s is equal to the one before its texts were editable', async ([name, path], { product }) => {
  const html = await (await fetch(product.url + path)).text();
  expect(plainPage(html)).toBe(was(name));
});
