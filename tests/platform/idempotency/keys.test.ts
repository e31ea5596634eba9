import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { startHousekeeping } from '#server/app/jobs/housekeeping.ts';
import { messages } from '#server/clients/message/table.ts';
import { reviews } from '#server/clients/review/table.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { apiTokens } from '#server/people/apiToken/table.ts';
import { idempotencyKeys } from '#server/platform/idempotency/table.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';
import { issueToken, tokenOperations } from '#tests/kit/content/apiToken.ts';
import { blogOperations, blogPost, makePost } from '#tests/kit/content/blog.ts';
import { emptyInbox, messageOperations, newMessage } from '#tests/kit/content/message.ts';
import { blob, canvas, operationsForm, pictureFiles, postForm } from '#tests/kit/content/picture.ts';
import { issueLink, review } from '#tests/kit/content/review.ts';
import { formOnce, gqlOnce, isReplayed, restOnce } from '#tests/kit/network/keyed.ts';
import { lastCode, otherThan } from '#tests/kit/network/signInEntries.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base, rows } from '#tests/kit/test.ts';

const HOUR = 3600 * 1000;

const test = base.extend('settings', { scope: 'file' }, { TRUST_PROXY: '127.0.0.1' });
let number = 0;
const newKey = () => {
  number += 1;
  return `key-${number}`;
};
test.beforeEach(async ({ product }) => {
  await emptyInbox(product);
  await product.services.db.delete(blogPosts);
});

const send = (person: Person, key: string, input: object, from?: string) =>
  gqlOnce(person, key, messageOperations.send, { input }, from ? { 'x-forwarded-for': from } : {});
const write = (person: Person, key: string, input: object) => gqlOnce(person, key, blogOperations.create, { input });
const count = (product: Product, table: typeof messages | typeof blogPosts | typeof idempotencyKeys) =>
  product.services.db.$count(table);

describe('a request with an Idempotency-Key', () => {
  test('a repeated GraphQL request with a key gets the answer of the first one, marked as replayed', async ({
    product,
    employee,
  }) => {
    const [key, input] = [newKey(), blogPost()];
    const [first, again] = [await write(employee, key, input), await write(employee, key, input)];
    expect(first.errors).toBeUndefined();
    expect([again.status, again.data]).toEqual([200, first.data]);
    expect([isReplayed(first), isReplayed(again)]).toEqual([false, true]);
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(await count(product, blogPosts)).toBe(1);
  });

  test('a keyed REST request runs once, as JSON and as form', async ({ product }) => {
    for (const body of [newMessage(), postForm(newMessage())]) {
      await emptyInbox(product);
      const key = newKey();
      const first = await restOnce(product.nobody, key, '/messages/us', body);
      const again = await restOnce(product.nobody, key, '/messages/us', body);
      expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
      expect([isReplayed(first), isReplayed(again)]).toEqual([false, true]);
      expect(await count(product, messages)).toBe(1);
    }
  });

  test('a keyed REST call without a body runs once, so that a repeated toggle does not turn back', async ({
    employee,
  }) => {
    const { id } = await makePost(employee);
    const key = newKey();
    const toggle = () =>
      fetch(`${employee.url}/api/blogs/${id}/toggle-publish`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${employee.token}`, 'idempotency-key': key },
      });
    const [first, again] = [await toggle(), await toggle()];
    expect([first.status, isReplayed(first), isReplayed(again)]).toEqual([200, false, true]);
    expect(await again.json()).toEqual(await first.json());
    const { data } = await employee.gql('query ($id: UUID!) { blogPost(id: $id) { isPublished } }', { id });
    expect(data.blogPost.isPublished).toBe(true);
  });

  test('a keyed upload runs once', async ({ product, employee }) => {
    const bytes = await canvas().png().toBuffer();
    const before = [await product.services.db.$count(pictures), (await pictureFiles(product)).length] as const;
    const [key, input] = [newKey(), { ...blogPost(), imageFile: null }];
    // Each form has its own boundary.
    const form = () => operationsForm(blogOperations.create, { input }, blob(bytes));
    const answers = [await formOnce(employee, key, form()), await formOnce(employee, key, form())];
    expect(answers[0]?.body.errors).toBeUndefined();
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await product.services.db.$count(pictures)).toBe(before[0] + 1);
    expect(await pictureFiles(product)).toHaveLength(before[1] + 1);
  });

  test('ten concurrent requests with one key get the answer of one run', async ({ product }) => {
    const [key, input] = [newKey(), newMessage()];
    const all = await Promise.all(Array.from({ length: 10 }, () => send(product.nobody, key, input)));
    expect(all.map(({ errors }) => errors)).toEqual(Array(10).fill(undefined));
    expect(new Set(all.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(all.filter(isReplayed)).toHaveLength(9);
    expect(await count(product, messages)).toBe(1);
  });

  test('a repeated keyed review is not refused because the link is used', async ({ product, employee }) => {
    const path = `/admin/reviews/${(await issueLink(employee)).token}`;
    const [key, body] = [newKey(), review()];
    const answers = [await restOnce(product.nobody, key, path, body), await restOnce(product.nobody, key, path, body)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await restOnce(product.nobody, newKey(), path, body)).status).toBe(410);
    expect(await product.services.db.$count(reviews, eq(reviews.name, String(body.name)))).toBe(1);
  });

  test('a keyed request runs again after 24 hours', async ({ product }) => {
    product.holdTime();
    const [key, input] = [newKey(), newMessage()];
    await send(product.nobody, key, input);
    product.passTime(24 * HOUR - 1);
    expect(isReplayed(await send(product.nobody, key, input))).toBe(true);
    await startHousekeeping(product.services)();
    expect(await count(product, idempotencyKeys)).toBeGreaterThan(0);
    product.passTime(1);
    expect(isReplayed(await send(product.nobody, key, input))).toBe(false);
    expect(await count(product, messages)).toBe(2);
    product.passTime(24 * HOUR);
    await startHousekeeping(product.services)();
    expect(await count(product, idempotencyKeys)).toBe(0);
  });
});

describe('a key', () => {
  test('a key with another request is refused before anything runs', async ({ product }) => {
    const key = newKey();
    await send(product.nobody, key, newMessage());
    const other = await send(product.nobody, key, newMessage());
    expect([other.code, other.errors?.[0].message]).toEqual([
      'BAD_USER_INPUT',
      'This Idempotency-Key was used for something else.',
    ]);
    expect((await restOnce(product.nobody, key, '/messages/us', newMessage())).status).toBe(422);
    expect(await count(product, messages)).toBe(1);
  });

  test('a key belongs to a session, an API token or an address', async ({ product, admin, employee }) => {
    const [key, input] = [newKey(), newMessage()];
    const machine = (await issueToken(admin)).machine;
    const callers: [Person, string?][] = [
      [employee],
      [admin],
      [machine],
      [product.nobody, '203.0.113.5'],
      [product.nobody],
    ];
    for (const [person, from] of callers) expect(isReplayed(await send(person, key, input, from))).toBe(false);
    for (const [person, from] of callers) expect(isReplayed(await send(person, key, input, from))).toBe(true);
    expect(await count(product, messages)).toBe(callers.length);
  });

  test('a key can be used again after a refusal', async ({ product, admin, employee }) => {
    const rival = await makePost(admin);
    const [key, input] = [newKey(), blogPost({ slug: rival.slug })];
    const refused = await write(employee, key, input);
    expect([refused.code, isReplayed(refused)]).toEqual(['CONFLICT', false]);
    expect((await write(employee, key, input)).code).toBe('CONFLICT');
    await product.services.db.delete(blogPosts);
    const done = await write(employee, key, input);
    expect([done.errors, isReplayed(done)]).toEqual([undefined, false]);
    expect(isReplayed(await write(employee, key, input))).toBe(true);
  });

  test('a keyed change whose nested result is refused is not made', async ({ product }) => {
    const query = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id person { name } } }';
    const before = await product.services.db.$count(messages);
    const refused = await gqlOnce(product.nobody, newKey(), query, { input: newMessage() });
    expect([refused.code, refused.data]).toEqual(['UNAUTHENTICATED', null]);
    expect(await product.services.db.$count(messages)).toBe(before);
  });

  test('a keyed document with several changes is atomic', async ({ product, employee }) => {
    const [key, input] = [newKey(), blogPost()];
    const both = `mutation ($input: BlogPostInput!) { a: createBlogPost(input: $input) { id } b: createBlogPost(input: $input) { id } }`;
    const ask = () => gqlOnce(employee, key, both, { input });
    const answers = [await ask(), await ask()];
    expect(answers.map(({ code, data }) => [code, data])).toEqual(Array(2).fill(['CONFLICT', null]));
    expect(answers.map(isReplayed)).toEqual([false, false]);
    expect(await count(product, blogPosts)).toBe(0);
  });

  test.for([
    'mutation { __typename }',
    'mutation { ... on Mutation { __typename } }',
    'mutation { a: signOut b: signOut }',
    'mutation { a: nothing b: nothing }',
  ])('a request without effect stores no key: %s', async (document, { product }) => {
    const before = await count(product, idempotencyKeys);
    await gqlOnce(product.nobody, newKey(), document);
    expect(await count(product, idempotencyKeys)).toBe(before);
  });

  test.for(
    rows([
      ['nothing', ''],
      ['two words', 'two words'],
      ['a letter beyond ASCII', 'é'],
      ['a quote alone', '"'],
      ['256 characters', 'x'.repeat(256)],
    ]),
  )('a key is refused when it is %s', async ([_, key], { product }) => {
    const { code, status } = await send(product.nobody, key, newMessage());
    expect([code, status]).toEqual(['BAD_REQUEST', 400]);
    expect((await restOnce(product.nobody, key, '/messages/us', newMessage())).status).toBe(400);
    expect(await count(product, messages)).toBe(0);
  });

  test('a key can have 255 characters and the quotes of the IETF draft', async ({ product }) => {
    const [key, input] = ['x'.repeat(255), newMessage()];
    expect(isReplayed(await send(product.nobody, key, input))).toBe(false);
    expect(isReplayed(await send(product.nobody, `"${key}"`, input))).toBe(true);
  });

  test('a key has an effect only on a complete document with a mutation', async ({ product, employee }) => {
    const key = newKey();
    const ask = () => gqlOnce(employee, key, '{ messages { totalCount } }');
    expect((await ask()).data.messages.totalCount).toBe(0);
    await send(product.nobody, newKey(), newMessage());
    const again = await ask();
    expect([again.data.messages.totalCount, isReplayed(again)]).toEqual([1, false]);
    const hash = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
    const response = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
      body: JSON.stringify({ extensions: hash }),
    });
    expect(response.status).toBe(400);
  });

  test('a key neither saves tries of a code nor opens a second session', async ({ product }) => {
    const user = await product.user();
    const identifier = user.email;
    await product.nobody.rest('POST', '/admin/login', { identifier, password: user.password });
    const otp = await lastCode(product, identifier);
    const verify = (key: string, code: string) =>
      restOnce(product.nobody, key, '/admin/verify-otp', { identifier, otp: code });
    const key = newKey();
    for (let tries = 0; tries < 5; tries += 1) expect((await verify(key, otherThan(otp))).status).toBe(401);
    expect((await verify(newKey(), otp)).status).toBe(401);
    product.passTime(61_000);
    await product.nobody.rest('POST', '/admin/login', { identifier, password: user.password });
    const right = await lastCode(product, identifier);
    const once = newKey();
    expect([(await verify(once, right)).status, (await verify(once, right)).status]).toEqual([200, 401]);
  });
});

test('a secret is returned again for the same key and stored only encrypted', async ({ product, admin }) => {
  const key = newKey();
  const input = { name: 'A machine', role: 'STAFF', days: 30 };
  const [first, again] = [
    await gqlOnce(admin, key, tokenOperations.issue, { input }),
    await gqlOnce(admin, key, tokenOperations.issue, { input }),
  ];
  const { id, token } = first.data.issueApiToken;
  expect(again.data.issueApiToken.token).toBe(token);
  expect(await product.services.db.$count(apiTokens, eq(apiTokens.id, id))).toBe(1);
  const { rows } = await product.services.db.$client.query('select k::text from idempotency_keys k');
  for (const text of [token, key, admin.token as string]) expect(JSON.stringify(rows)).not.toContain(text);
});
