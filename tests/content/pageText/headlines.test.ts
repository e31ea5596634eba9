import { expect } from 'vitest';
import { saveTexts } from '#tests/kit/content/pageText.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const headlines = [
  ['the home page', '/', 'HOME', 'heroTitle', 'Elevate Your Business with Digital Excellence'],
  ['the services of the home page', '/', 'HOME', 'servicesTitle', 'Our Services'],
  ['the services page', '/services', 'SERVICES', 'title', 'Services'],
  ['the mission', '/about', 'ABOUT', 'missionTitle', 'Our mission'],
  ['the vision', '/about', 'ABOUT', 'visionTitle', 'Our vision'],
  ['the contact page', '/contact', 'CONTACT', 'title', 'Get In Touch'],
  ['the contact form', '/contact', 'CONTACT', 'formTitle', 'Send Us a Message'],
  ['the blog', '/blogs', 'CONTACT', 'blogTitle', 'Blog'],
  ['the portfolio', '/portfolio', 'CONTACT', 'portfolioTitle', 'Our Showcase of Success'],
  ['the reviews', '/reviews', 'CONTACT', 'reviewsTitle', 'Reviews'],
] as const;

const headlinesOf = async (product: Product, path: string) =>
  [...(await getPage(product, path)).text.matchAll(/<h[12][^>]*>([^<]*)</g)].map(([, words]) => words);

test.for(headlines)(
  'the headline of %s is the one that an admin has written',
  async ([, path, page, name, original], { product, admin }) => {
    expect(await headlinesOf(product, path)).toContain(original);
    await saveTexts(admin, page, { [name]: 'Lanterns for everybody' });
    const changed = await headlinesOf(product, path);
    expect([changed.includes('Lanterns for everybody'), changed.includes(original)]).toEqual([true, false]);
    await saveTexts(admin, page, { [name]: null });
  },
);

test('a cleared headline of a page leaves one that screen readers alone find', async ({ product, admin }) => {
  await saveTexts(admin, 'CONTACT', { title: '' });
  expect((await getPage(product, '/contact')).text).toMatch(/<h1[^>]*class="sr-only"[^>]*>Contact</);
  await saveTexts(admin, 'CONTACT', { title: null });
});

test.for([
  ['/blogs', 'blogLead'],
  ['/portfolio', 'portfolioLead'],
  ['/contact', 'lead'],
] as const)('search engines read the own introduction of %s', async ([path, name], { product, admin }) => {
  await saveTexts(admin, 'CONTACT', { [name]: 'Lanterns, and what they light.' });
  expect((await getPage(product, path)).text).toMatch(
    /<meta name="description" content="Lanterns, and what they light\./,
  );
  await saveTexts(admin, 'CONTACT', { [name]: null });
});
