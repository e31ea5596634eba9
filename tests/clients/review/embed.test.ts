import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { emptyReviews, makeReview, reviewOperations } from '#tests/kit/content/review.ts';
import { offerLanguages } from '#tests/kit/content/severalLanguages.ts';
import { changeSite, forgetSite } from '#tests/kit/content/site.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => emptyReviews(product));

const embed = (product: Product, query = '', headers: Record<string, string> = {}) =>
  send(product.url, `/embed/reviews${query}`, { headers });
const count = (text: string) => text.match(/<blockquote /g)?.length ?? 0;

describe('the embed', () => {
  test('only the embed may be framed by other sites', async ({ product, employee }) => {
    await makeReview(employee, { isPublished: true });
    // From the cache too.
    for (const _ of [1, 2]) {
      const { status, headers } = await embed(product);
      expect([
        status,
        headers['x-frame-options'],
        headers['cross-origin-resource-policy'],
        headers['x-robots-tag'],
      ]).toEqual([...[200, undefined, 'cross-origin', 'noindex']]);
      expect(headers['content-security-policy']).toContain('frame-ancestors *');
    }
    const others = [
      '/',
      '/reviews',
      '/admin/manage-reviews',
      '/embed',
      '/embed/other',
      '/embed/reviews/x',
      '/graphql',
      '/api',
      '/nowhere',
    ];
    for (const path of others) {
      const { headers } = await send(product.url, path, { headers: { accept: 'text/html' } });
      expect([path, headers['x-frame-options']]).toEqual([path, 'DENY']);
      expect([path, headers['content-security-policy']?.includes("frame-ancestors 'none'")]).toEqual([path, true]);
    }
  });

  test('the embed has no script, cookie or external resource', async ({ product, employee }) => {
    await makeReview(employee, { isPublished: true });
    const { text, headers } = await embed(product);
    expect(text).not.toMatch(/<script|<link|<img|style="|javascript:| on\w+=/i);
    expect(headers['set-cookie']).toBeUndefined();
    const [, styles = ''] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none';style-src 'sha256-${hash}';base-uri 'none';form-action 'none';frame-ancestors *`,
    );
    for (const link of text.match(/<a [^>]*>/g) ?? []) expect(link).toMatch(/target="_blank" rel="noopener"/);
    expect(text).toContain(`href="${product.url}/reviews"`);
  });

  test('the embed is the same with a token and shows no draft', async ({ product, employee }) => {
    await makeReview(employee, { clientFeedback: 'A draft of words.' });
    await makeReview(employee, { clientFeedback: 'Published words.', isPublished: true });
    const [anonymous, signedIn] = [
      await embed(product),
      await embed(product, '', { authorization: `Bearer ${employee.token}` }),
    ];
    expect(signedIn.text).toBe(anonymous.text);
    expect([anonymous.text.includes('Published words.'), anonymous.text.includes('A draft')]).toEqual([true, false]);
  });

  test('the embed shows the newest 1 to 12 reviews, escaped', async ({ product, employee }) => {
    for (let number = 1; number <= 14; number += 1)
      await makeReview(employee, {
        name: `<i>Client</i> of ${number}`,
        clientFeedback: `"Words" <b>of</b> ${number}.`,
        isPublished: true,
      });
    const asked = [
      '',
      '?limit=1',
      '?limit=3',
      '?limit=12',
      '?limit=13',
      '?limit=999',
      '?limit=0',
      '?limit=-4',
      '?limit=x',
      '?limit=',
      '?limit=1&limit=2',
    ];
    const shown = [];
    for (const query of asked) shown.push(count((await embed(product, query)).text));
    expect(shown).toEqual([6, 1, 3, 12, 12, 12, 1, 6, 6, 6, 6]);
    const { text } = await embed(product, '?limit=2');
    const [newest, older] = [text.indexOf(' 14.'), text.indexOf(' 13.')];
    expect([newest > 0, newest < older]).toEqual([true, true]);
    expect(text).toContain('&lt;i&gt;Client&lt;/i&gt; of 14');
    expect(text).not.toContain('<i>');
    expect(text).toContain('5.0 out of 5 stars, 14 reviews');
  });

  test('the embed is revalidated by its ETag', async ({ product, employee }) => {
    await makeReview(employee, { clientFeedback: 'Words to be gone.', isPublished: true });
    await expect.poll(async () => (await embed(product)).text).toContain('Words to be gone.');
    const { headers } = await embed(product);
    expect([headers['cache-control'], typeof headers.etag]).toEqual(['no-cache', 'string']);
    expect((await embed(product, '', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  test('an unpublished review disappears from the embed', async ({ product, employee }) => {
    const { id } = await makeReview(employee, { clientFeedback: 'Words to be gone.', isPublished: true });
    await expect.poll(async () => (await embed(product)).text).toContain('Words to be gone.');
    await employee.gql(reviewOperations.publish, { id, isPublished: false });
    await expect.poll(async () => (await embed(product)).text).toContain('There are no reviews yet.');
  });

  test.for(['light', 'dark'])('the embed is %s on request', async (theme, { product }) => {
    expect((await embed(product, `?theme=${theme}`)).text).toContain(`:root{color-scheme:${theme};`);
    expect((await embed(product, `?theme=${theme}`)).text).not.toContain('prefers-color-scheme');
    expect((await embed(product, '?theme=}body{')).text).toContain('prefers-color-scheme');
  });
});

describe('the language of the embed', () => {
  test.beforeEach(({ product }) => forgetSite(product));

  const at = async (product: Product, base: string) => {
    const { status, text, headers } = await send(product.url, `${base}/embed/reviews`);
    return { status, text, frame: headers['x-frame-options'] };
  };

  test('the embed of a German site is in German', async ({ product, admin, employee }) => {
    await makeReview(employee, { rating: 4, isPublished: true });
    await changeSite(admin, { language: 'de' });
    const { text } = await at(product, '');
    for (const words of [
      '<html lang="de">',
      '<title>Bewertungen von Marquee</title>',
      '<h1>Was Kunden über Marquee sagen</h1>',
      '4,0 von 5 Sternen, 1 Bewertung<',
      'aria-label="4 von 5 Sternen"',
      '>Alle Bewertungen von Marquee</a>',
    ])
      expect(text).toContain(words);
  });

  test('the embed under a prefix has the language and the links of its pages', async ({ product, admin }) => {
    await offerLanguages(admin);
    const { status, text, frame } = await at(product, '/hi');
    expect([status, frame]).toEqual([200, undefined]);
    expect(text).toContain('<html lang="hi">');
    expect(text).toContain('अभी कोई समीक्षा नहीं है।');
    expect(text).toContain(`href="${product.services.settings.PUBLIC_URL}/hi/reviews"`);
    expect((await at(product, '')).text).toContain('There are no reviews yet.');
  });

  test('a prefix that the site does not offer has no embed', async ({ product, admin }) => {
    for (const base of ['/de', '/en']) expect((await at(product, base)).status).toBe(404);
    await offerLanguages(admin);
    for (const base of ['/en', '/fr', '/de/hi'])
      expect(await at(product, base)).toMatchObject({ status: 404, frame: 'DENY' });
  });
});
