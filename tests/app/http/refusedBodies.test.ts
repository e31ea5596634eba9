import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { messages } from '#server/clients/message/table.ts';
import { send } from '#tests/kit/network/raw.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { rows, test } from '#tests/kit/test.ts';

const message = {
  name: 'Asha Rao',
  email: 'asha@client.example',
  contactNumber: '9876543210',
  message: 'Hello there.',
};
const json = { 'content-type': 'application/json' };

describe('a body with a Content-Encoding', () => {
  const doors: [door: string, path: string, headers: Record<string, string>, body: string][] = [
    ['REST', '/api/messages/us', json, JSON.stringify(message)],
    ['GraphQL', '/graphql', json, '{"query":"{ __typename }"}'],
    ['a stream', '/graphql/stream', json, '{"query":"subscription { arrived { kind } }"}'],
    [
      'a form',
      '/contact',
      { 'content-type': 'application/x-www-form-urlencoded' },
      new URLSearchParams(message).toString(),
    ],
    ['MCP', '/mcp', json, '{"jsonrpc":"2.0","id":1,"method":"ping"}'],
  ];

  test.for(doors)(
    '%s refuses an encoded body without storing anything',
    async ([_, path, headers, body], { product }) => {
      for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'gzip, identity', 'GZIP', 'nonsense']) {
        for (const sent of [body, gzipSync(body)]) {
          const answer = await send(product.url, path, {
            method: 'POST',
            headers: { ...headers, 'content-encoding': encoding },
            body: sent,
          });
          expect([encoding, answer.status, answer.headers['accept-encoding']]).toEqual([encoding, 415, 'identity']);
          expect(answer.text).toContain('Please send the body as it is');
        }
      }
      expect(await product.services.db.$count(messages)).toBe(0);
    },
  );

  test('Content-Encoding identity is accepted', async ({ product }) => {
    for (const encoding of ['identity', 'Identity', '']) {
      const headers = { ...json, 'content-encoding': encoding };
      const answer = await send(product.url, '/graphql', {
        method: 'POST',
        headers,
        body: '{"query":"{ __typename }"}',
      });
      expect([encoding, answer.status]).toEqual([encoding, 200]);
    }
  });

  test('Content-Encoding without a body is ignored', async ({ product }) => {
    const { status } = await send(product.url, '/blogs', { headers: { 'content-encoding': 'gzip' } });
    expect(status).toBe(200);
  });
});

describe('status 401', () => {
  test.for<[door: string, path: string, init: Parameters<typeof send>[2]]>(
    rows([
      ['REST without a token', '/api/blogs/all', {}],
      ['REST with one that is no good', '/api/blogs/all', { headers: { authorization: 'Bearer nonsense' } }],
      [
        'REST for a wrong password',
        '/api/admin/login',
        { method: 'POST', headers: json, body: '{"identifier":"a@b.example","password":"Wrong-123"}' },
      ],
      ['an attachment', '/attachments/018f0000-0000-7000-8000-000000000000', {}],
      [
        'GraphQL for a form of nobody',
        '/graphql',
        {
          method: 'POST',
          headers: { 'content-type': 'multipart/form-data; boundary=a', 'apollo-require-preflight': '1' },
          body: '--a--',
        },
      ],
      ['MCP', '/mcp', { method: 'POST', headers: json, body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }],
    ]),
  )('the 401 of %s has WWW-Authenticate', async ([_, path, init], { product }) => {
    const { status, headers } = await send(product.url, path, init);
    expect([status, headers['www-authenticate']]).toEqual([401, expect.stringMatching(/^Bearer realm="/)]);
  });

  test('an answer with another status has no WWW-Authenticate', async ({ product }) => {
    for (const path of ['/api/blogs', '/blogs', '/nowhere', '/api/blogs/nothing'])
      expect((await send(product.url, path)).headers).not.toHaveProperty('www-authenticate');
  });
});

describe('a file at a wrong place', () => {
  const sendFile = async (product: Product, admin: Person, query: string, variables: unknown, place: string) => {
    const body = new FormData();
    body.append('operations', JSON.stringify({ query, variables }));
    body.append('map', JSON.stringify({ 0: [place] }));
    body.append('0', new Blob(['secret content']), 'notes.txt');
    const headers = { authorization: `Bearer ${admin.token}`, 'apollo-require-preflight': '1' };
    return (await fetch(`${product.url}/graphql`, { method: 'POST', headers, body })).text();
  };
  const inner = /promise|\[Object\]|\[Function|FileUpload|createReadStream|secret content|notes\.txt/;

  test.for<[query: string, variables: unknown, place: string]>(
    rows([
      ['query ($slug: String!) { blogPost(slug: $slug) { title } }', { slug: null }, 'variables.slug'],
      ['query ($first: Int) { blogPosts(first: $first) { totalCount } }', { first: null }, 'variables.first'],
      ['query ($id: UUID!) { message(id: $id) { id } }', { id: null }, 'variables.id'],
      [
        'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }',
        { input: { name: null } },
        'variables.input.name',
      ],
      [
        'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }',
        { input: null },
        'variables.input',
      ],
    ]),
  )(
    'a file at a wrong place of %s reveals nothing about the implementation',
    async ([query, variables, place], { product, admin }) => {
      const text = await sendFile(product, admin, query, variables, place);
      expect(text).toContain('"errors"');
      expect(text).not.toMatch(inner);
    },
  );

  test('a text in place of a file is refused with an explanation', async ({ admin }) => {
    const query = 'mutation ($file: Upload!) { uploadPicture(input: { file: $file }) { id } }';
    for (const file of ['a text', 1, { promise: {} }]) {
      const { errors } = await admin.gql(query, { file });
      expect(errors?.[0]?.message).toContain('A file is expected here, sent in a form');
    }
  });
});
