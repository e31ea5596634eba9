import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAffiliate } from '#tests/kit/content/affiliate.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makeReview } from '#tests/kit/content/review.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { type Product, startProduct } from '#tests/kit/product/product.ts';

let product: Product;
let admin: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signedIn('admin');
});
afterAll(() => product.stop());

const rowsOf = async <Row>(text: string): Promise<Row[]> =>
  (await product.services.db.execute(sql.raw(text))).rows as Row[];
const run = (text: string) => product.services.db.execute(sql.raw(text));
const stampOf = async (table: string, id: string) =>
  (await rowsOf<{ at: Date | string }>(`select updated_at::text as at from ${table} where id = '${id}'`))[0]?.at;

test('every table with updated_at has the trigger, unless its services set the column', async () => {
  const tables = await rowsOf<{ name: string }>(
    `select table_name::text as name from information_schema.columns where table_schema = 'public' and column_name = 'updated_at' order by 1`,
  );
  const triggered = await rowsOf<{ name: string }>(
    `select relname::text as name from pg_trigger join pg_class on tgrelid = pg_class.oid where tgname = 'updated_at' order by 1`,
  );
  const byVerbs = [
    'author_profiles',
    'blog_posts',
    'content_drafts',
    'page_texts',
    'pages',
    'people',
    'portfolio_items',
    'reply_drafts',
    'site_settings',
    'site_states',
  ];
  expect(triggered.map(({ name }) => name)).toEqual(
    tables.map(({ name }) => name).filter((name) => !byVerbs.includes(name)),
  );
  for (const { name } of tables)
    expect(await rowsOf(`select 1 from ${name} where updated_at = '-infinity'`)).toEqual([]);
});

describe('updatedAt of new rows', () => {
  test('updatedAt equals createdAt for a row created over GraphQL', async () => {
    const { data } = await admin.gql(
      `mutation { createReplyTemplate(input: { name: "New ${randomUUID()}", text: "Hello" }) { createdAt updatedAt } }`,
    );
    expect(data.createReplyTemplate.updatedAt).toBe(data.createReplyTemplate.createdAt);
  });
  test('an insert takes updated_at from created_at unless it has its own', async () => {
    const ids = [randomUUID(), randomUUID()];
    await run(
      `insert into redirects (id, "from", created_at) values ('${ids[0]}', '/${ids[0]}', '2020-01-01T00:00:00.123Z')`,
    );
    await run(`insert into redirects (id, "from", created_at, updated_at)
      values ('${ids[1]}', '/${ids[1]}', '2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z')`);
    expect(await stampOf('redirects', ids[0] as string)).toMatch(/^2020-01-01 00:00:00.123/);
    expect(await stampOf('redirects', ids[1] as string)).toMatch(/^2021-01-01/);
  });
});

/** Mutations whose answer must have the stored updatedAt, later than before. */
type Change = {
  make: () => Promise<{ id: string; updatedAt: string }>;
  change: string;
  read: string;
  variables?: object;
};
const one = async (document: string, name: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await admin.gql(document, variables);
  expect(errors).toBeUndefined();
  return data[name];
};
const message = async () => {
  const { id } = await makeMessage(product);
  return one('query ($id: UUID!) { message(id: $id) { id updatedAt } }', 'message', { id });
};
const messageRead = '{ messages(folder: ALL, first: 200) { nodes { id updatedAt } } }';
const changes: Record<string, Change> = {
  markMessageRead: { make: message, read: messageRead, change: 'markMessageRead(id: $id) { updatedAt }' },
  markMessageSpam: { make: message, read: messageRead, change: 'markMessageSpam(id: $id) { updatedAt }' },
  markNotAutomatic: {
    async make() {
      const { id } = await makeMessage(product);
      await run(`update messages set may_be_automatic = true where id = '${id}'`);
      return one('query ($id: UUID!) { message(id: $id) { id updatedAt } }', 'message', { id });
    },
    read: messageRead,
    change: 'markNotAutomatic(id: $id) { updatedAt }',
  },
  replyToMessage: {
    make: message,
    read: messageRead,
    change: 'replyToMessage(id: $id, input: { replyText: "Hello there" }) { updatedAt }',
  },
  setMessageStage: {
    make: message,
    read: messageRead,
    change: 'setMessageStage(id: $id, stage: PROPOSAL) { updatedAt }',
  },
  setMessageValue: { make: message, read: messageRead, change: 'setMessageValue(id: $id, value: 100) { updatedAt }' },
  takeMessage: { make: message, read: messageRead, change: 'takeMessage(id: $id) { updatedAt }' },
  publishReview: {
    make: async () => {
      await makeReview(admin);
      return (await one('{ allReviews(first: 1) { nodes { id updatedAt } } }', 'allReviews')).nodes[0];
    },
    read: '{ allReviews { nodes { id updatedAt } } }',
    change: 'publishReview(id: $id) { updatedAt }',
  },
  markAffiliateSpam: {
    make: async () => {
      await makeAffiliate(product.nobody);
      return (await one('{ affiliates(first: 1) { nodes { id updatedAt } } }', 'affiliates')).nodes[0];
    },
    read: '{ affiliates(folder: ALL) { nodes { id updatedAt } } }',
    change: 'markAffiliateSpam(id: $id) { updatedAt }',
  },
  blockUser: {
    make: async () => {
      const { id } = await product.signedIn('Employee');
      const { nodes } = await one('{ users { nodes { id updatedAt } } }', 'users');
      return nodes.find((user: { id: string }) => user.id === id);
    },
    read: '{ users { nodes { id updatedAt } } }',
    change: 'blockUser(id: $id) { updatedAt }',
  },
  updateReplyTemplate: {
    make: async () => (await one('{ replyTemplates(first: 1) { nodes { id updatedAt } } }', 'replyTemplates')).nodes[0],
    read: '{ replyTemplates { nodes { id updatedAt } } }',
    change: 'updateReplyTemplate(id: $id, input: { name: "Another", text: "Hello" }) { updatedAt }',
  },
  updateRedirect: {
    make: () =>
      one('mutation { createRedirect(input: { from: "/step-1", to: "/about" }) { id updatedAt } }', 'createRedirect'),
    read: '{ redirects { nodes { id updatedAt } } }',
    change: 'updateRedirect(id: $id, input: { from: "/step-2", to: "/about" }) { updatedAt }',
  },
  switchWebhook: {
    make: async () =>
      (
        await one(
          'mutation { createWebhook(input: { url: "https://hooks.example/x", events: [POST_PUBLISHED] }) { webhook { id updatedAt } } }',
          'createWebhook',
        )
      ).webhook,
    read: '{ webhooks { nodes { id updatedAt } } }',
    change: 'switchWebhook(id: $id) { updatedAt }',
  },
  revokeApiToken: {
    make: async () =>
      (
        await one(
          'mutation { issueApiToken(input: { name: "A machine", role: STAFF, days: 1 }) { apiToken { id updatedAt } } }',
          'issueApiToken',
        )
      ).apiToken,
    read: '{ apiTokens { nodes { id updatedAt } } }',
    change: 'revokeApiToken(id: $id) { updatedAt }',
  },
  limitApiToken: {
    make: async () =>
      (
        await one(
          'mutation { issueApiToken(input: { name: "A machine", role: STAFF, days: 1 }) { apiToken { id updatedAt } } }',
          'issueApiToken',
        )
      ).apiToken,
    read: '{ apiTokens { nodes { id updatedAt } } }',
    change: 'limitApiToken(id: $id, input: { requestsPerMinute: 60 }) { updatedAt }',
  },
  revokeReviewLink: {
    make: async () =>
      (
        await one(
          'mutation { issueReviewLink(input: { email: "a@b.example" }) { reviewLink { id updatedAt } } }',
          'issueReviewLink',
        )
      ).reviewLink,
    read: '{ reviewLinks { nodes { id updatedAt } } }',
    change: 'revokeReviewLink(id: $id) { updatedAt }',
  },
};

test.for(Object.keys(changes))('%s returns the new updatedAt', async (name) => {
  const { make, change, read } = changes[name] as Change;
  const { id, updatedAt } = await make();
  const after = await one(`mutation ($id: UUID!) { ${change} }`, name, { id });
  expect(after.updatedAt > updatedAt).toBe(true);
  const [list] = Object.values((await admin.gql(read)).data) as { nodes: { id: string; updatedAt: string }[] }[];
  expect(list?.nodes.find((node) => node.id === id)?.updatedAt).toBe(after.updatedAt);
});

test('a note or reply changes updatedAt of its message', async () => {
  const { id } = await makeMessage(product);
  const read = async () =>
    (await one('query ($id: UUID!) { message(id: $id) { updatedAt } }', 'message', { id })).updatedAt;
  const stamps = [await read()];
  await one('mutation ($id: UUID!) { addNote(id: $id, input: { text: "A note" }) { id updatedAt } }', 'addNote', {
    id,
  });
  stamps.push(await read());
  for (let n = 0; n < 2; n += 1) {
    await one(
      'mutation ($id: UUID!) { replyToMessage(id: $id, input: { replyText: "Hello there" }) { id } }',
      'replyToMessage',
      { id },
    );
    stamps.push(await read());
  }
  expect([...new Set(stamps)].sort()).toEqual(stamps);
});

test('only visible changes set updatedAt', async () => {
  const [user] = await rowsOf<{ id: string }>(`select id from users limit 1`);
  const [id] = [user?.id as string];
  const before = await stampOf('users', id);
  await run(
    `update users set password_hash = password_hash || 'x', wants_weekly_mail = not wants_weekly_mail where id = '${id}'`,
  );
  await run(`update users set name = name where id = '${id}'`);
  expect(await stampOf('users', id)).toBe(before);
  await run(`update users set name = name || '!' where id = '${id}'`);
  expect(await stampOf('users', id)).not.toBe(before);

  const reviews = await rowsOf<{ id: string; at: string }>(`select id, updated_at::text as at from reviews`);
  await run(`update reviews set is_published = not is_published where withdrawn_at is null`);
  for (const review of reviews) expect(await stampOf('reviews', review.id)).not.toBe(review.at);
});

test('two changes within a millisecond have different updatedAt', async () => {
  const [{ id } = { id: '' }] = await rowsOf<{ id: string }>(`select id from reply_templates limit 1`);
  const stamps = new Set();
  for (let n = 0; n < 20; n += 1) {
    await run(`update reply_templates set text = 'Text ${n}' where id = '${id}'`);
    stamps.add(await stampOf('reply_templates', id));
  }
  expect(stamps.size).toBe(20);
});

test('deleting the owner changes updatedAt of their messages', async () => {
  const { id } = await makeMessage(product);
  const owner = await product.signedIn('Employee');
  await one(
    'mutation ($id: UUID!, $ownerId: UUID) { assignMessage(id: $id, ownerId: $ownerId) { id } }',
    'assignMessage',
    { id, ownerId: owner.id },
  );
  const before = await stampOf('messages', id);
  await run(`delete from users where id = '${owner.id}'`);
  expect(await stampOf('messages', id)).not.toBe(before);
});
