import { describe, expect } from 'vitest';
import { alternatesIn, answerOf, offerLanguages } from '#tests/kit/content/severalLanguages.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import {
  changeTranslated,
  makeTranslated,
  type Translated,
  type TranslatedKind,
  translatedKinds,
} from '#tests/kit/content/translation.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const kinds: TranslatedKind[] = ['post', 'item', 'page'];

test.beforeAll(async ({ admin }) => {
  await offerLanguages(admin);
});

describe.for(kinds)('a %s of a site with several languages', (kind) => {
  let english: Translated;
  let german: Translated;
  let french: Translated;
  test.beforeAll(async ({ admin }) => {
    english = await makeTranslated(admin, kind, { title: `English ${kind}` });
    german = await makeTranslated(admin, kind, {
      ...{ title: `German ${kind}`, language: 'de', linkTranslations: [english.id] },
    });
    french = await makeTranslated(admin, kind, { title: `French ${kind}`, language: 'fr' });
  });
  const pathOf = ({ slug }: Translated) => translatedKinds[kind].path + slug;

  test('content is only at the address of its language', async ({ product }) => {
    for (const [content, base] of [
      [english, ''],
      [german, '/de'],
      [french, ''],
    ] as const) {
      const own = base + pathOf(content);
      for (const other of ['', '/de', '/hi'])
        expect([other, await answerOf(product, other + pathOf(content))]).toEqual([
          other,
          other === base ? 200 : `301 ${own}`,
        ]);
    }
  });

  test('a redirect to the address of a language keeps the query', async ({ product }) => {
    expect(await answerOf(product, `${pathOf(german)}?a=1`)).toBe(`301 /de${pathOf(german)}?a=1`);
  });

  test('a former slug leads to the address of the language in one step', async ({ product, admin }) => {
    const moved = await makeTranslated(admin, kind, { title: `Moved ${kind}`, language: 'hi' });
    await changeTranslated(admin, kind, moved.id, { slug: `moved-${kind}-of-hindi` });
    const now = `/hi${translatedKinds[kind].path}moved-${kind}-of-hindi`;
    for (const base of ['', '/de', '/hi']) expect(await answerOf(product, base + pathOf(moved))).toBe(`301 ${now}`);
  });

  test('translations name the addresses of their languages to search engines', async ({ product }) => {
    const { PUBLIC_URL } = product.services.settings;
    const links = [
      ['de', `${PUBLIC_URL}/de${pathOf(german)}`],
      ['en', PUBLIC_URL + pathOf(english)],
      ['x-default', PUBLIC_URL + pathOf(english)],
    ];
    expect(alternatesIn((await getPage(product, pathOf(english))).text)).toEqual(links);
    expect(alternatesIn((await getPage(product, `/de${pathOf(german)}`)).text)).toEqual(links);
  });

  test('the sitemap has content at the address of its language', async ({ product }) => {
    const { PUBLIC_URL } = product.services.settings;
    const sitemap = (await send(product.url, '/sitemap.xml')).text;
    expect(sitemap).toContain(`<loc>${PUBLIC_URL}/de${pathOf(german)}</loc>`);
    expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="de" href="${PUBLIC_URL}/de${pathOf(german)}"/>`);
    expect(sitemap).not.toContain(`<loc>${PUBLIC_URL}${pathOf(german)}</loc>`);
  });

  test('the foot of a page leads to its translation, else to the home of the language', async ({ product }) => {
    const { text } = await getPage(product, pathOf(english));
    const nav = /<nav aria-label="Languages">.*?<\/nav>/s.exec(text)?.[0] ?? '';
    expect([...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      pathOf(english),
      `/de${pathOf(german)}`,
      '/hi/',
    ]);
  });

  test('the link to a translation on a page leads to the address of its language', async ({ product }) => {
    const { text } = await getPage(product, `/de${pathOf(german)}`);
    expect(text).toMatch(new RegExp(`Auch auf:.*<a href="${pathOf(english)}"`));
  });

  test('the API names the address of a translation with its prefix', async ({ product, admin }) => {
    const { PUBLIC_URL } = product.services.settings;
    const query = `query ($id: UUID!) { done: ${{ post: 'blogPost', item: 'portfolioItem', page: 'page' }[kind]}(id: $id) { translations { url } } }`;
    const { data } = await admin.gql(query, { id: english.id });
    expect(data.done.translations).toEqual([{ url: `${PUBLIC_URL}/de${pathOf(german)}` }]);
  });

  test('the API without a page shows content of every language', async ({ product }) => {
    const { list } = translatedKinds[kind];
    const { data } = await product.nobody.gql(list, {});
    const ids = data.done.nodes.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining([english.id, german.id, french.id]));
  });
});

describe('lists of a site with several languages', () => {
  const titles = ['Said in English', 'Auf Deutsch gesagt', 'Dit en français'] as const;
  test.beforeAll(async ({ admin }) => {
    for (const kind of ['post', 'item'] as const)
      for (const [index, language] of [null, 'de', 'fr'].entries())
        await makeTranslated(admin, kind, { title: titles[index], language });
  });
  const shownAt = async (product: Product, path: string) => {
    const { text } = await getPage(product, path);
    return titles.filter((title) => text.includes(title));
  };

  test('a list shows the content of its language', async ({ product }) => {
    for (const path of ['/blogs', '/portfolio']) {
      expect(await shownAt(product, path)).toEqual(['Said in English', 'Dit en français']);
      expect(await shownAt(product, `/de${path}`)).toEqual(['Auf Deutsch gesagt']);
      expect(await shownAt(product, `/hi${path}`)).toEqual([]);
    }
  });

  test('the search of the blog finds posts of its language', async ({ product }) => {
    expect(await shownAt(product, '/de/blogs?search=gesagt')).toEqual(['Auf Deutsch gesagt']);
    expect(await shownAt(product, '/de/blogs?search=english')).toEqual([]);
  });

  test('scripts of a page read the same list', async ({ product }) => {
    const body = JSON.stringify({ query: '{ blogPosts(first: 200) { nodes { title } } }' });
    const headers = { 'content-type': 'application/json' };
    const read = async (language: string) => titles.filter((title) => asked.get(language)?.includes(title));
    const asked = new Map<string, string>();
    for (const language of ['de', 'en', 'fr'])
      asked.set(
        language,
        (await send(product.url, `/graphql?language=${language}`, { method: 'POST', headers, body })).text,
      );
    expect(await read('de')).toEqual(['Auf Deutsch gesagt']);
    expect(await read('en')).toEqual(['Said in English', 'Dit en français']);
    expect(await read('fr')).toEqual([...titles]);
  });

  test('the feed of a language has its posts at their addresses', async ({ product }) => {
    const { PUBLIC_URL } = product.services.settings;
    const { status, headers, text } = await send(product.url, '/de/feed.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(text).toContain('xml:lang="de">');
    expect(text).toContain(`<link rel="self" type="application/atom+xml" href="${PUBLIC_URL}/de/feed.xml"/>`);
    expect(text).toContain('Auf Deutsch gesagt');
    expect(text).not.toContain('Said in English');
    expect((await send(product.url, '/feed.xml')).text).not.toContain('Auf Deutsch gesagt');
    expect((await getPage(product, '/de/blogs')).text).toContain(`href="${PUBLIC_URL}/de/feed.xml"`);
  });

  test('the posts beside a post are in its language', async ({ product, admin }) => {
    const second = await makeTranslated(admin, 'post', { title: 'Noch etwas gesagt', language: 'de' });
    expect(await shownAt(product, `/de/blog/${second.slug}`)).toEqual(['Auf Deutsch gesagt']);
  });

  test('the sitemap has the fixed pages of every language', async ({ product }) => {
    const { PUBLIC_URL } = product.services.settings;
    const sitemap = (await send(product.url, '/sitemap.xml')).text;
    for (const base of ['', '/de', '/hi']) expect(sitemap).toContain(`<loc>${PUBLIC_URL}${base}/services</loc>`);
  });

  test('a site that offers a language no more has its content at plain addresses', async ({ product, admin }) => {
    const { slug } = await makeTranslated(admin, 'post', { title: 'Hindi once', language: 'hi' });
    expect(await answerOf(product, `/blog/${slug}`)).toBe(`301 /hi/blog/${slug}`);
    await changeSite(admin, { furtherLanguages: ['de'] });
    expect(await answerOf(product, `/blog/${slug}`)).toBe(200);
    expect(await answerOf(product, `/hi/blog/${slug}`)).toBe(404);
    await offerLanguages(admin);
  });
});

test('a redirect of staff from a prefixed path comes before the page without the prefix', async ({
  product,
  admin,
}) => {
  const create = 'mutation ($input: RedirectInput!) { createRedirect(input: $input) { id } }';
  await admin.gql(create, { input: { from: '/de/alt', to: '/de/services' } });
  await admin.gql(create, { input: { from: '/old-offer', to: '/services' } });
  expect(await answerOf(product, '/de/alt')).toBe('301 /de/services');
  expect(await answerOf(product, '/de/old-offer')).toBe('301 /de/services');
  expect(await answerOf(product, '/old-offer')).toBe('301 /services');
});
