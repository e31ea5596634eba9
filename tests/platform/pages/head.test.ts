import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadePost, makePost } from '#tests/kit/content/blog.ts';
import { canvas, pictureByGraphql } from '#tests/kit/content/picture.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { emptyReviews, makeReview } from '#tests/kit/content/review.ts';
import { getPage } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { routes } from '#web/routes.tsx';
import ours from '../../../site.json' with { type: 'json' };

const ORIGIN = 'https://www.papilio.example';
const NASTY = `</script><script>alert(1)</script> <!-- ]]> & "q" 'r' \u2028 🎪 שלום`;

let product: Product;
let staff: Person;
let post: MadePost;
beforeAll(async () => {
  product = await startProduct({ PUBLIC_URL: ORIGIN });
  staff = await product.signedIn('Employee');
  const excerpt = `${NASTY} ${'long '.repeat(60)}`;
  post = await makePost(staff, { slug: 'a-post', title: `A headline ${NASTY}`, excerpt, isPublished: true });
});
afterAll(() => product.stop());

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text = '') => text.replace(/&(#?\w+);/g, (_, name: string) => entities[name] ?? '?');
/** What the page's head says, by the names of its meta elements. */
async function metaOf(path: string): Promise<Record<string, string>> {
  const { text } = await getPage(product, path);
  const [, head = ''] = /<head>(.*?)<\/head>/s.exec(text) ?? [];
  const found = [...head.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"\/>/g)];
  // Each is said once.
  expect(new Set(found.map(([, name]) => name)).size).toBe(found.length);
  return Object.fromEntries(found.map(([, name, content]) => [name, decoded(content)]));
}
type Thing = Record<string, unknown> & { '@type': string };
/** What the page says in the words of schema.org, by type. */
async function dataOf(path: string): Promise<Record<string, Thing>> {
  const { text } = await getPage(product, path);
  const found = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(found.length).toBeLessThanOrEqual(1);
  if (!found[0]) return {};
  const { '@context': context, '@graph': graph } = JSON.parse(found[0][1] as string);
  expect(context).toBe('https://schema.org');
  return Object.fromEntries(graph.map((thing: Thing) => [thing['@type'], thing]));
}

describe('a link to a page shows', () => {
  test('what every public page is called, what it is about, and a picture, by whole addresses', async () => {
    const pages = routes.filter(
      ({ audience, path, unlisted }) => audience === 'public' && !unlisted && !path.includes(':'),
    );
    for (const path of [...pages.map(({ path }) => path), '/blog/a-post']) {
      const meta = await metaOf(path);
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

  test('a post as an article, under its headline, with its times', async () => {
    expect(await metaOf('/blog/a-post')).toMatchObject({
      'og:type': 'article',
      'og:title': post.title,
      'article:published_time': post.createdAt,
      'article:modified_time': post.updatedAt,
      'og:image': expect.stringMatching(/\/cards\/blog\/a-post\.png\?v=/),
    });
    expect(await metaOf('/')).toMatchObject({ 'og:type': 'website', 'og:title': `Marquee: ${ours.tagline}` });
  });

  test('nothing of what is not for everybody', async () => {
    const { slug } = await makePost(staff);
    for (const path of [`/blog/${slug}`, '/nowhere', '/dashboard']) {
      const names = Object.keys(await metaOf(path));
      expect([path, names.filter((name) => /^(og|twitter|article):/.test(name))]).toEqual([path, []]);
      expect(await dataOf(path)).toEqual({});
    }
  });
});

describe('search engines are told', () => {
  test('who the agency is and what the site is called', async () => {
    const { Organization, WebSite } = await dataOf('/');
    expect(Organization).toMatchObject({
      name: 'Marquee',
      url: `${ORIGIN}/`,
      email: ours.email,
      telephone: ours.phone,
      address: ours.address,
      sameAs: Object.values(ours.social),
    });
    expect(WebSite).toMatchObject({ name: 'Marquee', url: `${ORIGIN}/`, publisher: { '@id': Organization?.['@id'] } });
  });

  test('what clients think of it, as soon as a review is published and as long as one is', async () => {
    await emptyReviews(product);
    await makeReview(staff, { rating: 1 });
    expect((await dataOf('/')).Organization).not.toHaveProperty('aggregateRating');
    for (const rating of [5, 4, 4, 5]) await makeReview(staff, { rating, isPublished: true });
    const rated = { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 4, bestRating: 5, worstRating: 1 };
    expect((await dataOf('/')).Organization).toMatchObject({ aggregateRating: rated });
    await emptyReviews(product);
    expect((await dataOf('/')).Organization).not.toHaveProperty('aggregateRating');
  });

  test('what a post is, by whom and from when, and the way to it', async () => {
    const { BlogPosting, BreadcrumbList } = await dataOf('/blog/a-post');
    expect(BlogPosting).toMatchObject({
      headline: post.title,
      author: { '@type': 'Person', name: post.author },
      datePublished: post.createdAt,
      dateModified: post.updatedAt,
      mainEntityOfPage: `${ORIGIN}/blog/a-post`,
      publisher: { '@type': 'Organization', name: 'Marquee' },
      image: expect.stringContaining(`${ORIGIN}/cards/blog/a-post.png`),
      keywords: post.tags,
    });
    expect(BreadcrumbList?.itemListElement).toEqual(
      [
        ['Home', '/'],
        ['Blog', '/blogs'],
        [post.title, '/blog/a-post'],
      ].map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: ORIGIN + path })),
    );
  });

  test('the way to a project, which is shared with a card of its own', async () => {
    const item = await makeItem(staff, { title: `A project ${NASTY}`.slice(0, 200), isPublished: true });
    const path = `/portfolio/${item.slug}`;
    const { BreadcrumbList } = await dataOf(path);
    expect(BreadcrumbList?.itemListElement).toEqual(
      [
        ['Home', '/'],
        ['Portfolio', '/portfolio'],
        [item.title, path],
      ].map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: ORIGIN + path })),
    );
    expect(await metaOf(path)).toMatchObject({
      'og:title': item.title,
      'og:image': expect.stringContaining(`${ORIGIN}/cards/portfolio/${item.slug}.png?v=`),
    });
  });

  test('of the picture of a post that has one', async () => {
    const { data } = await pictureByGraphql(staff, await canvas().png().toBuffer(), { isPublished: true });
    const { slug, imageUrl } = data.createBlogPost;
    expect((await dataOf(`/blog/${slug}`)).BlogPosting?.image).toBe(imageUrl);
  });

  test('nothing that ends its element, whatever is written in it', async () => {
    const { text } = await getPage(product, '/blog/a-post');
    expect(text).not.toContain('<script>alert');
    expect(text.match(/<script/g)).toHaveLength(4);
    expect(text.match(/<\/script>/g)).toHaveLength(4);
  });
});
