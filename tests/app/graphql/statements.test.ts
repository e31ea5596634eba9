import { sql } from 'drizzle-orm';
import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { expect } from 'vitest';
import { nodeTables } from '#server/app/graphql/nodes.ts';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import { redirects } from '#server/content/redirect/table.ts';
import { users } from '#server/people/user/table.ts';
import { filled, fillTable } from '#tests/kit/database/manyRows.ts';
import { queriesOf } from '#tests/kit/database/plans.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

// The belongings need an admin.
test.beforeAll(async ({ product, admin: _admin }) => {
  for (const table of filled) await fillTable(product, table, 40);
  for (const statement of belongings) await product.services.db.execute(sql.raw(statement));
});

/** A picture in the text of every post. */
const VISIBLE = '01900000-0000-7000-8000-0000000000aa';
const admins = `(select id from users where role = 'admin' limit 1)`;
/** Gives posts and items pictures that are in no cache. */
async function illustrate(product: Product): Promise<void> {
  for (const table of ['blog_posts', 'portfolio_items', 'pages'])
    await product.services.db.execute(
      sql.raw(`with numbered as (select id, row_number() over () n from ${table}),
        made as (insert into pictures select gen_random_uuid(), 1000, 500, 1, now() from numbered returning id),
        drawn as (select id, row_number() over () n from made)
        update ${table} t set picture_id = drawn.id from numbered join drawn using (n) where numbered.id = t.id`),
    );
}

/** Dependent objects of the lists, and lists that nothing else fills. */
const belongings = [
  `insert into replies (id, message_id, reply_text, reply_date)
    select gen_random_uuid(), id, 'An answer', now() from messages`,
  `insert into invitations (id, email, role, token_hash, invited_by_id, created_at, expires_at)
    select gen_random_uuid(), n || '@new.example', 'Employee', 'hash ' || n, ${admins}, now(), now() + interval '1 day'
    from generate_series(1, 40) n`,
  `insert into api_tokens (id, user_id, name, role, token_hash, hint, created_at, expires_at)
    select gen_random_uuid(), ${admins}, 'Token', 'staff', 'hash ' || n, 'abcd', now(), now() + interval '1 day'
    from generate_series(1, 40) n`,
  `insert into webhooks select gen_random_uuid(), 'Hook', 'https://hook.example', array['post.published'], false, 'none', now()
    from generate_series(1, 40)`,
  `insert into webhook_deliveries (id, webhook_id, body, state, created_at, queued_at, run_at)
    select gen_random_uuid(), id, '{}', 'delivered', now(), now(), now() from webhooks, generate_series(1, 3)`,
  `insert into sessions (id, user_id, created_at, expires_at)
    select gen_random_uuid(), ${admins}, now(), now() + interval '1 day' from generate_series(1, 40)`,
  `insert into reply_templates (id, name, text, created_at)
    select gen_random_uuid(), 'Template ' || n, 'Hello', now() from generate_series(1, 40) n`,
  `insert into imports (id, source, file_name, state, report, started_at, started_by)
    select gen_random_uuid(), 'wordpress site' || n, 'site.xml', 'done',
      '{"format": "WordPress", "source": "wordpress site", "counts": {"posts": 1, "items": 0, "published": 1, "pictures": 0, "redirects": 0,
        "known": 0}, "skipped": [], "lines": [{"title": "Post", "path": null, "losses": ["a loss"]}]}', now(), 'Asha'
    from generate_series(1, 40) n`,
  `insert into newsletter_subscribers (id, email, state, consent, created_at)
    select gen_random_uuid(), 'reader' || n || '@readers.example', 'CONFIRMED', 'They have agreed.', now()
    from generate_series(1, 40) n`,
  `insert into newsletter_issues (id, subject, html, text, campaign, state, created_at)
    select gen_random_uuid(), 'Issue ' || n, '', '', 'newsletter-' || n, 'STOPPED', now() from generate_series(1, 40) n`,
  `insert into redirects (id, "from", created_at)
    select gen_random_uuid(), '/gone-' || n, now() from generate_series(1, 40) n`,
  `insert into missed_paths (id, path, count, first_at, last_at, is_wanted)
    select gen_random_uuid(), '/missed-' || n, n, now(), now(), true from generate_series(1, 40) n`,
  `insert into saved_views (id, user_id, name, query, created_at)
    select gen_random_uuid(), ${admins}, 'View ' || n, '', now() from generate_series(1, 40) n`,
  `insert into revisions (id, kind, item_id, number, reason, created_at, fields)
    select gen_random_uuid(), 'portfolio', '${UNKNOWN}', n, 'update', now(),
      jsonb_build_object('title', 'A title', 'pictureId', gen_random_uuid(), 'reviewId', gen_random_uuid())
    from generate_series(1, 40) n`,
  `insert into preview_links (id, post_id, token_hash, created_by_id, created_at, expires_at)
    select gen_random_uuid(), id, 'hash ' || id, ${admins}, now(), now() + interval '1 day' from blog_posts`,
  `insert into content_drafts (id, user_id, kind, post_id, fields, sequence, updated_at)
    select gen_random_uuid(), ${admins}, 'BLOG_POST', id, '{}', 1, now() from blog_posts`,
  `update affiliates set state = 'ACCEPTED', code = id::text`,
  `update messages set owner_id = ${admins}, source = 'source ' || id,
    affiliate_id = (select id from affiliates where affiliates.id > messages.id order by affiliates.id limit 1)`,
  `insert into bookings (id, host_id, starts_at, ends_at, name, email, phone, service, time_zone, message_id, created_at, scheduled_at)
    select gen_random_uuid(), ${admins}, now() + n * interval '1 hour', now() + n * interval '1 hour' + interval '30 minutes',
      'Asha', 'a@b.example', '+12125550123', 'Web Development', 'UTC', id, now(), now()
    from (select id, row_number() over () n from messages) numbered`,
  `insert into pictures values ('${VISIBLE}', 1000, 500, 1, now())`,
  `update blog_posts set body = '![](/uploads/${VISIBLE}.webp)'`,
  `insert into tombstones select 'STAFF', 'MESSAGE', gen_random_uuid(), now() from generate_series(1, 40)`,
  `update audit_entries set actor_id = gen_random_uuid()`,
];

const query = buildSchema().getQueryType() as GraphQLObjectType;
const fieldsOf = (type: GraphQLNamedType) => (type as GraphQLObjectType).getFields();
const typeOf = (name: string) => getNamedType(fieldsOf(query)[name]?.type as GraphQLOutputType);
const isConnection = (type: GraphQLNamedType) => type.name.endsWith('Connection');
const lists = Object.keys(query.getFields()).filter((name) => isConnection(typeOf(name)));

/** All fields of a type, without paged lists, back references and sections, which have a test of their own. */
const everythingOf = (type: GraphQLNamedType, within: readonly GraphQLNamedType[] = []): string =>
  isObjectType(type)
    ? `{ ${Object.values(type.getFields())
        .filter((field) => !isUnionType(getNamedType(field.type)))
        .filter((field) => !isConnection(getNamedType(field.type)) && !within.includes(getNamedType(field.type)))
        .map((field) => `${field.name} ${everythingOf(getNamedType(field.type), [...within, type])}`)
        .join(' ')} }`
    : '';
const nodeOf = (list: string) => getNamedType(fieldsOf(typeOf(list)).nodes?.type as GraphQLOutputType);

/** The statements of an operation, without those for the caller. */
async function statementsOf(product: Product, admin: Person, document: string, who = admin): Promise<string[]> {
  const seen = await queriesOf(product, async () => expect((await who.gql(document)).errors).toBeUndefined(), others);
  return seen.map(({ text }) => text);
}
/** Statements for caller, site settings, session, clock, workers and housekeeping. */
const others =
  /"sessions" inner join|clock_readings|update "sessions"|from "site_settings"|from "site_pictures" inner join|outgoing_mail|index_now|as planned order|"state" = |"renderer_version" is distinct|min\("created_at"\)|^delete from|date_trunc\('month'|from "pictures" where .*not exists/;

/** Number of statements for a page of each list with all fields. */
const expected: Record<string, number> = {
  affiliates: 2,
  allBlogPosts: 6,
  // With the hosts.
  allBookings: 2,
  allPages: 3,
  allPortfolioItems: 6,
  // With what the review is about, and what it is tied to.
  allReviews: 3,
  apiTokens: 1,
  auditActors: 1,
  auditEntries: 1,
  blogPosts: 6,
  colleagues: 1,
  deletions: 1,
  enquirySources: 1,
  imports: 2,
  invitations: 1,
  mediaPictures: 1,
  mediaUses: 2,
  // With the visitors; the figures name a state.
  newsletterIssues: 2,
  newsletterSubscribers: 1,
  // With booking and host.
  messages: 15,
  editedPages: 2,
  missedPaths: 1,
  mySessions: 1,
  pages: 3,
  portfolioItems: 6,
  previewLinks: 2,
  redirects: 1,
  replyTemplates: 1,
  reviewLinks: 1,
  reviews: 3,
  // Both for the previous revision and the current state.
  revisions: 16,
  savedViews: 1,
  users: 1,
  webhooks: 3,
};

const reported: Record<string, string> = {
  deletions: `, since: "${new Date(Date.now() - 3600_000).toISOString()}"`,
  mediaUses: `, id: "${VISIBLE}"`,
  revisions: `, kind: PORTFOLIO_ITEM, id: "${UNKNOWN}"`,
};
const page = (list: string, first: number) => `${list}(first: ${first}${reported[list] ?? ''})`;

test('every list is in the table of statements', () => expect(Object.keys(expected).sort()).toEqual(lists.sort()));

/** Entries on a page with all fields; each message has a person with three lists of 50. */
const manyOf = (list: string) => (list === 'messages' ? 3 : 20);

test.for(lists)('%s needs as many statements for two entries as for many', async (list, { product, admin }) => {
  for (const first of [2, manyOf(list)]) {
    await illustrate(product);
    const statements = await statementsOf(
      product,
      admin,
      `{ ${page(list, first)} { nodes ${everythingOf(nodeOf(list))} pageInfo { hasNextPage endCursor } } }`,
    );
    expect([first, statements]).toEqual([first, Array(expected[list]).fill(expect.any(String))]);
  }
});

test('all hosts with their calendars need two statements', async ({ product, admin }) => {
  for (const count of [2, 20]) {
    const { db } = product.services;
    await db.execute(
      sql.raw(`insert into booking_hosts select id, true, '[]', '{}', null, now() from users limit ${count}
        on conflict do nothing`),
    );
    await db.execute(
      sql.raw(`insert into host_feeds (id, host_id, sealed_url, place, created_at, run_at)
        select gen_random_uuid(), user_id, '', 'calendar.example', now(), now() from booking_hosts`),
    );
    const statements = await statementsOf(product, admin, `{ bookingHosts ${everythingOf(typeOf('bookingHosts'))} }`);
    expect([count, statements]).toEqual([count, Array(2).fill(expect.any(String))]);
  }
});

/** Public lists are read often; their count is a part of the reading statement. */
const countedAtOnce = ['blogPosts', 'pages', 'portfolioItems'];

test.for(lists)('%s is counted only when the document requests the count', async (list, { product, admin }) => {
  const isCount = (text: string) => /select count\(/.test(text);
  const without = await statementsOf(product, admin, `{ ${page(list, 2)} { nodes { id } } }`);
  expect(without.filter(isCount)).toEqual([]);
  const counted = await statementsOf(product, admin, `{ ${page(list, 2)} { nodes { id } totalCount } }`);
  expect(counted).toHaveLength(without.length + (countedAtOnce.includes(list) ? 0 : 1));
  expect(counted.filter(isCount)).toHaveLength(1);
});

test('the average rating is computed only when requested', async ({ product, admin }) => {
  expect(await statementsOf(product, admin, '{ reviews { nodes { rating } } }')).toHaveLength(1);
  expect(await statementsOf(product, admin, '{ reviews { nodes { rating } averageRating } }')).toHaveLength(2);
});

test.for([
  ['blogPost', 'many-1', 6],
  ['portfolioItem', 'many-1', 6],
  ['page', 'many-1', 3],
] as const)('%s needs %s statements', async ([field, slug, most], { product, admin }) => {
  await illustrate(product);
  const document = `{ ${field}(slug: "${slug}") ${everythingOf(typeOf(field))} }`;
  // As admin, because strangers cannot read schedule and unsaved changes.
  expect(await statementsOf(product, admin, document, admin)).toHaveLength(most);
  // Pictures are immutable, so their data is cached, once the notices of the changes above have arrived.
  await expect.poll(async () => (await statementsOf(product, admin, document, admin)).length).toBe(most - 1);
});

/** Statements that read the rows of a type by their ids. Messages bring their replies. */
const nodeStatements: Record<string, number> = { Message: 2 };

test('nodes needs as many statements for many ids of a type as for one', async ({ product, admin }) => {
  const { db } = product.services;
  for (const [type, table] of Object.entries(nodeTables)) {
    const { rows } = await db.execute<{ id: string }>(sql`select ${table.id} as id from ${table} limit 10`);
    const ids = rows.map(({ id }) => id);
    for (const asked of [ids.slice(0, 1), ids]) {
      const document = `{ nodes(ids: ${JSON.stringify(asked)}) { id } }`;
      const statements = await statementsOf(product, admin, document);
      const count = asked.length && 1 + (nodeStatements[type] ?? 1);
      expect([type, asked.length, statements]).toEqual([type, asked.length, Array(count).fill(expect.any(String))]);
    }
  }
});

test('nodes of several types needs a statement for the types and one for each', async ({ product, admin }) => {
  const { db } = product.services;
  const ids: string[] = [];
  for (const table of [reviews, redirects, users, affiliates]) {
    const { rows } = await db.execute<{ id: string }>(sql`select id from ${table} limit 12`);
    ids.push(...rows.map(({ id }) => id));
  }
  const document = `{ nodes(ids: ${JSON.stringify(ids)}) { __typename id } }`;
  expect(await statementsOf(product, admin, document)).toHaveLength(5);
});
