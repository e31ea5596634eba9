import { useMemo } from 'react';
import type { BulkAction, Folder } from '#web/gql/graphql.ts';
import type { BulkTarget } from '#web/office/bulk/bulkActions.ts';
import { SelectAll } from '#web/office/bulk/SelectAll.tsx';
import { SelectionBar } from '#web/office/bulk/SelectionBar.tsx';
import { useBulk } from '#web/office/bulk/useBulk.ts';
import { ScrollAnchor } from '#web/shared/lists/ScrollAnchor.tsx';
import { useRemovalQuestion } from '#web/shared/ui/useQuestion.tsx';
import { messageEntity } from '../cacheEntity.ts';
import { leaveLists, moveBetweenStages } from '../desk/stageLists.ts';
import { useMarkMessageSpam } from '../useMarkMessageSpam.ts';
import { useMarkRead } from '../useMarkRead.ts';
import { useRemoveMessage } from '../useRemoveMessage.ts';
import { BulkChoosers } from './BulkChoosers.tsx';
import { type ListedMessage, MessageTable } from './MessageTable.tsx';

const target: BulkTarget = {
  kind: 'MESSAGE',
  entity: messageEntity,
  one: 'message',
  many: 'messages',
  spamCount: 'spamMessages',
  onGiven: (cache, ids, { stage }) => {
    if (stage) moveBetweenStages(cache, ids, stage);
    leaveLists(cache, ids);
  },
};
const inboxActions: BulkAction[] = ['MARK_READ', 'MARK_UNREAD', 'ASSIGN', 'SET_STAGE', 'MARK_SPAM', 'REMOVE'];
const spamActions: BulkAction[] = ['MARK_NOT_SPAM', 'REMOVE'];

type Props = {
  folder: Folder;
  messages: readonly ListedMessage[];
  total: number;
  onEnd?: () => void;
  fetchUpTo: ((most: number) => Promise<readonly ListedMessage[] | null>) | undefined;
};

export function MessageList({ folder, messages, total, onEnd, fetchUpTo }: Props) {
  const mark = useMarkRead();
  const markSpam = useMarkMessageSpam();
  const remove = useRemoveMessage();
  const [askRemoval, removalQuestion] = useRemovalQuestion<ListedMessage>({
    what: 'message from',
    nameOf: ({ name }) => name,
    onConfirm: ({ id }) => remove(id),
  });
  // The server's order, also after one was marked.
  const sorted = useMemo(() => messages.toSorted(byUrgency), [messages]);

  const onMark = ({ id, isRead }: ListedMessage) => void mark(id, !isRead);
  const bulk = useBulk({
    target,
    items: sorted,
    nameOf: ({ name }) => name,
    actions: folder === 'SPAM' ? spamActions : inboxActions,
    ...(folder === 'INBOX' && { onMarkRead: onMark }),
    onRemove: askRemoval,
  });

  return (
    <>
      <SelectAll bulk={bulk} total={total} fetchUpTo={fetchUpTo} />
      <ScrollAnchor count={total}>
        <MessageTable
          rows={sorted}
          total={total}
          onEnd={onEnd}
          selectable={bulk}
          onMark={onMark}
          onNotSpam={(message) => markSpam(message.id, false)}
          onRemove={askRemoval}
        />
      </ScrollAnchor>
      <SelectionBar bulk={bulk} />
      <BulkChoosers bulk={bulk} />
      {removalQuestion}
    </>
  );
}

/** Unread first, then oldest first (spec section 4). */
const byUrgency = (one: ListedMessage, other: ListedMessage) =>
  Number(one.isRead) - Number(other.isRead) ||
  Date.parse(one.createdAt) - Date.parse(other.createdAt) ||
  (one.id < other.id ? -1 : 1);
