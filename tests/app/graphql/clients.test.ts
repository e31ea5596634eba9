import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { createPersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { Client, fetchExchange } from '@urql/core';
import { type DocumentNode, type ExecutionResult, parse, print } from 'graphql';
import { ClientError, GraphQLClient } from 'graphql-request';
import { describe, expect } from 'vitest';
import { makePost } from '#tests/kit/content/blog.ts';
import { guide, rowsBelow } from '#tests/kit/network/examples.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import { test as base } from '#tests/kit/test.ts';

// Third-party clients, configured as in their documentation, without settings for this server.

const test = base.extend('employee', { scope: 'file' }, ({ product }) =>
  product.signedIn('Employee', { name: 'Emma Employee' }),
);
test.beforeAll(async ({ employee }) => {
  await makePost(employee, { slug: 'a-first-post', isPublished: true });
});

type Variables = Record<string, unknown>;
type Failure = { message: string; extensions?: Record<string, unknown> | undefined };
type Outcome = { data: Record<string, unknown> | null | undefined; errors: readonly Failure[] };
type Sent = { method: string; headers: Headers; address: URL; body: string };

function noting(): { fetch: typeof fetch; sent: Sent[] } {
  const sent: Sent[] = [];
  return {
    sent,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { method, headers } = request;
      sent.push({ method, headers, address: new URL(request.url), body: await request.clone().text() });
      return fetch(request);
    },
  };
}

type Connection = { url: string; fetch: typeof fetch; headers: Record<string, string> };
type Send = (document: DocumentNode, variables?: Variables) => Promise<Outcome>;

function apollo(link: ApolloLink): Send {
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { query: { fetchPolicy: 'no-cache' } },
  });
  const isMutation = (document: DocumentNode) => print(document).startsWith('mutation');
  return async (document, variables = {}) => {
    const asked = isMutation(document)
      ? client.mutate({ mutation: document, variables, errorPolicy: 'all' })
      : client.query({ query: document, variables, errorPolicy: 'all' });
    const { data, error } = await asked;
    if (error && !CombinedGraphQLErrors.is(error)) throw error;
    return { data: data as Outcome['data'], errors: error?.errors ?? [] };
  };
}

const clients: Record<string, (connection: Connection) => Send> = {
  'Apollo Client': ({ url, fetch, headers }) => apollo(new HttpLink({ uri: url, fetch, headers })),

  urql({ url, fetch, headers }) {
    const client = new Client({ url, fetch, fetchOptions: { headers }, exchanges: [fetchExchange] });
    return async (document, variables = {}) => {
      const isMutation = print(document).startsWith('mutation');
      const { data, error } = await (isMutation
        ? client.mutation(document, variables)
        : client.query(document, variables));
      if (error?.networkError) throw error.networkError;
      return { data, errors: error?.graphQLErrors ?? [] };
    };
  },

  'graphql-request'({ url, fetch, headers }) {
    const client = new GraphQLClient(url, { fetch, headers });
    return async (document, variables = {}) => {
      try {
        return { data: await client.request<Variables>(document, variables), errors: [] };
      } catch (error) {
        if (!(error instanceof ClientError)) throw error;
        return { data: error.response.data as Outcome['data'], errors: error.response.errors ?? [] };
      }
    };
  },

  // relay.dev, "Network Layer": the function that its guide passes to Network.create.
  'Relay, with the fetch function of its guide': ({ url, fetch, headers }) => {
    const fetchGraphQL = async (text: string, variables: Variables) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: text, variables }),
      });
      return (await response.json()) as ExecutionResult;
    };
    return async (document, variables = {}) => {
      const { data, errors = [] } = await fetchGraphQL(print(document), variables);
      return { data, errors };
    };
  },
};

const POST = parse('query ReadPost($slug: String!) { blogPost(slug: $slug) { slug } }');
const VIEWER = parse('query Viewer { viewer { name } }');
const APPLY = parse('mutation Apply($input: ApplyInput!) { apply(input: $input) { id } }');
const INCOMPLETE = { name: 'Meera', companyName: '', email: 'meera', phone: '9876500000', service: 'PUBLISHER' };
const FAULTS = { companyName: 'Company name is required', email: 'Invalid email address' };

const connect = (product: Product, send: (connection: Connection) => Send, person?: Person) => {
  const noted = noting();
  const headers: Record<string, string> = person ? { authorization: `Bearer ${person.token}` } : {};
  return { send: send({ url: `${product.url}/graphql`, fetch: noted.fetch, headers }), sent: noted.sent };
};

const reported = rowsBelow(guide, 'Client libraries');

test('docs/integrators.md lists exactly the tested clients', () => {
  expect(reported.map(([name]) => name)).toEqual(Object.keys(clients));
});

describe.each(Object.entries(clients))('%s', (name, client) => {
  const [, arrives = ''] = reported.find(([one]) => one === name) ?? [];

  test('the client reads published content with its own headers only', async ({ product }) => {
    const { send, sent } = connect(product, client);
    const { data, errors } = await send(POST, { slug: 'a-first-post' });
    expect([data?.blogPost, errors]).toMatchObject([{ slug: 'a-first-post' }, []]);
    expect(sent.map(({ method }) => method)).toEqual([arrives.split(' ')[0]]);
    expect(sent[0]?.headers.has('apollo-require-preflight')).toBe(false);
  });

  test('the client reads with a token', async ({ product, employee }) => {
    expect((await connect(product, client, employee).send(VIEWER)).data?.viewer).toMatchObject({
      name: 'Emma Employee',
    });
  });

  test('the client gets UNAUTHENTICATED without a token', async ({ product }) => {
    const { errors } = await connect(product, client).send(VIEWER);
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['UNAUTHENTICATED']);
  });

  test('the client gets the message of each invalid field of a mutation', async ({ product }) => {
    const { send, sent } = connect(product, client);
    const { errors } = await send(APPLY, { input: INCOMPLETE });
    expect(errors.map(({ message, extensions }) => [message, extensions?.code, extensions?.fields])).toEqual([
      ['Company name is required', 'BAD_USER_INPUT', FAULTS],
    ]);
    expect(sent.map(({ method }) => method)).toEqual(['POST']);
  });
});

describe('persisted queries of Apollo Client', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const persisting =
    (useGETForHashedQueries: boolean) =>
    ({ url, fetch, headers }: Connection): Send =>
      apollo(
        ApolloLink.from([
          createPersistedQueryLink({ sha256, useGETForHashedQueries }),
          new HttpLink({ uri: url, fetch, headers }),
        ]),
      );

  test.for([
    [false, 'POST', 'query ByPost { blogPosts(first: 1) { nodes { slug } } }'],
    [true, 'GET', 'query ByGet { blogPosts(first: 1) { nodes { slug } } }'],
  ] as const)(
    'Apollo Client sends the text once and then only the hash (useGETForHashedQueries: %s)',
    async ([byGet, method, text], { product }) => {
      const document = parse(text);
      const { send, sent } = connect(product, persisting(byGet));
      for (let asked = 0; asked < 3; asked += 1) {
        const { data, errors } = await send(document);
        expect([data?.blogPosts, errors]).toMatchObject([{ nodes: [{ slug: 'a-first-post' }] }, []]);
      }
      const hasText = ({ address, body }: Sent) => address.searchParams.has('query') || body.includes('"query"');
      expect(sent.map((one) => [one.method, hasText(one)])).toEqual([
        [method, false],
        ['POST', true],
        [method, false],
        [method, false],
      ]);
    },
  );

  test('Apollo Client sends hashed queries by GET but mutations only by POST', async ({ product, employee }) => {
    const { send, sent } = connect(product, persisting(true), employee);
    expect((await send(VIEWER)).data?.viewer).toMatchObject({ name: 'Emma Employee' });
    for (let tried = 0; tried < 2; tried += 1) {
      const { errors } = await send(APPLY, { input: INCOMPLETE });
      expect(errors.map(({ extensions }) => extensions?.fields)).toEqual([FAULTS]);
    }
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'POST', 'POST']);
  });
});
