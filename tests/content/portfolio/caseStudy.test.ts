import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { fillText } from '#server/content/markdown/fillText.ts';
import { RENDERER_VERSION, render } from '#server/content/markdown/rendered.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import {
  emptyPortfolio,
  insertItem,
  makeItem,
  portfolioItem,
  sendItem,
  storedItem,
} from '#tests/kit/content/portfolio.ts';
import { makeReview, reviewOperations } from '#tests/kit/content/review.ts';
import { getPage, structuredDataIn } from '#tests/kit/network/html.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => emptyPortfolio(product));

const a = (length: number) => 'a'.repeat(length);
const study = {
  body: '## What we did\n\nA *lot*.',
  client: 'Brass & Sons',
  year: 2025,
  services: ['SOCIAL', 'PPC'],
  results: [{ figure: '+140 %', label: 'leads' }],
  metaTitle: 'Lamps that sell',
  metaDescription: 'How forty films sold a year of lamps.',
};
const fields = `id slug body bodyHtml client year services results { figure label } metaTitle metaDescription
  review { id name }`;
const update = (person: Person, id: string, input: object) =>
  person.gql(
    `mutation ($id: UUID!, $input: PortfolioItemChangesInput!) { updatePortfolioItem(id: $id, input: $input) { ${fields} } }`,
    { id, input: { ...portfolioItem(), imageUrl: undefined, ...input } },
  );
const read = async (person: Person, slug: string, selection = fields) => {
  const { data, errors } = await person.gql(`query ($slug: String!) { portfolioItem(slug: $slug) { ${selection} } }`, {
    slug,
  });
  expect(errors).toBeUndefined();
  return data.portfolioItem;
};

describe('validation of a case study', () => {
  test.for<[field: string, value: unknown, sentence: string]>([
    ['body', a(100_001), 'Please use at most 100000 characters'],
    ['client', a(121), 'Please use at most 120 characters'],
    ['year', 1989, 'Please enter a year from 1990 to 2100'],
    ['year', 2101, 'Please enter a year from 1990 to 2100'],
    ['services', ['PPC', 'PPC'], 'Each service once'],
    ['results', Array.from({ length: 7 }, () => ({ figure: '1', label: 'a' })), 'Please enter at most 6 results'],
    ['results', [{ figure: ' ', label: 'a' }], 'Please enter the figure'],
    ['results', [{ figure: a(21), label: 'a' }], 'Please use at most 20 characters'],
    ['results', [{ figure: '1', label: '' }], 'Please enter what the figure counts'],
    ['results', [{ figure: '1', label: a(61) }], 'Please use at most 60 characters'],
    ['reviewId', '00000000-0000-4000-8000-000000000000', 'This review does not exist any more.'],
    ['metaTitle', a(201), 'Please use at most 200 characters'],
    ['metaDescription', a(501), 'Please use at most 500 characters'],
  ])('%s is refused: %#', async ([field, value, sentence], { employee }) => {
    const { code, errors } = await sendItem(employee, { [field]: value });
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { fields: { [field]: sentence } } });
  });

  test.for<[field: string, value: unknown]>([
    ['body', a(100_000)],
    ['client', a(120)],
    ['year', 1990],
    ['year', 2100],
    ['results', Array.from({ length: 6 }, () => ({ figure: a(20), label: a(60) }))],
    ['metaTitle', a(200)],
    ['metaDescription', a(500)],
  ])('%s is accepted: %#', async ([field, value], { product, employee }) => {
    const { id } = await makeItem(employee, { [field]: value });
    expect(await storedItem(product, id)).toMatchObject({ [field]: value });
  });

  test('an item returns its case study, with services in the order of the page', async ({ product, employee }) => {
    const { slug } = await makeItem(employee, { ...study, isPublished: true });
    expect(await read(product.nobody, slug)).toMatchObject({
      ...{ ...study, services: ['PPC', 'SOCIAL'], review: null },
      bodyHtml: '<h2 id="what-we-did"><span id="part-what-we-did"></span>What we did</h2>\n<p>A <em>lot</em>.</p>\n',
    });
  });

  test('an item without a case study returns empty fields', async ({ product, employee }) => {
    const { slug } = await makeItem(employee, { isPublished: true });
    const nothing = { client: null, year: null, review: null, metaTitle: null, metaDescription: null };
    expect(await read(product.nobody, slug)).toMatchObject({
      ...{ ...nothing, body: '', bodyHtml: '', services: [], results: [] },
    });
  });

  test('an update keeps omitted fields and removes null ones', async ({ employee }) => {
    const { id, slug } = await makeItem(employee, study);
    const { id: _, ...kept } = await read(employee, slug);
    await update(employee, id, { slug });
    expect(await read(employee, slug)).toMatchObject(kept);
    await update(employee, id, { slug, body: '', client: null, year: null, services: null, results: null });
    const gone = { body: '', bodyHtml: '', client: null, year: null, services: [], results: [] };
    expect(await read(employee, slug)).toMatchObject({ ...gone, metaTitle: study.metaTitle });
  });

  test('the HTML of the story contains no script', async ({ product, employee }) => {
    const body = '<script>alert(1)</script>\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)>';
    const { slug } = await makeItem(employee, { body, isPublished: true });
    const { bodyHtml } = await read(product.nobody, slug);
    expect(bodyHtml).not.toMatch(/<script|onerror/);
  });

  test('REST neither returns nor accepts case study fields', async ({ product, employee }) => {
    const { slug } = await makeItem(employee, { ...study, isPublished: true });
    const { body } = await product.nobody.rest('GET', `/portfolio/${slug}`);
    expect(Object.keys(body.data)).not.toEqual(expect.arrayContaining(['client']));
    const sent = await employee.rest('POST', '/portfolio', { ...portfolioItem(), ...study, year: 'no year' });
    expect(sent.status).toBe(201);
    expect(await storedItem(product, sent.body.data._id)).toMatchObject({ client: null, year: null, body: '' });
  });
});

describe('the review of a project', () => {
  test('only staff see the review of a project before its publication', async ({ product, employee }) => {
    const review = await makeReview(employee);
    const { slug } = await makeItem(employee, { reviewId: review.id, isPublished: true });
    expect(await read(product.nobody, slug)).toMatchObject({ review: null });
    expect(await read(employee, slug)).toMatchObject({ review: { id: review.id } });
    expect((await getPage(product, `/portfolio/${slug}`)).text).not.toContain(review.clientFeedback);
    await employee.gql(reviewOperations.publish, { id: review.id, isPublished: true });
    expect(await read(product.nobody, slug)).toMatchObject({ review: { id: review.id, name: review.name } });
  });

  test('a deleted review disappears from the project', async ({ product, employee }) => {
    const review = await makeReview(employee, { isPublished: true });
    const { id, slug } = await makeItem(employee, { reviewId: review.id, isPublished: true });
    await employee.gql(reviewOperations.remove, { id: review.id });
    expect(await read(product.nobody, slug)).toMatchObject({ id, review: null });
  });
});

describe('derived fields of the story', () => {
  test('derived fields that a change drops are computed on reading until housekeeping fills them', async ({
    product,
    employee,
  }) => {
    const { id, slug } = await makeItem(employee, { body: 'One.', isPublished: true });
    await product.services.db.execute(sql`update portfolio_items set body = 'Two.' where id = ${id}`);
    expect(await storedItem(product, id)).toMatchObject({ bodyHtml: null, rendererVersion: null });
    expect(await read(product.nobody, slug, 'bodyHtml')).toEqual({ bodyHtml: '<p>Two.</p>\n' });
    await fillText(product.services, portfolioItems, render, new AbortController().signal);
    expect(await storedItem(product, id)).toMatchObject({
      ...{ bodyHtml: '<p>Two.</p>\n', rendererVersion: RENDERER_VERSION },
    });
  });
});

describe('the page of a project', () => {
  test('the page shows the case study without scripts and has structured data', async ({ product, employee }) => {
    const review = await makeReview(employee, { isPublished: true });
    const { slug } = await makeItem(employee, { ...study, reviewId: review.id, isPublished: true });
    const { text } = await getPage(product, `/portfolio/${slug}`);
    expect(text).toContain('<title>Lamps that sell - ');
    expect(text).toContain(`<meta name="description" content="${study.metaDescription}"/>`);
    for (const shown of ['Brass &amp; Sons', '2025', '+140 %', 'What we did', review.clientFeedback]) {
      expect(text).toContain(shown);
    }
    expect(text).toMatch(/href="\/services#ppc"[^>]*>Pay-Per-Click advertising</);
    const work = structuredDataIn(text).find((thing) => thing['@type'] === 'CreativeWork');
    expect(work).toMatchObject({
      ...{ name: `${(await storedItem(product, (await read(employee, slug)).id))?.title}`, dateCreated: '2025' },
      about: [{ name: 'Pay-Per-Click advertising' }, { name: 'Social Media Marketing' }],
      review: { '@type': 'Review', reviewBody: review.clientFeedback },
    });
  });
});

describe('filtering the list by category and tag', () => {
  const slugs = async (product: Product, args: string) => {
    const { data, errors } = await product.nobody.gql(`{ portfolioItems(${args}) { nodes { slug } totalCount } }`);
    expect(errors).toBeUndefined();
    return data.portfolioItems.nodes.map(({ slug }: { slug: string }) => slug);
  };
  test.beforeEach(async ({ product }) => {
    await insertItem(product, { slug: 'shop', category: 'Web Development', tags: ['React'], isPublished: true });
    await insertItem(product, { slug: 'films', category: 'Social Media', tags: ['Video', 'react'], isPublished: true });
    await insertItem(product, { slug: 'draft', category: 'Print', tags: ['React'] });
    await insertItem(product, { slug: 'bare', category: null, tags: ['Video'], isPublished: true });
  });

  test.for<[args: string, found: string[]]>([
    ['category: "web development"', ['shop']],
    ['category: "Web"', []],
    ['category: "Print"', []],
    ['tag: "REACT"', ['films', 'shop']],
    ['tag: "Rea"', []],
    ['category: "Social Media", tag: "React"', ['films']],
    ['category: "Social Media", tag: "Print"', []],
    ['category: " ", tag: ""', ['bare', 'films', 'shop']],
    [`category: "' or true --"`, []],
  ])('the list is filtered by %s', async ([args, found], { product }) => {
    expect((await slugs(product, args)).toSorted()).toEqual(found);
  });

  test('the categories are those of published items, each once', async ({ product }) => {
    await insertItem(product, { category: 'social media', isPublished: true });
    const { data } = await product.nobody.gql('{ portfolioFilters { categories } }');
    const { categories } = data.portfolioFilters;
    expect(categories.map((name: string) => name.toLowerCase())).toEqual(['social media', 'web development']);
  });

  test('the filtered page needs no scripts, is not indexed and escapes its value', async ({ product }) => {
    const all = (await getPage(product, '/portfolio')).text;
    expect(all).toContain('href="/portfolio?category=Social%20Media"');
    const some = (await getPage(product, '/portfolio?category=Social%20Media')).text;
    expect(some).toContain('/portfolio/films');
    expect(some).not.toContain('/portfolio/shop"');
    expect(some).toMatch(/<title>Social Media - Portfolio - /);
    expect(some).toContain('content="noindex"');
    expect((await getPage(product, '/portfolio?category=Nothing')).text).toContain('noindex');
    const { text } = await getPage(product, '/portfolio?category=%3Cscript%3Ealert(1)%3C/script%3E');
    expect(text).not.toContain('<script>alert(1)');
  });
});
