import { Mail, MailOpen, Reply, ShieldCheck, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MessageTable_MessageFragment } from '#web/gql/graphql.ts';
import { OfficeDate, useDates } from '#web/shared/app/useDates.tsx';
import { messageOrders } from '#web/shared/lists/listOrder.ts';
import { paths } from '#web/shared/paths.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { actionsColumn, type Column, type Rows, Table } from '#web/shared/ui/Table.tsx';
import { DeskMarks, isAwaiting } from '../desk/DeskMarks.tsx';
import { StageBadge } from '../desk/StageBadge.tsx';
import { ReadBadge } from '../ReadBadge.tsx';

export type ListedMessage = MessageTable_MessageFragment;
type RowHandler = (message: ListedMessage) => void;
type Props = Rows<ListedMessage> & {
  onMark: RowHandler;
  onNotSpam: RowHandler;
  onRemove: RowHandler;
};

/**
 * The inbox. Senders, states and marks take two or three lines of a row where one line would leave no space for the
 * message. A compact row is one line: it leaves out what does not fit (density.css).
 */
export function MessageTable({ onMark, onNotSpam, onRemove, ...rows }: Props) {
  const columns: Column<ListedMessage>[] = [
    {
      head: 'From',
      order: 'NAME',
      title: true,
      className: 'wrap-anywhere',
      cell: (message) => <Sender {...message} />,
    },
    {
      head: 'Message',
      className: 'max-md:block max-md:before:hidden md:w-full md:max-w-0',
      cell: (message) => <Gist {...message} />,
    },
    { head: 'Status', cell: (message) => <Status {...message} /> },
    { head: 'Desk', className: 'max-md:items-start!', cell: (message) => <Desk message={message} /> },
    {
      head: 'Received',
      order: 'CREATED',
      className: 'whitespace-nowrap md:max-2xl:hidden',
      cell: ({ createdAt }) => <OfficeDate at={createdAt} />,
    },
    {
      head: 'Last activity',
      order: 'ACTIVITY',
      className: 'whitespace-nowrap',
      cell: ({ lastActivityAt }) => <Moment at={lastActivityAt} />,
    },
    actionsColumn((message) => <Actions message={message} {...{ onMark, onNotSpam, onRemove }} />),
  ];
  return <Table caption="Messages" columns={columns} columnList="messages" orders={messageOrders} {...rows} />;
}

/** The time of a moment of today, otherwise its day. */
function Moment({ at }: { at: string }) {
  const { dayOf, today, timeOf, shortDate, longDateTime } = useDates();
  const date = new Date(at);
  return (
    <time dateTime={at} title={longDateTime(at)}>
      {dayOf(date) === today() ? timeOf(date) : shortDate(at)}
    </time>
  );
}

const Sender = ({ id, name, email, isRead }: ListedMessage) => (
  <span className="block md:text-sm min-[88rem]:flex min-[88rem]:min-w-0 min-[88rem]:items-baseline min-[88rem]:gap-2.5">
    <Link
      to={paths.message(id)}
      dir="auto"
      className={`md:block md:max-w-36 md:shrink-0 md:truncate xl:max-w-44 ${isRead ? 'font-normal' : 'font-bold'}`}
    >
      {name}
    </Link>
    <span
      dir="auto"
      title={email}
      className="sender-email block min-w-0 text-sm font-normal text-ink-soft md:max-w-36 md:truncate xl:max-w-40 min-[88rem]:max-2xl:w-0 min-[88rem]:max-2xl:max-w-none min-[88rem]:max-2xl:min-w-28 min-[88rem]:max-2xl:grow"
    >
      {email}
    </span>
  </span>
);

const Gist = ({ service, message, replies }: ListedMessage) => (
  <div className="md:truncate">
    <bdi dir="auto" className="font-semibold">
      {service}
    </bdi>
    {replies.length > 0 && <span className="text-ink-soft">{` · ${replyCount(replies.length)}`}</span>}
    {message && (
      <span dir="auto" className="text-ink-soft wrap-anywhere max-md:line-clamp-2 md:ml-2">
        {message}
      </span>
    )}
  </div>
);

const Status = (message: ListedMessage) => {
  const { isRead, answeredAt, answeredBy, lastAnswerAt } = message;
  const { shortDate } = useDates();
  const isNew = isAwaiting(message);
  const answerTime = isNew ? lastAnswerAt : answeredAt;
  return (
    <span className="row-marks flex flex-wrap items-center gap-1.5 xl:min-w-30 2xl:flex-nowrap">
      <span className={isRead && answerTime ? 'roomy' : undefined}>
        <ReadBadge isRead={isRead} />
      </span>
      {answerTime && (
        <Badge tone={isNew ? 'signal' : 'ok'}>
          <Reply aria-hidden="true" className={`size-3.5 ${isNew ? '-scale-x-100' : ''}`} />
          {isNew ? 'New answer' : 'Answered'}
        </Badge>
      )}
      {answerTime && (
        <span className="roomy text-xs text-ink-soft md:max-w-24 md:truncate" title={shortDate(answerTime)}>
          {!isNew && answeredBy && (
            <>
              by <bdi dir="auto">{answeredBy}</bdi>,{' '}
            </>
          )}
          <time dateTime={answerTime}>{shortDate(answerTime)}</time>
        </span>
      )}
    </span>
  );
};

const Desk = ({ message }: { message: ListedMessage }) => (
  <div className="row-marks flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 xl:min-w-44 xl:[&>*]:whitespace-nowrap 2xl:flex-nowrap">
    <StageBadge stage={message.stage} />
    <DeskMarks message={message} />
  </div>
);

const replyCount = (replies: number) => `${replies} ${replies === 1 ? 'reply' : 'replies'}`;

type ActionProps = Pick<Props, 'onMark' | 'onNotSpam' | 'onRemove'> & { message: ListedMessage };

/** Icons on a wide screen: the row says its state once, in the column of the status. */
function Actions({ message, onMark, onNotSpam, onRemove }: ActionProps) {
  const { name, isRead, isSpam } = message;
  return (
    <div className="flex items-center gap-1 max-md:gap-3">
      {isSpam ? (
        <IconButton label="Not spam" name={`Not spam: ${name}`} onClick={() => onNotSpam(message)}>
          <ShieldCheck aria-hidden="true" className="size-4.5" />
        </IconButton>
      ) : (
        <IconButton
          label={isRead ? 'Mark as unread' : 'Mark as read'}
          name={`${isRead ? 'Mark as unread' : 'Mark as read'}: ${name}`}
          onClick={() => onMark(message)}
        >
          {isRead ? (
            <Mail aria-hidden="true" className="size-4.5" />
          ) : (
            <MailOpen aria-hidden="true" className="size-4.5" />
          )}
        </IconButton>
      )}
      <IconButton label="Delete" name={`Delete message from ${name}`} isDanger onClick={() => onRemove(message)}>
        <Trash2 aria-hidden="true" className="size-4.5" />
      </IconButton>
    </div>
  );
}

type IconProps = { label: string; name: string; isDanger?: boolean; onClick: () => void; children: ReactNode };

/** @param name accessible name; a phone shows the label too */
const IconButton = ({ label, name, isDanger = false, onClick, children }: IconProps) => (
  <button
    type="button"
    aria-label={name}
    title={label}
    onClick={onClick}
    className={
      'flex min-h-11 items-center gap-2 text-sm font-semibold max-md:border-2 max-md:px-3 md:grid md:size-7 md:min-h-0 md:place-items-center ' +
      (isDanger
        ? 'border-transparent text-danger hover:bg-danger hover:text-sheet'
        : 'border-ink hover:bg-ink hover:text-paper')
    }
  >
    {children}
    <span className="md:hidden">{label}</span>
  </button>
);
