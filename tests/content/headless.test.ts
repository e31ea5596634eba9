import { describe, expect } from 'vitest';
import { blogPosts } from '#server/content/blog/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makeRedirect } from '#tests/kit/content/redirect.ts';
import { makeReview, reviewOperations } from '#tests/kit/content/review.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { rows, test } from '#tests/kit/test.ts';

// What sites that are built elsewhere ask for.

const read = async (product: Product, query: string, variables: object = {}) => {
  const { data, errors } = await product.nobody.gql(query, variables as Record<string, unknown>);
  if (errors) throw new Error(errors[0].message);
  return data;
};
test.beforeEach(async ({ product }) => {
  await product.services.db.delete(blogPosts);
  await product.services.db.delete(portfolioItems);
});

describe('tags and authors with counts', () => {
  const tagsOf = async (product: Product, filters: string, args = '') =>
    (await read(product, `{ ${filters} { tags${args} { name count } } }`))[filters].tags;

  test('the tags of published posts are counted without regard to case, most frequent first', async ({
    product,
    admin,
  }) => {
    await makePost(admin, { tags: ['SEO', 'Growth'], isPublished: true });
    await makePost(admin, { tags: ['seo', 'SEO'], isPublished: true });
    await makePost(admin, { tags: ['Draft', 'Growth'] });
    expect((await tagsOf(product, 'blogFilters')).map(Object.values)).toEqual([
      [expect.stringMatching(/^seo$/i), 2],
      ['Growth', 1],
    ]);
    expect(await tagsOf(product, 'blogFilters', '(first: 1)')).toHaveLength(1);
  });

  test('the tags of published items are counted apart from those of posts', async ({ product, admin }) => {
    await makePost(admin, { tags: ['Posts'], isPublished: true });
    await makeItem(admin, { tags: ['Items'], isPublished: true });
    expect(await tagsOf(product, 'portfolioFilters')).toEqual([{ name: 'Items', count: 1 }]);
  });

  test('authors of published posts are counted, most posts first', async ({ product, admin }) => {
    for (const author of ['Asha', 'Brigid', 'Brigid']) await makePost(admin, { author, isPublished: true });
    await makePost(admin, { author: 'Chitra' });
    const { blogFilters } = await read(product, '{ blogFilters { authors { name count authorPage { id } } } }');
    expect(blogFilters.authors).toEqual([
      { name: 'Brigid', count: 2, authorPage: null },
      { name: 'Asha', count: 1, authorPage: null },
    ]);
  });

  test.for(
    rows([
      ['blogFilters', 'tags'],
      ['blogFilters', 'authors'],
      ['portfolioFilters', 'tags'],
    ]),
  )('%s.%s can be asked for 1 to 200 entries', async ([filters, field], { product }) => {
    const ask = async (first: number) =>
      (await product.nobody.gql(`{ ${filters} { ${field}(first: ${first}) { name } } }`)).code;
    const codes = await Promise.all([0, 1, 200, 201].map(ask));
    expect(codes).toEqual(['BAD_USER_INPUT', undefined, undefined, 'BAD_USER_INPUT']);
  });
});

describe('filters of published posts', () => {
  const slugs = async (product: Product, filter: string) =>
    (await read(product, `{ blogPosts(${filter}) { totalCount nodes { slug } } }`)).blogPosts.nodes
      .map(({ slug }: { slug: string }) => slug)
      .sort();

  test('posts are filtered by the time of publication, the first moment included and the last not', async ({
    product,
    admin,
  }) => {
    for (const [slug, day] of [
      ['january', '2026-01-10'],
      ['march', '2026-03-10'],
      ['may', '2026-05-10'],
    ])
      await makePost(admin, { slug, isPublished: true, publishedAt: `${day}T00:00:00.000Z` });
    await makePost(admin, { slug: 'a-draft' });
    const [first, last] = ['"2026-01-10T00:00:00.000Z"', '"2026-05-10T00:00:00.000Z"'];
    expect(await slugs(product, `publishedAfter: ${first}, publishedBefore: ${last}`)).toEqual(['january', 'march']);
    expect(await slugs(product, 'publishedAfter: "2026-01-10T00:00:00.001Z"')).toEqual(['march', 'may']);
    expect(await slugs(product, `publishedBefore: ${first}`)).toEqual([]);
  });

  test.for(
    rows([
      ['tagsAny: ["seo", "growth"]', ['both', 'growth', 'seo']],
      ['tagsAll: ["seo", "GROWTH"]', ['both']],
      ['tagsAny: ["seo"], tagsAll: ["growth"]', ['both']],
      ['tagsAny: ["nothing"]', []],
      ['tagsAny: ["nothing", "seo"]', ['both', 'seo']],
      ['tagsAll: ["nothing", "seo"]', []],
      ['tagsAny: [], tagsAll: []', ['both', 'growth', 'neither', 'seo']],
      ['tagsAny: [" "]', ['both', 'growth', 'neither', 'seo']],
    ]),
  )('blogPosts(%s) has the posts %j', async ([filter, expected], { product, admin }) => {
    const posts: [string, string[]][] = [
      ['both', ['SEO', 'Growth']],
      ['seo', ['SEO']],
      ['growth', ['Growth']],
      ['neither', ['Other']],
    ];
    for (const [slug, tags] of posts) await makePost(admin, { slug, tags, isPublished: true });
    expect(await slugs(product, filter)).toEqual(expected);
  });

  test('a filter of twenty tags is accepted', async ({ product }) => {
    const ask = (count: number) =>
      product.nobody.gql('query ($tags: [String!]) { blogPosts(tagsAny: $tags) { totalCount } }', {
        tags: Array.from({ length: count }, (_, index) => `tag ${index}`),
      });
    expect((await ask(20)).code).toBeUndefined();
  });

  test('a filter of twenty-one tags is refused with a sentence', async ({ product }) => {
    const ask = (count: number) =>
      product.nobody.gql('query ($tags: [String!]) { blogPosts(tagsAny: $tags) { totalCount } }', {
        tags: Array.from({ length: count }, (_, index) => `tag ${index}`),
      });
    expect((await ask(21)).errors?.[0].extensions.fields).toEqual({ tagsAny: 'Please choose at most 20 tags' });
  });
});

describe('filters of items and reviews', () => {
  test('items are filtered by service, tags and time together', async ({ product, admin }) => {
    await makeItem(admin, { slug: 'ppc-shop', services: ['PPC'], tags: ['Shop'], isPublished: true });
    await makeItem(admin, { slug: 'ppc-clinic', services: ['PPC', 'SOCIAL'], tags: ['Clinic'], isPublished: true });
    await makeItem(admin, { slug: 'social', services: ['SOCIAL'], tags: ['Shop'], isPublished: true });
    const slugs = async (filter: string) =>
      (await read(product, `{ portfolioItems(${filter}) { nodes { slug } } }`)).portfolioItems.nodes
        .map(({ slug }: { slug: string }) => slug)
        .sort();
    expect(await slugs('service: PPC')).toEqual(['ppc-clinic', 'ppc-shop']);
    expect(await slugs('service: PPC, tagsAll: ["shop"]')).toEqual(['ppc-shop']);
    expect(await slugs('service: SOCIAL, publishedAfter: "2099-01-01T00:00:00.000Z"')).toEqual([]);
  });

  test('published reviews are filtered by service and least rating, with their own count and average', async ({
    product,
    admin,
  }) => {
    const review = async (rating: number, service: string | null) => {
      const { id } = await makeReview(admin, { rating });
      await admin.gql(reviewOperations.publish, { id });
      const tie = 'mutation ($id: UUID!, $service: ServiceId) { tieReview(id: $id, service: $service) { id } }';
      if (service) await admin.gql(tie, { id, service });
    };
    await review(5, 'PPC');
    await review(3, 'PPC');
    await review(4, 'SOCIAL');
    await review(2, null);
    const list = async (filter: string) => {
      const { reviews } = await read(product, `{ reviews(${filter}) { totalCount averageRating nodes { rating } } }`);
      return [reviews.totalCount, reviews.averageRating, reviews.nodes.map(({ rating }: never) => rating).sort()];
    };
    expect(await list('service: PPC')).toEqual([2, 4, [3, 5]]);
    expect(await list('minRating: 4')).toEqual([2, 4.5, [4, 5]]);
    expect(await list('service: PPC, minRating: 4')).toEqual([1, 5, [5]]);
    const codes = await Promise.all(
      [0, 1, 5, 6].map(
        async (stars) => (await product.nobody.gql(`{ reviews(minRating: ${stars}) { totalCount } }`)).code,
      ),
    );
    expect(codes).toEqual(['BAD_USER_INPUT', undefined, undefined, 'BAD_USER_INPUT']);
  });
});

describe('where a former path leads', () => {
  const target = (product: Product, path: string) =>
    product.nobody.gql('query ($path: String!) { redirectTarget(path: $path) }', { path });

  test('only a former slug leads to the present one', async ({ product, admin }) => {
    const post = await makePost(admin, { slug: 'former-slug', isPublished: true });
    await admin.gql(blogOperations.update, {
      id: post.id,
      input: blogPost({ slug: 'present-slug', isPublished: true }),
    });
    expect((await target(product, '/blog/former-slug')).data.redirectTarget).toBe('/blog/present-slug');
    expect((await target(product, '/blog/former-slug?utm=1')).data.redirectTarget).toBe('/blog/present-slug?utm=1');
    expect((await target(product, '/blog/present-slug')).data.redirectTarget).toBeNull();
    expect((await target(product, '/blog/never-there')).data.redirectTarget).toBeNull();
  });

  test('the former slug of a draft leads nowhere', async ({ product, admin }) => {
    const post = await makePost(admin, { slug: 'former-draft' });
    await admin.gql(blogOperations.update, { id: post.id, input: blogPost({ slug: 'present-draft' }) });
    expect((await target(product, '/blog/former-draft')).data.redirectTarget).toBeNull();
  });

  test('a path with a redirect leads to its target', async ({ product, admin }) => {
    await makeRedirect(admin, { from: '/old-prices', to: '/services' });
    expect((await target(product, '/old-prices')).data.redirectTarget).toBe('/services');
  });

  test('a path marked as gone has the error code GONE', async ({ product, admin }) => {
    await makeRedirect(admin, { from: '/old-offer', to: null, isGone: true });
    expect((await target(product, '/old-offer')).code).toBe('GONE');
  });

  test.for(['', 'blog/slug', '//evil.example/', 'https://evil.example/'])(
    '%j is refused as a path',
    async (path, { product }) => {
      expect((await target(product, path)).code).toBe('BAD_USER_INPUT');
    },
  );
});
