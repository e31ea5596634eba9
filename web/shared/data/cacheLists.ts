import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
import { MOST_COUNTED, MOST_FOUND } from '#schema/common.ts';
import type { ListField } from './apollo.ts';

/** A kind of item as the cache knows it: its type, and the lists that may hold it. */
export type CacheEntity = { type: string; lists: readonly ListField[] };

type List = { nodes: readonly Reference[]; totalCount?: number };

/** Removes items from every list in the cache, in an optimistic layer too. */
export function dropFromLists(cache: ApolloCache, { lists }: CacheEntity, ids: readonly string[]): void {
  const gone = new Set<unknown>(ids);
  for (const field of lists) {
    cache.modify({
      fields: {
        [field]: (list, { readField, storeFieldName }) =>
          without(list as List, storeFieldName, (item) => gone.has(readField('id', item))),
      },
    });
  }
}

function without(list: List, storeFieldName: string, isGone: (item: Reference) => boolean): List {
  const { nodes, totalCount = 0, ...rest } = list;
  const kept = nodes.filter((node) => !isGone(node));
  // The server stops counting at a limit: a count that has reached it does not go down.
  const isCounted = totalCount < (isSearched(storeFieldName) ? MOST_FOUND : MOST_COUNTED);
  const left = totalCount - (isCounted ? nodes.length - kept.length : 0);
  return { ...rest, nodes: kept, ...('totalCount' in list && { totalCount: left }) };
}

/**
 * Moves items to another folder: they leave the lists of their former folder, and those of the new one are fetched again
 * where they are shown next.
 */
export function moveToFolder(
  cache: ApolloCache,
  { lists }: CacheEntity,
  ids: readonly string[],
  folder: 'INBOX' | 'SPAM',
): void {
  const moved = new Set<unknown>(ids);
  for (const field of lists) {
    cache.modify({
      fields: {
        [field]: (list, { readField, storeFieldName, DELETE }) =>
          storeFieldName.includes(`"folder":"${folder}"`)
            ? DELETE
            : without(list as List, storeFieldName, (item) => moved.has(readField('id', item))),
      },
    });
  }
}

/** Puts a new item, as the server returned it, on top of a list that is in the cache. */
export function putOnTop(cache: ApolloCache, field: ListField, item: StoreObject): void {
  cache.modify({
    fields: {
      [field]: (known, { toReference }) => {
        const { nodes, totalCount = 0, ...rest } = known as List;
        return { ...rest, nodes: [toReference(item, true), ...nodes], totalCount: totalCount + 1 };
      },
    },
  });
}

/**
 * Puts an item into a list that is known, where that is neither searched nor filtered nor of another folder, unless it is there.
 * @param id the item's, as the cache identifies it
 * @param join where it goes; the nodes as they are when it belongs to what has not been fetched yet
 */
export function addToList(
  cache: ApolloCache,
  field: ListField,
  id: string,
  join: (nodes: readonly Reference[], item: Reference, list: { hasMore: boolean; read: Read }) => readonly Reference[],
): void {
  cache.modify({
    fields: {
      [field]: (known, { storeFieldName, toReference, readField }) => {
        const list = known as Required<List> & { pageInfo?: { hasNextPage: boolean } };
        const item = toReference(id);
        const isThere = list.nodes.some(({ __ref }) => __ref === id);
        if (!item || isThere || isNarrowed(storeFieldName)) return list;
        const place = { hasMore: list.pageInfo?.hasNextPage ?? false, read: readField as Read };
        return { ...list, nodes: join(list.nodes, item, place), totalCount: list.totalCount + 1 };
      },
    },
  });
}

type Read = (name: string, of: Reference) => unknown;

/** The cache keeps one list for each folder, status, search and filter, and names them in its storeFieldName. */
const isSearched = (storeFieldName: string) => /"search":"[^"]|"filter":\{"/.test(storeFieldName);
const isNarrowed = (storeFieldName: string) =>
  isSearched(storeFieldName) || /"folder":"(?!INBOX)|"is(Read|Published)":(true|false)/.test(storeFieldName);

/** Removes lists from the cache: they are fetched again where they are shown next. */
export function forgetLists(cache: ApolloCache, fields: readonly ListField[]): void {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** Removes from the cache what stood at a former address. */
export function forgetSlug(cache: ApolloCache, fieldName: 'blogPost' | 'portfolioItem', slug: string): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName, args: { slug } });
}

/**
 * Removes an item that is gone from the cache.
 * @param broadcast false to leave a screen alone that still shows it and is about to be left
 */
export function forgetItem(cache: ApolloCache, kind: CacheEntity, id: string, broadcast = true): void {
  dropFromLists(cache, kind, [id]);
  cache.evict({ id: cache.identify({ __typename: kind.type, id }), broadcast });
  cache.gc();
}
