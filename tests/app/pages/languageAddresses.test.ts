import { describe, expect } from 'vitest';
import { alternatesIn, answerOf, offerLanguages } from '#tests/kit/content/severalLanguages.ts';
import { changeSite } from '#tests/kit/content/site.ts';
import { canonicalOf, getPage, stateOf, structuredDataIn } from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import { test } from '#tests/kit/test.ts';
import { paths } from '#web/shared/paths.ts';

const fixed = [
  ...[paths.home, paths.about, paths.services, paths.affiliateProgramme, paths.blogs, paths.portfolio],
  ...[paths.contact, paths.reviews, paths.book, paths.privacyPolicy, paths.terms],
];

describe('a site with one language', () => {
  test('a site with one language has no pages under the prefix of another', async ({ product, admin }) => {
    await changeSite(admin, { language: 'en', furtherLanguages: [] });
    for (const path of ['/de', '/de/', '/de/services', '/hi/blogs', '/en', '/de/feed.xml', '/de/admin/login'])
      expect([path, await answerOf(product, path)]).toEqual([path, 404]);
  });

  test('a form of a site with one language is not accepted under a prefix', async ({ product, admin }) => {
    await changeSite(admin, { language: 'en', furtherLanguages: [] });
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await send(product.url, '/de/contact', { method: 'POST', headers: type, body: 'name=Asha' });
    expect(sent.status).toBe(404);
    expect((await send(product.url, '/de/contact', { method: 'PUT', body: '' })).status).toBe(404);
  });

  test('pages of a site with one language have no trace of several', async ({ product, admin }) => {
    await changeSite(admin, { language: 'en', furtherLanguages: [] });
    const { text } = await getPage(product, '/services');
    expect(text).not.toMatch(/hreflang=/i);
    expect(text).not.toContain('<nav aria-label="Languages"');
    expect(stateOf(text).site).not.toHaveProperty('languages');
    expect(stateOf(text).site).not.toHaveProperty('furtherLanguages');
  });
});

describe('a site with several languages', () => {
  test.beforeEach(async ({ admin }) => {
    await offerLanguages(admin);
  });

  test('each fixed page is drawn in the language of its prefix', async ({ product }) => {
    for (const path of fixed) {
      const { status, text } = await getPage(product, `/de${path}`);
      expect([path, status]).toEqual([path, 200]);
      expect(text, path).toContain('<html lang="de"');
      expect(text, path).toContain('Zum Inhalt springen');
    }
    expect((await getPage(product, '/hi/services')).text).toContain('<html lang="hi"');
    expect((await getPage(product, '/services')).text).toContain('<html lang="en"');
  });

  test('each page is canonical to itself', async ({ product }) => {
    const { PUBLIC_URL } = product.services.settings;
    expect(canonicalOf((await getPage(product, '/de/services')).text)).toBe(`${PUBLIC_URL}/de/services`);
    expect(canonicalOf((await getPage(product, '/services')).text)).toBe(`${PUBLIC_URL}/services`);
    for (const path of ['/de', '/de/'])
      expect(canonicalOf((await getPage(product, path)).text)).toBe(`${PUBLIC_URL}/de/`);
  });

  test('each fixed page names itself in every language to search engines', async ({ product }) => {
    const { PUBLIC_URL } = product.services.settings;
    for (const path of fixed) {
      const links = [
        ['en', PUBLIC_URL + path],
        ['de', `${PUBLIC_URL}/de${path}`],
        ['hi', `${PUBLIC_URL}/hi${path}`],
        ['x-default', PUBLIC_URL + path],
      ];
      for (const base of ['', '/de'])
        expect(alternatesIn((await getPage(product, base + path)).text), base + path).toEqual(links);
    }
  });

  test('links of a prefixed page stay under its prefix', async ({ product }) => {
    const { text } = await getPage(product, '/de/services');
    const hrefs = [...text.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href]) => href as string);
    const others = hrefs.filter((href) => !/^\/de(\/|$)/.test(href));
    expect(hrefs).toContain('/de/contact');
    expect([...new Set(others)].sort()).toEqual(['/hi/services', '/services']);
  });

  test('forms of prefixed pages post to their prefix', async ({ product }) => {
    for (const [path, action] of [
      ['/de/contact', '/de/contact#contact-us'],
      ['/de/blogs', '/de/blogs'],
      ['/de/affiliate-marketing', '/de/affiliate-marketing#inquiry'],
    ] as const)
      expect((await getPage(product, path)).text, path).toContain(`action="${action}"`);
  });

  test('a picture of a prefixed page has no prefix', async ({ product }) => {
    const { PUBLIC_URL } = product.services.settings;
    const { text } = await getPage(product, '/de/about');
    expect(text).toContain(`<meta property="og:image" content="${PUBLIC_URL}/cards/`);
    expect(text).toContain(`<meta property="og:url" content="${PUBLIC_URL}/de/about"/>`);
    expect(text).toContain('<meta property="og:locale" content="de_DE"/>');
  });

  test('structured data of every language is of one agency', async ({ product }) => {
    const { PUBLIC_URL } = product.services.settings;
    const data = JSON.stringify(structuredDataIn((await getPage(product, '/de/about')).text));
    expect(data).toContain(`"@id":"${PUBLIC_URL}/#organization"`);
    expect(data).toContain(`"@id":"${PUBLIC_URL}/de/about#page"`);
  });

  test('addresses that have no language lead from a prefix to their plain address', async ({ product }) => {
    for (const path of ['/admin/login', '/dashboard', '/admin/site?part=brand', '/forgot-password', '/api'])
      expect([path, await answerOf(product, `/de${path}`)]).toEqual([path, `301 ${path}`]);
  });

  test('a prefix before two slashes does not lead to another host', async ({ product }) => {
    for (const path of ['/de//evil.example', '/de//admin', '/de//admin/login', '/de//blog/evil.example'])
      expect([path, await answerOf(product, path)]).toEqual([path, 404]);
  });

  test('the prefix of the main language and of an unknown one has no pages', async ({ product }) => {
    for (const path of ['/en/services', '/fr/services', '/DE/services', '/de/graphql', '/de/nothing'])
      expect([path, await answerOf(product, path)]).toEqual([path, 404]);
  });

  test('the page of an unknown address is in the language of its prefix', async ({ product }) => {
    expect((await getPage(product, '/nothing/here')).text).toContain('<html lang="en"');
    expect((await getPage(product, '/de/nothing/here')).text).toContain('<html lang="de"');
    expect((await getPage(product, '/hi/nothing/here')).text).toContain('<html lang="hi"');
  });

  test('a page with a secret in its address keeps it under a prefix', async ({ product }) => {
    const { headers } = await getPage(product, '/de/booking/a-token-of-nobody');
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
  });

  test('the foot of each page leads to the same page in the other languages', async ({ product }) => {
    const { text } = await getPage(product, '/de/services');
    const nav = /<nav aria-label="Sprachen">.*?<\/nav>/s.exec(text)?.[0] ?? '';
    const links = [
      ...nav.matchAll(/<a href="([^"]+)" lang="(\w+)" hrefLang="\w+"( aria-current="true")?[^>]*>([^<]+)</g),
    ];
    expect(links.map(([, href, lang, current, name]) => [href, lang, Boolean(current), name])).toEqual([
      ['/services', 'en', false, 'English'],
      ['/de/services', 'de', true, 'Deutsch'],
      ['/hi/services', 'hi', false, 'हिन्दी'],
    ]);
  });

  test('before the launch a prefixed page says in its language that it opens soon', async ({ product, admin }) => {
    await admin.gql('mutation { launchSite(isLaunched: false) { id } }');
    const { status, text } = await getPage(product, '/de/services');
    await admin.gql('mutation { launchSite(isLaunched: true) { id } }');
    expect(status).toBe(503);
    expect(text).toContain('<html lang="de"');
  });

  test('a change of the languages applies to the next request of a cached page', async ({ product, admin }) => {
    expect(await answerOf(product, '/hi/about')).toBe(200);
    await changeSite(admin, { furtherLanguages: ['de'] });
    expect(await answerOf(product, '/hi/about')).toBe(404);
    expect(alternatesIn((await getPage(product, '/about')).text).map(([tag]) => tag)).toEqual([
      'en',
      'de',
      'x-default',
    ]);
  });
});
