import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { HostFeedInput, hostStrings, MAX_FEEDS } from '#schema/bookingHost.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import type { Dates } from '#web/shared/dates.ts';
import { useInputForm } from '#web/shared/forms/useInputForm.ts';
import { useLeaveWarning } from '#web/shared/forms/useLeaveWarning.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { CopyField } from '#web/shared/ui/CopyField.tsx';
import { InputField } from '#web/shared/ui/Field.tsx';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { ShownOnce } from '#web/shared/ui/ShownOnce.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import { BookingHostsDocument } from './documents.ts';
import { useAddFeed, useRemoveFeed, useRenewCalendar, useRevokeCalendar } from './hostCommands.ts';
import type { Host } from './useOffice.ts';

type Feed = Host['feeds'][number];
type Props = { host: Host | null; onClose: () => void };

export const CalendarsDialog = ({ host, onClose }: Props) => (
  <Modal
    open={host !== null}
    onOpenChange={(open) => !open && onClose()}
    title={host ? `Calendars of ${host.name}` : 'Calendars'}
  >
    {host && (
      <div className="grid gap-8">
        <Feeds host={host} />
        <OwnCalendar host={host} />
      </div>
    )}
  </Modal>
);

const POLL_MS = 5000;

/** Polls until a new calendar was read, which takes up to a minute. */
function useReadSoon(feeds: readonly Feed[]): void {
  const client = useApolloClient();
  const isAwaited = feeds.some(({ readAt, fault }) => !readAt && !fault);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => void client.refetchQueries({ include: [BookingHostsDocument] }), POLL_MS);
    return () => clearInterval(timer);
  }, [client, isAwaited]);
}

function Feeds({ host: { id, name, feeds } }: { host: Host }) {
  const remove = useRemoveFeed();
  const dates = useDates();
  const [askRemoval, removalQuestion] = useQuestion<Feed>({
    title: 'Confirm Removal',
    confirmLabel: 'Remove Calendar',
    text: ({ place }) =>
      `Are you sure you want to remove the calendar of ${place}? Its events do not keep slots from being booked any more. To have it back, its address has to be entered again.`,
    onConfirm: (feed) => remove(feed.id),
  });
  useReadSoon(feeds);
  return (
    <section aria-labelledby={`feeds-${id}`} className="border-t-2 border-ink pt-4">
      <h3 id={`feeds-${id}`} className="text-lg">
        When {name} is busy
      </h3>
      <p className="mt-2 text-sm text-ink-soft">
        A slot is not offered while something is in one of these calendars. They are read every 15 minutes.
      </p>
      {feeds.length > 0 && (
        <ul aria-label="Calendars" className="mt-4 grid gap-3">
          {feeds.map((feed) => (
            <li
              key={feed.id}
              className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-2 border-line p-4"
            >
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{feed.place}</p>
                <p className="text-sm text-ink-soft">{readStatus(feed, dates)}</p>
                {feed.fault && <p className="mt-1 text-sm font-semibold text-danger wrap-anywhere">{feed.fault}</p>}
              </div>
              <Button
                variant="quietDanger"
                size="small"
                aria-label={`Remove calendar of ${feed.place}`}
                onClick={() => askRemoval(feed)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4">
        {feeds.length < MAX_FEEDS ? (
          <FeedForm userId={id} key={feeds.length} />
        ) : (
          <p className="text-sm text-ink-soft">{hostStrings.tooManyFeeds}</p>
        )}
      </div>
      {removalQuestion}
    </section>
  );
}

function readStatus({ readAt, eventCount }: Feed, { shortDateTime }: Dates): string {
  if (!readAt) return 'Not read yet.';
  return `${eventCount === 1 ? '1 event' : `${eventCount} events`}, read on ${shortDateTime(readAt)}.`;
}

function FeedForm({ userId }: { userId: string }) {
  const inputForm = useInputForm({ rule: HostFeedInput, defaultValues: { url: '' }, send: useAddFeed(userId) });
  const { submit, submitButton, isSubmitting, isDirty, field } = inputForm;
  useLeaveWarning(isDirty);
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="grid min-w-0 items-start gap-3">
        <InputField
          label="Address of a calendar"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          hint="In iCalendar form (.ics), as calendar programs give it out. Whoever knows it can read the calendar, so nobody is shown it again."
          {...field('url')}
        />
        <Button
          type="submit"
          ref={submitButton}
          variant="secondary"
          size="small"
          className="justify-self-start"
          busy={isSubmitting}
        >
          {isSubmitting ? 'Adding...' : 'Add Calendar'}
        </Button>
      </fieldset>
    </form>
  );
}

const sentences = { copied: hostStrings.copied, failed: hostStrings.copyFailed };

function OwnCalendar({ host: { id, name, hasCalendar } }: { host: Host }) {
  const [link, setLink] = useState<string | null>(null);
  const [renew, isRenewing] = useRenewCalendar(id);
  const [revoke, isRevoking] = useRevokeCalendar(id);
  return (
    <section aria-labelledby={`calendar-${id}`} className="border-t-2 border-ink pt-4">
      <h3 id={`calendar-${id}`} className="text-lg">
        The calls of {name}
      </h3>
      <p className="mt-2 text-sm text-ink-soft">
        {hasCalendar
          ? 'A calendar program shows them by a secret address. A new address ends the one before it.'
          : 'A calendar program can show them by a secret address. There is none now.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="small"
          busy={isRenewing}
          onClick={async () => setLink((await renew()) ?? link)}
        >
          New address
        </Button>
        {hasCalendar && (
          <Button
            variant="quietDanger"
            size="small"
            busy={isRevoking}
            onClick={async () => {
              if (await revoke()) setLink(null);
            }}
          >
            Revoke
          </Button>
        )}
      </div>
      {link && (
        <div className="mt-5">
          <ShownOnce key={link} title="The secret address" note="Whoever knows it can read the calls.">
            <CopyField label="Secret address" value={link} action="Copy Address" sentences={sentences} takesFocus />
          </ShownOnce>
        </div>
      )}
    </section>
  );
}
