import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MOST_COUNTED } from '#schema/common.ts';
import { messageStrings } from '#schema/message.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import type { BulkTarget } from '#web/bulk/bulkActions.ts';
import { SelectAll } from '#web/bulk/SelectAll.tsx';
import { SelectionBar } from '#web/bulk/SelectionBar.tsx';
import { useBulk } from '#web/bulk/useBulk.ts';
import { sentenceOf } from '#web/data/errors.ts';
import type { BulkAction, Folder } from '#web/gql/graphql.ts';
import { readIn } from '#web/lists/folderParams.ts';
import { ScrollAnchor } from '#web/lists/ScrollAnchor.tsx';
import { useFolder } from '#web/lists/useFolder.ts';
import { useOfficeList } from '#web/lists/useOfficeList.ts';
import { useSearch } from '#web/lists/useSearch.ts';
import { useNewsBeside } from '#web/live/news.ts';
import { ConfirmRemoval } from '#web/ui/ConfirmRemoval.tsx';
import { Folders } from '#web/ui/Folders.tsx';
import { RefreshButton } from '#web/ui/RefreshButton.tsx';
import { SearchBar } from '#web/ui/SearchBar.tsx';
import { Empty, ErrorPanel, Loading } from '#web/ui/States.tsx';
import { messageEntity } from './cacheEntity.ts';
import { MessagesDocument } from './documents.ts';
import { type ListedMessage, MessageTable } from './MessageTable.tsx';
import { useMarkMessageSpam } from './useMarkMessageSpam.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useRemoveMessage } from './useRemoveMessage.ts';

export function MessagesPage() {
  const folder = useFolder();
  const search = useSearch();
  const { wanted } = search;
  const [params] = useSearchParams();
  const isRead = readIn(params);
  const list = useOfficeList({
    document: MessagesDocument,
    variables: { folder, search: wanted, isRead },
    pick: ({ messages }) => messages,
    sentence: (error) => sentenceOf(error, messageStrings.listFailed),
  });
  const { answer, items: messages, totalCount, loading, sentence, more, fetchUpTo, refresh } = list;
  // What arrives does not arrive in the spam folder.
  const [news, forgetNews] = useNewsBeside('MESSAGE', folder === 'INBOX' ? wanted : '');
  const refreshAll = () => {
    forgetNews();
    refresh();
  };
  const isRefreshing = loading && messages !== undefined;
  const actions = <RefreshButton busy={isRefreshing} onClick={refreshAll} />;
  return (
    <OfficePage title="Contact Queries" actions={actions}>
      <Folders inbox="Inbox" hasUnread spam={answer?.overview.spamMessages} />
      {sentence && (
        <div className="mb-10">
          <ErrorPanel title="Error Loading Messages" message={sentence} onRetry={refreshAll} />
        </div>
      )}
      {messages ? (
        <>
          {(totalCount > 0 || wanted || isRead === false) && (
            <SearchBar
              label="Search messages"
              search={search}
              total={totalCount}
              counted={counted}
              news={news}
              onNews={refreshAll}
            />
          )}
          <Messages
            // Each folder and each search has its own selection.
            key={`${folder} ${isRead} ${wanted}`}
            isUnread={isRead === false}
            folder={folder}
            messages={messages}
            total={totalCount}
            wanted={wanted}
            onEnd={more}
            fetchUpTo={fetchUpTo}
          />
        </>
      ) : (
        !sentence && <Loading label="Loading messages..." />
      )}
    </OfficePage>
  );
}

const target: BulkTarget = {
  kind: 'MESSAGE',
  entity: messageEntity,
  one: 'message',
  many: 'messages',
  spamCount: 'spamMessages',
};
const inboxActions: BulkAction[] = ['MARK_READ', 'MARK_UNREAD', 'MARK_SPAM', 'REMOVE'];
const spamActions: BulkAction[] = ['MARK_NOT_SPAM', 'REMOVE'];

type Props = {
  folder: Folder;
  messages: readonly ListedMessage[];
  total: number;
  wanted: string;
  /** Whether only unread ones are shown. */
  isUnread: boolean;
  onEnd?: () => void;
  fetchUpTo: ((most: number) => Promise<readonly ListedMessage[] | null>) | undefined;
};

function Messages({ folder, messages, total, wanted, isUnread, onEnd, fetchUpTo }: Props) {
  const mark = useMarkRead();
  const markSpam = useMarkMessageSpam();
  const remove = useRemoveMessage();
  const [asked, setAsked] = useState<ListedMessage | null>(null);
  // As the server sorts them, also after one has been marked.
  const sorted = useMemo(() => messages.toSorted(byUrgency), [messages]);

  const onMark = ({ id, isRead }: ListedMessage) => void mark(id, !isRead);
  const bulk = useBulk({
    target,
    items: sorted,
    nameOf: ({ name }) => name,
    actions: folder === 'SPAM' ? spamActions : inboxActions,
    ...(folder === 'INBOX' && { onMarkRead: onMark }),
    onRemove: setAsked,
  });

  const onConfirm = () => {
    setAsked(null);
    if (asked) void remove(asked.id);
  };

  if (total === 0 && wanted) return <p className="py-8 text-ink-soft">{`No message has "${wanted}" in it.`}</p>;
  if (total === 0 && folder === 'SPAM')
    return <Empty title="No Spam" text="What looks like the work of a robot waits here until somebody looks at it." />;
  if (total === 0 && isUnread) return <p className="py-8 text-ink-soft">Every message has been read.</p>;
  if (total === 0) return <Empty title="No Messages Yet" text="What is sent from the contact page arrives here." />;
  return (
    <>
      <SelectAll bulk={bulk} total={total} fetchUpTo={fetchUpTo} />
      <ScrollAnchor count={total}>
        <MessageTable
          messages={sorted}
          total={total}
          onEnd={onEnd}
          selectable={bulk}
          onMark={onMark}
          onNotSpam={(message) => markSpam(message.id, false)}
          onRemove={setAsked}
        />
      </ScrollAnchor>
      <SelectionBar bulk={bulk} />
      <ConfirmRemoval
        what="message from"
        title={asked?.name ?? null}
        onClose={() => setAsked(null)}
        onConfirm={onConfirm}
      />
    </>
  );
}

/** Unread first, then oldest first (spec section 4). */
const byUrgency = (one: ListedMessage, other: ListedMessage) =>
  Number(one.isRead) - Number(other.isRead) ||
  Date.parse(one.createdAt) - Date.parse(other.createdAt) ||
  (one.id < other.id ? -1 : 1);

const counted = (total: number) =>
  `${total} ${total < MOST_COUNTED ? '' : 'or more '}${total === 1 ? 'message' : 'messages'}`;
