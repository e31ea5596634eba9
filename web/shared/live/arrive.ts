import type { ApolloCache, ApolloClient, ObservableQuery, Reference } from '@apollo/client';
import { addToList, isNarrowed, isSearched, type ListArgs } from '#web/shared/data/cacheLists.ts';
import { ManageAffiliatesDocument } from '#web/shared/data/documents/affiliates.ts';
import { MessagesDocument } from '#web/shared/data/documents/messages.ts';
import { OverviewDocument } from '#web/shared/data/documents/overview.ts';
import { ManageReviewsDocument } from '#web/shared/data/documents/reviews.ts';
import { outdate } from '#web/shared/data/freshness.ts';
import type { Arrival } from './connection.ts';
import { ArrivedDocument } from './documents.ts';
import { settled } from './settled.ts';

/** How many items are fetched to find missed ones. */
const PAGE = 200;

type Listed = { id: string; createdAt: string };
type Join = Parameters<typeof addToList>[3];
type Inbox = {
  kind: Arrival['kind'];
  item: 'message' | 'review' | 'affiliate';
  field: 'messages' | 'allReviews' | 'affiliates';
  document: typeof MessagesDocument | typeof ManageReviewsDocument | typeof ManageAffiliatesDocument;
  /** Operation name of the document. */
  query: string;
  total: 'totalMessages' | 'totalReviews' | 'totalApplications';
  join: Join;
  /** Whether a new item belongs to a list of these arguments; those that search or filter by more are fetched again. */
  fits: (args: ListArgs) => boolean;
};

const isInbox = ({ folder }: ListArgs) => (folder ?? 'INBOX') === 'INBOX';

/** Whether the place of a new item in the order is known: at one end. By another column, the server knows it. */
const isByTime = ({ orderBy }: ListArgs) => !orderBy || /^(CREATED|ACTIVITY)_/.test(orderBy);

/** In the order of the list, or the reverse. */
const newestFirst: Join = (nodes, item, { hasMore, args }) => {
  if (!args.orderBy?.endsWith('_ASC')) return [item, ...nodes];
  return hasMore ? nodes : [...nodes, item];
};

/**
 * Unread items first, then oldest first: appended once all unread items are loaded. The screen sorts.
 */
const afterUnread: Join = (nodes, item, place) => {
  const { hasMore, read, args } = place;
  if (args.orderBy) return newestFirst(nodes, item, place);
  return hasMore && !nodes.some((node) => read('isRead', node)) ? nodes : [...nodes, item];
};

const inboxes: Inbox[] = [
  {
    kind: 'MESSAGE',
    item: 'message',
    field: 'messages',
    document: MessagesDocument,
    query: 'Messages',
    total: 'totalMessages',
    join: afterUnread,
    fits: (args) => isInbox(args) && isByTime(args) && !isSearched(args) && args.isRead !== true,
  },
  {
    kind: 'REVIEW',
    item: 'review',
    field: 'allReviews',
    document: ManageReviewsDocument,
    query: 'ManageReviews',
    total: 'totalReviews',
    join: newestFirst,
    fits: (args) => isByTime(args) && !isSearched(args) && args.isPublished !== true,
  },
  {
    kind: 'APPLICATION',
    item: 'affiliate',
    field: 'affiliates',
    document: ManageAffiliatesDocument,
    query: 'ManageAffiliates',
    total: 'totalApplications',
    join: newestFirst,
    fits: (args) =>
      isInbox(args) && isByTime(args) && !isSearched(args) && !args.source && (args.state ?? 'NEW') === 'NEW',
  },
];

/**
 * Writes an arrival to the cache.
 * @param tell called for each new item, including missed ones
 */
export async function applyArrival(
  client: ApolloClient,
  arrival: Arrival,
  tell: (arrival: Arrival) => void,
): Promise<void> {
  const { cache } = client;
  // Presence does not affect prefetched data.
  if (arrival.kind === 'PRESENCE') return write(cache, arrival);
  outdate();
  if (arrival.overview) cache.writeQuery({ query: OverviewDocument, data: { overview: arrival.overview } });
  if (arrival.kind === 'RESUMED') {
    for (const inbox of inboxes) {
      for (const missed of await readMissed(client, inbox, arrival)) void applyArrival(client, missed, tell);
    }
    return;
  }
  if (arrival.kind === 'ANSWER' && arrival.message) {
    tell(arrival);
    return write(cache, arrival);
  }
  const inbox = inboxes.find(({ kind }) => kind === arrival.kind);
  if (!inbox || !arrival[inbox.item]) return;
  tell(arrival);
  insert(cache, inbox, arrival);
  const list = activeQuery(client, inbox);
  if (!list?.getCurrentResult().loading) return;
  // The running query may predate the arrival.
  await settled(list);
  insert(cache, inbox, arrival);
}

function write(cache: ApolloCache, arrival: Arrival): void {
  cache.write({ query: ArrivedDocument, dataId: 'ROOT_SUBSCRIPTION', result: { arrived: arrival } });
}

function insert(cache: ApolloCache, { item, field, join, fits }: Inbox, arrival: Arrival): void {
  write(cache, arrival);
  const id = cache.identify(arrival[item] as unknown as Reference);
  if (id) addToList(cache, field, id, join, fits);
}

const activeQuery = (client: ApolloClient, { query }: Inbox): ObservableQuery | undefined =>
  [...client.getObservableQueries()].find(({ queryName }) => queryName === query);

/** Items missing from the visible list, because it was read too early or the stream was interrupted. */
async function readMissed(client: ApolloClient, inbox: Inbox, { overview }: Arrival): Promise<Arrival[]> {
  const { document, field, item, kind, total } = inbox;
  const query = activeQuery(client, inbox);
  await settled(query);
  const list = listIn(query?.getCurrentResult().data, field);
  if (!list || !overview || isNarrowed(query?.variables ?? {}) || list.totalCount >= overview[total]) return [];
  const answer = await client
    .query({
      query: document as typeof ManageReviewsDocument,
      variables: { ...(item !== 'review' && { folder: 'INBOX' }), first: PAGE },
      fetchPolicy: 'no-cache',
    })
    .catch(() => undefined);
  const newest = Math.max(...list.nodes.map(({ createdAt }) => Date.parse(createdAt)));
  const missed = listIn(answer?.data, field)?.nodes.filter(({ createdAt }) => Date.parse(createdAt) >= newest) ?? [];
  const ids = new Set(list.nodes.map(({ id }) => id));
  // Without counts: newer ones may have arrived during the query.
  const nothing = {
    __typename: 'Arrival',
    message: null,
    review: null,
    affiliate: null,
    presence: null,
    editing: null,
    overview: null,
  };
  return missed
    .filter(({ id }) => !ids.has(id))
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
    .map((node) => ({ ...nothing, kind, [item]: node }) as Arrival);
}

const listIn = (data: unknown, field: Inbox['field']) =>
  (data as Partial<Record<Inbox['field'], { nodes: readonly Listed[]; totalCount: number }>> | undefined)?.[field];
