import { type ComponentProps, useMemo } from 'react';
import type { BulkAction } from '#web/gql/graphql.ts';
import { BulkList } from '#web/office/bulk/BulkList.tsx';
import type { BulkTarget } from '#web/office/bulk/bulkActions.ts';
import { messageEntity } from '../cacheEntity.ts';
import { leaveLists, moveBetweenStages } from '../desk/stageLists.ts';
import { useMarkMessageSpam } from '../useMarkMessageSpam.ts';
import { useMarkRead } from '../useMarkRead.ts';
import { useRemoveMessage } from '../useRemoveMessage.ts';
import { DeskDialogs } from './DeskDialogs.tsx';
import type { ListParams } from './filter.ts';
import { type ListedMessage, MessageTable } from './MessageTable.tsx';
import { inOrder } from './order.ts';
import { useReturn } from './useReturn.ts';

const target: BulkTarget = {
  kind: 'MESSAGE',
  entity: messageEntity,
  singular: 'message',
  plural: 'messages',
  spamCount: 'spamMessages',
  keepsSelection: true,
  onReassigned: (cache, ids, { stage }) => {
    if (stage) moveBetweenStages(cache, ids, stage);
    leaveLists(cache, ids);
  },
};
const inboxActions: BulkAction[] = ['MARK_READ', 'MARK_UNREAD', 'ASSIGN', 'SET_STAGE', 'MARK_SPAM', 'REMOVE'];
const spamActions: BulkAction[] = ['MARK_NOT_SPAM', 'REMOVE'];

type Props = {
  listParams: ListParams;
  list: ComponentProps<typeof BulkList<ListedMessage>>['list'];
  messages: readonly ListedMessage[];
};

export function MessageList({ listParams, list, messages }: Props) {
  const { folder } = listParams;
  const mark = useMarkRead();
  const markSpam = useMarkMessageSpam();
  const remove = useRemoveMessage();
  // The server's order, also after one was marked.
  const sorted = useMemo(() => inOrder(messages, listParams), [messages, listParams]);
  const memory = useReturn();
  const onMark = ({ id, isRead }: ListedMessage) => void mark(id, !isRead);
  return (
    <BulkList
      list={list}
      items={sorted}
      target={target}
      memory={memory}
      nameOf={({ name }) => name}
      actions={folder === 'SPAM' ? spamActions : inboxActions}
      {...(folder === 'INBOX' && { onMarkRead: onMark })}
      removal={{ what: 'message from', nameOf: ({ name }) => name, onConfirm: ({ id }) => remove(id) }}
      empty={null}
      dialogs={(bulk) => folder === 'INBOX' && <DeskDialogs bulk={bulk} />}
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
