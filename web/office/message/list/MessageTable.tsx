import { Reply } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MessageTable_MessageFragment } from '#web/gql/graphql.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { paths } from '#web/shared/paths.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Email } from '#web/shared/ui/Email.tsx';
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

export function MessageTable({ onMark, onNotSpam, onRemove, ...rows }: Props) {
  const columns: Column<ListedMessage>[] = [
    { head: 'From', title: true, className: 'wrap-anywhere md:w-1/5', cell: (message) => <Sender {...message} /> },
    { head: 'Message', className: 'max-md:block max-md:before:hidden', cell: (message) => <Gist {...message} /> },
    { head: 'Status', className: 'wrap-anywhere', cell: (message) => <Status {...message} /> },
    { head: 'Desk', className: 'max-md:items-start!', cell: (message) => <Desk message={message} /> },
    { head: 'Received', className: 'whitespace-nowrap', cell: ({ createdAt }) => <OfficeDate at={createdAt} /> },
    actionsColumn((message) => <Actions message={message} {...{ onMark, onNotSpam, onRemove }} />),
  ];
  return <Table caption="Messages, unread first, then oldest first" columns={columns} {...rows} />;
}

const Sender = ({ id, name, email, isRead }: ListedMessage) => (
  <>
    <Link to={paths.message(id)} dir="auto" className={isRead ? 'font-normal' : 'font-bold'}>
      {name}
    </Link>
    <span className="block text-sm font-normal text-ink-soft">
      <Email address={email} />
    </span>
  </>
);

function Gist({ service, message, replies }: ListedMessage) {
  return (
    <>
      <span className="font-semibold">{service}</span>
      {replies.length > 0 && <span className="text-ink-soft">{` · ${replyCount(replies.length)}`}</span>}
      {message && (
        <span dir="auto" className="line-clamp-2 max-w-[36em] text-ink-soft wrap-anywhere">
          {message}
        </span>
      )}
    </>
  );
}

const Status = (message: ListedMessage) => {
  const { isRead, answeredAt, answeredBy, lastAnswerAt } = message;
  const isNew = isAwaiting(message);
  const answerTime = isNew ? lastAnswerAt : answeredAt;
  return (
    <div className="grid justify-items-start gap-1.5">
      <span className="flex flex-wrap gap-1.5">
        <ReadBadge isRead={isRead} />
        {answerTime && (
          <Badge tone={isNew ? 'signal' : 'ok'}>
            <Reply aria-hidden="true" className={`size-3.5 ${isNew ? '-scale-x-100' : ''}`} />
            {isNew ? 'New answer' : 'Answered'}
          </Badge>
        )}
      </span>
      {answerTime && (
        <span className="text-sm text-ink-soft">
          {!isNew && answeredBy && (
            <>
              by <bdi>{answeredBy}</bdi>,{' '}
            </>
          )}
          <time dateTime={answerTime} className="whitespace-nowrap">
            <OfficeDate at={answerTime} />
          </time>
        </span>
      )}
    </div>
  );
};

const Desk = ({ message }: { message: ListedMessage }) => (
  <div className="grid min-w-0 justify-items-start gap-1.5">
    <StageBadge stage={message.stage} />
    <DeskMarks message={message} />
  </div>
);

const replyCount = (replies: number) => `${replies} ${replies === 1 ? 'reply' : 'replies'}`;

type ActionProps = Pick<Props, 'onMark' | 'onNotSpam' | 'onRemove'> & { message: ListedMessage };

function Actions({ message, onMark, onNotSpam, onRemove }: ActionProps) {
  const readLabel = message.isRead ? 'Mark as unread' : 'Mark as read';
  const [label, handler] = message.isSpam ? (['Not spam', onNotSpam] as const) : ([readLabel, onMark] as const);
  return (
    <div className="flex items-center gap-1 max-lg:[&>*]:px-2 max-sm:flex-wrap md:max-lg:flex-col">
      <Button
        variant="secondary"
        size="small"
        className="min-w-36 whitespace-nowrap"
        aria-label={`${label}: ${message.name}`}
        onClick={() => handler(message)}
      >
        {label}
      </Button>
      <Button
        variant="quietDanger"
        size="small"
        aria-label={`Delete message from ${message.name}`}
        onClick={() => onRemove(message)}
      >
        Delete
      </Button>
    </div>
  );
}
