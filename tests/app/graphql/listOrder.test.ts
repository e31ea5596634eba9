import { sql } from 'drizzle-orm';
import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { describe, expect } from 'vitest';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { filled, fillTable } from '#tests/kit/database/manyRows.ts';
import { planOf, type Query, queriesOf } from '#tests/kit/database/plans.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

test.beforeAll(async ({ product }) => {
  for (const table of filled) await fillTable(product, table, 300);
  // Unordered by creation, some at the same moment.
  for (const table of filled.filter((one) => one !== 'audit_entries'))
    await product.services.db.execute(
      sql.raw(
        `update ${table} set updated_at = date_trunc('hours', now()) - (abs(hashtext(id::text)) % 100) * interval '1 hour'`,
      ),
    );
  for (const table of filled) await product.services.db.execute(sql.raw(`vacuum analyze ${table}`));
});

const query = buildSchema().getQueryType() as GraphQLObjectType;
const sorted = Object.values(query.getFields()).filter(({ args }) => args.some(({ name }) => name === 'sort'));
const SORTS = ['NEWEST', 'OLDEST', 'RECENTLY_UPDATED', 'LEAST_RECENTLY_UPDATED'] as const;
const reported: Record<string, string> = { revisions: `, kind: BLOG_POST, id: "${UNKNOWN}"` };
/** Field with the time of creation where it is not `createdAt`; colleagues and pages have none. */
const made: Record<string, string> = {
  auditEntries: 'at',
  imports: 'startedAt',
  missedPaths: 'firstAt',
  colleagues: '',
  editedPages: '',
  savedViews: '',
};

type Node = Record<string, string> & { id: string };
type Page = { nodes: Node[]; totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string } };
const hasUpdatedAt = (list: string) => {
  const connection = getNamedType(query.getFields()[list]?.type) as GraphQLObjectType;
  const node = getNamedType(connection.getFields().nodes?.type);
  return isObjectType(node) && 'updatedAt' in node.getFields();
};
async function read(admin: Person, list: string, args: string): Promise<Page> {
  const fields = ['id', made[list] ?? 'createdAt', hasUpdatedAt(list) ? 'updatedAt' : ''].join(' ');
  const { data, errors } = await admin.gql(
    `{ ${list}(${args}${reported[list] ?? ''}) { nodes { ${fields} } totalCount pageInfo { hasNextPage endCursor } } }`,
  );
  expect(errors).toBeUndefined();
  return data[list];
}
async function readAll(admin: Person, list: string, args: string, first = 200, start = ''): Promise<Node[]> {
  const nodes: Node[] = [];
  for (let after = start && `, after: "${start}"`; ; ) {
    const page = await read(admin, list, `first: ${first}, ${args}${after}`);
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return nodes;
    after = `, after: "${page.pageInfo.endCursor}"`;
  }
}

describe('in every order', () => {
  const cases = sorted.flatMap(({ name }) => SORTS.map((sort) => [name, sort] as const));
  test.for(cases)('%s %s returns each entry once, in order', async ([list, sort], { admin }) => {
    const nodes = await readAll(admin, list, `sort: ${sort}`, 120);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    expect(nodes.map(({ id }) => id).sort()).toEqual((await readAll(admin, list, '')).map(({ id }) => id).sort());
    const key = /UPDATED/.test(sort) ? 'updatedAt' : (made[list] ?? 'createdAt');
    if (!key || !nodes.every((node) => key in node)) return;
    const moments = nodes.map((node) => `${node[key]} ${node.id}`);
    const expected = [...moments].sort();
    expect(moments).toEqual(/OLDEST|LEAST/.test(sort) ? expected : expected.reverse());
  });

  test.for(sorted.map(({ name }) => name))(
    '%s with updatedSince returns only entries changed at or after that time',
    async (list, { admin }) => {
      const all = await readAll(admin, list, '');
      expect((await read(admin, list, 'updatedSince: "9999-01-01T00:00:00.000Z"')).totalCount).toBe(0);
      expect(await readAll(admin, list, 'updatedSince: "1970-01-01T00:00:00.000Z"')).toHaveLength(all.length);
      const moments = all.flatMap(({ updatedAt }) => updatedAt ?? []).sort();
      const since = moments[Math.floor(moments.length / 2)];
      if (!since) return;
      const later = await readAll(admin, list, `sort: LEAST_RECENTLY_UPDATED, updatedSince: "${since}"`, 50);
      expect(later.map(({ updatedAt }) => updatedAt)).toEqual(moments.filter((one) => one >= since));
    },
  );
});

describe('the order of a cursor', () => {
  test.for([
    ['NEWEST', 'sort: OLDEST'],
    ['NEWEST', ''],
    ['RECENTLY_UPDATED', 'sort: NEWEST'],
    ['', 'sort: NEWEST'],
  ] as const)('a cursor of "%s" is refused for "%s"', async ([sort, other], { admin }) => {
    for (const list of ['reviews', 'messages', 'users']) {
      const { pageInfo } = await read(admin, list, `first: 2${sort && `, sort: ${sort}`}`);
      const { errors } = await admin.gql(
        `{ ${list}(${other ? `${other}, ` : ''}after: "${pageInfo.endCursor}") { nodes { id } } }`,
      );
      expect(errors?.[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { after: expect.any(String) } });
    }
  });

  test.for(['bnVsbA', 'e30', 'W10', 'WyJORVdFU1QiXQ', 'WyJORVdFU1QiLCJub3ciLDFd', '%'])(
    'the invalid cursor %s is refused',
    async (after, { admin }) => {
      const { errors } = await admin.gql(`{ reviews(sort: NEWEST, after: "${after}") { nodes { id } } }`);
      expect(errors?.[0].extensions.code).toBe('BAD_USER_INPUT');
    },
  );
});

/** The index of each list in the order of changes. */
const indexes = [
  ['messages', 'messages_updated_idx'],
  ['affiliates', 'affiliates_updated_idx'],
  ['reviews', 'reviews_published_updated_idx'],
  ['allReviews', 'reviews_updated_idx'],
  ['reviewLinks', 'review_links_updated_idx'],
  ['pages', 'pages_published_updated_idx'],
  ['allPages', 'pages_updated_idx'],
  ['portfolioItems', 'portfolio_items_published_updated_idx'],
  ['allPortfolioItems', 'portfolio_items_updated_idx'],
  ['blogPosts', 'blog_posts_published_updated_idx'],
  ['allBlogPosts', 'blog_posts_updated_idx'],
  ['users', 'users_updated_idx'],
  ['allBookings', 'bookings_updated_idx'],
  ['auditEntries', 'audit_entries_at_idx'],
] as const;

test.for(indexes)('%s reads changes with %s, without a sort', async ([list, index], { product, admin }) => {
  const updatedAt = (await read(admin, list, 'first: 100, sort: LEAST_RECENTLY_UPDATED')).nodes.at(-1)?.updatedAt;
  const ask = `{ ${list}(first: 5, sort: LEAST_RECENTLY_UPDATED, updatedSince: "${updatedAt}") { nodes { id } } }`;
  const queries = await queriesOf(product, () => admin.gql(ask));
  const [reading] = queries.filter(({ text }) => / order by .* limit /.test(text));
  const nodes = await planOf(product, reading as Query, 'analyze', 'set local enable_seqscan = off');
  expect(nodes.map((node) => node['Node Type'])).toEqual(['Limit', 'Index Scan']);
  expect(nodes[1]).toMatchObject({ 'Index Name': index, 'Index Cond': expect.stringMatching(/\b(updated_at|at)\b/) });
  const plain = await queriesOf(product, () => admin.gql(`{ ${list}(first: 5) { nodes { id } } }`));
  expect(queries).toHaveLength(plain.length);
});

test('entries changed during paging are returned again at the end', async ({ admin }) => {
  const { pageInfo, nodes, totalCount } = await read(admin, 'allReviews', 'first: 10, sort: LEAST_RECENTLY_UPDATED');
  const moved = nodes.slice(0, 3).map(({ id }) => id);
  for (const id of moved) await admin.gql('mutation ($id: UUID!) { publishReview(id: $id) { id } }', { id });
  const rest = await readAll(admin, 'allReviews', 'sort: LEAST_RECENTLY_UPDATED', 200, pageInfo.endCursor);
  expect(rest).toHaveLength(totalCount - 10 + 3);
  expect(rest.slice(-3).map(({ id }) => id)).toEqual(moved);
});
