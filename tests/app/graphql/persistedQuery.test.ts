import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { documentLimits } from '#server/app/graphql/gates/document.ts';
import { MAX_BYTES, MAX_TEXT_BYTES } from '#server/app/graphql/persistedQueries.ts';
import { blogOperations, makePost } from '#tests/kit/content/blog.ts';
import { queriesOf } from '#tests/kit/database/plans.ts';
import { send } from '#tests/kit/network/raw.ts';
import { until } from '#tests/kit/product/embedded.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test } from '#tests/kit/test.ts';

let post: { id: string; slug: string };
test.beforeAll(async ({ product, employee }) => {
  product.holdTime();
  post = await makePost(employee, { slug: 'a-first-post', title: 'A first post', isPublished: true });
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hashed = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: sha256(text) } });
type Request = { query?: string; variables?: unknown; extensions: unknown };

async function ask(product: Product, asked: Request, headers: Record<string, string> = {}) {
  const {
    status,
    text,
    headers: got,
  } = await send(product.url, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(asked),
  });
  return read(status, text, got);
}

async function get(product: Product, { query, variables, extensions }: Request, headers: Record<string, string> = {}) {
  const search = new URLSearchParams({
    ...(query && { query }),
    ...(variables !== undefined && { variables: JSON.stringify(variables) }),
    extensions: JSON.stringify(extensions),
  });
  const answer = await send(product.url, `/graphql?${search}`, { headers });
  return read(answer.status, answer.text, answer.headers);
}

function read(status: number, text: string, headers: Record<string, unknown>) {
  const { data, errors } = JSON.parse(text);
  return { status, text, headers, data, message: errors?.[0]?.message, code: errors?.[0]?.extensions.code };
}

/** Registers a query. @returns a function that sends its hash */
async function persist(product: Product, query: string, variables: unknown = {}) {
  await ask(product, { query, variables, extensions: hashed(query) });
  return (others: unknown = variables, headers: Record<string, string> = {}) =>
    ask(product, { variables: others, extensions: hashed(query) }, headers);
}
/** Bypasses the cache with an invalid token, which is treated as no token. */
const isStored = async (product: Product, query: string) =>
  (await ask(product, { extensions: hashed(query) }, { authorization: 'Bearer none' })).code !== UNKNOWN[2];

const UNKNOWN = [200, 'PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND'];

test('an unknown hash is 200 with the message and code that clients expect', async ({ product }) => {
  const extensions = hashed('{ blogPosts { totalCount } } # never sent');
  for (const answer of [
    await ask(product, { extensions }),
    await get(product, { extensions }),
    await get(product, { extensions }, { accept: 'text/html, application/json' }),
  ]) {
    expect([answer.status, answer.message, answer.code]).toEqual(UNKNOWN);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toMatch(/json/);
  }
});

test('a registered hash is answered by POST and by GET', async ({ product }) => {
  const query = 'query ($slug: String!) { blogPost(slug: $slug) { title } }';
  const variables = { slug: post.slug };
  const first = await ask(product, { query, variables, extensions: hashed(query) });
  for (const answer of [
    first,
    await ask(product, { variables, extensions: hashed(query) }),
    await get(product, { variables, extensions: hashed(query) }),
  ]) {
    expect([answer.status, answer.data]).toEqual([200, { blogPost: { title: 'A first post' } }]);
  }
  const other = await ask(product, { variables: { slug: 'nothing-here' }, extensions: hashed(query) });
  expect([other.status, other.code]).toEqual([200, 'NOT_FOUND']);
});

test('a query can be registered by GET', async ({ product }) => {
  const query = '{ portfolioItems { totalCount } }';
  expect((await get(product, { query, extensions: hashed(query) })).data).toEqual({
    portfolioItems: { totalCount: 0 },
  });
  expect((await get(product, { extensions: hashed(query) })).data).toEqual({ portfolioItems: { totalCount: 0 } });
});

test('a hash of another text or of another version is 400', async ({ product }) => {
  const query = '{ blogPosts { totalCount } } # another';
  const { persistedQuery } = hashed('{ viewer { id } }');
  for (const extensions of [{ persistedQuery }, { persistedQuery: { ...persistedQuery, version: 2 } }]) {
    for (const answer of [await ask(product, { query, extensions }), await get(product, { query, extensions })])
      expect([answer.status, answer.code, answer.data]).toEqual([400, 'BAD_REQUEST', undefined]);
  }
  expect(await isStored(product, query)).toBe(false);
  expect((await ask(product, { extensions: { persistedQuery } })).code).toBe(UNKNOWN[2]);
});

describe('refused queries', () => {
  const costly = '{ blogPosts(first: 200) { nodes { image { sources { srcSet } } } } }';
  const many = (times: number) =>
    `{ ${Array.from({ length: times }, (_, at) => `a${at}: ${costly.slice(2, -2)}`).join(' ')} }`;
  test.for<[what: string, query: string]>([
    ['a text that does not parse', '{ blogPosts {'],
    ['an unknown field', '{ blogPosts { secrets } }'],
    ['a subscription', 'subscription { arrived { kind } }'],
    [
      'too many aliases',
      `{ ${Array.from({ length: documentLimits.aliases[0] + 1 }, (_, at) => `a${at}: __typename`).join(' ')} }`,
    ],
    [
      'too large an answer',
      many(10).replaceAll('image { sources { srcSet } }', 'id slug title excerpt author tags createdAt'),
    ],
  ])('a refused query is not stored: %s', async ([, query], { product }) => {
    const answer = await ask(product, { query, extensions: hashed(query) });
    expect([answer.status, answer.code]).toEqual([400, 'BAD_REQUEST']);
    expect(await isStored(product, query)).toBe(false);
  });

  test('a mutation by GET, as text or as hash, is 405 and neither stored nor executed', async ({
    product,
    employee,
  }) => {
    const query = 'mutation { signOut }';
    const byText = await get(product, { query, extensions: hashed(query) });
    expect([byText.status, byText.code, byText.headers.allow]).toEqual([405, 'METHOD_NOT_ALLOWED', 'POST']);
    expect(await isStored(product, query)).toBe(false);
    await persist(product, query);
    const byHash = await get(product, { extensions: hashed(query) }, { authorization: `Bearer ${employee.token}` });
    expect([byHash.status, byHash.headers.allow]).toEqual([405, 'POST']);
    expect((await employee.gql('{ viewer { id } }')).code).toBeUndefined();
  });
});

test('the cost of a stored document is computed from the variables of each request', async ({ product }) => {
  const fields = 'id slug title excerpt author tags createdAt';
  const query = `query ($first: Int) { ${Array.from({ length: 8 }, (_, at) => `a${at}: blogPosts(first: $first) { nodes { ${fields} } }`).join(' ')} }`;
  const again = await persist(product, query, { first: 1 });
  expect((await again()).status).toBe(200);
  const refused = await again({ first: 200 });
  expect([refused.status, refused.code]).toEqual([400, 'BAD_REQUEST']);
});

test('the hash of a document stored by staff is UNAUTHENTICATED for others', async ({ product, employee }) => {
  const query = '{ messages { totalCount } }';
  await ask(product, { query, extensions: hashed(query) }, { authorization: `Bearer ${employee.token}` });
  const again = await persist(product, query);
  expect((await again({}, { authorization: `Bearer ${employee.token}` })).data).toEqual({
    messages: { totalCount: 0 },
  });
  expect((await again()).code).toBe('UNAUTHENTICATED');
});

describe('persisted queries and the cache', () => {
  const query = 'query ($slug: String!) { blogPost(slug: $slug) { title excerpt } }';

  test('the cached answer to a hash follows changes immediately', async ({ product, employee }) => {
    const { id, slug } = await makePost(employee, { title: 'Kept by its hash', isPublished: true });
    const again = await persist(product, query, { slug });
    await again();
    await until(async () => (await queriesOf(product, again)).length === 0);
    expect((await again()).data.blogPost.title).toBe('Kept by its hash');
    await employee.gql(blogOperations.publish, { id, isPublished: false });
    expect((await again()).code).toBe('NOT_FOUND');
  });

  test('the answer to an unknown hash is not cached', async ({ product }) => {
    const text = `${query} # sent later`;
    const extensions = hashed(text);
    const variables = { slug: post.slug };
    expect((await ask(product, { variables, extensions })).code).toBe(UNKNOWN[2]);
    await ask(product, { query: text, variables, extensions });
    expect((await ask(product, { variables, extensions })).data).toMatchObject({ blogPost: { title: 'A first post' } });
  });

  test('equal concurrent mutations by hash are all executed', async ({ product }) => {
    const mutation = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
    const contactNumber = '9876543210';
    const person = { name: 'Mina Messenger', email: 'mina@example.com', contactNumber, service: 'Other Inquiry' };
    const input = { ...person, message: 'The same words, five times.' };
    const again = await persist(product, mutation, { input: { ...input, name: '' } });
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await again({ input })).data.sendMessage.id));
    expect(new Set(ids).size).toBe(5);
  });
});

test('the store of queries evicts the oldest when it is full', async ({ product }) => {
  const padded = (number: number, length: number) => `{ blogPosts { totalCount } } # ${number} ${'x'.repeat(length)}`;
  const first = padded(0, 100);
  await persist(product, first);
  expect(await isStored(product, first)).toBe(true);
  const length = MAX_TEXT_BYTES - 1000;
  const count = Math.ceil(MAX_BYTES / length);
  for (let number = 1; number <= count; number += 1) await persist(product, padded(number, length));
  expect(await isStored(product, padded(count, length))).toBe(true);
  expect(await isStored(product, first)).toBe(false);
});

test('the store of queries takes no long query', async ({ product }) => {
  const padded = (number: number, length: number) => `{ blogPosts { totalCount } } # ${number} ${'x'.repeat(length)}`;
  const long = padded(0, MAX_TEXT_BYTES + 1);
  expect((await ask(product, { query: long, extensions: hashed(long) })).data).toMatchObject({ blogPosts: {} });
  expect(await isStored(product, long)).toBe(false);
});
