import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servicesTexts } from '#schema/pageTexts/services.ts';
import { blogOperations, type MadePost, makePost } from '#tests/kit/content/blog.ts';
import { canvas, pictureByGraphql } from '#tests/kit/content/picture.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { emptyReviews, makeReview } from '#tests/kit/content/review.ts';
import { getPage, structuredDataIn, type Thing } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';
import { catalogue } from '#web/site/pages/services/catalogue.ts';
import ours from '../../../../site.json' with { type: 'json' };

const ORIGIN = 'https://www.papilio.example';
const NASTY = `</script><script>alert(1)</script> <!-- ]]> & "q" 'r' \u2028 🎪 שלום`;

let product: Product;
let staff: Person;
let post: MadePost;
beforeAll(async () => {
  product = await startProduct({ PUBLIC_URL: ORIGIN });
  staff = await product.signedIn('Employee');
  post = await makePost(staff, { slug: 'a-post', title: `A headline ${NASTY}`, isPublished: true });
});
afterAll(() => product.stop());

/** Structured data of a page by type. */
async function dataOf(path: string): Promise<Record<string, Thing>> {
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
  test('the home page describes the agency and the site', async () => {
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

  test('the home page has a rating while a review is published', async () => {
    await emptyReviews(product);
    await makeReview(staff, { rating: 1 });
    expect((await dataOf('/')).Organization).not.toHaveProperty('aggregateRating');
    for (const rating of [5, 4, 4, 5]) await makeReview(staff, { rating, isPublished: true });
    const rated = { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 4, bestRating: 5, worstRating: 1 };
    expect((await dataOf('/')).Organization).toMatchObject({ aggregateRating: rated });
    await emptyReviews(product);
    expect((await dataOf('/')).Organization).not.toHaveProperty('aggregateRating');
  });
});

describe('structured data of a post', () => {
  test('a post has its title, author, times, blog and breadcrumbs', async () => {
    const { BlogPosting, BreadcrumbList } = await dataOf('/blog/a-post');
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

  test('a post has its SEO description, if there is one', async () => {
    const { slug } = await makePost(staff, { metaDescription: 'Written for those who search.', isPublished: true });
    expect((await dataOf(`/blog/${slug}`)).BlogPosting?.description).toBe('Written for those who search.');
  });

  test('a post has its picture, if there is one', async () => {
    const { data } = await pictureByGraphql(staff, await canvas().png().toBuffer(), { isPublished: true });
    const { slug, imageUrl } = data.createBlogPost;
    expect((await dataOf(`/blog/${slug}`)).BlogPosting?.image).toBe(imageUrl);
  });

  test('a hostile post does not terminate the element', async () => {
    const { text } = await getPage(product, '/blog/a-post');
    expect(text).not.toContain('<script>alert');
    expect(text.match(/<script/g)).toHaveLength(4);
    expect(text.match(/<\/script>/g)).toHaveLength(4);
  });
});

describe('structured data of the list of posts', () => {
  test('the list describes the blog and its published posts, newest first', async () => {
    const older = await makePost(staff, { title: `Older ${NASTY}`, isPublished: true });
    const newer = await makePost(staff, { title: 'Newer than that', isPublished: true });
    const draft = await makePost(staff, { title: 'Not for everybody' });
    const { Blog, BreadcrumbList } = await dataOf('/blogs');
    expect(Blog).toMatchObject({
      url: `${ORIGIN}/blogs`,
      publisher: { '@type': 'Organization', name: 'Marquee' },
    });
    const listed = async () => ((await dataOf('/blogs')).Blog?.blogPost ?? []) as Thing[];
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
    await staff.gql(blogOperations.publish, { id: draft.id });
    expect((await listed())[0]).toMatchObject({ headline: draft.title });
  });

  test('a filtered list has no structured data, and an unknown parameter has no effect', async () => {
    for (const query of ['tag=seo', 'search=words']) expect(await dataOf(`/blogs?${query}`)).toEqual({});
    expect(await dataOf('/blogs?utm_source=mail')).toHaveProperty('Blog');
  });
});

describe('structured data of the portfolio', () => {
  test('the portfolio lists its projects, newest first', async () => {
    const older = await makeItem(staff, { title: 'Older', isPublished: true });
    const newer = await makeItem(staff, { title: 'Newer', isPublished: true });
    await makeItem(staff, { title: 'A draft' });
    const { CollectionPage, BreadcrumbList } = await dataOf('/portfolio');
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

  test('a project has its title, creator and breadcrumbs', async () => {
    const item = await makeItem(staff, { title: `A project ${NASTY}`.slice(0, 200), isPublished: true });
    const path = `/portfolio/${item.slug}`;
    const { CreativeWork, BreadcrumbList } = await dataOf(path);
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

test('the services are a catalogue of six with their anchors', async () => {
  const { OfferCatalog, BreadcrumbList } = await dataOf('/services');
  expect(OfferCatalog).toMatchObject({
    numberOfItems: 6,
    itemListElement: catalogue.map(({ id, title }) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name: title,
        description: servicesTexts[`${id}Text`],
        url: `${ORIGIN}/services#${id}`,
      },
    })),
  });
  expect(BreadcrumbList).toEqual(stepsTo(['Services', '/services']));
});

test.each([
  ['/about', 'AboutPage', 'About'],
  ['/contact', 'ContactPage', 'Contact'],
])('%s is the %s of the agency, with its address', async (path, type, name) => {
  const { [type]: page, Organization, BreadcrumbList } = await dataOf(path);
  expect(page).toMatchObject({ url: ORIGIN + path, mainEntity: { '@id': Organization?.['@id'] } });
  expect(Organization).toMatchObject({ address: ours.address, telephone: ours.phone, email: ours.email });
  expect(BreadcrumbList).toEqual(stepsTo([name, path]));
});

test('every referenced id is described on the same page', async () => {
  await makePost(staff, { slug: 'told', isPublished: true });
  const { slug } = await makeItem(staff, { isPublished: true });
  const pages = ['/', '/about', '/contact', '/services', '/blogs', '/portfolio', '/affiliate-marketing'];
  for (const path of [...pages, '/privacy-policy', '/terms-of-service', '/blog/told', `/portfolio/${slug}`]) {
    const things = structuredDataIn((await getPage(product, path)).text).flatMap(thingsIn);
    expect([path, things.length]).not.toEqual([path, 0]);
    const described = new Set(things.filter((thing) => '@type' in thing).map((thing) => thing['@id']));
    const named = things.filter((thing) => !('@type' in thing)).map((thing) => thing['@id']);
    expect([path, named.filter((id) => !described.has(id))]).toEqual([path, []]);
  }
});

test('private and missing pages have no structured data', async () => {
  const { slug } = await makePost(staff);
  for (const path of [`/blog/${slug}`, '/nowhere', '/dashboard', '/book']) expect(await dataOf(path)).toEqual({});
});
