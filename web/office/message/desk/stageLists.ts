import type { ApolloCache, Reference } from '@apollo/client';
import type { ModifierDetails } from '@apollo/client/cache';
import { canonicalStringify } from '@apollo/client/utilities';
import { MOST_FOUND } from '#schema/common.ts';
import type { MessageStage } from '#schema/desk.ts';
import type { Day } from '#schema/officeTime.ts';
import type { MessageFilterInput } from '#web/gql/graphql.ts';
import { listArgs } from '#web/shared/data/cacheLists.ts';
import { isClosed } from './followUpWords.ts';

type List = { nodes: readonly Reference[]; totalCount: number; pageInfo?: { hasNextPage: boolean } };
type Read = (name: string, item: Reference) => unknown;

/** The stages of a cached list, and its other arguments as a key. */
function readStages(
  details: Pick<ModifierDetails, 'storage'>,
): { stages: readonly MessageStage[]; rest: string } | null {
  const { folder, search, isRead, filter } = listArgs(details);
  const { stages, ...otherFilters } = filter ?? {};
  return stages?.length ? { stages, rest: canonicalStringify([folder, search, isRead, otherFilters]) } : null;
}

/**
 * Moves messages between cached lists of stages, including inside an optimistic update: removes them from the lists of
 * other stages, and adds them to lists with the same search and other filters.
 */
export function moveBetweenStages(cache: ApolloCache, ids: readonly string[], stage: MessageStage): void {
  const movedIds = new Set<unknown>(ids);
  const removed = new Map<string, Reference[]>();
  cache.modify({
    fields: {
      messages: (cached, { storage, readField }) => {
        const list = cached as List;
        const name = readStages({ storage });
        const leaving = list.nodes.filter((node) => movedIds.has(readField('id', node)));
        if (!name || name.stages.includes(stage) || leaving.length === 0) return list;
        removed.set(name.rest, [...(removed.get(name.rest) ?? []), ...leaving]);
        return {
          ...list,
          nodes: list.nodes.filter((node) => !leaving.includes(node)),
          totalCount: reduceCount(list, leaving.length),
        };
      },
    },
  });
  cache.modify({
    fields: {
      messages: (cached, { storage, readField }) => {
        const name = readStages({ storage });
        const arriving = name?.stages.includes(stage) ? (removed.get(name.rest) ?? []) : [];
        return arriving.length > 0 ? addItems(cached as List, arriving, readField as Read) : cached;
      },
    },
  });
}

/** The server stops counting at a limit, so a count at the limit does not decrease. */
const reduceCount = ({ totalCount }: List, by: number) => (totalCount < MOST_FOUND ? totalCount - by : totalCount);

function addItems(list: List, arriving: readonly Reference[], read: Read): List {
  const newItems = arriving.filter((item) => !list.nodes.some(({ __ref }) => __ref === item.__ref));
  const sortKey = (item: Reference) => `${read('isRead', item)} ${read('createdAt', item)} ${read('id', item)}`;
  const sorted = [...list.nodes, ...newItems].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  // An item after the last loaded one comes with the next page.
  const isComplete = !list.pageInfo?.hasNextPage;
  const nodes = isComplete ? sorted : sorted.slice(0, Math.max(list.nodes.length, 1));
  return { ...list, nodes, totalCount: Math.min(list.totalCount + newItems.length, MOST_FOUND) };
}

/** Whether a message matches the parts of a filter that the desk can change. */
function matchesFilter(
  message: Reference,
  { ownerId, isOwned, stages, isDue }: MessageFilterInput,
  read: Read,
  today: Day | undefined,
): boolean {
  const owner = read('owner', message) as Reference | null | undefined;
  const stage = read('stage', message) as MessageStage;
  const followUp = read('followUp', message) as { day: string } | null | undefined;
  return (
    (!ownerId || Boolean(owner && read('id', owner) === ownerId)) &&
    (isOwned == null || isOwned === Boolean(owner)) &&
    (!stages?.length || stages.includes(stage)) &&
    (!isDue || Boolean(followUp && !isClosed(stage) && (!today || followUp.day <= today)))
  );
}

/**
 * Removes changed messages from cached lists whose filters no longer match, including inside an optimistic update.
 * Lists that match now are refetched on next use.
 * @param today if the change may have postponed a follow-up
 */
export function leaveLists(cache: ApolloCache, ids: readonly string[], today?: Day): void {
  const changedIds = new Set<unknown>(ids);
  cache.modify({
    fields: {
      messages: (cached, { storage, readField }) => {
        const list = cached as List;
        const filter = listArgs({ storage }).filter ?? {};
        const read = readField as Read;
        const nodes = list.nodes.filter(
          (node) => !changedIds.has(read('id', node)) || matchesFilter(node, filter, read, today),
        );
        const removedCount = list.nodes.length - nodes.length;
        return removedCount > 0 ? { ...list, nodes, totalCount: reduceCount(list, removedCount) } : list;
      },
    },
  });
}
