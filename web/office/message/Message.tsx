import { ChevronDown, ChevronUp } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { conversationStrings } from '#schema/conversation.ts';
import { readFragment } from '#web/gql/index.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { mailtoOf } from '#web/shared/mailto.ts';
import { copyLink } from '#web/shared/palette/copyLink.ts';
import { useShortcuts } from '#web/shared/palette/keyboard/useShortcuts.ts';
import { useOpenItem } from '#web/shared/palette/openItem.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Email } from '#web/shared/ui/Email.tsx';
import { useRemovalQuestion } from '#web/shared/ui/useQuestion.tsx';
import { Composer, useComposer } from './composer/Composer.tsx';
import { Conversation } from './conversation/Conversation.tsx';
import { DeskPanel } from './desk/DeskPanel.tsx';
import { MessageDeskFragment } from './desk/documents.ts';
import { type Desk, useDesk } from './desk/useDesk.tsx';
import type { OpenMessage } from './openMessage.ts';
import { PresenceLine } from './PresenceLine.tsx';
import { ReadBadge } from './ReadBadge.tsx';
import { MessageSlots } from './slots.ts';
import { EnquiryHead } from './split/EnquiryHead.tsx';
import { useInbox } from './split/useInbox.ts';
import { useToList } from './split/useToList.ts';
import { useMarkMessageSpam } from './useMarkMessageSpam.ts';
import { useMarkNotAutomatic } from './useMarkNotAutomatic.ts';
import { useMarkRead } from './useMarkRead.ts';
import { usePresence, useWriting } from './usePresence.ts';
import { useRemoveMessage } from './useRemoveMessage.ts';

type Props = {
  message: OpenMessage;
  /** Whether only the fields of a list's row are known yet. */
  isPartial: boolean;
  /** Whether a refetch is running. */
  isLoading: boolean;
};

export function Message({ message, isPartial, isLoading }: Props) {
  const desk = useDesk(readFragment(MessageDeskFragment, message));
  const { write, ...composer } = useComposer();
  const { isWriting, touch, rest } = useWriting();
  const inbox = useInbox(message.id);
  usePresence(message, isWriting);
  useBegunWriting(write);
  const { person, call } = use(MessageSlots);
  return (
    <>
      <EnquiryHead
        title={message.name}
        documentTitle={useTitle(message)}
        lead={
          <>
            {message.service}
            <PresenceLine people={message.presence.people} />
          </>
        }
      >
        <Actions message={message} desk={desk} inbox={inbox} onWrite={write} />
      </EnquiryHead>
      <div className="flex min-h-0 grow flex-col gap-6 py-4 max-md:gap-3 max-md:py-3 max-lg:pb-16 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[minmax(0,1fr)_auto] lg:gap-x-6 lg:gap-y-0 lg:py-0">
        {/* It scrolls, and may have no control inside. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus */}
        <div tabIndex={0} className="max-lg:order-2 lg:min-h-0 lg:overflow-y-auto lg:py-4 lg:pr-2">
          <Conversation message={message} isPartial={isPartial} isLoading={isLoading} />
        </div>
        <div className="max-lg:order-3 lg:max-h-[55dvh] lg:overflow-y-auto lg:pb-3">
          <Composer
            {...composer}
            message={message}
            isPartial={isPartial}
            onWriting={touch}
            onRest={rest}
            onNext={inbox.goOn}
          />
        </div>
        <div className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:min-h-0 lg:overflow-y-auto lg:border-l lg:border-line lg:py-4 lg:pl-6">
          <div className="max-lg:order-1 max-lg:grid max-lg:gap-6 max-md:gap-3 lg:flex lg:flex-col lg:gap-4">
            <Sender message={message} />
            {!isPartial && call?.(message.id)}
            <DeskPanel desk={desk} reviewLink={message.reviewLink ?? null} isPartial={isPartial} />
          </div>
          <div className="empty:hidden max-lg:order-4 lg:mt-5">{!isPartial && person?.(message.id)}</div>
        </div>
      </div>
    </>
  );
}

/** Focuses the field that a key on the list's row asked for. */
function useBegunWriting(write: ReturnType<typeof useComposer>['write']): void {
  const { state } = useLocation();
  const wanted: unknown = state?.write;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the screen opens
  useEffect(() => {
    if (wanted !== 'reply' && wanted !== 'note') return;
    // After the effects of the frame, which move the focus to the new screen.
    const timer = setTimeout(() => write(wanted));
    return () => clearTimeout(timer);
  }, []);
}

const useTitle = ({ name }: OpenMessage) => `Message from ${name} - ${useSite().name}`;

type ActionProps = {
  message: OpenMessage;
  desk: Desk;
  inbox: ReturnType<typeof useInbox>;
  onWrite: ReturnType<typeof useComposer>['write'];
};

function Actions({ message: { id, name, isRead, isSpam }, desk, inbox, onWrite }: ActionProps) {
  const toList = useToList();
  const mark = useMarkRead();
  const markSpam = useMarkMessageSpam();
  const remove = useRemoveMessage();
  const [isRemoving, setRemoving] = useState(false);

  const [askRemoval, removalQuestion] = useRemovalQuestion<string>({
    what: 'message from',
    nameOf: () => name,
    onConfirm: async () => {
      setRemoving(true);
      if (await remove(id)) toList();
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
  // The next one opens at once; the mark is sent meanwhile, and its failure shows a toast.
  const onDone = () =>
    inbox.goOn(() => {
      if (!isRead) void mark(id, true);
    });
  const { previous, next } = inbox;
  const hasList = Boolean(previous || next);
  // The arrow keys scroll.
  const goTo = (id: string | undefined) => (event: KeyboardEvent) => !event.key.startsWith('Arrow') && inbox.go(id);
  useShortcuts({
    reply: onReply,
    note: onNote,
    markRead: onMark,
    remove: onRemove,
    ...(hasList && { next: goTo(next), previous: goTo(previous), done: onDone }),
  });
  useOpenItem({
    title: name,
    actions: [
      { label: 'Reply', run: onReply },
      { label: 'Private note', run: onNote },
      { label: readLabel, run: onMark },
      ...(hasList ? [{ label: 'Done, next', run: onDone }] : []),
      ...desk.actions,
      { label: spamLabel, run: onSpam },
      { label: 'Delete', run: onRemove },
      { label: 'Copy link', run: copyLink },
    ],
  });

  return (
    <>
      {hasList && (
        <span className="flex">
          <Step label="Previous enquiry" disabled={!previous} onClick={() => inbox.go(previous)}>
            <ChevronUp aria-hidden="true" className="size-5" />
          </Step>
          <Step label="Next enquiry" disabled={!next} onClick={() => inbox.go(next)}>
            <ChevronDown aria-hidden="true" className="size-5" />
          </Step>
        </span>
      )}
      <Button variant="secondary" size="small" className="min-w-34" onClick={onMark}>
        {readLabel}
      </Button>
      <Button variant="secondary" size="small" onClick={onSpam}>
        {spamLabel}
      </Button>
      <Button variant="quietDanger" size="small" busy={isRemoving} onClick={onRemove}>
        {isRemoving ? 'Deleting...' : 'Delete'}
      </Button>
      {hasList && (
        <Button size="small" className="max-md:order-first" onClick={onDone}>
          Done, next
        </Button>
      )}
      {removalQuestion}
    </>
  );
}

type StepProps = { label: string; disabled: boolean; onClick: () => void; children: React.ReactNode };

const Step = ({ label, ...button }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className="grid size-9 place-items-center border-2 border-ink not-first:border-l-0 not-disabled:hover:bg-ink not-disabled:hover:text-paper disabled:text-ink-soft disabled:opacity-60"
    {...button}
  />
);

function Sender({ message }: { message: OpenMessage }) {
  const { id, email, contactNumber, contactNumberText, createdAt, isRead, isSpam, mayBeAutomatic } = message;
  const markNotAutomatic = useMarkNotAutomatic();
  return (
    <aside aria-label="Sender">
      <dl className="grid grid-cols-1 gap-2 text-sm max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-4 max-sm:gap-y-1 sm:max-lg:grid-cols-2">
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
        <Fact term="Received" className="max-sm:sr-only">
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
        {mayBeAutomatic && (
          <Fact term="By mail">
            <span className="grid justify-items-start gap-1">
              <Badge>{conversationStrings.maybeAutomatic}</Badge>
              <button type="button" className="link min-h-6 font-semibold" onClick={() => markNotAutomatic(id)}>
                {conversationStrings.notAutomatic}
              </button>
            </span>
          </Fact>
        )}
      </dl>
    </aside>
  );
}

type FactProps = { term: string; className?: string; children: React.ReactNode };

/** On a phone the facts follow each other in lines, without their names: the conversation is near. */
const Fact = ({ term, className = '', children }: FactProps) => (
  <div
    className={`min-w-0 items-baseline justify-items-start gap-1 sm:grid sm:grid-cols-[5rem_minmax(0,1fr)] ${className}`}
  >
    <dt className="text-ink-soft max-sm:sr-only">{term}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);
