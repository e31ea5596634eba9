import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { MOST_FOUND } from '#schema/common.ts';
import { deskStrings, type MessageStage, messageStages } from '#schema/desk.ts';
import type { BoardQuery, Messages_ColumnFragment } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { useErrorToast } from '#web/shared/ui/useErrorToast.ts';
import type { Wanted } from '../list/filter.ts';
import { boardVariables, MOST, type Sizes, STEP } from './boardVariables.ts';
import { BoardColumnFragment, BoardDocument } from './documents.ts';

export type CardMessage = Messages_ColumnFragment['nodes'][number];
export type Column = {
  stage: MessageStage;
  cards: readonly CardMessage[];
  totalCount: number;
  /** Shows more cards; undefined at the end, or when the list is the better view. */
  more: (() => void) | undefined;
};

/** Aliases of the columns in the query. */
const fields = { NEW: 'new', IN_CONTACT: 'inContact', PROPOSAL: 'proposal', WON: 'won', LOST: 'lost' } as const;

/** Messages by stage, for the stages in the filter or all. @param skip while not visible */
export function useBoard(wanted: Wanted, skip: boolean) {
  const asked = JSON.stringify(wanted);
  const [shown, setShown] = useState<{ asked: string; sizes: Sizes }>({ asked, sizes: {} });
  const sizes = shown.asked === asked ? shown.sizes : {};
  const variables = boardVariables(wanted, sizes);
  const fetchPolicy = useFetchPolicy(BoardDocument, variables);
  const { data, previousData, loading, error, refetch } = useQuery<BoardQuery>(BoardDocument, {
    skip,
    variables,
    fetchPolicy,
    notifyOnNetworkStatusChange: true,
  });
  // Old data stays during a refetch and after its failure.
  const answer = (data ?? previousData) as BoardQuery | undefined;
  const said = !(loading || skip) && (error || !answer) ? sentenceOf(error, deskStrings.boardFailed) : null;
  useErrorToast(said);

  const columnOf = (stage: MessageStage, board: BoardQuery): Column => {
    const { nodes, totalCount, pageInfo } = readFragment(BoardColumnFragment, board[fields[stage]]);
    const size = sizes[stage] ?? STEP;
    const hasMore = nodes.length > size || pageInfo.hasNextPage;
    const more = () => setShown({ asked, sizes: { ...sizes, [stage]: size + STEP } });
    // The cache may contain more items, from the stage's list.
    return { stage, cards: nodes.slice(0, size), totalCount, more: hasMore && size < MOST ? more : undefined };
  };
  const wantedStages = wanted.filter.stages ?? [];
  const stages = messageStages.filter((stage) => wantedStages.length === 0 || wantedStages.includes(stage));
  const columns = answer && stages.map((stage) => columnOf(stage, answer));
  const counts = columns?.map(({ totalCount }) => totalCount) ?? [];
  return {
    answer,
    columns,
    totalCount: counts.reduce((sum, count) => sum + count, 0),
    /** Whether a column has reached the server's count limit. */
    isCapped: counts.some((count) => count >= MOST_FOUND),
    loading,
    sentence: said,
    refresh: () => void refetch().catch(() => undefined),
  };
}
