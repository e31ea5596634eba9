import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { MOST_FOUND } from '#schema/common.ts';
import { deskStrings, type MessageStage, messageStages } from '#schema/desk.ts';
import type { BoardQuery, Messages_ColumnFragment } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { useErrorToast } from '#web/shared/ui/useErrorToast.ts';
import type { ListParams } from '../list/filter.ts';
import { boardVariables, type ColumnSizes, MAX_CARDS, STEP } from './boardVariables.ts';
import { BoardColumnFragment, BoardDocument } from './documents.ts';

export type CardMessage = Messages_ColumnFragment['nodes'][number];
export type Column = {
  stage: MessageStage;
  cards: readonly CardMessage[];
  totalCount: number;
  /** Shows more cards; undefined at the end, or when the list is the better view. */
  showMore: (() => void) | undefined;
};

const fields = { NEW: 'new', IN_CONTACT: 'inContact', PROPOSAL: 'proposal', WON: 'won', LOST: 'lost' } as const;

/** Messages by stage, for the stages in the filter or all. @param skip while not visible */
export function useBoard(listParams: ListParams, skip: boolean) {
  const key = JSON.stringify(listParams);
  const [sizesState, setSizesState] = useState<{ key: string; sizes: ColumnSizes }>({ key, sizes: {} });
  const sizes = sizesState.key === key ? sizesState.sizes : {};
  const variables = boardVariables(listParams, sizes);
  const fetchPolicy = useFetchPolicy(BoardDocument, variables);
  const { data, previousData, loading, error, refetch } = useQuery<BoardQuery>(BoardDocument, {
    skip,
    variables,
    fetchPolicy,
    notifyOnNetworkStatusChange: true,
  });
  // Old data stays during a refetch and after its failure.
  const answer = (data ?? previousData) as BoardQuery | undefined;
  const sentence = !(loading || skip) && (error || !answer) ? sentenceOf(error, deskStrings.boardFailed) : null;
  useErrorToast(sentence);

  const toColumn = (stage: MessageStage, board: BoardQuery): Column => {
    const { nodes, totalCount, pageInfo } = readFragment(BoardColumnFragment, board[fields[stage]]);
    const size = sizes[stage] ?? STEP;
    const hasMore = nodes.length > size || pageInfo.hasNextPage;
    const showMore = () => setSizesState({ key, sizes: { ...sizes, [stage]: size + STEP } });
    // The cache may contain more items, from the stage's list.
    return {
      stage,
      cards: nodes.slice(0, size),
      totalCount,
      showMore: hasMore && size < MAX_CARDS ? showMore : undefined,
    };
  };
  const filterStages = listParams.filter.stages ?? [];
  const stages = messageStages.filter((stage) => filterStages.length === 0 || filterStages.includes(stage));
  const columns = answer && stages.map((stage) => toColumn(stage, answer));
  const counts = columns?.map(({ totalCount }) => totalCount) ?? [];
  return {
    answer,
    columns,
    totalCount: counts.reduce((sum, count) => sum + count, 0),
    /** Whether a column has reached the server's count limit. */
    isCapped: counts.some((count) => count >= MOST_FOUND),
    loading,
    sentence,
    refresh: () => void refetch().catch(() => undefined),
  };
}
