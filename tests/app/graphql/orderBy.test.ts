import { sql } from 'drizzle-orm';
import { type GraphQLEnumType, type GraphQLObjectType, getNamedType } from 'graphql';
import { describe, expect } from 'vitest';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { filled, fillTable } from '#tests/kit/database/manyRows.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

const run = ({ services: { db } }: Product, text: string) => db.execute(sql.raw(text));

/** Names that differ in case, accent and script only, and columns without a value. */
const NAMES = `(array['apple', 'Banana', 'äpfel', 'Zebra', 'zebra', 'Éclair', 'cherry', 'नमस्ते', ''''' "', 'Apple'])[1 + n % 10]`;

test.beforeAll(async ({ product }) => {
  for (const table of filled.filter((one) => one !== 'bookings')) await fillTable(product, table, 60);
  await run(
    product,
    `insert into pictures (id, width, height, bytes, name, created_at)
    select gen_random_uuid(), 10, 10, n % 7 * 1000, case when n % 3 > 0 then 'Picture ' || n end, date_trunc('milliseconds', now()) - n % 20 * interval '1 minute'
    from generate_series(1, 60) n`,
  );
  await run(
    product,
    `insert into redirects (id, "from", "to", created_at)
    select gen_random_uuid(), '/old-' || n, case when n % 3 > 0 then '/new-' || n % 5 end, date_trunc('milliseconds', now()) - n % 20 * interval '1 minute'
    from generate_series(1, 60) n`,
  );
  await run(
    product,
    `insert into newsletter_subscribers (id, email, state, consent, created_at)
    select gen_random_uuid(), 'Reader' || n || '@client.example', (array['PENDING', 'CONFIRMED', 'LEFT'])[1 + n % 3], '',
      date_trunc('milliseconds', now()) - n % 20 * interval '1 minute' from generate_series(1, 60) n`,
  );
  await run(
    product,
    `insert into imports (id, source, file_name, state, started_at, started_by)
    select gen_random_uuid(), case when n % 3 > 0 then ${NAMES} else '' end, ${NAMES} || '.xml', 'done',
      date_trunc('milliseconds', now()) - n % 20 * interval '1 minute', 'Asha' from generate_series(1, 60) n`,
  );
  await run(
    product,
    `insert into missed_paths (id, path, count, first_at, last_at, is_wanted)
    select gen_random_uuid(), '/missed-' || n, n % 7, now(), date_trunc('milliseconds', now()) - n % 20 * interval '1 minute', n % 2 = 0
    from generate_series(1, 60) n`,
  );
  await run(
    product,
    `insert into reply_templates (id, name, text, created_at, updated_at)
    select gen_random_uuid(), ${NAMES} || ' ' || n, 'Dear client', date_trunc('milliseconds', now()) - n % 20 * interval '1 minute',
      date_trunc('milliseconds', now()) - n % 15 * interval '1 minute' from generate_series(1, 60) n`,
  );
  await run(
    product,
    `insert into webhooks (id, name, url, events, is_on, sealed_secret, created_at)
    select gen_random_uuid(), ${NAMES}, 'https://hook.example/', array['post.published'], false, '',
      date_trunc('milliseconds', now()) - n % 20 * interval '1 minute' from generate_series(1, 60) n`,
  );
  await run(
    product,
    `insert into api_tokens (id, user_id, name, role, token_hash, hint, created_at, expires_at, last_used_at)
    select gen_random_uuid(), (select id from users limit 1), ${NAMES}, 'staff', 'none ' || n, 'abcd',
      date_trunc('milliseconds', now()) - n % 20 * interval '1 minute', date_trunc('milliseconds', now()) + n % 15 * interval '1 day',
      case when n % 3 > 0 then date_trunc('milliseconds', now()) - n % 10 * interval '1 minute' end from generate_series(1, 60) n`,
  );
  await run(
    product,
    `with numbered as (select id, row_number() over () as n from review_links)
    update review_links set used_at = date_trunc('milliseconds', now()) - n % 10 * interval '1 minute' from numbered
    where numbered.id = review_links.id and n % 3 > 0`,
  );
  const named = {
    messages: 'name',
    affiliates: 'name',
    reviews: 'name',
    users: 'name',
    blog_posts: 'title',
    pages: 'title',
  };
  for (const [table, column] of Object.entries({ ...named, portfolio_items: 'title', pictures: 'name' }))
    await run(
      product,
      `with numbered as (select id, row_number() over () as n from ${table})
      update ${table} set ${column} = ${NAMES}, updated_at = created_at + n % 20 * interval '1 day' from numbered where numbered.id = ${table}.id
        and ${table}.${column} is not null and ${table}.id not in (select user_id from sessions)`,
    );
});

const fields = (buildSchema().getQueryType() as GraphQLObjectType).getFields();
const ordered = Object.values(fields).flatMap(({ name, args }) => {
  const order = args.find((arg) => arg.name === 'orderBy');
  return order ? [[name, getNamedType(order.type) as GraphQLEnumType] as const] : [];
});

/** The field of an entry that each word orders by, of one list or of all, where it is not the word in lower case. */
const shown: Record<string, string> = {
  ACTIVITY: 'lastActivityAt',
  CREATED: 'createdAt',
  UPDATED: 'updatedAt',
  PUBLISHED: 'publishedAt',
  COMPANY: 'companyName',
  FILE: 'fileName',
  STARTED: 'startedAt',
  SIZE: 'bytes',
  EXPIRES: 'expiresAt',
  REQUESTED: 'lastAt',
  USED: 'usedAt',
  'apiTokens USED': 'lastUsedAt',
};
const kinds: Record<string, 'number' | 'time'> = { COUNT: 'number', RATING: 'number', SIZE: 'number' };

type Entry = { id: string; key: string | number | null };

async function readAll(admin: Person, list: string, orderBy: string): Promise<Entry[]> {
  const word = orderBy.replace(/_(ASC|DESC)$/, '');
  const field = shown[`${list} ${word}`] ?? shown[word] ?? word.toLowerCase();
  const entries: Entry[] = [];
  for (let after = ''; ; ) {
    const { data, errors } = await admin.gql(
      `{ ${list}(orderBy: ${orderBy}, first: 7${after}) { nodes { id key: ${field} } pageInfo { hasNextPage endCursor } } }`,
    );
    expect(errors).toBeUndefined();
    entries.push(...data[list].nodes);
    if (!data[list].pageInfo.hasNextPage) return entries;
    after = `, after: "${data[list].pageInfo.endCursor}"`;
  }
}

const words = ordered.flatMap(([list, type]) => type.getValues().map(({ name }) => [list, name] as const));
const isText = (word: string) => /^(NAME|TITLE|COMPANY|EMAIL|STATE|ROLE|FILE|SOURCE)_/.test(word);
const paths = /^(FROM|TO|PATH)_/;

/** Compares as the list does; the id is the last key. */
function compare(word: string, one: Entry, other: Entry): number {
  const byId = one.id < other.id ? -1 : 1;
  const [a, b] = [one.key ?? '', other.key ?? ''];
  if (a === b) return byId;
  if (kinds[word.replace(/_(ASC|DESC)$/, '')]) return Number(a) - Number(b);
  if (isText(word)) return new Intl.Collator('und').compare(String(a), String(b));
  return String(a) < String(b) ? -1 : 1;
}

describe('in every order', () => {
  test.for(words)('%s %s pages return each entry once, in order', async ([list, orderBy], { admin }) => {
    const entries = await readAll(admin, list, orderBy);
    const { data } = await admin.gql(`{ ${list}(first: 200) { nodes { id } totalCount } }`);
    expect(entries.length).toBeGreaterThan(50);
    expect(entries.map(({ id }) => id).sort()).toEqual(data[list].nodes.map(({ id }: Entry) => id).sort());
    expect(data[list].totalCount).toBe(entries.length);
    const sign = orderBy.endsWith('_DESC') ? -1 : 1;
    expect(entries).toEqual(entries.toSorted((one, other) => sign * compare(orderBy, one, other)));
    expect(paths.test(orderBy) || new Set(entries.map(({ key }) => key)).size > 1).toBe(true);
  });
});

describe('the order of a cursor', () => {
  test.for([
    ['orderBy: NAME_ASC', 'orderBy: NAME_DESC'],
    ['orderBy: NAME_ASC', ''],
    ['orderBy: CREATED_DESC', 'sort: NEWEST'],
    ['sort: NEWEST', 'orderBy: CREATED_DESC'],
    ['', 'orderBy: CREATED_ASC'],
  ] as const)('a cursor of "%s" is refused for "%s"', async ([order, other], { admin }) => {
    const list = (rest: string) =>
      admin.gql(`{ affiliates(first: 2, ${rest}) { nodes { id } pageInfo { endCursor } } }`);
    const { data } = await list(order);
    const { errors } = await list(`${other}, after: "${data.affiliates.pageInfo.endCursor}"`);
    expect(errors?.[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { after: expect.any(String) } });
  });

  test.for([
    ['NAME_ASC', ['NAME_ASC', 'a\0b', '00000000-0000-7000-8000-000000000001']],
    ['NAME_ASC', ['NAME_ASC', 5, '00000000-0000-7000-8000-000000000001']],
    ['NAME_ASC', ['NAME_ASC', 'a']],
    ['RATING_ASC', ['RATING_ASC', '5', '00000000-0000-7000-8000-000000000001']],
    ['CREATED_ASC', ['CREATED_ASC', 'yesterday', '00000000-0000-7000-8000-000000000001']],
  ] as const)('%s refuses the cursor %j', async ([orderBy, keys], { admin }) => {
    const after = Buffer.from(JSON.stringify(keys)).toString('base64url');
    const { errors } = await admin.gql(`{ allReviews(orderBy: ${orderBy}, after: "${after}") { nodes { id } } }`);
    expect(errors?.[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { after: expect.any(String) } });
  });
});

test('an order by name goes on after a row that was removed between two pages', async ({ product, admin }) => {
  const list = (rest = '') =>
    admin.gql(`{ affiliates(orderBy: NAME_ASC, first: 5${rest}) { nodes { id } pageInfo { endCursor } } }`);
  const first = (await list()).data.affiliates;
  const rest = (await list(`, after: "${first.pageInfo.endCursor}"`)).data.affiliates;
  await run(product, `delete from affiliates where id = '${first.nodes.at(-1).id}'`);
  expect((await list(`, after: "${first.pageInfo.endCursor}"`)).data.affiliates.nodes).toEqual(rest.nodes);
});

test('a list with sort and orderBy is refused with a sentence', async ({ admin }) => {
  const { errors } = await admin.gql('{ users(sort: NEWEST, orderBy: NAME_ASC) { nodes { id } } }');
  expect(errors?.[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { orderBy: 'Please send sort or orderBy, not both' },
  });
});
