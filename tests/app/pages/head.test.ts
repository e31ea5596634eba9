import { describe, expect } from 'vitest';
import { type MadePost, makePost } from '#tests/kit/content/blog.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { getPage, structuredDataIn } from '#tests/kit/network/html.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';
import { routes } from '#web/routes.tsx';
import ours from '../../../site.json' with { type: 'json' };

const ORIGIN = 'https://www.papilio.example';
const NASTY = `</script><script>alert(1)</script> <!-- ]]> & "q" 'r' \u2028 🎪 שלום`;

const test = base.extend('settings', { scope: 'file' }, () => ({ PUBLIC_URL: ORIGIN }));
let post: MadePost;
test.beforeAll(async ({ employee }) => {
  const excerpt = `${NASTY} ${'long '.repeat(60)}`;
  post = await makePost(employee, { slug: 'a-post', title: `A headline ${NASTY}`, excerpt, isPublished: true });
});

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text = '') => text.replace(/&(#?\w+);/g, (_, name: string) => entities[name] ?? '?');
async function metaOf(product: Product, path: string): Promise<Record<string, string>> {
  const { text } = await getPage(product, path);
  const [, head = ''] = /<head>(.*?)<\/head>/s.exec(text) ?? [];
  const found = [...head.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"\/>/g)];
  expect(new Set(found.map(([, name]) => name)).size).toBe(found.length);
  return Object.fromEntries(found.map(([, name, content]) => [name, decoded(content)]));
}

describe('link previews', () => {
  test('every public page has title, description and picture with absolute addresses', async ({ product }) => {
    const pages = routes.filter(
      ({ audience, path, unlisted }) => audience === 'public' && !unlisted && !path.includes(':'),
    );
    for (const path of [...pages.map(({ path }) => path), '/blog/a-post']) {
      const meta = await metaOf(product, path);
      expect([path, meta]).toMatchObject([
        path,
        {
          'og:site_name': 'Marquee',
          'og:url': ORIGIN + path,
          'og:image': expect.stringContaining(`${ORIGIN}/cards/`),
          'og:image:width': '1200',
          'og:image:height': '630',
          'og:description': meta.description,
          'twitter:card': 'summary_large_image',
        },
      ]);
      expect([path, meta.description?.length, meta['og:title']]).toEqual([
        path,
        expect.any(Number),
        expect.stringMatching(/\w/),
      ]);
      expect([...(meta.description as string)].length).toBeLessThanOrEqual(160);
    }
  });

  test('a post is an article with title and times', async ({ product }) => {
    expect(await metaOf(product, '/blog/a-post')).toMatchObject({
      'og:type': 'article',
      'og:title': post.title,
      'article:published_time': post.createdAt,
      'article:modified_time': post.updatedAt,
      'og:image': expect.stringMatching(/\/cards\/blog\/a-post\.png\?v=/),
    });
    expect(await metaOf(product, '/')).toMatchObject({ 'og:type': 'website', 'og:title': `Marquee: ${ours.tagline}` });
  });

  test('a portfolio item has its title and its own preview card', async ({ product, employee }) => {
    const item = await makeItem(employee, { title: `A project ${NASTY}`.slice(0, 200), isPublished: true });
    expect(await metaOf(product, `/portfolio/${item.slug}`)).toMatchObject({
      'og:title': item.title,
      'og:image': expect.stringContaining(`${ORIGIN}/cards/portfolio/${item.slug}.png?v=`),
    });
  });

  test('private pages have no preview data', async ({ product, employee }) => {
    const { slug } = await makePost(employee);
    for (const path of [`/blog/${slug}`, '/nowhere', '/dashboard']) {
      const names = Object.keys(await metaOf(product, path));
      expect([path, names.filter((name) => /^(og|twitter|article):/.test(name))]).toEqual([path, []]);
      expect(structuredDataIn((await getPage(product, path)).text)).toEqual([]);
    }
  });
});
