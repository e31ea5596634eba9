import { describe, expect } from 'vitest';
import {
  makeTranslated,
  type Translated,
  type TranslatedKind,
  translatedKinds,
} from '#tests/kit/content/translation.ts';
import { getPage, structuredDataIn } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const kinds: TranslatedKind[] = ['post', 'item', 'page'];

const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/g)].map(([, tag, url]) => [tag, url]);

describe.for(kinds)('the page of a translated %s', (kind) => {
  let english: Translated;
  let arabic: Translated;
  let draft: Translated;
  test.beforeAll(async ({ admin }) => {
    english = await makeTranslated(admin, kind, { title: 'Said in English' });
    const linkTranslations = [english.id];
    arabic = await makeTranslated(admin, kind, {
      title: 'بالعربية هنا',
      slug: `${kind}-ar`,
      language: 'ar',
      linkTranslations,
    });
    draft = await makeTranslated(admin, kind, { language: 'de', isPublished: false, linkTranslations });
  });
  const pathOf = ({ slug }: Translated) => translatedKinds[kind].path + slug;
  const htmlOf = async (product: Product, one: Translated) => (await getPage(product, pathOf(one))).text;

  test('each translated page names the published ones and the default to search engines', async ({ product }) => {
    const { PUBLIC_URL } = product.services.settings;
    const [en, ar] = [PUBLIC_URL + pathOf(english), PUBLIC_URL + pathOf(arabic)];
    const links = [
      ['ar', ar],
      ['en', en],
      ['x-default', en],
    ];
    expect(alternatesIn(await htmlOf(product, english))).toEqual(links);
    expect(alternatesIn(await htmlOf(product, arabic))).toEqual(links);
    const sitemap = (await send(product.url, '/sitemap.xml')).text;
    const written = links.map(([tag, url]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`).join('');
    expect(sitemap).toContain(`<loc>${ar}</loc>`);
    expect(sitemap.split(written)).toHaveLength(3);
    expect(sitemap).not.toContain(pathOf(draft));
  });

  test('a translated page has its language and direction', async ({ product }) => {
    const html = await htmlOf(product, arabic);
    expect(html).toMatch(/<(?:article|div) lang="ar" dir="rtl">/);
    expect(html).toContain('<meta property="og:locale" content="ar_EG"/>');
    expect(html).toContain('<meta property="og:locale:alternate" content="en_US"/>');
    expect(structuredDataIn(html)[0]?.inLanguage).toBe('ar');
  });

  test('a translated page links to the others by the own names of their languages', async ({ product }) => {
    expect(await htmlOf(product, english)).toMatch(
      new RegExp(`Also in:.*<a [^>]*lang="ar" dir="rtl"[^>]* href="${pathOf(arabic)}"[^>]*>العربية</a>`),
    );
  });
});

describe('a site in one language', () => {
  test.for(kinds)(
    'a site in one language has no trace of languages on the page of a %s',
    async (kind, { product, admin }) => {
      const one = await makeTranslated(admin, kind);
      const html = (await getPage(product, translatedKinds[kind].path + one.slug)).text;
      expect(alternatesIn(html)).toEqual([]);
      expect(html).not.toMatch(/Also in|og:locale:alternate|<(?:article|div) lang=/);
      expect(html).toContain('<meta property="og:locale" content="en_US"/>');
    },
  );
});

test('the feed says in which language a post is', async ({ product, admin }) => {
  const { id } = await makeTranslated(admin, 'post', { language: 'hi' });
  const feed = (await send(product.url, '/feed.xml')).text;
  expect(feed).toContain(`<entry xml:lang="hi">\n<id>urn:uuid:${id}</id>`);
});
