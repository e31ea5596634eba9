import { expect } from 'vitest';
import type { TokenScope } from '#schema/apiToken.ts';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { issueToken } from '#tests/kit/content/apiToken.ts';
import { insertAnswer, insertAttachment } from '#tests/kit/content/conversation.ts';
import { makeMessage } from '#tests/kit/content/message.ts';
import { makeItem } from '#tests/kit/content/portfolio.ts';
import { makeReview, reviewOperations } from '#tests/kit/content/review.ts';
import { hear, listen } from '#tests/kit/network/live.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

const machineWith = async (admin: Person, ...scopes: TokenScope[]) =>
  (await issueToken(admin, { role: 'ADMIN', scopes })).machine;
const answerOf = async (person: Person, query: string, variables = {}) => {
  const { data, errors } = await person.gql(query, variables);
  return errors?.[0]?.message ?? data;
};
const lacks = (scope: TokenScope) => `This API token lacks the scope ${scope}.`;

test('fields of a message that lead to other kinds need the scopes of those kinds', async ({ product, admin }) => {
  const { id } = await makeMessage(product, { email: 'asha@kinds.example' });
  const messages = await machineWith(admin, 'MESSAGES_READ');
  const read = (person: Person, fields: string) =>
    answerOf(person, `query ($id: UUID!) { message(id: $id) { ${fields} } }`, { id });
  for (const [fields, scope] of [
    ['reviewLink { id }', 'REVIEWS_READ'],
    ['booking { id }', 'BOOKINGS_READ'],
    ['person { reviews { id } }', 'REVIEWS_READ'],
    ['person { affiliates { id } }', 'AFFILIATES_READ'],
    ['source { affiliate { id } }', 'AFFILIATES_READ'],
  ] as const) {
    // The scope is needed even though this source has no affiliate.
    expect([fields, await read(messages, fields)]).toEqual([fields, lacks(scope)]);
    expect(await read(await machineWith(admin, 'MESSAGES_READ', scope), fields)).toMatchObject({ message: {} });
  }
  expect(await read(messages, 'person { name messages { id } } owner { name } thread { totalCount }')).toMatchObject({
    message: { person: { messages: [{ id }] } },
  });
});

test('an unpublished review of an item needs REVIEWS_READ', async ({ admin }) => {
  const { id: reviewId } = await makeReview(admin);
  const { slug } = await makeItem(admin, { reviewId, isPublished: true });
  const read = (person: Person) => answerOf(person, `{ portfolioItem(slug: "${slug}") { review { id } } }`);
  expect(await read(await machineWith(admin, 'CONTENT_READ'))).toEqual({ portfolioItem: { review: null } });
  expect(await read(await machineWith(admin, 'CONTENT_READ', 'REVIEWS_READ'))).toEqual({
    portfolioItem: { review: { id: reviewId } },
  });
});

test('reading an unpublished review and its deletion needs REVIEWS_READ', async ({ product, admin }) => {
  const { id } = await makeReview(admin);
  const [reader, other] = [await machineWith(admin, 'REVIEWS_READ'), await machineWith(admin, 'CONTENT_READ')];
  const read = (person: Person) => answerOf(person, 'query ($id: UUID!) { review(id: $id) { id } }', { id });
  expect(await read(reader)).toEqual({ review: { id } });
  expect(await read(other)).toBe(await read(product.nobody));
  expect((await admin.gql(reviewOperations.remove, { id })).code).toBeUndefined();
  const since = new Date(Date.now() - 3600_000).toISOString();
  const ask = (kinds: string) => `query { deletions(since: "${since}", first: 200${kinds}) { nodes { id } } }`;
  const expectReported = async (person: Person) =>
    (await person.gql(ask(''))).data.deletions.nodes.some((one: { id: string }) => one.id === id);
  expect([await expectReported(admin), await expectReported(reader), await expectReported(other)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await answerOf(other, ask(', kinds: [MESSAGE]'))).toBe(lacks('MESSAGES_READ'));
  expect(await answerOf(reader, ask(', kinds: [USER]'))).toContain('scope');
});

test('deleting and tying a published review needs REVIEWS_PUBLISH, an unpublished one REVIEWS_WRITE', async ({
  admin,
}) => {
  const remove = 'mutation ($id: UUID!) { removeReview(id: $id) { id } }';
  const tie = 'mutation ($id: UUID!) { tieReview(id: $id, service: SOCIAL) { id } }';
  const writer = await machineWith(admin, 'REVIEWS_WRITE', 'REMOVE');
  const open = await makeReview(admin, { isPublished: true });
  const draft = await makeReview(admin);
  for (const operation of [tie, remove]) {
    expect(await answerOf(writer, operation, { id: open.id })).toBe(lacks('REVIEWS_PUBLISH'));
    expect(await answerOf(writer, operation, { id: draft.id })).toMatchObject({});
  }
  expect(await answerOf(writer, reviewOperations.publish, { id: open.id })).toBe(lacks('REVIEWS_PUBLISH'));
  const publisher = await machineWith(admin, 'REVIEWS_PUBLISH');
  expect((await publisher.gql(reviewOperations.publish, { id: open.id, isPublished: false })).code).toBeUndefined();
});

test('a search returns only the kinds that the token may read', async ({ product, admin }) => {
  await makeMessage(product, { name: 'Zulekha Search' });
  await makeItem(admin, { title: 'Zulekha on show' });
  const kindsOf = async (...scopes: TokenScope[]) => {
    const answer = await answerOf(
      await machineWith(admin, ...scopes),
      '{ search(text: "Zulekha") { results { kind } } }',
    );
    return answer.search.results.map(({ kind }: { kind: string }) => kind);
  };
  expect(await kindsOf('MESSAGES_READ')).toEqual(['MESSAGE']);
  expect(await kindsOf('CONTENT_READ')).toEqual(['PORTFOLIO_ITEM']);
  expect(await kindsOf('CONTENT_READ', 'MESSAGES_READ')).toEqual(['MESSAGE', 'PORTFOLIO_ITEM']);
  expect(await kindsOf('AFFILIATES_READ', 'REVIEWS_READ')).toEqual([]);
  const name = (await admin.gql('{ viewer { name } }')).data.viewer.name;
  const all = await machineWith(admin, 'MESSAGES_READ', 'CONTENT_READ', 'REVIEWS_READ', 'AFFILIATES_READ');
  const users = await answerOf(all, `{ search(text: "${name}") { results { kind } } }`);
  expect(users.search.results.filter(({ kind }: { kind: string }) => kind === 'USER')).toEqual([]);
});

test('downloading an attachment needs MESSAGES_READ', async ({ product, admin }) => {
  const { id } = await makeMessage(product);
  const answer = await insertAnswer(product, id);
  const file = await insertAttachment(product, answer.id, { size: 4 });
  await product.services.store.put(attachmentKey(file.id), Buffer.from('text'));
  const download = async ({ token }: Person) =>
    (await fetch(`${product.url}/attachments/${file.id}`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await download(await machineWith(admin, 'CONTENT_WRITE', 'AFFILIATES_READ'))).toBe(403);
  expect(await download(await machineWith(admin, 'MESSAGES_READ'))).toBe(200);
});

test('each count of a stream needs the scope of its kind or INSIGHTS_READ', async ({ admin }) => {
  const counts = {
    ...{ unreadMessages: 'MESSAGES_READ', dueFollowUps: 'MESSAGES_READ', messagesPerWeek: 'MESSAGES_READ' },
    ...{ totalMessages: 'MESSAGES_READ', spamMessages: 'MESSAGES_READ', draftPosts: 'CONTENT_READ' },
    ...{ draftItems: 'CONTENT_READ', reviewsToCheck: 'REVIEWS_READ', totalReviews: 'REVIEWS_READ' },
    ...{
      newApplications: 'AFFILIATES_READ',
      totalApplications: 'AFFILIATES_READ',
      spamApplications: 'AFFILIATES_READ',
    },
  } as const;
  const kinds = ['MESSAGES_READ', 'CONTENT_READ', 'REVIEWS_READ', 'AFFILIATES_READ'] as const;
  const subscription = (names: string[]) =>
    `subscription { arrived { kind overview { ${names.map((name) => (name === 'messagesPerWeek' ? `${name} { count }` : name)).join(' ')} } } }`;
  for (const kind of kinds) {
    const machine = await machineWith(admin, kind);
    const own = Object.entries(counts).flatMap(([name, scope]) => (scope === kind ? [name] : []));
    const ear = await hear(machine, subscription(own));
    ear.close();
    for (const [name, scope] of Object.entries(counts)) {
      if (scope === kind) continue;
      const refused = await listen(machine, subscription([name]));
      expect([kind, name, (await refused.next()).code]).toEqual([kind, name, 'FORBIDDEN']);
      refused.close();
    }
  }
  const all = await hear(
    await machineWith(admin, 'INSIGHTS_READ', 'BOOKINGS_READ', 'CONTENT_READ'),
    subscription(Object.keys(counts)),
  );
  all.close();
});

test('a stream sends only events of the kinds that the token may read', async ({ product, admin }) => {
  const reviews = await hear(
    await machineWith(admin, 'REVIEWS_READ'),
    'subscription { arrived { kind review { name } } }',
  );
  const messages = await hear(
    await machineWith(admin, 'MESSAGES_READ'),
    'subscription { arrived { kind message { name } } }',
  );
  await makeMessage(product, { name: 'Heard by one' });
  await makeReview(admin, { name: 'Heard by the other' });
  expect((await messages.next()).arrived).toEqual({ kind: 'MESSAGE', message: { name: 'Heard by one' } });
  expect((await reviews.next()).arrived).toEqual({ kind: 'REVIEW', review: { name: 'Heard by the other' } });
  expect([reviews.waiting(), messages.waiting()]).toEqual([0, 0]);
  for (const ear of [reviews, messages]) ear.close();
  const curious = await listen(
    await machineWith(admin, 'MESSAGES_READ'),
    'subscription { arrived { kind overview { unreadMessages draftPosts } } }',
  );
  expect((await curious.next()).code).toBe('FORBIDDEN');
  curious.close();
  expect((await listen(await machineWith(admin, 'BOOKINGS_WRITE'))).refusal.errors[0].extensions.code).toBe(
    'FORBIDDEN',
  );
});
