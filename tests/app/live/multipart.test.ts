import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { describe, expect } from 'vitest';
import { MAX_STREAMS } from '#server/app/graphql/live/streams.ts';
import { issueToken, tokenOperations } from '#tests/kit/content/apiToken.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { hear } from '#tests/kit/network/live.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { until } from '#tests/kit/product/embedded.ts';
import { test } from '#tests/kit/test.ts';

const ARRIVED = gql`
  subscription {
    arrived {
      kind
      message {
        id
        name
      }
    }
  }
`;

type Reported = { data: { arrived: { kind: string; message: { name: string } | null } } | undefined; error: unknown };

/** Subscribes with Apollo Client as its documentation says. */
function subscribe({ url, token }: Person, query = ARRIVED) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const client = new ApolloClient({
    link: new HttpLink({ uri: `${url}/graphql`, headers }),
    cache: new InMemoryCache(),
  });
  const reported: Reported[] = [];
  const state = { isComplete: false };
  const subscription = client.subscribe({ query }).subscribe({
    next: ({ data, error }) => reported.push({ data: data as Reported['data'], error }),
    error: (error) => reported.push({ data: undefined, error }),
    complete: () => {
      state.isComplete = true;
    },
  });
  return {
    next: async () => {
      await until(() => reported.length > 0 || state.isComplete);
      return reported.shift();
    },
    ended: () => until(() => state.isComplete),
    close: () => subscription.unsubscribe(),
  };
}
const codeIn = (reported: Reported | undefined) => {
  if (!CombinedGraphQLErrors.is(reported?.error)) throw reported?.error ?? new Error('no error');
  return reported.error.errors[0]?.extensions?.code;
};

describe('subscriptions of Apollo Client at /graphql', () => {
  test('events arrive as they happen', async ({ product, admin }) => {
    const ear = subscribe(admin);
    expect((await ear.next())?.data?.arrived?.kind).toBe('RESUMED');
    for (const name of ['Asha', 'Brigid']) {
      await makeMessage(product, { name });
      expect((await ear.next())?.data?.arrived).toMatchObject({ kind: 'MESSAGE', message: { name } });
    }
    ear.close();
  });

  test('a caller without a session is refused', async ({ product }) => {
    expect(codeIn(await subscribe(product.nobody).next())).toBe('UNAUTHENTICATED');
  });

  test('a token receives messages only with a scope that reads them', async ({ product, admin }) => {
    const { machine } = await issueToken(admin, { scopes: ['MESSAGES_READ'] });
    const ear = subscribe(machine);
    await ear.next();
    await makeMessage(product, { name: 'Chitra' });
    expect((await ear.next())?.data?.arrived?.message?.name).toBe('Chitra');
    ear.close();
    const { machine: other } = await issueToken(admin, { scopes: ['INSIGHTS_READ'] });
    expect(codeIn(await subscribe(other).next())).toBe('FORBIDDEN');
  });

  test('an invalid subscription is refused with BAD_REQUEST', async ({ admin }) => {
    const reported = await subscribe(admin, gql`subscription { arrived { nothing } }`).next();
    expect(codeIn(reported)).toBe('BAD_REQUEST');
  });

  test('streams of both kinds share one limit', async ({ admin }) => {
    const { machine } = await issueToken(admin);
    const ears = Array.from({ length: MAX_STREAMS.ofUser - 1 }, () => subscribe(machine));
    for (const ear of ears) await ear.next();
    const other = await hear(machine);
    expect(codeIn(await subscribe(machine).next())).toBe('RATE_LIMITED');
    for (const ear of [...ears, other]) ear.close();
  });

  test('a stream of a revoked token ends with UNAUTHENTICATED at the next event', async ({ product, admin }) => {
    const { id, machine } = await issueToken(admin);
    const ear = subscribe(machine);
    await ear.next();
    await admin.gql(tokenOperations.revoke, { id });
    await makeMessage(product);
    expect(codeIn(await ear.next())).toBe('UNAUTHENTICATED');
    await ear.ended();
  });
});

describe('the multipart response', () => {
  const ask = (person: Person, query: string, accept: string) =>
    fetch(`${person.url}/graphql`, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: JSON.stringify({ query }),
    });
  const MULTIPART = 'multipart/mixed;boundary=graphql;subscriptionSpec=1.0,application/json';
  const kind = 'subscription { arrived { kind } }';

  test('the multipart response names its format and forbids storage', async ({ admin }) => {
    const { status, headers, body } = await ask(admin, kind, MULTIPART);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(headers.get('content-type')).toBe('multipart/mixed;boundary="graphql";subscriptionSpec=1.0');
    await body?.cancel();
  });

  test('a query with the same Accept is answered as JSON', async ({ admin }) => {
    const answer = await ask(admin, '{ viewer { id } }', MULTIPART);
    expect(await answer.json()).toEqual({ data: { viewer: { id: admin.id } } });
  });

  test('a subscription without the multipart Accept is refused with both ways to subscribe', async ({ admin }) => {
    const answer = await ask(admin, kind, 'application/json');
    const { errors } = await answer.json();
    expect([answer.status, errors[0].message]).toEqual([
      400,
      'A subscription is answered at /graphql/stream, and here if Accept has multipart/mixed;subscriptionSpec=1.0.',
    ]);
  });
});
