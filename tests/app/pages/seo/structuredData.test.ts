import { describe, expect } from 'vitest';
import { servicesOf } from '#schema/catalogue.ts';
import { servicesTexts } from '#schema/pageTexts/services.ts';
import { blogOperations, type MadePost, makePost } from '#tests/kit/content/blog.ts';
import { canvas, pictureByGraphql } from '#tests/kit/content/picture.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { emptyReviews, makeReview } from '#tests/kit/content/review.ts';
import { getPage, structuredDataIn, type Thing } from '#tests/kit/network/html.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base, rows } from '#tests/kit/test.ts';
import ours from '../../../../site.json' with { type: 'json' };

const ORIGIN = 'https://www.papilio.example';
const NASTY = `</script><script>alert(1)</script> <!-- ]]> & "q" 'r' \u2028 🎪 שלום`;

const test = base.extend('settings', { scope: 'file' }, () => ({ PUBLIC_URL: ORIGIN }));
let post: MadePost;
test.beforeAll(async ({ employee }) => {
  post = await makePost(employee, { slug: 'a-post', title: `A headline ${NASTY}`, isPublished: true });
});

async function dataOf(product: Product, path: string): Promise<Record<string, Thing>> {
  const { text } = await getPage(product, path);
  return Object.fromEntries(structuredDataIn(text).map((thing) => [thing['@type'], thing]));
}
const stepsTo = (...steps: [name: string, path: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...steps].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: ORIGIN + path,
  })),
});
/** All objects in structured data, at any depth. */
const thingsIn = (value: unknown): Thing[] =>
  typeof value === 'object' && value !== null
    ? [...('@type' in value || '@id' in value ? [value as Thing] : []), ...Object.values(value).flatMap(thingsIn)]
    : [];

describe('structured data of the home page', () => {
  test('the home page describes the agency and the site', async ({ product }) => {
    const { Organization, WebSite } = await dataOf(product, '/');
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

  test('the home page has a rating while a review is published', async ({ product, employee }) => {
    await emptyReviews(product);
    await makeReview(employee, { rating: 1 });
    expect((await dataOf(product, '/')).Organization).not.toHaveProperty('aggregateRating');
    for (const rating of [5, 4, 4, 5]) await makeReview(employee, { rating, isPublished: true });
    const rated = { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 4, bestRating: 5, worstRating: 1 };
    expect((await dataOf(product, '/')).Organization).toMatchObject({ aggregateRating: rated });
    await emptyReviews(product);
    expect((await dataOf(product, '/')).Organization).not.toHaveProperty('aggregateRating');
  });
});

describe('structured data of a post', () => {
  test('a post has its title, author, times, blog and breadcrumbs', async ({ product }) => {
    const { BlogPosting, BreadcrumbList } = await dataOf(product, '/blog/a-post');
    expect(BlogPosting).toMatchObject({
      headline: post.title,
      author: { '@type': 'Person', name: post.author },
      datePublished: post.createdAt,
      dateModified: post.updatedAt,
      mainEntityOfPage: `${ORIGIN}/blog/a-post`,
      url: `${ORIGIN}/blog/a-post`,
      isPartOf: { '@type': 'Blog', url: `${ORIGIN}/blogs` },
      publisher: { '@type': 'Organization', name: 'Marquee' },
      image: expect.stringContaining(`${ORIGIN}/cards/blog/a-post.png`),
      keywords: post.tags,
    });
    expect(BreadcrumbList).toEqual(stepsTo(['Blog', '/blogs'], [post.title, '/blog/a-post']));
  });

  test('a post has its SEO description, if there is one', async ({ product, employee }) => {
    const { slug } = await makePost(employee, { metaDescription: 'Written for those who search.', isPublished: true });
    expect((await dataOf(product, `/blog/${slug}`)).BlogPosting?.description).toBe('Written for those who search.');
  });

  test('a post has its picture, if there is one', async ({ product, employee }) => {
    const { data } = await pictureByGraphql(employee, await canvas().png().toBuffer(), { isPublished: true });
    const { slug, imageUrl } = data.createBlogPost;
    expect((await dataOf(product, `/blog/${slug}`)).BlogPosting?.image).toBe(imageUrl);
  });

  test('a hostile post does not end the script element', async ({ product }) => {
    const { text } = await getPage(product, '/blog/a-post');
    expect(text).not.toContain('<script>alert');
    expect(text.match(/<script/g)).toHaveLength(4);
    expect(text.match(/<\/script>/g)).toHaveLength(4);
  });
});

describe('structured data of the list of posts', () => {
  test('the list describes the blog and its published posts, newest first', async ({ product, employee }) => {
    const older = await makePost(employee, { title: `Older ${NASTY}`, isPublished: true });
    const newer = await makePost(employee, { title: 'Newer than that', isPublished: true });
    const draft = await makePost(employee, { title: 'Not for everybody' });
    const { Blog, BreadcrumbList } = await dataOf(product, '/blogs');
    expect(Blog).toMatchObject({
      url: `${ORIGIN}/blogs`,
      publisher: { '@type': 'Organization', name: 'Marquee' },
    });
    const listed = async () => ((await dataOf(product, '/blogs')).Blog?.blogPost ?? []) as Thing[];
    expect((await listed()).slice(0, 2)).toMatchObject(
      [newer, older].map(({ title, slug, author, createdAt }) => ({
        '@type': 'BlogPosting',
        headline: title,
        url: `${ORIGIN}/blog/${slug}`,
        author: { '@type': 'Person', name: author },
        datePublished: createdAt,
      })),
    );
    expect(BreadcrumbList).toEqual(stepsTo(['Blog', '/blogs']));
    await employee.gql(blogOperations.publish, { id: draft.id });
    expect((await listed())[0]).toMatchObject({ headline: draft.title });
  });

  test('a list has structured data only without a filter', async ({ product }) => {
    for (const query of ['tag=seo', 'search=words']) expect(await dataOf(product, `/blogs?${query}`)).toEqual({});
    expect(await dataOf(product, '/blogs?utm_source=mail')).toHaveProperty('Blog');
  });
});

describe('structured data of the portfolio', () => {
  test('the portfolio lists its projects, newest first', async ({ product, employee }) => {
    const older = await makeItem(employee, { title: 'Older', isPublished: true });
    const newer = await makeItem(employee, { title: 'Newer', isPublished: true });
    await makeItem(employee, { title: 'A draft' });
    const { CollectionPage, BreadcrumbList } = await dataOf(product, '/portfolio');
    expect(CollectionPage).toMatchObject({
      url: `${ORIGIN}/portfolio`,
      mainEntity: { '@type': 'ItemList' },
    });
    const { numberOfItems, itemListElement } = (CollectionPage?.mainEntity ?? {}) as { [name: string]: Thing[] };
    expect(itemListElement).toHaveLength(Number(numberOfItems));
    expect(itemListElement?.slice(0, 2)).toMatchObject(
      [newer, older].map(({ title, slug }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'CreativeWork', name: title, url: `${ORIGIN}/portfolio/${slug}` },
      })),
    );
    expect(BreadcrumbList).toEqual(stepsTo(['Portfolio', '/portfolio']));
  });

  test('a project has its title, creator and breadcrumbs', async ({ product, employee }) => {
    const item = await makeItem(employee, { title: `A project ${NASTY}`.slice(0, 200), isPublished: true });
    const path = `/portfolio/${item.slug}`;
    const { CreativeWork, BreadcrumbList } = await dataOf(product, path);
    expect(CreativeWork).toMatchObject({
      name: item.title,
      url: ORIGIN + path,
      genre: item.category,
      keywords: item.tags,
      dateCreated: item.createdAt,
      creator: { '@type': 'Organization', name: 'Marquee' },
    });
    expect(BreadcrumbList).toEqual(stepsTo(['Portfolio', '/portfolio'], [item.title, path]));
  });
});

test('the services are a catalogue of six with their anchors', async ({ product }) => {
  const { OfferCatalog, BreadcrumbList } = await dataOf(product, '/services');
  expect(OfferCatalog).toMatchObject({
    numberOfItems: 6,
    itemListElement: servicesOf({}).map(({ anchor, title }) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name: title,
        description: servicesTexts[`${anchor}Text` as keyof typeof servicesTexts],
        url: `${ORIGIN}/services#${anchor}`,
      },
    })),
  });
  expect(BreadcrumbList).toEqual(stepsTo(['Services', '/services']));
});

test.for(
  rows([
    ['/about', 'AboutPage', 'About'],
    ['/contact', 'ContactPage', 'Contact'],
  ]),
)('%s is the %s of the agency, with its address', async ([path, type, name], { product }) => {
  const { [type]: page, Organization, BreadcrumbList } = await dataOf(product, path);
  expect(page).toMatchObject({ url: ORIGIN + path, mainEntity: { '@id': Organization?.['@id'] } });
  expect(Organization).toMatchObject({ address: ours.address, telephone: ours.phone, email: ours.email });
  expect(BreadcrumbList).toEqual(stepsTo([name, path]));
});

test('every referenced id is described on the same page', async ({ product, employee }) => {
  await makePost(employee, { slug: 'told', isPublished: true });
  const { slug } = await makeItem(employee, { isPublished: true });
  const pages = ['/', '/about', '/contact', '/services', '/blogs', '/portfolio', '/affiliate-marketing'];
  for (const path of [...pages, '/privacy-policy', '/terms-of-service', '/blog/told', `/portfolio/${slug}`]) {
    const things = structuredDataIn((await getPage(product, path)).text).flatMap(thingsIn);
    expect([path, things.length]).not.toEqual([path, 0]);
    const described = new Set(things.filter((thing) => '@type' in thing).map((thing) => thing['@id']));
    const named = things.filter((thing) => !('@type' in thing)).map((thing) => thing['@id']);
    expect([path, named.filter((id) => !described.has(id))]).toEqual([path, []]);
  }
});

test('private and missing pages have no structured data', async ({ product, employee }) => {
  const { slug } = await makePost(employee);
  for (const path of [`/blog/${slug}`, '/nowhere', '/dashboard', '/book'])
    expect(await dataOf(product, path)).toEqual({});
});
