import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { MOST_COUNTED, MOST_FOUND } from '#schema/common.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { filled, fillTable } from '#tests/kit/database/manyRows.ts';
import { type Plan, planOf, type Query, queriesOf } from '#tests/kit/database/plans.ts';
import { casesOf } from '#tests/kit/long.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const MANY = 10_000;

test.beforeAll(async ({ product }) => {
  for (const table of filled) {
    await fillTable(product, table, MANY);
    // VACUUM marks pages visible for index-only scans, as autovacuum does eventually.
    await product.services.db.execute(sql.raw(`vacuum analyze ${table}`));
  }
});

type Page = { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string }; totalCount: number };
/** @param beside further arguments of the list @param total omitted when nothing is counted */
const pageOf = async (
  admin: Person,
  list: string,
  after: string | null,
  first = 200,
  beside = '',
  total = 'totalCount',
): Promise<Page> =>
  (
    await admin.gql(
      `query ($first: Int, $after: String) { ${list}(${beside} first: $first, after: $after) {
        nodes { id } pageInfo { hasNextPage endCursor } ${total} } }`,
      { first, after },
    )
  ).data[list];

/** Plan and number of blocks of a page of 50 after a cursor. */
async function workOf(
  product: Product,
  admin: Person,
  list: string,
  after: string | null,
  beside = '',
): Promise<{ nodes: Plan[]; blocks: number }> {
  const queries = await queriesOf(product, () => pageOf(admin, list, after, 50, beside, ''));
  const [sorting] = queries.filter(({ text }) => / order by .* limit /.test(text));
  const nodes = await planOf(product, sorting as Query, 'analyze, buffers');
  const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } = nodes[0] as Plan;
  return { nodes, blocks: hit + read };
}

const lists = [
  ['messages', 'messages_list_idx'],
  ['messages', 'messages_list_idx', 'folder: SPAM'],
  ['messages', 'messages_list_idx', 'folder: ALL'],
  ['affiliates', 'affiliates_list_idx'],
  ['affiliates', 'affiliates_spam_idx', 'folder: SPAM'],
  ['affiliates', 'affiliates_all_idx', 'folder: ALL'],
  ['reviews', 'reviews_published_idx'],
  ['allReviews', 'reviews_list_idx'],
  ['reviewLinks', 'review_links_list_idx'],
  ['portfolioItems', 'portfolio_items_publication_idx'],
  ['allPortfolioItems', 'portfolio_items_list_idx'],
  ['blogPosts', 'blog_posts_publication_idx'],
  ['allBlogPosts', 'blog_posts_list_idx'],
  ['users', 'users_list_idx'],
  ['allBookings', 'bookings_start_idx'],
  ['auditEntries', 'audit_entries_at_idx'],
] as const;
/** `npm test` tries a list in folders, a public one, and one for staff. */
const usual = ['messages_list_idx', 'reviews_published_idx', 'audit_entries_at_idx'];

describe('of ten thousand', () => {
  test.for(casesOf<(typeof lists)[number]>(lists, ([, index]) => usual.includes(index)))(
    '%s by %s returns each entry once at a similar cost for every page',
    async ([list, index, beside = ''], { product, admin }) => {
      const seen = new Set<string>();
      const cursors: (string | null)[] = [null];
      for (let page: Page; ; cursors.push(page.pageInfo.endCursor)) {
        page = await pageOf(admin, list, cursors.at(-1) as string | null, 200, beside);
        for (const { id } of page.nodes) {
          if (seen.has(id)) expect.fail(`${id} comes twice`);
          seen.add(id);
        }
        if (page.pageInfo.hasNextPage) continue;
        expect(seen.size).toBe(page.totalCount);
        break;
      }
      expect(seen.size).toBeGreaterThan(beside.endsWith('SPAM') ? MANY / 20 : MANY / 2);

      const first = await workOf(product, admin, list, null, beside);
      const middle = await workOf(product, admin, list, cursors[Math.floor(cursors.length / 2)] as string, beside);
      for (const { nodes } of [first, middle]) {
        expect(nodes.map((node) => node['Node Type'])).toEqual(['Limit', 'Index Scan']);
        // One row more than requested shows whether there is a next page.
        expect(nodes[1]).toMatchObject({ 'Index Name': index, 'Actual Rows': 51 });
        expect(nodes[1]?.['Rows Removed by Filter'] ?? 0).toBe(0);
      }
      expect(middle.nodes[1]?.['Index Cond']).toMatch(/\b(created_at|published_at|starts_at|at)\b/);
      expect(middle.blocks).toBeLessThan(2 * first.blocks + 10);
    },
  );

  test.for([
    // Several partial indexes hold what is published; counting may use any.
    ['{ reviews { totalCount } }', /^reviews_published(_updated)?_idx$/],
    ['{ blogPosts { totalCount } }', /^blog_posts_(published(_updated)?|publication)_idx$/],
    ['{ overview { unreadMessages } }', /^messages_list_idx$/],
    ['{ overview { newApplications } }', /^affiliates_list_idx$/],
  ] as const)('%s counts with an index', async ([operation, index], { product, admin }) => {
    const queries = await queriesOf(product, () => admin.gql(operation));
    const counting = queries.filter(({ text }) => /count\(\*\).* where /.test(text));
    const plans = await Promise.all(counting.map((query) => planOf(product, query)));
    expect(plans.map((plan) => plan.at(-1)?.['Index Name'])).toContainEqual(expect.stringMatching(index));
  });

  test.for([
    ['messages', 'messages_search_idx', 'search: "MESSAGE 4711."'],
    ['messages', 'messages_search_idx', 'search: "Öğretmen"'],
    ['messages', 'messages_search_idx', 'search: "नमस्ते"'],
    ['messages', 'messages_search_idx', 'search: "off_season"'],
    ['messages', 'messages_search_idx', 'search: "(900) 000-4711"'],
    ['allBlogPosts', 'blog_posts_title_idx', 'search: "post 4711"'],
    ['allPortfolioItems', 'portfolio_items_title_idx', 'search: "item 4711"'],
    ['auditEntries', 'audit_entries_search_idx', 'filter: { search: "post 4711" }'],
  ] as const)('%s: a rare search term is found with %s, %s', async ([list, index, beside], { product, admin }) => {
    const { nodes } = await workOf(product, admin, list, null, beside);
    expect(nodes.map((node) => node['Index Name'])).toContain(index);
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  });

  test.for([
    ['messages', 'messages_list_idx', 'search: "Words of"'],
    ['messages', 'messages_list_idx', 'search: "of"'],
    ['allBlogPosts', 'blog_posts_list_idx', 'search: "Post"'],
    ['allPortfolioItems', 'portfolio_items_list_idx', 'search: "Item"'],
    ['auditEntries', 'audit_entries_at_idx', 'filter: { search: "Person" }'],
  ] as const)(
    '%s: a frequent search term is read in order with %s',
    async ([list, index, beside], { product, admin }) => {
      const { nodes } = await workOf(product, admin, list, null, beside);
      expect(nodes.map((node) => node['Node Type'])).toEqual(['Limit', 'Index Scan']);
      expect(nodes[1]).toMatchObject({ 'Index Name': index, 'Actual Rows': 51 });
    },
  );

  test.for([
    ['messages', MOST_FOUND],
    ['allBlogPosts', MOST_FOUND],
    ['allPortfolioItems', MOST_FOUND],
  ] as const)('%s: search results are counted up to 1000', async ([list, most], { product, admin }) => {
    const { db } = product.services;
    const title = list === 'messages' ? 'name' : 'title';
    const table = { messages: 'messages', allBlogPosts: 'blog_posts', allPortfolioItems: 'portfolio_items' }[list];
    const markMore = (count: number) =>
      db.execute(
        sql.raw(`update ${table} set ${title} = 'Marked'
        where id in (select id from ${table} where ${title} <> 'Marked' order by id limit ${count})`),
      );
    const counts: number[] = [];
    for (const more of [0, most - 1, 1, 1]) {
      await markMore(more);
      const beside = list === 'messages' ? 'folder: ALL, search: "marked"' : 'search: "marked"';
      counts.push((await pageOf(admin, list, null, 10, beside)).totalCount);
    }
    expect(counts).toEqual([0, most - 1, most, most]);
  });

  test('messages of a folder are counted up to 10,000', async ({ product, admin }) => {
    const { db } = product.services;
    const all = async () => (await pageOf(admin, 'messages', null, 10, 'folder: ALL')).totalCount;
    await db.execute(sql`delete from messages where id in (select id from messages order by created_at limit 1)`);
    const counts = [await all()];
    for (let n = 0; n < 2; n += 1) {
      await makeMessage(product);
      counts.push(await all());
    }
    expect(counts).toEqual([MOST_COUNTED - 1, MOST_COUNTED, MOST_COUNTED]);
  });

  test('related posts cost no more when all posts share the tags', async ({ product, admin }) => {
    const { db } = product.services;
    await db.execute(sql`update blog_posts set tags = case when slug in ('many-5002', 'many-8')
      then array['everywhere', 'also', 'rare'] else array['Everywhere', 'Also'] end`);
    await db.execute(sql`vacuum analyze blog_posts`);
    const neighbours = '{ blogPostNeighbours(slug: "many-5002") { related { slug } } }';
    const seen: string[][] = [];
    const queries = await queriesOf(product, async () => {
      const { data } = await admin.gql(neighbours);
      seen.push(data.blogPostNeighbours.related.map(({ slug }: { slug: string }) => slug));
    });
    // Posts with the most shared tags are found however old; many-3 and similar are drafts.
    expect(seen).toEqual([['many-8', 'many-1', 'many-2']]);
    const [query] = queries.filter(({ text }) => / union /.test(text));
    const plan = await planOf(product, query as Query, 'analyze');
    const limits = plan.filter((node) => node['Node Type'] === 'Limit').map((node) => Number(node['Actual Rows']));
    expect(Math.max(...limits)).toBe(80);
    // Only the rarest of its three tags is searched.
    const ofTags = plan.filter((node) => node['Index Name'] === 'blog_posts_tags_idx');
    expect(ofTags.map((node) => Number(node['Actual Loops'])).sort()).toEqual([0, 0, 1]);
  });

  test('related posts with a tag of only two recent posts include older ones', async ({ product, admin }) => {
    const { db } = product.services;
    const neighbours = '{ blogPostNeighbours(slug: "many-8") { related { slug } } }';
    const related = async (...slugs: string[]) => {
      await db.execute(sql`update blog_posts set tags = case when slug = any(${sql.param(slugs)}::text[])
        then array['few'] else array['Everywhere'] end`);
      const { data } = await admin.gql(neighbours);
      return data.blogPostNeighbours.related.map(({ slug }: { slug: string }) => slug);
    };
    expect(await related('many-8', 'many-1', 'many-4', 'many-5002')).toEqual(['many-1', 'many-4', 'many-5002']);
    expect(await related('many-8', 'many-1', 'many-2', 'many-4', 'many-5002')).toEqual(['many-1', 'many-2', 'many-4']);
  });

  test('the neighbours and relatives of a post are found with an index', async ({ product, admin }) => {
    const neighbours = '{ blogPostNeighbours(slug: "many-5002") { previous { id } next { id } related { id } } }';
    const queries = (await queriesOf(product, () => admin.gql(neighbours))).filter(({ text }) =>
      / order by /.test(text),
    );
    expect(queries).toHaveLength(3);
    for (const query of queries) {
      const plan = await planOf(product, query, 'analyze');
      expect(plan.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    }
  });

  test.for([
    ['/messages', 'messages', MANY],
    ['/portfolio', 'data', MANY],
    ['/admin/reviews/all', 'reviews', MANY],
  ] as const)('the REST list is complete: %s', async ([path, key, atLeast], { admin }) => {
    const { status, body } = await admin.rest('GET', path);
    const rows: { _id: string }[] = Array.isArray(body) ? body : body[key];
    expect(status).toBe(200);
    expect(new Set(rows.map(({ _id }) => _id)).size).toBeGreaterThanOrEqual(atLeast);
  });
});
