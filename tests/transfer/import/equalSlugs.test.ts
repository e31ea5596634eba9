import { expect } from 'vitest';
import { readSlugs } from '#server/transfer/import/slugs.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { test } from '#tests/kit/test.ts';

test('entries with equal slugs get numbers, also beside a post of the site', async ({ product, admin }) => {
  await makePost(admin, { slug: 'taken-here' });
  const freeSlug = await readSlugs(product.services.db, 'post');
  expect(['new-one', 'new-one', 'new-one'].map(freeSlug)).toEqual(['new-one', 'new-one-2', 'new-one-3']);
  expect(['taken-here', 'taken-here'].map(freeSlug)).toEqual(['taken-here-2', 'taken-here-3']);
});
