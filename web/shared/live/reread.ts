import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { OverviewDocument } from '#web/shared/data/documents/overview.ts';
import { mergePages } from '#web/shared/data/mergePages.ts';
import { OFFICE_PAGE } from '#web/shared/lists/folderParams.ts';
import { settled } from './settled.ts';

/** Changes within this time, in milliseconds, cause one refetch. */
const GATHER_MS = 600;
/** Lists with more loaded pages are not refetched. */
const MOST_PAGES = 5;

type Connection = {
  nodes: readonly { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
};

function listIn(data: unknown): [field: string, list: Connection] | undefined {
  const fields = Object.entries((data ?? {}) as Record<string, Partial<Connection> | null>);
  return fields.find(([, value]) => value?.nodes && value.pageInfo) as [string, Connection] | undefined;
}

/** Queries other than lists whose results change while several people work. */
const shared = new Set<string | undefined>([
  'Message',
  'MyDay',
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
 * Refetches the visible lists, the open message and the figures in the background: rows change in place, without a
 * loading state. All loaded pages are read before any is displayed, so that the scroll position stays.
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

/** A running query may predate the change: refetches it after it settles, unless its screen is left. */
function rereadOnceThere(client: ApolloClient, query: ObservableQuery): void {
  if (awaited.has(query)) return;
  awaited.add(query);
  void settled(query).then(() => {
    awaited.delete(query);
    if (query.hasObservers()) rereadOne(client, query).catch(() => undefined);
  });
}

/** Without deduplication, because a running identical query may predate the change. */
const anew = { fetchPolicy: 'no-cache', context: { queryDeduplication: false } } as const;

async function rereadItem(client: ApolloClient, { query, variables }: ObservableQuery): Promise<void> {
  const { data } = await client.query<object>({ query, variables, ...anew });
  if (data) client.cache.writeQuery({ query, variables, data });
}

async function rereadList(client: ApolloClient, query: ObservableQuery): Promise<void> {
  const { variables } = query;
  const count = listIn(query.getCurrentResult().data)?.[1].nodes.length ?? 0;
  if (count > MOST_PAGES * OFFICE_PAGE) return;
  const read = async (after?: string | null) =>
    (await client.query<object>({ query: query.query, variables: { ...variables, after }, ...anew })).data;
  let data = await read();
  for (let pages = 1; pages < Math.ceil(count / OFFICE_PAGE); pages += 1) {
    const [field, list] = listIn(data) ?? [];
    if (!field || !list?.pageInfo.hasNextPage) break;
    const next = await read(list.pageInfo.endCursor);
    const page = listIn(next)?.[1];
    if (!page) break;
    data = { ...next, [field]: { ...page, nodes: mergePages(list.nodes, page.nodes, ({ id }) => id) } };
  }
  if (data) client.cache.writeQuery({ query: query.query, variables, data });
}

/** @returns `want`, which refetches once per burst of changes and only while the page is visible; `stop` ends it */
export function createRereader(client: ApolloClient) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const start = () => {
    if (!isWanted || timer !== undefined || document.visibilityState !== 'visible') return;
    timer = setTimeout(async () => {
      isWanted = false;
      await reread(client);
      timer = undefined;
      // Changes during the refetch.
      start();
    }, GATHER_MS);
  };
  const want = () => {
    isWanted = true;
    start();
  };
  /** Also refetches the counts that the stream would have sent. */
  const stopWaiting = () => {
    if (document.visibilityState !== 'visible') return;
    void client.query({ query: OverviewDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    want();
  };
  document.addEventListener('visibilitychange', start);
  return {
    want,
    stopWaiting,
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    },
  };
}
