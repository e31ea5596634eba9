import { useEffect } from 'react';
import { issueStates, newsletterStrings as strings } from '#schema/newsletterStrings.ts';
import type { NewsletterIssue_RowFragment as Issue } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { LoadedList } from '#web/shared/lists/LoadedList.tsx';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Empty } from '#web/shared/ui/States.tsx';
import { actionsColumn, type Column, type Rows, Table } from '#web/shared/ui/Table.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import { IssueFragment, NewsletterIssuesDocument } from './documents.ts';
import { useIssueCommands } from './useIssueCommands.ts';

const POLL_MS = 3000;

/** @param onSend undefined while nothing can be sent */
export function IssueList({ onSend }: { onSend: (() => void) | undefined }) {
  const list = useOfficeList({
    document: NewsletterIssuesDocument,
    pick: ({ newsletterIssues }) => ({
      ...newsletterIssues,
      nodes: readFragment(IssueFragment, newsletterIssues.nodes),
    }),
    sentence: strings.listFailed,
  });
  const isSending = list.items?.some(({ state }) => state === 'SENDING') ?? false;
  const { refresh } = list;
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(refresh, POLL_MS);
    return () => clearInterval(timer);
  });
  return (
    <LoadedList
      list={list}
      title="Error Loading Issues"
      loading="Loading issues..."
      empty={
        <Empty
          title="Nothing sent yet"
          text="A published post becomes a mail to everybody who has subscribed. Send it to yourself first."
          action={onSend && <Button onClick={onSend}>Send the first post</Button>}
        />
      }
    >
      {(rows) => <Issues {...rows} />}
    </LoadedList>
  );
}

function Issues(rows: Rows<Issue>) {
  const { pause, stop, resend } = useIssueCommands();
  const [askStop, stopQuestion] = useQuestion<Issue>({
    title: 'Stop this issue?',
    confirmLabel: 'Stop',
    text: ({ subject, figures }) =>
      `"${subject}" has not been sent to ${figures.waiting} of its readers. They never get it.`,
    onConfirm: ({ id }) => stop({ id }),
  });
  const [askResend, resendQuestion] = useQuestion<Issue>({
    title: 'Send them again?',
    confirmLabel: 'Send Again',
    text: ({ figures }) =>
      `The mail server did not answer for ${figures.unanswered} mails. Their readers may have them: then they get them twice.`,
    onConfirm: ({ id }) => resend({ id }),
  });
  const columns: Column<Issue>[] = [
    {
      head: 'Subject',
      title: true,
      className: 'wrap-anywhere',
      cell: ({ subject, interest }) => (
        <>
          {subject}
          {interest && <span className="block text-sm font-normal text-ink-soft">{`Readers of ${interest}`}</span>}
        </>
      ),
    },
    { head: 'State', cell: (issue) => <State issue={issue} /> },
    { head: 'Started', cell: ({ createdAt }) => <OfficeDate at={createdAt} /> },
    { head: 'Figures', className: 'tabular-nums', cell: ({ figures }) => <Figures figures={figures} /> },
    actionsColumn((issue) => {
      const { id, subject, state, figures } = issue;
      const isOpen = state === 'SENDING' || state === 'PAUSED';
      return (
        <div className="-ml-3 flex flex-wrap gap-1">
          {isOpen && (
            <>
              <Button
                variant="quiet"
                size="small"
                aria-label={`${state === 'PAUSED' ? 'Resume' : 'Pause'} ${subject}`}
                onClick={() => void pause({ id, isPaused: state === 'SENDING' })}
              >
                {state === 'PAUSED' ? 'Resume' : 'Pause'}
              </Button>
              <Button variant="quietDanger" size="small" aria-label={`Stop ${subject}`} onClick={() => askStop(issue)}>
                Stop
              </Button>
            </>
          )}
          {state !== 'STOPPED' && figures.unanswered > 0 && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Send unanswered mails of ${subject} again`}
              onClick={() => askResend(issue)}
            >
              Send Again
            </Button>
          )}
        </div>
      );
    }),
  ];
  return (
    <>
      <Table caption="Issues, newest first" columns={columns} {...rows} />
      {stopQuestion}
      {resendQuestion}
    </>
  );
}

const tones = { SENDING: 'ok', PAUSED: 'danger', SENT: 'neutral', STOPPED: 'neutral' } as const;

function State({ issue: { state, pauseReason, figures } }: { issue: Issue }) {
  const done = figures.readers - figures.waiting;
  return (
    <div className="grid justify-items-start gap-1.5">
      <Badge tone={tones[state]}>{issueStates[state]}</Badge>
      {(state === 'SENDING' || state === 'PAUSED') && (
        <>
          <progress className="w-32 accent-signal" max={figures.readers} value={done} aria-label="Progress" />
          <span className="text-sm text-ink-soft tabular-nums">{`${done} of ${figures.readers}`}</span>
        </>
      )}
      {pauseReason && <span className="max-w-xs text-sm text-danger wrap-anywhere">{pauseReason}</span>}
    </div>
  );
}

const labels = {
  sent: 'sent',
  refused: 'refused',
  unanswered: 'without an answer',
  skipped: 'not sent',
  left: 'left',
  complained: 'marked it as spam',
  visitors: 'visitors by its links',
} as const;
type Figure = keyof typeof labels;

const Figures = ({ figures }: { figures: Issue['figures'] }) => (
  <ul className="grid text-sm">
    {(Object.keys(labels) as Figure[])
      .filter((name) => name === 'sent' || figures[name] > 0)
      .map((name) => (
        <li key={name}>{`${figures[name]} ${labels[name]}`}</li>
      ))}
  </ul>
);
