import { describe, expect } from 'vitest';
import { offerLanguages } from '#tests/kit/content/severalLanguages.ts';
import { changeSite, sendSite } from '#tests/kit/content/site.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const GERMAN = {
  language: 'de',
  tagline: 'Werbung, die wirkt',
  description: 'Eine Agentur für „kleine“ Häuser.',
} as const;

const translationsOf = async ({ nobody }: Product) =>
  (await nobody.gql('{ site { translations { language tagline description } } }')).data.site.translations;

test.beforeEach(async ({ admin }) => {
  await offerLanguages(admin);
  await changeSite(admin, { translations: [GERMAN] });
});

describe('the translated words of the agency', () => {
  test.for([
    ['/', '/de'],
    ['/about', '/de/about'],
  ] as const)('the page %s shows those of the site and %s the German ones', async ([plain, german], { product }) => {
    const [here, there] = [(await getPage(product, plain)).text, (await getPage(product, german)).text];
    expect([here.includes('Eine Agentur für'), there.includes('Eine Agentur für')]).toEqual([false, true]);
    expect(there).not.toContain('digital marketing and web development studio');
  });

  test('the head and the structured data of the German home page have them', async ({ product }) => {
    const { text } = await getPage(product, '/de');
    expect(text).toContain('<meta name="description" content="Eine Agentur für „kleine“ Häuser."');
    expect(text).toContain('"slogan":"Werbung, die wirkt"');
  });

  test('the German feed has the German tagline', async ({ product }) => {
    const read = async (path: string) => (await fetch(product.url + path)).text();
    expect(await read('/de/feed.xml')).toContain('<subtitle>Werbung, die wirkt</subtitle>');
    expect(await read('/feed.xml')).not.toContain('Werbung');
  });

  test('a language without a translation shows those of the site', async ({ product }) => {
    expect((await getPage(product, '/hi')).text).toContain('digital marketing and web development studio');
  });

  test('a text that is left empty is that of the site', async ({ product, admin }) => {
    await changeSite(admin, { translations: [{ ...GERMAN, tagline: '' }] });
    const { text } = await getPage(product, '/de');
    expect(text).toContain('"slogan":"Marketing that earns its place"');
    expect(text).toContain('Eine Agentur für');
  });

  test('the translation of the main language is not shown', async ({ product, admin }) => {
    await changeSite(admin, { language: 'de', furtherLanguages: ['en'] });
    expect((await getPage(product, '/')).text).not.toContain('Eine Agentur für');
    await changeSite(admin, { language: 'en', furtherLanguages: ['de', 'hi'] });
  });

  test('of two entries of a language the last one is stored', async ({ product, admin }) => {
    const earlier = { ...GERMAN, tagline: 'Früher' };
    await changeSite(admin, { translations: [earlier, { language: 'hi', tagline: '', description: ' ' }, GERMAN] });
    expect(await translationsOf(product)).toEqual([GERMAN]);
  });

  test.for([
    [{ ...GERMAN, language: 'fr' }],
    [{ ...GERMAN, tagline: 'x'.repeat(121) }],
    [{ ...GERMAN, description: 'x'.repeat(401) }],
  ])('a translation like %j is refused', async ([translation], { product, admin }) => {
    expect((await sendSite(admin, { translations: [translation] })).code).toBe('BAD_USER_INPUT');
    expect(await translationsOf(product)).toEqual([GERMAN]);
  });

  test('a translation of 120 and 400 characters is stored', async ({ product, admin }) => {
    const longest = { language: 'de', tagline: 'x'.repeat(120), description: 'y'.repeat(400) } as const;
    await changeSite(admin, { translations: [longest] });
    expect(await translationsOf(product)).toEqual([longest]);
  });

  test('an Employee cannot change them', async ({ employee }) => {
    expect((await sendSite(employee, { translations: [] })).code).toBe('FORBIDDEN');
  });
});
