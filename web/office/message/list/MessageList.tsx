import { type ComponentProps, useMemo } from 'react';
import type { BulkAction, Folder } from '#web/gql/graphql.ts';
import { BulkList } from '#web/office/bulk/BulkList.tsx';
import type { BulkTarget } from '#web/office/bulk/bulkActions.ts';
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
  singular: 'message',
  plural: 'messages',
  spamCount: 'spamMessages',
  onReassigned: (cache, ids, { stage }) => {
    if (stage) moveBetweenStages(cache, ids, stage);
    leaveLists(cache, ids);
  },
};
const inboxActions: BulkAction[] = ['MARK_READ', 'MARK_UNREAD', 'ASSIGN', 'SET_STAGE', 'MARK_SPAM', 'REMOVE'];
const spamActions: BulkAction[] = ['MARK_NOT_SPAM', 'REMOVE'];

type Props = {
  folder: Folder;
  list: ComponentProps<typeof BulkList<ListedMessage>>['list'];
  messages: readonly ListedMessage[];
};

export function MessageList({ folder, list, messages }: Props) {
  const mark = useMarkRead();
  const markSpam = useMarkMessageSpam();
  const remove = useRemoveMessage();
  // The server's order, also after one was marked.
  const sorted = useMemo(() => messages.toSorted(byUrgency), [messages]);
  const onMark = ({ id, isRead }: ListedMessage) => void mark(id, !isRead);
  return (
    <BulkList
      list={list}
      items={sorted}
      target={target}
      nameOf={({ name }) => name}
      actions={folder === 'SPAM' ? spamActions : inboxActions}
      {...(folder === 'INBOX' && { onMarkRead: onMark })}
      removal={{ what: 'message from', nameOf: ({ name }) => name, onConfirm: ({ id }) => remove(id) }}
      empty={null}
      dialogs={(bulk) => <BulkChoosers bulk={bulk} />}
    >
      {(rows, askRemoval) => (
        <MessageTable
          {...rows}
          onMark={onMark}
          onNotSpam={(message) => markSpam(message.id, false)}
          onRemove={askRemoval}
        />
      )}
    </BulkList>
  );
}

/** Unread first, then oldest first (spec section 4). */
const byUrgency = (a: ListedMessage, b: ListedMessage) =>
  Number(a.isRead) - Number(b.isRead) || Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1);
