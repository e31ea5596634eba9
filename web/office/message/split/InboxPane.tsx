import { AlarmClock, CornerUpLeft } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { messageStrings } from '#schema/message.ts';
import { readFragment } from '#web/gql/index.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { MessagesDocument, MessageTableFragment } from '#web/shared/data/documents/messages.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { paths } from '#web/shared/paths.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { isAwaiting } from '../desk/DeskMarks.tsx';
import { followUpWords } from '../desk/followUpWords.ts';
import { StageMark } from '../desk/StageBadge.tsx';
import type { ListedMessage } from '../list/MessageTable.tsx';
import { inOrder } from '../list/order.ts';
import { lastListParams } from './useInbox.ts';
import { followOrder } from './walk.ts';

/** The list that was left last, beside an open enquiry. It keeps its order and place from one enquiry to the next. */
export function InboxPane({ id }: { id: string }) {
  const listParams = useMemo(lastListParams, []);
  const list = useOfficeList({
    document: MessagesDocument,
    variables: listParams,
    pick: ({ messages }) => ({ ...messages, nodes: readFragment(MessageTableFragment, messages.nodes) }),
    sentence: messageStrings.listFailed,
  });
  const pane = useRef<HTMLUListElement>(null);
  const { items } = list;
  const rows = useMemo(() => {
    const ordered = inOrder(items ?? [], listParams);
    const stable = followOrder(
      JSON.stringify(listParams),
      ordered.map((message) => message.id),
    );
    if (listParams.orderBy) return ordered;
    const byId = new Map(ordered.map((message) => [message.id, message]));
    return stable.flatMap((one) => byId.get(one) ?? []);
  }, [items, listParams]);
  const isListed = rows.some((message) => message.id === id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row of the open enquiry is another with each id
  useEffect(() => {
    pane.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [id, isListed]);

  if (list.sentence)
    return (
      <div className="p-4">
        <ErrorPanel title="Error Loading Messages" message={list.sentence} onRetry={list.refresh} />
      </div>
    );
  if (!items) return <Loading label="Loading messages..." />;
  if (rows.length === 0) return <p className="p-4 text-sm text-ink-soft">Nothing is left in this list.</p>;
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: React.UIEvent) => {
    if (scrollTop + clientHeight > scrollHeight - clientHeight) list.more?.();
  };
  return (
    <ul ref={pane} aria-label="Enquiries of this list" onScroll={onScroll} className="h-full overflow-y-auto">
      {rows.map((message, index) => (
        <Row
          key={message.id}
          message={message}
          isOpen={message.id === id}
          // One stop for Tab: J and K lead to the others.
          isStop={message.id === id || (!isListed && index === 0)}
        />
      ))}
    </ul>
  );
}

type RowProps = { message: ListedMessage; isOpen: boolean; isStop: boolean };

function Row({ message, isOpen, isStop }: RowProps) {
  const { id, name, service, message: text, isRead, stage, followUp, owner, lastActivityAt } = message;
  const { today, dayOf, timeOf, shortDate } = useDates();
  const date = new Date(lastActivityAt);
  const due = followUp && followUpWords(followUp.day, stage, today());
  return (
    <li className="border-b border-line [content-visibility:auto] [contain-intrinsic-size:auto_3.75rem]">
      <Link
        to={paths.message(id)}
        replace
        aria-current={isOpen || undefined}
        tabIndex={isStop ? undefined : -1}
        className={
          'grid grid-cols-1 gap-0.5 border-l-4 border-transparent py-1.5 pr-3 pl-3 text-sm leading-5 no-underline hover:bg-sheet ' +
          '-outline-offset-2 aria-[current]:border-signal aria-[current]:bg-sheet'
        }
      >
        <span className="flex items-baseline gap-2">
          {!isRead && (
            <span className="size-2 shrink-0 self-center rounded-full bg-signal">
              <span className="sr-only">Not read yet: </span>
            </span>
          )}
          <bdi dir="auto" className={`min-w-0 truncate ${isRead ? '' : 'font-bold'}`}>
            {name}
          </bdi>
          <time dateTime={lastActivityAt} className="ml-auto shrink-0 text-xs text-ink-soft tabular-nums">
            {dayOf(date) === today() ? timeOf(date) : shortDate(lastActivityAt)}
          </time>
        </span>
        <span className="flex items-center gap-2 text-ink-soft">
          <span className="min-w-0 grow truncate">
            {service}
            {text && (
              <>
                {' · '}
                <bdi dir="auto">{text}</bdi>
              </>
            )}
          </span>
          {isAwaiting(message) && <CornerUpLeft aria-label="New answer" className="size-4 shrink-0 text-signal-ink" />}
          {due?.isDue && <AlarmClock aria-label={due.text ?? 'Due'} className="size-4 shrink-0 text-signal-ink" />}
          {owner && (
            <span
              role="img"
              aria-label={`Owner: ${owner.name}`}
              title={owner.name}
              className="grid size-5 shrink-0 place-items-center bg-ink text-[0.625rem] font-semibold text-paper"
            >
              {initialsOf(owner.name)}
            </span>
          )}
          <StageMark stage={stage} />
        </span>
      </Link>
    </li>
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('en') ?? '')
    .join('');
