import { expect, test } from 'vitest';
import { createClient } from '#web/shared/data/apollo.ts';
import { MessagesDocument } from '#web/shared/data/documents/messages.ts';
import { applyArrival } from '#web/shared/live/arrive.ts';
import type { Arrival } from '#web/shared/live/connection.ts';

const message = (id: string, isRead = false) => ({
  __typename: 'Message',
  ...{ id, name: id, email: `${id}@client.example`, service: 'Other', message: null, isRead, isSpam: false },
  ...{ createdAt: '2026-03-04T06:30:00.000Z', lastActivityAt: '2026-03-04T06:30:00.000Z', answeredAt: null },
  ...{ answeredBy: null, stage: 'NEW', lostReason: null, value: null, lastAnswerAt: null, owner: null, followUp: null },
  replies: [],
});
const arrival = {
  ...{ __typename: 'Arrival', kind: 'MESSAGE', message: message('new'), review: null, affiliate: null },
  ...{ presence: null, editing: null, overview: null },
} as unknown as Arrival;

/** @returns the ids of a cached list of two messages after another one has arrived, and its count */
async function after(params: object, hasNextPage = false) {
  const client = createClient(() => undefined);
  const variables = { folder: 'INBOX' as const, search: '', isRead: null, filter: {}, first: 200, ...params };
  const data = {
    messages: {
      __typename: 'MessageConnection',
      nodes: [message('first'), message('second')],
      pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: null },
      totalCount: 2,
    },
    overview: { __typename: 'Overview', spamMessages: 0 },
  };
  client.cache.writeQuery({ query: MessagesDocument, variables, data: data as never });
  await applyArrival(client, arrival, () => undefined);
  const list = client.cache.readQuery({ query: MessagesDocument, variables })?.messages;
  return [list?.nodes.map((node) => (node as unknown as { id: string }).id).join(), list?.totalCount];
}

const known = 'first,second';

test('a new message is added to the inbox, to the unread ones and to those by latest activity', async () => {
  expect(await after({})).toEqual([`${known},new`, 3]);
  expect(await after({ isRead: false })).toEqual([`${known},new`, 3]);
  expect(await after({ orderBy: 'ACTIVITY_DESC' })).toEqual([`new,${known}`, 3]);
  expect(await after({ isRead: false, orderBy: 'ACTIVITY_DESC' })).toEqual([`new,${known}`, 3]);
});

test('a new message that belongs to a later page is only counted', async () => {
  expect(await after({ isRead: false }, true)).toEqual([known, 3]);
  expect(await after({ orderBy: 'ACTIVITY_DESC' }, true)).toEqual([`new,${known}`, 3]);
});

test('a new message is not added to other lists', async () => {
  for (const params of [
    { isRead: true },
    { folder: 'SPAM' },
    { search: 'new' },
    { filter: { isOwned: false } },
    { search: 'new', orderBy: 'ACTIVITY_DESC' },
  ])
    expect([params, ...(await after(params))]).toEqual([params, known, 2]);
});
