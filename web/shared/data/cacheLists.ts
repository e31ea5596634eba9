import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
import type { ModifierDetails } from '@apollo/client/cache';
import { MOST_COUNTED, MOST_FOUND } from '#schema/common.ts';
import type { Folder, MessageFilterInput } from '#web/gql/graphql.ts';
import type { ListField } from './apollo.ts';

export type CacheEntity = { type: string; lists: readonly ListField[] };

type List = { nodes: readonly Reference[]; totalCount?: number };

export type ListArgs = {
  search?: string | null;
  filter?: MessageFilterInput | null;
  folder?: Folder | null;
  isRead?: boolean | null;
  isPublished?: boolean | null;
  source?: string | null;
  state?: string | null;
  /** Set when the order is not that of the field. */
  orderBy?: string | null;
};

/** @returns the arguments of a list that `cache.modify` changes, as the policy of its field has stored them (apollo.ts) */
export const listArgs = ({ storage }: Pick<ModifierDetails, 'storage'>): ListArgs => storage.args ?? {};

const isSet = (value: unknown) => value !== undefined && value !== null && value !== '';
export const isSearched = ({ search, filter }: ListArgs) => isSet(search) || Object.values(filter ?? {}).some(isSet);

/** @returns whether a list of these arguments has less than all items of the inbox, or another order */
export const isNarrowed = (args: ListArgs): boolean =>
  isSearched(args) ||
  (args.folder ?? 'INBOX') !== 'INBOX' ||
  [args.isRead, args.isPublished, args.source, args.state, args.orderBy].some(isSet);

const isComplete = (args: ListArgs) => !isNarrowed(args);

/** Removes items from all lists in the cache, including inside an optimistic update. */
export function dropFromLists(cache: ApolloCache, { lists }: CacheEntity, ids: readonly string[]): void {
  const gone = new Set<unknown>(ids);
  for (const field of lists) {
    cache.modify({
      fields: {
        [field]: (list, details) =>
          without(list as List, listArgs(details), (item) => gone.has(details.readField('id', item))),
      },
    });
  }
}

function without(list: List, args: ListArgs, isGone: (item: Reference) => boolean): List {
  const { nodes, totalCount = 0, ...rest } = list;
  const remaining = nodes.filter((node) => !isGone(node));
  // The server stops counting at a limit, so a count at the limit does not decrease.
  const isCounted = totalCount < (isSearched(args) ? MOST_FOUND : MOST_COUNTED);
  const left = totalCount - (isCounted ? nodes.length - remaining.length : 0);
  return { ...rest, nodes: remaining, ...('totalCount' in list && { totalCount: left }) };
}

/**
 * Moves items to another folder: removes them from the lists of the old folder, and evicts the lists of the new one.
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
        [field]: (list, details) =>
          listArgs(details).folder === folder
            ? details.DELETE
            : without(list as List, listArgs(details), (item) => moved.has(details.readField('id', item))),
      },
    });
  }
}

/** Adds a new item to cached lists of newest first. Lists in another order are fetched again: the server knows its place. */
export function putOnTop(cache: ApolloCache, field: ListField, item: StoreObject): void {
  cache.modify({
    fields: {
      [field]: (existing, { storage, toReference, DELETE }) => {
        if (listArgs({ storage }).orderBy) return DELETE;
        const { nodes, totalCount = 0, ...rest } = existing as List;
        return { ...rest, nodes: [toReference(item, true), ...nodes], totalCount: totalCount + 1 };
      },
    },
  });
}

/**
 * Adds an item to cached lists, unless it is already there.
 * @param id the item's cache id
 * @param join returns the new nodes; unchanged when the item belongs to a page that is not loaded yet
 * @param fits whether a list of these arguments has the item; by default those that are not searched, filtered, sorted or
 *   of another folder, and lists that are only sorted are fetched again
 */
export function addToList(
  cache: ApolloCache,
  field: ListField,
  id: string,
  join: (nodes: readonly Reference[], item: Reference, list: JoinedList) => readonly Reference[],
  fits?: (args: ListArgs) => boolean,
): void {
  cache.modify({
    fields: {
      [field]: (existing, { storage, toReference, readField, DELETE }) => {
        const list = existing as Required<List> & { pageInfo?: { hasNextPage: boolean } };
        const item = toReference(id);
        const isThere = list.nodes.some(({ __ref }) => __ref === id);
        const args = listArgs({ storage });
        if (!item || isThere) return list;
        if (!fits && args.orderBy && !isNarrowed({ ...args, orderBy: null })) return DELETE;
        if (!(fits ?? isComplete)(args)) return list;
        const place = { hasMore: list.pageInfo?.hasNextPage ?? false, read: readField as Read, args };
        return { ...list, nodes: join(list.nodes, item, place), totalCount: list.totalCount + 1 };
      },
    },
  });
}

type Read = (name: string, of: Reference) => unknown;
type JoinedList = { hasMore: boolean; read: Read; args: ListArgs };

/** Evicts lists; they are fetched again when used. */
export function forgetLists(cache: ApolloCache, fields: readonly ListField[]): void {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

export function forgetSlug(cache: ApolloCache, fieldName: 'blogPost' | 'portfolioItem' | 'page', slug: string): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName, args: { slug } });
}

/**
 * Removes a deleted item from the cache.
 * @param broadcast false when a screen that still shows it is about to close
 */
export function forgetItem(cache: ApolloCache, kind: CacheEntity, id: string, broadcast = true): void {
  dropFromLists(cache, kind, [id]);
  cache.evict({ id: cache.identify({ __typename: kind.type, id }), broadcast });
  cache.gc();
}
