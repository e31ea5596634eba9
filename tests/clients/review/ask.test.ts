import { expect } from 'vitest';
import { makeMessage } from '#tests/kit/content/message.ts';
import { emptyReviews, issueLink, postReview, reviewOperations } from '#tests/kit/content/review.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';
import type { Person } from '#tests/kit/people/person.ts';
import { test } from '#tests/kit/test.ts';

test.beforeEach(({ product }) => emptyReviews(product));

const askedOf = async (employee: Person, id: string) =>
  (await employee.gql(reviewOperations.asked, { id })).data.message.reviewLink;
const refused = (employee: Person, messageId: unknown) =>
  employee.gql(reviewOperations.issue, { input: { email: 'client@company.example', messageId } });

test('a message has its newest review link and the state of the review', async ({ product, employee }) => {
  const { id: messageId } = await makeMessage(product);
  expect(await askedOf(employee, messageId)).toBeNull();
  const first = await issueLink(employee, { messageId });
  expect(await askedOf(employee, messageId)).toEqual({
    ...{ id: first.id, state: 'OPEN', messageId, mailedAt: null },
    ...{ reminders: 0, remindedAt: null, optedOutAt: null },
  });
  product.passTime(1000);
  const second = await issueLink(employee, { messageId, sendMail: true });
  expect(await askedOf(employee, messageId)).toMatchObject({ id: second.id, mailedAt: second.reviewLink.createdAt });
  await postReview(product.nobody, second.token);
  expect(await askedOf(employee, messageId)).toMatchObject({ id: second.id, state: 'USED' });
});

test('a link for an unknown message is refused without being stored', async ({ product, employee }) => {
  const { id } = await makeMessage(product);
  await employee.gql('mutation ($id: UUID!) { removeMessage(id: $id) { id } }', { id });
  for (const missing of [UNKNOWN, id]) {
    const { code, errors } = await refused(employee, missing);
    expect([code, errors?.[0].extensions.fields]).toEqual([
      'BAD_USER_INPUT',
      { messageId: 'This enquiry does not exist any more.' },
    ]);
  }
  expect((await refused(employee, 'no id')).code).toBe('BAD_USER_INPUT');
  expect((await employee.gql(reviewOperations.asks)).data.reviewLinks.nodes).toEqual([]);
});

test('a link stays when its message is deleted, also concurrently with its issue', async ({ product, employee }) => {
  const { id: messageId } = await makeMessage(product);
  const link = await issueLink(employee, { messageId });
  const remove = () => employee.gql('mutation ($id: UUID!) { removeMessage(id: $id) { id } }', { id: messageId });
  const [, late] = await Promise.all([remove(), refused(employee, messageId)]);
  expect([undefined, 'BAD_USER_INPUT']).toContain(late.code);
  const { nodes } = (await employee.gql(reviewOperations.asks)).data.reviewLinks;
  expect(nodes.map((one: { messageId: string | null }) => one.messageId)).toEqual(nodes.map(() => null));
  expect((await postReview(product.nobody, link.token)).status).toBe(201);
});

test('only staff can read the review link of a message', async ({ product, employee }) => {
  const { id: messageId } = await makeMessage(product);
  await issueLink(employee, { messageId });
  expect((await product.nobody.gql(reviewOperations.asked, { id: messageId })).code).toBe('UNAUTHENTICATED');
});
