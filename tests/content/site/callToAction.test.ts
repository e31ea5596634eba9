import { expect } from 'vitest';
import { affiliateTexts } from '#schema/pageTexts/affiliate.ts';
import { callTexts } from '#schema/pageTexts/callToAction.ts';
import { saveProfile } from '#tests/kit/content/author.ts';
import { makePost } from '#tests/kit/content/blog.ts';
import { saveTexts } from '#tests/kit/content/pageText.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeAll(async ({ employee }) => {
  await makePost(employee, { slug: 'a-post', author: 'Devika Pillai', isPublished: true });
  await makeItem(employee, { slug: 'a-project', isPublished: true });
});

const kinds = [
  ['a post', '/blog/a-post', 'CONTACT', 'postsCallTitle', 'postsCallText', callTexts.postsCallTitle],
  [
    'a project',
    '/portfolio/a-project',
    'CONTACT',
    'projectsCallTitle',
    'projectsCallText',
    callTexts.projectsCallTitle,
  ],
  ['the reviews', '/reviews', 'CONTACT', 'reviewsCallTitle', 'reviewsCallText', callTexts.reviewsCallTitle],
  ['the programme', '/affiliate-marketing', 'AFFILIATE', 'closingTitle', 'closingText', affiliateTexts.closingTitle],
] as const;

const callOn = async (product: Product, path: string) =>
  /<section[^>]*aria-labelledby="call-to-action".*?<\/section>/s.exec((await getPage(product, path)).text)?.[0];

test.for(kinds)(
  '%s ends with a call to action unless its edited text is blank',
  async ([, path, page, title, text, original], { product, admin }) => {
    expect(await callOn(product, path)).toContain(original);
    expect(await callOn(product, path)).toContain('href="/contact#contact-us"');
    await saveTexts(admin, page, { [title]: 'Shall we talk of lanterns?' });
    expect(await callOn(product, path)).toContain('Shall we talk of lanterns?');
    await saveTexts(admin, page, { [title]: '', [text]: '' });
    expect(await callOn(product, path)).toBeUndefined();
    expect((await getPage(product, path)).text).not.toContain('Work with us');
    for (const [, other, , , , words] of kinds.filter((kind) => kind[1] !== path))
      expect(await callOn(product, other)).toContain(words);
    await saveTexts(admin, page, { [title]: null, [text]: null });
  },
);

test('links to book a call stand in calls to action, the navigation and on home while calls are offered', async ({
  product,
  admin,
}) => {
  const counted = async (path: string) => (await getPage(product, path)).text.split('href="/book"').length - 1;
  expect([await counted('/blog/a-post'), await counted('/')]).toEqual([0, 0]);
  await changeSite(admin, { takesBookings: true });
  expect([await counted('/blog/a-post'), await counted('/'), await counted('/terms-of-service')]).toEqual([2, 3, 1]);
  await changeSite(admin, { takesBookings: false });
});

test('a post ends with its author: initials without an author page, description and link with one', async ({
  product,
  employee,
}) => {
  const boxOf = async () =>
    /<aside aria-label="About the author".*?<\/aside>/s.exec((await getPage(product, '/blog/a-post')).text)?.[0];
  const plain = await boxOf();
  expect(plain).toMatch(/>DP<.*Devika Pillai/s);
  expect(plain).not.toContain('<a ');
  await saveProfile(employee, { name: 'Devika Pillai', slug: 'devika', about: 'Writes about lanterns.' });
  expect(await boxOf()).toMatch(/href="\/blog\/author\/devika".*Writes about lanterns\./s);
});
