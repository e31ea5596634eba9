import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MOST_COUNTED, MOST_FOUND } from '#schema/common.ts';
import { messageStrings } from '#schema/message.ts';
import { readFragment } from '#web/gql/index.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { MessagesDocument, MessageTableFragment } from '#web/shared/data/documents/messages.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { useNewsBeside } from '#web/shared/live/news.ts';
import { Folders } from '#web/shared/ui/Folders.tsx';
import { RefreshButton } from '#web/shared/ui/RefreshButton.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { useBoard } from '../board/useBoard.ts';
import { FilterBar } from './FilterBar.tsx';
import { countOn, isBoardIn, names, VIEW, type Wanted } from './filter.ts';
import { useNoteList } from './lastList.ts';
import { MessageList } from './MessageList.tsx';
import { NoMessages } from './NoMessages.tsx';
import { SavedViews } from './SavedViews.tsx';
import { useWanted } from './useWanted.ts';

/** The board, with drag and drop, is a separate chunk. */
const Board = lazy(async () => ({ default: (await import('../board/Board.tsx')).Board }));

export function MessagesPage() {
  useNoteList();
  const [params] = useSearchParams();
  const wanted = useWanted();
  const isBoard = isBoardIn(params);
  const asked = JSON.stringify(wanted);
  const list = useOfficeList({
    document: MessagesDocument,
    variables: wanted,
    pick: ({ messages }) => ({ ...messages, nodes: readFragment(MessageTableFragment, messages.nodes) }),
    sentence: messageStrings.listFailed,
    skip: isBoard,
  });
  const board = useBoard(wanted, !isBoard);
  const { answer, totalCount, loading, sentence, refresh } = isBoard ? board : list;
  const isThere = isBoard ? board.columns !== undefined : list.items !== undefined;
  // Arrivals do not go to the spam folder, and an unfiltered list adds them itself.
  const isBeside = wanted.folder === 'INBOX' && (isBoard || isNarrowed(wanted));
  const [news, forgetNews] = useNewsBeside('MESSAGE', isBeside ? `${isBoard} ${asked}` : '');
  const refreshAll = () => {
    forgetNews();
    refresh();
  };
  const isEmpty = totalCount === 0;
  return (
    <OfficePage title="Contact Queries" actions={<RefreshButton busy={loading && isThere} onClick={refreshAll} />}>
      <Folders inbox="Inbox" hasUnread spam={answer?.overview.spamMessages} kept={kept} />
      <SavedViews />
      {sentence && (
        <div className="mb-10">
          <ErrorPanel title="Error Loading Messages" message={sentence} onRetry={refreshAll} />
        </div>
      )}
      <FilterBar
        wanted={wanted}
        total={isThere ? totalCount : undefined}
        counted={(total) => counted(wanted, total, isBoard && board.isCapped)}
        news={news}
        onNews={refreshAll}
      />
      {!isThere && !sentence && <Loading label="Loading messages..." />}
      {isThere && isEmpty && <NoMessages wanted={wanted} />}
      {isBoard && board.columns && !isEmpty && (
        <Suspense fallback={<Loading label="Loading the board..." />}>
          <Board columns={board.columns} isBusy={loading} />
        </Suspense>
      )}
      {!isBoard && list.items && !isEmpty && (
        <MessageList
          // The selection is reset for each folder, search and filter.
          key={asked}
          folder={wanted.folder}
          list={list}
          messages={list.items}
        />
      )}
    </OfficePage>
  );
}

/** Query parameters to preserve between folders. */
const kept = [...Object.values(names), VIEW];

const isNarrowed = (wanted: Wanted) => wanted.search !== '' || countOn(wanted) > 0;

function counted(wanted: Wanted, total: number, isCapped: boolean): string {
  const most = isNarrowed(wanted) ? MOST_FOUND : MOST_COUNTED;
  const said = `${total} ${isCapped || total >= most ? 'or more ' : ''}`;
  return isNarrowed(wanted) ? `${said}found` : `${said}${total === 1 ? 'message' : 'messages'}`;
}
