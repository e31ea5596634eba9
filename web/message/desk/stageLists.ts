import type { ApolloCache, Reference } from '@apollo/client';
import { MOST_FOUND } from '#schema/common.ts';
import type { MessageStage } from '#schema/desk.ts';

type List = { nodes: readonly Reference[]; totalCount: number; pageInfo?: { hasNextPage: boolean } };
type Read = (name: string, of: Reference) => unknown;

/** A list of some stages in the cache, as its storeFieldName names it: its stages, and what else it goes by. */
function readName(storeFieldName: string): { stages: MessageStage[]; rest: string } | null {
  const args = JSON.parse(storeFieldName.slice(storeFieldName.indexOf('{')) || '{}');
  const { stages, ...filter } = args.filter ?? {};
  return stages?.length ? { stages, rest: JSON.stringify({ ...args, filter }) } : null;
}

/**
 * Moves messages that have come into another stage between the lists of stages in the cache, in an optimistic layer too:
 * they leave those that they do not belong to any more, and join those that go by the same search and filter otherwise.
 */
export function moveBetweenStages(cache: ApolloCache, ids: readonly string[], stage: MessageStage): void {
  const moved = new Set<unknown>(ids);
  const left = new Map<string, Reference[]>();
  cache.modify({
    fields: {
      messages: (known, { storeFieldName, readField }) => {
        const list = known as List;
        const name = readName(storeFieldName);
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
      messages: (known, { storeFieldName, readField }) => {
        const name = readName(storeFieldName);
        const coming = name?.stages.includes(stage) ? (left.get(name.rest) ?? []) : [];
        return coming.length > 0 ? withMore(known as List, coming, readField as Read) : known;
      },
    },
  });
}

/** The server stops counting at a limit: a count that has reached it does not go down. */
const lower = ({ totalCount }: List, by: number) => (totalCount < MOST_FOUND ? totalCount - by : totalCount);

function withMore(list: List, coming: readonly Reference[], read: Read): List {
  const more = coming.filter((item) => !list.nodes.some(({ __ref }) => __ref === item.__ref));
  const place = (item: Reference) => `${read('isRead', item)} ${read('createdAt', item)} ${read('id', item)}`;
  const sorted = [...list.nodes, ...more].toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
  // What belongs behind the end of what has been fetched comes with the next page.
  const isWhole = !list.pageInfo?.hasNextPage;
  const nodes = isWhole ? sorted : sorted.slice(0, Math.max(list.nodes.length, 1));
  return { ...list, nodes, totalCount: Math.min(list.totalCount + more.length, MOST_FOUND) };
}
