import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MOST_COUNTED, MOST_FOUND } from '#schema/common.ts';
import { messageStrings } from '#schema/message.ts';
import { readFragment } from '#web/gql/index.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { MessagesDocument, MessageTableFragment } from '#web/shared/data/documents/messages.ts';
import { SORT } from '#web/shared/lists/folderParams.ts';
import { type BuiltInView, SavedViews } from '#web/shared/lists/savedView/SavedViews.tsx';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { useNewsBeside } from '#web/shared/live/news.ts';
import { Folders } from '#web/shared/ui/Folders.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { useBoard } from '../board/useBoard.ts';
import { countFilters, DUE, hasBoardView, type ListParams, ME, NOBODY, paramNames, VIEW } from './filter.ts';
import { Counts, InboxFilters, SearchField, ViewModes } from './InboxHead.tsx';
import { InboxMenu } from './InboxMenu.tsx';
import { useNoteList } from './lastList.ts';
import { MessageList } from './MessageList.tsx';
import { NoMessages } from './NoMessages.tsx';
import { useListParams } from './useListParams.ts';

/** The board, with drag and drop, is a separate chunk. */
const Board = lazy(async () => ({ default: (await import('../board/Board.tsx')).Board }));

export function MessagesPage() {
  useNoteList();
  const [params] = useSearchParams();
  const listParams = useListParams();
  const isBoard = hasBoardView(params);
  const paramsKey = JSON.stringify(listParams);
  const list = useOfficeList({
    document: MessagesDocument,
    variables: listParams,
    pick: ({ messages }) => ({ ...messages, nodes: readFragment(MessageTableFragment, messages.nodes) }),
    sentence: messageStrings.listFailed,
    skip: isBoard,
  });
  const board = useBoard(listParams, !isBoard);
  const { answer, totalCount, loading, sentence, refresh } = isBoard ? board : list;
  const isLoaded = isBoard ? board.columns !== undefined : list.items !== undefined;
  // Arrivals do not go to the spam folder, and an unfiltered list adds them itself.
  const isBeside = listParams.folder === 'INBOX' && (isBoard || isNarrowed(listParams));
  const [newCount, forgetNews] = useNewsBeside('MESSAGE', isBeside ? `${isBoard} ${paramsKey}` : '');
  const refreshAll = () => {
    forgetNews();
    refresh();
  };
  const isEmpty = totalCount === 0;
  return (
    <OfficePage
      title="Contact Queries"
      count={
        <Counts
          total={isLoaded ? totalCount : undefined}
          countText={(total) => countText(listParams, total, isBoard && board.isCapped)}
          newCount={newCount}
          onRefresh={refreshAll}
        />
      }
      tabs={
        <>
          <Folders inbox="Inbox" hasUnread spam={answer?.overview.spamMessages} preservedParams={preservedParams} />
          <SavedViews list="MESSAGES" builtIn={viewsOfEverybody} displayParam={VIEW} />
        </>
      }
      filters={
        <>
          <SearchField />
          <InboxFilters />
        </>
      }
      actions={
        <>
          <ViewModes />
          <InboxMenu
            listParams={listParams}
            isBusy={loading && isLoaded}
            isEmpty={isEmpty || !isLoaded}
            isBoard={isBoard}
            onRefresh={refreshAll}
          />
        </>
      }
    >
      {sentence && (
        <div className="mb-4">
          <ErrorPanel title="Error Loading Messages" message={sentence} onRetry={refreshAll} />
        </div>
      )}
      {!isLoaded && !sentence && <Loading label="Loading messages..." />}
      {isLoaded && isEmpty && <NoMessages listParams={listParams} />}
      {isBoard && board.columns && !isEmpty && (
        <Suspense fallback={<Loading label="Loading the board..." />}>
          <Board columns={board.columns} isBusy={loading} />
        </Suspense>
      )}
      {!isBoard && list.items && !isEmpty && (
        <MessageList
          // The selection is reset for each folder, search and filter.
          key={paramsKey}
          listParams={listParams}
          list={list}
          messages={list.items}
        />
      )}
    </OfficePage>
  );
}

const viewsOfEverybody: BuiltInView[] = [
  { name: 'Mine', query: `${paramNames.owner}=${ME}` },
  { name: "Nobody's", query: `${paramNames.owner}=${NOBODY}` },
  { name: 'Due', query: `${paramNames.due}=${DUE}` },
];

/** Query parameters to preserve between folders. */
const preservedParams = [...Object.values(paramNames), VIEW, SORT];

const isNarrowed = (listParams: ListParams) => listParams.search !== '' || countFilters(listParams) > 0;

function countText(listParams: ListParams, total: number, isCapped: boolean): string {
  const limit = isNarrowed(listParams) ? MOST_FOUND : MOST_COUNTED;
  const prefix = `${total} ${isCapped || total >= limit ? 'or more ' : ''}`;
  return isNarrowed(listParams) ? `${prefix}found` : `${prefix}${total === 1 ? 'message' : 'messages'}`;
}
