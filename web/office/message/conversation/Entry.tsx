import { Check, Clock, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { conversationStrings } from '#schema/conversation.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Attachments } from './Attachments.tsx';
import type { Entry as AnyEntry, EntryOf } from './entry.ts';

export function Entry({ entry }: { entry: AnyEntry }) {
  switch (entry.__typename) {
    case 'Reply':
      return <Reply {...entry} />;
    case 'Answer':
      return <Answer {...entry} />;
    case 'Note':
      return <Note {...entry} />;
    case 'ThreadEvent':
      return <Event {...entry} />;
  }
}

type BoxProps = { label: string; className: string; who: ReactNode; at: string; children: ReactNode };

export const Box = ({ label, className, who, at, children }: BoxProps) => (
  <article aria-label={label} className={`p-4 sm:px-5 ${className}`}>
    <p className="text-sm text-ink-soft">
      <span className="font-semibold text-ink wrap-anywhere" dir="auto">
        {who}
      </span>
      {' · '}
      <time dateTime={at}>
        <OfficeDate at={at} as="longDateTime" />
      </time>
    </p>
    {children}
  </article>
);

export const fromClient = 'border-l-8 border-signal bg-sheet sm:mr-10';
const textClass = 'measure mt-2 whitespace-pre-wrap wrap-anywhere';

function Reply({ author, replyDate, replyText, sentAt, bounce, attachments }: EntryOf<'Reply'>) {
  const { name } = useSite();
  const authorName = author ?? name;
  return (
    <Box
      label={`Reply by ${authorName}`}
      who={authorName}
      at={replyDate}
      className="border-l-8 border-depth-ink bg-sheet sm:ml-10"
    >
      <p dir="auto" className={textClass}>
        {replyText}
      </p>
      <Attachments files={attachments} />
      {!bounce && (
        <p className="mt-2 flex items-center gap-1.5 text-xs text-ink-soft">
          {sentAt ? (
            <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />
          ) : (
            <Clock aria-hidden="true" className="size-3.5" />
          )}
          {sentAt ? conversationStrings.mailSent : conversationStrings.mailWaits}
        </p>
      )}
      {bounce && (
        <div className="mt-5 grid justify-items-start gap-1.5 border-t-2 border-danger pt-4 text-sm">
          <Badge tone="danger">{conversationStrings.undelivered}</Badge>
          <p dir="auto" className="text-ink-soft wrap-anywhere">
            {bounce.reason}
          </p>
        </div>
      )}
    </Box>
  );
}

function Answer(answer: EntryOf<'Answer'>) {
  const { fromName, fromEmail, receivedAt, text, quoted, omitted, attachments } = answer;
  return (
    <Box
      label={`Answer from ${fromName ?? fromEmail}`}
      className={fromClient}
      at={receivedAt}
      who={
        <>
          {fromName && (
            <>
              <bdi dir="auto">{fromName}</bdi>{' '}
            </>
          )}
          <span className={fromName ? 'font-normal text-ink-soft' : ''}>{fromEmail}</span>
        </>
      }
    >
      <Marks {...answer} />
      {text ? (
        <p dir="auto" className={textClass}>
          {text}
        </p>
      ) : (
        <p className="mt-3 text-ink-soft">No text was sent.</p>
      )}
      {quoted && (
        <details className="mt-4 text-sm">
          <summary className="w-fit cursor-pointer py-1 font-semibold text-ink-soft hover:text-ink">
            Show what was quoted
          </summary>
          <p
            dir="auto"
            className="measure mt-2 border-l-2 border-line pl-4 whitespace-pre-wrap text-ink-soft wrap-anywhere"
          >
            {quoted}
          </p>
        </details>
      )}
      <Attachments files={attachments} />
      {omitted.length > 0 && (
        <ul aria-label="Left out" className="mt-4 grid gap-1 text-sm text-ink-soft">
          {omitted.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Box>
  );
}

function Marks({ isFromOther, isUnverified, isAutomatic, mayBeAutomatic }: EntryOf<'Answer'>) {
  if (!(isFromOther || isUnverified || isAutomatic || mayBeAutomatic)) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {isUnverified && <Badge tone="danger">{conversationStrings.unverified}</Badge>}
      {isFromOther && <Badge tone="danger">{conversationStrings.fromOther}</Badge>}
      {isAutomatic && <Badge>{conversationStrings.automatic}</Badge>}
      {mayBeAutomatic && <Badge>{conversationStrings.maybeAutomatic}</Badge>}
    </p>
  );
}

const Note = ({ author, createdAt, text }: EntryOf<'Note'>) => (
  <Box
    label={`Private note by ${author}`}
    className="border-2 border-dashed border-edge bg-paper-deep sm:ml-10"
    at={createdAt}
    who={
      <>
        <span className="mr-3 inline-flex items-center gap-1.5 border border-ink px-2 py-0.5 text-xs whitespace-nowrap">
          <Lock aria-hidden="true" className="size-3.5" />
          Private note
        </span>
        <bdi dir="auto">{author}</bdi>
      </>
    }
  >
    <p dir="auto" className={textClass}>
      {text}
    </p>
  </Box>
);

const Event = ({ actor, summary, at, kind }: EntryOf<'ThreadEvent'>) => (
  <p className="flex items-baseline gap-3 py-1 text-sm text-ink-soft">
    <span
      aria-hidden="true"
      className={`size-2 shrink-0 ${kind === 'BOUNCED' ? 'rotate-45 bg-danger' : 'rounded-full bg-edge'}`}
    />
    <span className="min-w-0 wrap-anywhere">
      {actor && (
        <>
          <bdi dir="auto" className="font-semibold text-ink">
            {actor}
          </bdi>{' '}
        </>
      )}
      <bdi dir="auto">{actor ? summary : sentence(summary)}</bdi>
      {' · '}
      <time dateTime={at} className="whitespace-nowrap">
        <OfficeDate at={at} as="shortDateTime" />
      </time>
    </span>
  </p>
);

const sentence = (summary: string) => summary.charAt(0).toUpperCase() + summary.slice(1);
