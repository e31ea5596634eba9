import { describe, expect } from 'vitest';
import { type MadePost, makePost } from '#tests/kit/content/blog.ts';
import {
  ASKS_HTML,
  canonicalOf,
  descriptionOf,
  getPage,
  isNoindex,
  stateOf,
  titleOf,
} from '#tests/kit/network/html.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';
import { routes } from '#web/routes.tsx';
import ours from '../../../site.json' with { type: 'json' };

const NASTY = `</script><script>alert(1)</script><!-- <b>"quoted" & 'more' \u2028`;

let post: MadePost;
let draft: MadePost;
test.beforeAll(async ({ admin }) => {
  post = await makePost(admin, {
    title: `A headline ${NASTY}`,
    slug: 'nasty-post',
    excerpt: `An excerpt ${NASTY} ${'long '.repeat(60)}`,
    body: `## A heading\n\nSome **text**. ${NASTY}`,
    tags: ['one', NASTY.slice(0, 40)],
    isPublished: true,
  });
  draft = await makePost(admin, { title: 'The secret draft', slug: 'the-secret-draft', isPublished: false });
});

describe('the first answer of a page', () => {
  const publicUrl = (product: Product) => product.services.settings.PUBLIC_URL;
  test.for<[path: string, title: () => string, contains: () => string]>([
    ['/', () => 'Home - Marquee', () => 'Elevate Your Business with Digital Excellence'],
    ['/blogs', () => 'Blog - Marquee', () => '/blog/nasty-post'],
    ['/blog/nasty-post', () => `${post.title} - Marquee`, () => '<strong>text</strong>'],
  ])('the page %s is complete in the HTML of the server', async ([path, expectedTitle, content], { product }) => {
    const { status, headers, text } = await getPage(product, path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toMatch(/^<!doctype html><html lang="en">/);
    expect(text).toMatch(/<\/html>$/);
    expect(titleOf(text)).toBe(expectedTitle());
    expect(descriptionOf(text)).toMatch(/\w/);
    expect(descriptionOf(text)?.length).toBeLessThanOrEqual(160);
    expect(canonicalOf(text)).toBe(publicUrl(product) + path);
    expect(isNoindex(text)).toBe(false);
    expect(text).toContain(content());
    expect(text.match(/<h1/g)).toHaveLength(1);
  });

  test('SEO title and description of a post take precedence', async ({ product, admin }) => {
    const words = { metaTitle: 'For searchers', metaDescription: 'What they read.', isPublished: true };
    const { slug } = await makePost(admin, words);
    const { text } = await getPage(product, `/blog/${slug}`);
    expect([titleOf(text), descriptionOf(text)]).toEqual(['For searchers - Marquee', 'What they read.']);
  });

  test('forged Host and forwarding headers have no effect', async ({ product }) => {
    for (const path of ['/', '/blogs', '/blog/nasty-post', '/dashboard', '/nowhere']) {
      const forged = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example',
      };
      expect((await getPage(product, path, forged)).text).toBe((await getPage(product, path)).text);
    }
  });

  test('an unknown query changes neither page nor canonical address', async ({ product }) => {
    for (const path of ['/', '/blogs', '/blog/nasty-post']) {
      const { status, text } = await getPage(
        product,
        `${path}?utm=%3Cscript%3Ealert(1)%3C/script%3E&a="><script>`.replaceAll('"', '%22'),
      );
      expect([status, text]).toEqual([200, (await getPage(product, path)).text]);
    }
  });

  test('a trailing slash gives the same page with the same canonical address', async ({ product }) => {
    const { status, text } = await getPage(product, '/blogs/');
    expect([status, canonicalOf(text)]).toEqual([200, `${publicUrl(product)}/blogs`]);
  });

  test('HEAD has the headers of a page without a body', async ({ product }) => {
    for (const path of ['/', '/blogs', '/nowhere', '/dashboard']) {
      const [full, head] = [
        await getPage(product, path),
        await send(product.url, path, { method: 'HEAD', headers: ASKS_HTML }),
      ];
      expect([head.status, head.text, head.headers['content-length']]).toEqual([
        full.status,
        '',
        full.headers['content-length'],
      ]);
    }
  });
});

describe('missing pages', () => {
  test.for([
    '/nowhere',
    '/%',
    '/blog/%E0%A4%A',
    '/blogs/more',
    '/blog',
    '/Blogs/../x',
    '/blog/no-such-post',
    '/blog/NO-SUCH-POST',
  ])('%s is 404 and not indexable', async (path, { product }) => {
    const { status, text } = await getPage(product, path);
    expect([status, isNoindex(text), canonicalOf(text)]).toEqual([404, true, undefined]);
    expect(text).toMatch(/Oops! (Page|Post) Not Found/);
  });

  test('a draft is 404 without its title, also with a staff token', async ({ product, admin }) => {
    for (const authorization of ['', `Bearer ${admin.token}`]) {
      const { status, text } = await getPage(product, '/blog/the-secret-draft', { authorization });
      expect([status, text.includes(draft.title), text.includes(draft.id)]).toEqual([404, false, false]);
    }
  });

  test('a request that does not accept HTML gets a line of text with the request id', async ({ product }) => {
    const { status, headers, text } = await send(product.url, '/assets/nothing.js');
    expect([status, headers['content-type'], text]).toEqual([
      404,
      'text/plain; charset=utf-8',
      `There is nothing here.\nRequest ${headers['x-request-id']}\n`,
    ]);
  });
});

describe('the shell of a staff screen', () => {
  const paths = routes
    .filter(({ audience }) => audience !== 'public')
    .map(({ path }) => path.replace(':slug', 'the-secret-draft'));

  test('the table contains staff screens', () => expect(paths).toContain('/dashboard'));
  test.for(paths)('the staff screen %s is an empty shell', async (path, { product, admin }) => {
    const { status, text } = await getPage(product, path);
    expect([status, isNoindex(text), canonicalOf(text), titleOf(text)]).toEqual([200, true, undefined, 'Marquee']);
    expect((await getPage(product, path, { authorization: `Bearer ${admin.token}` })).text).toBe(text);
    expect(Object.keys(stateOf(text))).toEqual(['site']);
    expect(text).not.toContain(draft.title);
  });
});

describe('the state beside the page', () => {
  test('the state is escaped and terminates no element', async ({ product }) => {
    const { text } = await getPage(product, '/blog/nasty-post');
    const { data } = stateOf(text).hydrationData.loaderData['/blog/:slug'];
    expect(data.blogPost).toMatchObject({ title: post.title, excerpt: post.excerpt, tags: post.tags });
    expect(text.toLowerCase()).not.toContain('<script>alert');
    // Scripts for fonts, structured data, state and start.
    expect(text.match(/<script/g)).toHaveLength(4);
  });

  test('the state contains public data only', async ({ product }) => {
    for (const [path, locked] of [
      ['/', ['hydrationData']],
      ['/blogs', ['hydrationData']],
      ['/blog/nasty-post', ['hydrationData']],
      ['/dashboard', []],
      ['/blog/the-secret-draft', ['hydrationData']],
    ] as const) {
      const { text } = await getPage(product, path);
      const state = stateOf(text);
      expect(Object.keys(state).sort()).toEqual([...locked, 'site']);
      expect(Object.keys(state.site).sort()).toEqual(
        [
          ...Object.keys(ours),
          'icon',
          'logo',
          'offersThemes',
          'openingHours',
          'takesBookings',
          'timeZone',
          'countsVisits',
          'publicUrl',
          'year',
        ].sort(),
      );
      expect(text).not.toMatch(/staff\.example|passwordHash|"token"|"role"/);
      expect(text).not.toContain(draft.title);
    }
  });
});
