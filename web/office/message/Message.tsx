import { ArrowLeft } from 'lucide-react';
import { use, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { readFragment } from '#web/gql/index.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { mailtoOf } from '#web/shared/mailto.ts';
import { copyLink } from '#web/shared/palette/copyLink.ts';
import { useShortcuts } from '#web/shared/palette/keyboard/useShortcuts.ts';
import { useOpenThing } from '#web/shared/palette/openThing.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Email } from '#web/shared/ui/Email.tsx';
import { useRemovalQuestion } from '#web/shared/ui/useQuestion.tsx';
import { Composer, useComposer } from './composer/Composer.tsx';
import { Conversation } from './conversation/Conversation.tsx';
import { DeskPanel } from './desk/DeskPanel.tsx';
import { MessageDeskFragment } from './desk/documents.ts';
import { type Desk, useDesk } from './desk/useDesk.tsx';
import { lastList } from './list/lastList.ts';
import type { OpenMessage } from './openMessage.ts';
import { PresenceLine } from './PresenceLine.tsx';
import { ReadBadge } from './ReadBadge.tsx';
import { MessageSlots } from './slots.ts';
import { useMarkMessageSpam } from './useMarkMessageSpam.ts';
import { useMarkRead } from './useMarkRead.ts';
import { usePresence, useWriting } from './usePresence.ts';
import { useRemoveMessage } from './useRemoveMessage.ts';

type Props = {
  message: OpenMessage;
  /** Whether a refetch is running. */
  isLoading: boolean;
};

export function Message({ message, isLoading }: Props) {
  const desk = useDesk(readFragment(MessageDeskFragment, message));
  const { write, ...composer } = useComposer();
  const { isWriting, touch, rest } = useWriting();
  usePresence(message, isWriting);
  const { person, call } = use(MessageSlots);
  return (
    <OfficePage
      title={message.name}
      documentTitle={useTitle(message)}
      lead={
        <>
          {message.service}
          <PresenceLine people={message.presence.people} />
        </>
      }
      actions={<Actions message={message} desk={desk} onWrite={write} />}
    >
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="max-lg:contents lg:flex lg:flex-col lg:gap-8">
          <Sender message={message} />
          {call?.(message.id)}
          <div className="empty:hidden max-lg:order-last">{person?.(message.id)}</div>
          {/* Last, so that it stays in view beside a long conversation. */}
          <DeskPanel desk={desk} reviewLink={message.reviewLink ?? null} />
        </div>
        <div className="grid grid-cols-1 content-start gap-10">
          <Conversation message={message} isLoading={isLoading} />
          <Composer {...composer} message={message} onWriting={touch} onRest={rest} />
        </div>
      </div>
    </OfficePage>
  );
}

const useTitle = ({ name }: OpenMessage) => `Message from ${name} - ${useSite().name}`;

type ActionProps = { message: OpenMessage; desk: Desk; onWrite: ReturnType<typeof useComposer>['write'] };

function Actions({ message: { id, name, isRead, isSpam }, desk, onWrite }: ActionProps) {
  const navigate = useNavigate();
  const mark = useMarkRead();
  const markSpam = useMarkMessageSpam();
  const remove = useRemoveMessage();
  const [isRemoving, setRemoving] = useState(false);

  const [askRemoval, removalQuestion] = useRemovalQuestion<string>({
    what: 'message from',
    nameOf: () => name,
    onConfirm: async () => {
      setRemoving(true);
      if (await remove(id)) await navigate(lastList());
      else setRemoving(false);
    },
  });

  const readLabel = isRead ? 'Mark as unread' : 'Mark as read';
  const spamLabel = isSpam ? 'Not spam' : 'Move to spam';
  const onMark = () => void mark(id, !isRead);
  const onSpam = () => void markSpam(id, !isSpam);
  const onRemove = () => askRemoval(id);
  const onReply = () => onWrite('reply');
  const onNote = () => onWrite('note');
  useShortcuts({ reply: onReply, note: onNote, markRead: onMark, remove: onRemove });
  useOpenThing({
    title: name,
    actions: [
      { label: 'Reply', run: onReply },
      { label: 'Private note', run: onNote },
      { label: readLabel, run: onMark },
      ...desk.actions,
      { label: spamLabel, run: onSpam },
      { label: 'Delete', run: onRemove },
      { label: 'Copy link', run: copyLink },
    ],
  });

  return (
    <>
      <Button variant="secondary" className="min-w-48" onClick={onMark}>
        {readLabel}
      </Button>
      <Button variant="secondary" onClick={onSpam}>
        {spamLabel}
      </Button>
      <Button variant="quietDanger" busy={isRemoving} onClick={onRemove}>
        {isRemoving ? 'Deleting...' : 'Delete'}
      </Button>
      {removalQuestion}
    </>
  );
}

function Sender({ message }: { message: OpenMessage }) {
  const { email, contactNumber, contactNumberText, createdAt, isRead, isSpam } = message;
  return (
    <aside aria-label="Sender" className="grid grid-cols-1 content-start gap-6">
      <Link to={lastList()} className="link inline-flex items-center gap-2 justify-self-start text-sm font-semibold">
        <ArrowLeft aria-hidden="true" className="size-4" /> Back to Contact Queries
      </Link>
      <dl className="grid grid-cols-1 gap-3 sm:max-lg:grid-cols-2 sm:gap-5">
        <Fact term="Email">
          <a href={mailtoOf(email)} className="link font-semibold wrap-anywhere">
            <Email address={email} />
          </a>
        </Fact>
        {/* Enquiries by mail have no phone number. */}
        {contactNumber && (
          <Fact term="Phone">
            <a href={`tel:${contactNumber}`} className="link font-semibold tabular-nums">
              {contactNumberText}
            </a>
          </Fact>
        )}
        <Fact term="Received">
          <time dateTime={createdAt}>
            <OfficeDate at={createdAt} as="longDateTime" />
          </time>
        </Fact>
        <Fact term="Status">
          <span className="flex flex-wrap gap-2">
            <ReadBadge isRead={isRead} />
            {isSpam && <Badge tone="danger">Spam</Badge>}
          </span>
        </Fact>
      </dl>
    </aside>
  );
}

const Fact = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline justify-items-start gap-1 sm:grid-cols-1">
    <dt className="text-sm text-ink-soft">{term}</dt>
    <dd>{children}</dd>
  </div>
);
