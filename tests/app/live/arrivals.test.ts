import { ApolloLink, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { createClient } from '#web/shared/data/apollo.ts';
import { MessagesDocument } from '#web/shared/data/documents/messages.ts';
import { applyArrival } from '#web/shared/live/arrive.ts';
import type { Arrival } from '#web/shared/live/connection.ts';
import { WaitingDocument } from '#web/shared/live/documents.ts';

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

const inbox = { folder: 'INBOX' as const, search: '', isRead: null, filter: {}, first: 200 };
const listOf = (ids: string[], hasNextPage = false) => ({
  messages: {
    __typename: 'MessageConnection',
    nodes: ids.map((id) => message(id)),
    pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: null },
    totalCount: ids.length,
  },
  overview: { __typename: 'Overview', spamMessages: 0 },
});

/** @returns the ids of a cached list of two messages after another one has arrived, and its count */
async function after(params: object, hasNextPage = false) {
  const client = createClient(() => undefined);
  const variables = { ...inbox, ...params };
  const data = listOf(['first', 'second'], hasNextPage);
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

const overview = (unreadMessages: number) => ({
  ...{ __typename: 'Overview', unreadMessages, dueFollowUps: 0, newApplications: 0, reviewsToCheck: 0, draftPosts: 0 },
  ...{ draftItems: 0, messagesPerWeek: [], spamMessages: 0, spamApplications: 0 },
  ...{ totalMessages: 3, totalReviews: 0, totalApplications: 0 },
});

test('counts that arrive while a resumed stream reads what it has missed stay', async () => {
  const client = createClient(() => undefined);
  const answer = Promise.withResolvers<void>();
  client.setLink(
    new ApolloLink(
      () =>
        new Observable((observer) => {
          void answer.promise.then(() => {
            observer.next({ data: listOf(['first', 'second', 'new']) });
            observer.complete();
          });
        }),
    ),
  );
  client.cache.writeQuery({ query: MessagesDocument, variables: inbox, data: listOf(['first', 'second']) as never });
  client
    .watchQuery({ query: MessagesDocument, variables: inbox, fetchPolicy: 'cache-only' })
    .subscribe(() => undefined);
  const announcedIds: (string | undefined)[] = [];
  const apply = (kind: Arrival['kind'], unread: number) =>
    applyArrival(client, { ...arrival, kind, message: null, overview: overview(unread) } as Arrival, (one) =>
      announcedIds.push(one.message?.id),
    );
  const resumed = apply('RESUMED', 3);
  await apply('CHANGE', 0);
  answer.resolve();
  await resumed;
  expect(announcedIds).toEqual(['new']);
  expect(client.cache.readQuery({ query: WaitingDocument })?.overview.unreadMessages).toBe(0);
});
