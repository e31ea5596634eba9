import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { blogPosts } from '#server/content/blog/table.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import {
  changeTranslated,
  makeTranslated,
  readTranslated,
  type Translated,
  type TranslatedKind,
  tagsOf,
  translatedKinds,
} from '#tests/kit/content/translation.ts';
import { getPage, structuredDataIn } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const kinds: TranslatedKind[] = ['post', 'item', 'page'];

test.beforeEach(async ({ admin }) => {
  await changeSite(admin, { language: 'de' });
});

const storedIn = async ({ services }: Product, id: string) =>
  (await services.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]?.language;

const htmlOf = async (product: Product, kind: TranslatedKind, slug: string) =>
  (await getPage(product, translatedKinds[kind].path + slug)).text;

describe.for(kinds)('on a German site, a %s', (kind) => {
  const idsIn = async (admin: Person, list: 'list' | 'listAll', language: string): Promise<string[]> =>
    (await admin.gql(translatedKinds[kind][list], { language })).data.done.nodes.map(({ id }: { id: string }) => id);

  test('a text without a language is German in the API', async ({ admin }) => {
    expect((await makeTranslated(admin, kind)).language).toBe('de');
  });

  test('a text without a language is found by German only', async ({ admin }) => {
    const { id } = await makeTranslated(admin, kind);
    for (const list of ['list', 'listAll'] as const) {
      expect(await idsIn(admin, list, 'de')).toContain(id);
      expect(await idsIn(admin, list, 'en')).not.toContain(id);
    }
  });

  test('a text without a language has that of the whole page', async ({ product, admin }) => {
    const { slug } = await makeTranslated(admin, kind);
    const html = await htmlOf(product, kind, slug);
    expect(html).toMatch(/^<!doctype html><html lang="de">/);
    expect(html.match(/ lang="/g)).toHaveLength(1);
    expect(html).toContain('<meta property="og:locale" content="de_DE"/>');
    expect(structuredDataIn(html)[0]?.inLanguage).toBe('de');
  });

  test('an English text says on its page that it is English', async ({ product, admin }) => {
    const { slug } = await makeTranslated(admin, kind, { language: 'en' });
    const html = await htmlOf(product, kind, slug);
    expect(html).toMatch(/^<!doctype html><html lang="de">/);
    expect(html).toMatch(/<(?:article|div) lang="en" dir="ltr">/);
    expect(html).toContain('<meta property="og:locale" content="en_US"/>');
    expect(structuredDataIn(html)[0]?.inLanguage).toBe('en');
  });

  test('a text without a language is the default among its translations', async ({ product, admin }) => {
    const german = await makeTranslated(admin, kind, { title: 'Auf Deutsch gesagt' });
    const english = await makeTranslated(admin, kind, { language: 'en', linkTranslations: [german.id] });
    const html = await htmlOf(product, kind, english.slug);
    const url = product.services.settings.PUBLIC_URL + translatedKinds[kind].path + german.slug;
    expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${url}"/>`);
    expect((await send(product.url, '/sitemap.xml')).text).toContain(
      `<xhtml:link rel="alternate" hreflang="x-default" href="${url}"/>`,
    );
    expect(html).toMatch(/<bdi lang="de" dir="ltr">Auch auf:/);
  });

  test('a German text has no second translation in German', async ({ admin }) => {
    const first = await makeTranslated(admin, kind);
    const english = await makeTranslated(admin, kind, { language: 'en', linkTranslations: [first.id] });
    const { errors } = await changeTranslated(admin, kind, english.id, { language: 'de' });
    expect(errors?.[0].extensions.code).toBe('CONFLICT');
  });
});

describe.for(kinds)('a %s and its translation, both in English since the site is,', (kind) => {
  let pair: Translated[];
  test.beforeEach(async ({ admin }) => {
    const german = await makeTranslated(admin, kind, { language: 'de' });
    const english = await makeTranslated(admin, kind, { language: 'en', linkTranslations: [german.id] });
    await changeSite(admin, { language: 'en' });
    pair = [german, english];
  });
  const readPair = (admin: Person) => Promise.all(pair.map(({ id }) => readTranslated(admin, kind, id)));

  test('a text and its translation in one language stay linked', async ({ admin }) => {
    const read = await readPair(admin);
    expect(read.map(({ language }) => language)).toEqual(['en', 'en']);
    expect(read.map(tagsOf)).toEqual([['en'], ['en']]);
  });

  test('both texts in one language name the first of them to search engines', async ({ product }) => {
    const [first] = pair.map(({ slug }) => slug).toSorted();
    const url = product.services.settings.PUBLIC_URL + translatedKinds[kind].path + first;
    const expected = ['en', 'x-default'];
    for (const { slug } of pair)
      expect((await htmlOf(product, kind, slug)).match(/<link rel="alternate" href[^>]*>/g)).toEqual(
        expected.map((tag) => `<link rel="alternate" hrefLang="${tag}" href="${url}"/>`),
      );
    const links = expected.map((tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`).join('');
    expect((await send(product.url, '/sitemap.xml')).text.split(`>${links}<`)).toHaveLength(3);
  });

  test('one of two linked texts takes another language', async ({ admin }) => {
    const [german, english] = await readPair(admin);
    expect((await changeTranslated(admin, kind, english?.id ?? '', { language: 'fr' })).errors).toBeUndefined();
    expect(tagsOf(await readTranslated(admin, kind, german?.id ?? ''))).toEqual(['fr']);
  });
});

test('a German site stores no language for German content', async ({ product, admin }) => {
  expect(await storedIn(product, (await makeTranslated(admin, 'post', { language: 'de' })).id)).toBeNull();
  expect(await storedIn(product, (await makeTranslated(admin, 'post', { language: 'en' })).id)).toBe('en');
});

test('only English entries of the feed of a German site name another language', async ({ product, admin }) => {
  const german = await makeTranslated(admin, 'post');
  const english = await makeTranslated(admin, 'post', { language: 'en' });
  const feed = (await send(product.url, '/feed.xml')).text;
  expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">');
  expect(feed).toContain(`<entry>\n<id>urn:uuid:${german.id}</id>`);
  expect(feed).toContain(`<entry xml:lang="en">\n<id>urn:uuid:${english.id}</id>`);
});

test('the pages of a German site are German to search engines', async ({ product }) => {
  const { text: html } = await getPage(product, '/about');
  expect(html).toContain('<meta property="og:locale" content="de_DE"/>');
  expect(structuredDataIn(html)[0]?.inLanguage).toBe('de');
});
