import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { reviewTies } from '#server/clients/review/tie/table.ts';
import { insertItem, portfolioOperations } from '#tests/kit/content/portfolio.ts';
import {
  dateBackReview,
  emptyReviews,
  issueLink,
  makeReview,
  postReview,
  reviewOperations,
} from '#tests/kit/content/review.ts';
import { planOf, queriesOf } from '#tests/kit/database/plans.ts';
import { getPage, structuredDataIn } from '#tests/kit/network/html.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { placeOf } from '#tests/kit/product/backup.ts';
import { query } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => emptyReviews(product));

const TIE = `mutation ($id: UUID!, $itemId: UUID, $service: ServiceId) {
  tieReview(id: $id, itemId: $itemId, service: $service) { id tie { itemId itemTitle service } } }`;
const tie = (employee: Person, id: string, tied: Record<string, unknown> = {}) => employee.gql(TIE, { id, ...tied });
let items = 0;
async function item(product: Product) {
  items += 1;
  const { id } = await insertItem(product, { slug: `tied-${items}`, title: `Project ${items}`, isPublished: true });
  return { id, title: `Project ${items}`, path: `/portfolio/tied-${items}` };
}
const tied = async (employee: Person) =>
  (await employee.gql('{ allReviews { nodes { id tie { itemId service } } } }')).data.allReviews.nodes.map(
    (one: { tie: unknown }) => one.tie,
  );
const shown = async (product: Product, path: string) => {
  const { text } = await getPage(product, path);
  const body = text.slice(0, text.indexOf('<script type="application/json"'));
  return [...body.matchAll(/“(Words [a-z0-9 ]+)\.”/g)].map(([, words]) => words);
};

describe('a review of a project and a service', () => {
  test('visitors learn what a review is about, except for an unpublished project', async ({ product, employee }) => {
    const { id: itemId, title, path } = await item(product);
    const one = await makeReview(employee, { clientFeedback: 'Words of the newest.', isPublished: true });
    const subject = async () =>
      (await product.nobody.gql('{ reviews { nodes { subject { service itemSlug itemTitle } } } }')).data.reviews
        .nodes[0].subject;
    expect(await subject()).toBeNull();
    await tie(employee, one.id, { itemId, service: 'SOCIAL' });
    expect(await subject()).toEqual({ service: 'SOCIAL', itemSlug: path.split('/').at(-1), itemTitle: title });
    const { text } = await getPage(product, '/reviews');
    expect(text).toMatch(new RegExp(`<a [^>]*href="${path}"`));
    expect(text).toContain('Social Media Marketing');
    await employee.gql(portfolioOperations.publish, { id: itemId, isPublished: false });
    expect(await subject()).toEqual({ service: 'SOCIAL', itemSlug: null, itemTitle: null });
    await tie(employee, one.id, { itemId });
    expect(await subject()).toBeNull();
    expect((await getPage(product, '/reviews')).text).not.toContain(path);
  });

  test('a published review appears on the pages of its project (newest three) and service (newest two)', async ({
    product,
    employee,
  }) => {
    const { id: itemId, title, path } = await item(product);
    const made = [];
    for (const number of [1, 2, 3, 4]) {
      const one = await makeReview(employee, { clientFeedback: `Words number ${number}.`, isPublished: true });
      await dateBackReview(product, one, `2026-01-0${number}T00:00:00Z`);
      made.push(one);
      expect((await tie(employee, one.id, { itemId, service: 'SOCIAL' })).data.tieReview.tie).toEqual({
        ...{ itemId, itemTitle: title, service: 'SOCIAL' },
      });
    }
    const draft = await makeReview(employee, { clientFeedback: 'Words unpublished.' });
    await tie(employee, draft.id, { itemId, service: 'SOCIAL' });
    await expect.poll(() => shown(product, path)).toEqual(['Words number 4', 'Words number 3', 'Words number 2']);
    await expect.poll(() => shown(product, '/services')).toEqual(['Words number 4', 'Words number 3']);
    const services = (await getPage(product, '/services')).text;
    const block = services.slice(services.indexOf('id="social"'), services.indexOf('id="content"'));
    expect([block.includes('Words number 4'), /href="\/reviews"[^>]*>Read all reviews/.test(block)]).toEqual([
      true,
      true,
    ]);
    const [work] = structuredDataIn((await getPage(product, path)).text);
    expect((work?.review as { reviewBody: string }[] | undefined)?.map(({ reviewBody }) => reviewBody)).toEqual([
      'Words number 4.',
      'Words number 3.',
      'Words number 2.',
    ]);

    await employee.gql(reviewOperations.publish, { id: made[3]?.id, isPublished: false });
    await expect.poll(() => shown(product, path)).toEqual(['Words number 3', 'Words number 2', 'Words number 1']);
    await product.services.db.execute(
      sql`update reviews set is_published = false, withdrawn_at = now() where id = ${made[2]?.id}`,
    );
    await expect.poll(() => shown(product, '/services')).toEqual(['Words number 2', 'Words number 1']);
    await tie(employee, made[1]?.id ?? '');
    await expect.poll(() => shown(product, path)).toEqual(['Words number 1']);
    await expect.poll(() => shown(product, '/services')).toEqual(['Words number 1']);
  });

  test('a review quoted by its project appears once there', async ({ product, employee }) => {
    const { id: itemId, path } = await item(product);
    const one = await makeReview(employee, { clientFeedback: 'Words quoted.', isPublished: true });
    await tie(employee, one.id, { itemId });
    await product.services.db.execute(sql`update portfolio_items set review_id = ${one.id} where id = ${itemId}`);
    await expect.poll(() => shown(product, path)).toEqual(['Words quoted']);
  });

  test('the tie is set with the link and applies to its review', async ({ product, employee }) => {
    const { id: itemId } = await item(product);
    const { token } = await issueLink(employee, { itemId, service: 'WEBDEV' });
    expect(await product.services.db.$count(reviewTies)).toBe(1);
    expect((await postReview(product.nobody, token)).status).toBe(201);
    expect(await tied(employee)).toEqual([{ itemId, service: 'WEBDEV' }]);
    // The tie does not depend on the link.
    await product.services.db.execute('delete from review_links');
    expect(await tied(employee)).toEqual([{ itemId, service: 'WEBDEV' }]);
  });

  test('deleting the project or the review removes the tie', async ({ product, employee }) => {
    const { id: itemId } = await item(product);
    const one = await makeReview(employee);
    await tie(employee, one.id, { itemId });
    expect(await tied(employee)).toEqual([{ itemId, service: null }]);
    await employee.gql('mutation ($id: UUID!) { removePortfolioItem(id: $id) { id } }', { id: itemId });
    expect(await tied(employee)).toEqual([null]);
    await tie(employee, one.id, { service: 'EMAIL' });
    await employee.gql(reviewOperations.remove, { id: one.id });
    expect(await product.services.db.$count(reviewTies)).toBe(0);
  });

  test('one of several concurrent changes of the tie is stored', async ({ product, employee }) => {
    const [first, second] = [await item(product), await item(product)];
    const one = await makeReview(employee);
    const answers = await Promise.all(
      [first, second, first, second].map(({ id: itemId }) => tie(employee, one.id, { itemId, service: 'PPC' })),
    );
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await product.services.db.$count(reviewTies)).toBe(1);
  });
});

test('an unknown project or review is refused without a change', async ({ product, employee }) => {
  const one = await makeReview(employee);
  const sentence = 'This project does not exist any more.';
  const refused = await tie(employee, one.id, { itemId: UNKNOWN, service: 'PPC' });
  expect([refused.code, refused.errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { itemId: sentence }]);
  expect((await tie(employee, UNKNOWN, { service: 'PPC' })).code).toBe('NOT_FOUND');
  const issued = await employee.gql(reviewOperations.issue, { input: { email: 'a@b.example', itemId: UNKNOWN } });
  expect([issued.code, issued.errors?.[0].extensions.fields]).toEqual(['BAD_USER_INPUT', { itemId: sentence }]);
  expect(await product.services.db.$count(reviewTies)).toBe(0);
  expect((await product.nobody.gql(TIE, { id: one.id })).code).toBe('UNAUTHENTICATED');
  expect((await product.nobody.gql('{ reviews { nodes { tie { service } } } }')).data?.reviews?.nodes ?? []).toEqual(
    [],
  );
});

test('the newest reviews of a service are read with an index', async ({ product, employee }) => {
  // Uses a connection of the test, because those of the product time out after 20 seconds.
  const { DATABASE_URL } = placeOf(product);
  await query(
    DATABASE_URL,
    `with made as (
      insert into reviews (id, name, company_name, position, client_feedback, rating, is_published, created_at)
      select gen_random_uuid(), 'Client', 'Company', 'Owner', 'Words and more.', 5, true, now() - n * interval '1 hour'
      from generate_series(1, 10000) n returning id, created_at)
    insert into review_ties (id, review_id, service, created_at) select gen_random_uuid(), id, 'PPC', created_at from made`,
  );
  await query(DATABASE_URL, 'vacuum analyze reviews, review_ties');
  const [asked] = await queriesOf(product, async () => {
    const { data } = await employee.gql('{ reviewsByService { services { service reviews { id } } } }');
    expect(data.reviewsByService.services).toMatchObject([{ service: 'PPC', reviews: [{}, {}] }]);
  });
  const nodes = await planOf(product, asked as NonNullable<typeof asked>, 'analyze');
  expect(nodes.map((node) => node['Index Name'])).toContain('review_ties_service_idx');
  expect(nodes.filter((node) => (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 1) > 100)).toEqual([]);
});
