import type { ApolloCache, Reference } from '@apollo/client';
import type { ModifierDetails } from '@apollo/client/cache';
import { canonicalStringify } from '@apollo/client/utilities';
import { MOST_FOUND } from '#schema/common.ts';
import type { MessageStage } from '#schema/desk.ts';
import type { MessageFilterInput } from '#web/gql/graphql.ts';
import { listArgs } from '#web/shared/data/cacheLists.ts';
import { followUpWords } from './followUpWords.ts';

type List = { nodes: readonly Reference[]; totalCount: number; pageInfo?: { hasNextPage: boolean } };
type Read = (name: string, of: Reference) => unknown;

/** The stages of a cached list, and its other arguments as a key. */
function stagesOf(details: Pick<ModifierDetails, 'storage'>): { stages: readonly MessageStage[]; rest: string } | null {
  const { folder, search, isRead, filter } = listArgs(details);
  const { stages, ...others } = filter ?? {};
  return stages?.length ? { stages, rest: canonicalStringify([folder, search, isRead, others]) } : null;
}

/**
 * Moves messages between cached lists of stages, including inside an optimistic update: removes them from the lists of
 * other stages, and adds them to lists with the same search and other filters.
 */
export function moveBetweenStages(cache: ApolloCache, ids: readonly string[], stage: MessageStage): void {
  const moved = new Set<unknown>(ids);
  const left = new Map<string, Reference[]>();
  cache.modify({
    fields: {
      messages: (known, { storage, readField }) => {
        const list = known as List;
        const name = stagesOf({ storage });
        const going = list.nodes.filter((node) => moved.has(readField('id', node)));
        if (!name || name.stages.includes(stage) || going.length === 0) return list;
        left.set(name.rest, [...(left.get(name.rest) ?? []), ...going]);
        return {
          ...list,
          nodes: list.nodes.filter((node) => !going.includes(node)),
          totalCount: lower(list, going.length),
        };
      },
    },
  });
  cache.modify({
    fields: {
      messages: (known, { storage, readField }) => {
        const name = stagesOf({ storage });
        const coming = name?.stages.includes(stage) ? (left.get(name.rest) ?? []) : [];
        return coming.length > 0 ? withMore(known as List, coming, readField as Read) : known;
      },
    },
  });
}

/** The server stops counting at a limit, so a count at the limit does not decrease. */
const lower = ({ totalCount }: List, by: number) => (totalCount < MOST_FOUND ? totalCount - by : totalCount);

function withMore(list: List, coming: readonly Reference[], read: Read): List {
  const more = coming.filter((item) => !list.nodes.some(({ __ref }) => __ref === item.__ref));
  const place = (item: Reference) => `${read('isRead', item)} ${read('createdAt', item)} ${read('id', item)}`;
  const sorted = [...list.nodes, ...more].toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
  // An item after the last loaded one comes with the next page.
  const isWhole = !list.pageInfo?.hasNextPage;
  const nodes = isWhole ? sorted : sorted.slice(0, Math.max(list.nodes.length, 1));
  return { ...list, nodes, totalCount: Math.min(list.totalCount + more.length, MOST_FOUND) };
}

/** Whether a message matches the parts of a filter that the desk can change. */
function fits(message: Reference, { ownerId, isOwned, stages, isDue }: MessageFilterInput, read: Read): boolean {
  const owner = read('owner', message) as Reference | null | undefined;
  const stage = read('stage', message) as MessageStage;
  const followUp = read('followUp', message) as { day: string } | null | undefined;
  return (
    (!ownerId || Boolean(owner && read('id', owner) === ownerId)) &&
    (isOwned == null || isOwned === Boolean(owner)) &&
    (!stages?.length || stages.includes(stage)) &&
    (!isDue || Boolean(followUp && followUpWords(followUp.day, stage).isDue))
  );
}

/**
 * Removes changed messages from cached lists whose filters no longer match, including inside an optimistic update.
 * Lists that match now are refetched on next use.
 */
export function leaveLists(cache: ApolloCache, ids: readonly string[]): void {
  const changed = new Set<unknown>(ids);
  cache.modify({
    fields: {
      messages: (known, { storage, readField }) => {
        const list = known as List;
        const filter = listArgs({ storage }).filter ?? {};
        const read = readField as Read;
        const nodes = list.nodes.filter((node) => !changed.has(read('id', node)) || fits(node, filter, read));
        const left = list.nodes.length - nodes.length;
        return left > 0 ? { ...list, nodes, totalCount: lower(list, left) } : list;
      },
    },
  });
}
