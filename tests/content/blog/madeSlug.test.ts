import { describe, expect } from 'vitest';
import { slugPattern } from '#schema/common.ts';
import { blogSlugFrom, itemSlugFrom } from '#schema/slug.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { makeItem, portfolioItem, portfolioOperations, sendItem } from '#tests/kit/content/portfolio.ts';
import { getPage } from '#tests/kit/network/html.ts';
import { test } from '#tests/kit/test.ts';

const TODAY = '2026-11-28';

describe('a slug that is made from a title', () => {
  test.for([
    ['Über Größe & Qualität in Österreich', 'ueber-groesse-qualitaet-in-oesterreich'],
    ['你好，世界', 'ni-hao-shi-jie'],
    ['「注意」してください', 'zhu-yi-sitekudasai'],
    ['東京・大阪', 'dong-jing-da-ban'],
    ['Café für Gäste: drei Ideen', 'cafe-fuer-gaeste-drei-ideen'],
    ['Crème brûlée à l’école, cœur', 'creme-brulee-a-lecole-coeur'],
    ['Zażółć gęślą jaźń w Łodzi', 'zazolc-gesla-jazn-w-lodzi'],
    ['İstanbul’da güzel ışıklar', 'istanbulda-guzel-isiklar'],
    ['Pingüino español', 'pinguino-espanol'],
    ['Kreativitet på Åland och Ängelholm', 'kreativitet-pa-aland-och-angelholm'],
    ['Привет, мир', 'privet-mir'],
    ['品牌营销指南', 'pin-pai-ying-xiao-zhi-nan'],
    ['Ελληνική γλώσσα', 'elliniki-glossa'],
    ['Tiếng Việt ở Đà Nẵng', 'tieng-viet-o-da-nang'],
    ['한국어 마케팅', 'hangugeo-maketing'],
    ['Brand — lift “now”…', 'brand-lift-now'],
    ['ｆｕｌｌ ｗｉｄｔｈ', 'full-width'],
    ['Grüße aus Köln'.normalize('NFD'), 'gruesse-aus-koeln'],
  ] as const)('the title %s becomes the slug %s for a post and an item', ([title, slug]) => {
    expect([blogSlugFrom(title, TODAY), itemSlugFrom(title, TODAY)]).toEqual([slug, slug]);
  });

  test.for([
    'हिन्दी में मार्केटिंग',
    'التسويق بالمحتوى',
    'マーケティング入門',
    'עברית שפה',
    'ภาษาไทย',
    'தமிழ் மொழி',
    'বাংলা ভাষা',
  ])('the title %s has letters of its own in its slug', (title) => {
    for (const made of [blogSlugFrom(title, TODAY), itemSlugFrom(title, TODAY)]) {
      expect(made).toMatch(slugPattern);
      expect(made).not.toContain(TODAY);
    }
  });

  test('a title of signs alone gives the kind and the day', () => {
    expect([blogSlugFrom('🎉🚀', TODAY), itemSlugFrom('🎉🚀', TODAY)]).toEqual([`post-${TODAY}`, `project-${TODAY}`]);
  });

  test.for([
    ['A_b  c', 'a_b-c'],
    ['C++ & SEO/SEM!', 'c-seosem'],
    ['--', ''],
    ['x'.repeat(200), 'x'.repeat(200)],
  ] as const)('the rule of the specification alone applies to the ASCII title %s of an item', ([title, slug]) => {
    expect(itemSlugFrom(title, TODAY)).toBe(slug);
  });

  test('a long title in another script gives at most 120 characters', () => {
    const made = itemSlugFrom('品'.repeat(200), TODAY);
    expect(made.length).toBeLessThanOrEqual(120);
    expect(made).toMatch(slugPattern);
  });
});

describe('a slug that nobody chose', () => {
  test('posts of one title are numbered', async ({ employee }) => {
    const slugs = [];
    for (let round = 0; round < 3; round += 1)
      slugs.push((await makePost(employee, { title: 'Twice told', slug: undefined })).slug);
    expect(slugs).toEqual(['twice-told', 'twice-told-2', 'twice-told-3']);
  });

  test('items of one title are numbered', async ({ employee }) => {
    const slugs = [];
    for (let round = 0; round < 2; round += 1)
      slugs.push((await makeItem(employee, { title: 'Zürich', slug: undefined })).slug);
    expect(slugs).toEqual(['zuerich', 'zuerich-2']);
  });

  test('twelve concurrent posts of one title are all stored', async ({ employee }) => {
    const make = () => makePost(employee, { title: 'All at once', slug: undefined });
    const slugs = (await Promise.all(Array.from({ length: 12 }, make))).map(({ slug }) => slug);
    const numbers = Array.from({ length: 11 }, (_, index) => `all-at-once-${index + 2}`);
    expect(slugs.toSorted()).toEqual(['all-at-once', ...numbers].toSorted());
  });

  test('a slug that somebody chose and that is taken is refused', async ({ employee }) => {
    await makeItem(employee, { slug: 'chosen' });
    const { errors } = await sendItem(employee, { title: 'Chosen', slug: 'chosen' });
    expect(errors?.[0].extensions.code).toBe('CONFLICT');
    const { status } = await employee.rest('POST', '/portfolio', portfolioItem({ title: 'Chosen', slug: 'chosen' }));
    expect(status).toBe(409);
  });

  test('an item whose new slug follows its title is numbered unless the slug is its own', async ({ employee }) => {
    await makeItem(employee, { title: 'Spice shop', slug: undefined });
    const item = await makeItem(employee, { title: 'Other', slug: undefined });
    const change = async (slug: string, numbersSlug?: boolean) => {
      const { imageOption: _, imageUrl: __, ...input } = portfolioItem({ title: 'Spice shop', slug });
      const { data, code } = await employee.gql(portfolioOperations.update, {
        id: item.id,
        input: { ...input, numbersSlug },
      });
      return code ?? data.updatePortfolioItem.slug;
    };
    expect(await change('spice-shop')).toBe('CONFLICT');
    expect(await change('spice-shop', true)).toBe('spice-shop-2');
    // The number that it has is its own, and so is a slug that it had.
    expect(await change('spice-shop', true)).toBe('spice-shop-2');
    expect(await change('other', true)).toBe('other');
  });

  test('items that take one new slug concurrently are numbered', async ({ employee }) => {
    const items = [];
    for (let index = 0; index < 4; index += 1)
      items.push(await makeItem(employee, { title: `Alone ${index}`, slug: undefined }));
    const slugs = await Promise.all(
      items.map(async ({ id }) => {
        const { imageOption: _, imageUrl: __, ...input } = portfolioItem({ title: 'Together', slug: 'together' });
        const { data } = await employee.gql(portfolioOperations.update, { id, input: { ...input, numbersSlug: true } });
        return data.updatePortfolioItem.slug;
      }),
    );
    expect(slugs.sort()).toEqual(['together', 'together-2', 'together-3', 'together-4']);
  });

  test('a former slug keeps leading to its post when a new post of that title is numbered', async ({
    product,
    employee,
  }) => {
    const numbered = async () => makePost(employee, { title: 'Moved away', slug: undefined, isPublished: true });
    const [, second] = [await numbered(), await numbered()];
    const input = blogPost({ title: 'Moved away', slug: 'moved-for-good' });
    await employee.gql(blogOperations.update, { id: second.id, input });
    expect((await numbered()).slug).toBe('moved-away-3');
    const { status, headers } = await getPage(product, '/blog/moved-away-2');
    expect([status, headers.location]).toEqual([301, '/blog/moved-for-good']);
  });
});

describe('another spelling of an address', () => {
  test.beforeAll(async ({ employee }) => {
    const { id } = await makePost(employee, { slug: 'spelled-former', isPublished: true });
    await employee.gql(blogOperations.update, { id, input: blogPost({ slug: 'spelled-slug' }) });
    await makeItem(employee, { slug: 'spelled-item', isPublished: true });
  });

  test.for([
    ['/blog/Spelled-Slug', '/blog/spelled-slug'],
    ['/blog/SPELLED-SLUG?a=1', '/blog/spelled-slug?a=1'],
    ['/blog/Spelled%2DSlug', '/blog/spelled-slug'],
    ['/blog/Spelled-Slug/', '/blog/spelled-slug'],
    ['/blog/Spelled-Former', '/blog/spelled-slug'],
    ['/portfolio/Spelled-Item', '/portfolio/spelled-item'],
    ['/portfolio/spelled%2DITEM/', '/portfolio/spelled-item'],
  ] as const)('the path %s redirects to %s', async ([from, to], { product }) => {
    const { status, headers } = await getPage(product, from);
    expect([status, headers.location]).toEqual([301, to]);
  });

  test.for([
    ['/blog/spelled%2Dslug', '/blog/spelled-slug'],
    ['/blog/spelled-slug/', '/blog/spelled-slug'],
    ['/portfolio/spelled%2Ditem', '/portfolio/spelled-item'],
  ] as const)('the path %s shows its page or redirects to %s', async ([path, to], { product }) => {
    const { status, headers } = await getPage(product, path);
    expect([
      [200, undefined],
      [301, to],
    ]).toContainEqual([status, headers.location]);
  });

  test('another spelling of its address does not reveal a draft', async ({ product, employee }) => {
    await makePost(employee, { slug: 'hidden-draft' });
    expect((await getPage(product, '/blog/Hidden-Draft')).status).toBe(404);
  });
});

test('an item with a Hindi title gets a valid slug over GraphQL', async ({ employee }) => {
  const { data } = await employee.gql(portfolioOperations.create, {
    input: portfolioItem({ title: 'ब्रांड की कहानी', slug: undefined }),
  });
  expect(data.createPortfolioItem.slug).toMatch(slugPattern);
});
