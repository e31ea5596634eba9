import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { OverviewDocument } from '#web/shared/data/documents/overview.ts';
import { mergePages } from '#web/shared/data/mergePages.ts';
import { OFFICE_PAGE } from '#web/shared/lists/folderParams.ts';
import { settled } from './settled.ts';

/** How long changes are gathered before what is on the screen is read again, in milliseconds: a burst reads once. */
const GATHER_MS = 600;
/** The most pages of a list that are read again; a longer one is as it was until it is refreshed. */
const MOST_PAGES = 5;

type Connection = {
  nodes: readonly { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
};

/** @returns the list in an answer: its field, and what it holds; undefined when there is none */
function listIn(data: unknown): [field: string, list: Connection] | undefined {
  const fields = Object.entries((data ?? {}) as Record<string, Partial<Connection> | null>);
  return fields.find(([, value]) => value?.nodes && value.pageInfo) as [string, Connection] | undefined;
}

/** The queries that are no lists, and whose answers change while several people work at once. */
const shared = new Set<string | undefined>([
  'Message',
  'MessagePerson',
  'Pipeline',
  'InsightSummary',
  'Site',
  'RevisedPost',
  'RevisedItem',
  'RevisedPage',
  'EditedPage',
  'Revision',
  'Bookings',
  'Slots',
  'BookingHosts',
  'Import',
]);

/**
 * Reads the lists on the screen again, an open message and the figures, behind what is shown: their rows change where they stand, and
 * nothing says that it is loading. All pages that have been fetched are read before any is shown, so that nobody loses their
 * place.
 */
async function reread(client: ApolloClient): Promise<void> {
  const queries = [...client.getObservableQueries('active')];
  for (const query of queries) if (query.getCurrentResult().loading) rereadOnceThere(client, query);
  await Promise.allSettled(queries.map((query) => rereadOne(client, query)));
}

async function rereadOne(client: ApolloClient, query: ObservableQuery): Promise<void> {
  const { data, loading } = query.getCurrentResult();
  if (loading || !data) return;
  if (shared.has(query.queryName)) await rereadItem(client, query);
  else if (listIn(data)) await rereadList(client, query);
}

const awaited = new WeakSet<ObservableQuery>();

/** What is on its way may have been read before the change: it is read again once it is there, unless it is left before. */
function rereadOnceThere(client: ApolloClient, query: ObservableQuery): void {
  if (awaited.has(query)) return;
  awaited.add(query);
  void settled(query).then(() => {
    awaited.delete(query);
    if (query.hasObservers()) rereadOne(client, query).catch(() => undefined);
  });
}

/** It is asked for anew, also while the same question is on its way: that one may have been answered before the change. */
const anew = { fetchPolicy: 'no-cache', context: { queryDeduplication: false } } as const;

async function rereadItem(client: ApolloClient, { query, variables }: ObservableQuery): Promise<void> {
  const { data } = await client.query<object>({ query, variables, ...anew });
  if (data) client.cache.writeQuery({ query, variables, data });
}

async function rereadList(client: ApolloClient, query: ObservableQuery): Promise<void> {
  const { variables } = query;
  const known = listIn(query.getCurrentResult().data)?.[1].nodes.length ?? 0;
  if (known > MOST_PAGES * OFFICE_PAGE) return;
  const read = async (after?: string | null) =>
    (await client.query<object>({ query: query.query, variables: { ...variables, after }, ...anew })).data;
  let data = await read();
  for (let pages = 1; pages < Math.ceil(known / OFFICE_PAGE); pages += 1) {
    const [field, list] = listIn(data) ?? [];
    if (!field || !list?.pageInfo.hasNextPage) break;
    const next = await read(list.pageInfo.endCursor);
    const page = listIn(next)?.[1];
    if (!page) break;
    data = { ...next, [field]: { ...page, nodes: mergePages(list.nodes, page.nodes, ({ id }) => id) } };
  }
  if (data) client.cache.writeQuery({ query: query.query, variables, data });
}

/**
 * @returns reads the screen again: soon, once for a burst of changes, and when it is looked at; `stop` ends it
 */
export function createRereader(client: ApolloClient) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const start = () => {
    if (!isWanted || timer !== undefined || document.visibilityState !== 'visible') return;
    timer = setTimeout(async () => {
      isWanted = false;
      await reread(client);
      timer = undefined;
      // What has changed meanwhile is read too.
      start();
    }, GATHER_MS);
  };
  const want = () => {
    isWanted = true;
    start();
  };
  /** Reads the counts too, which the stream would have sent. */
  const wantAll = () => {
    if (document.visibilityState !== 'visible') return;
    void client.query({ query: OverviewDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    want();
  };
  document.addEventListener('visibilitychange', start);
  return {
    want,
    wantAll,
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    },
  };
}
