import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { bookingStrings } from '#schema/booking.ts';
import { statusAt } from '#schema/bookingStatuses.ts';
import type { Day } from '#schema/officeTime.ts';
import type { Clock } from '#schema/zoneClock.ts';
import { DayHeading } from '#web/office/booking/calendar/DayHeading.tsx';
import { DayPicker } from '#web/office/booking/calendar/DayPicker.tsx';
import { dayAndTime } from '#web/office/booking/calendar/times.ts';
import { useNow } from '#web/office/booking/calendar/useNow.ts';
import { useShownDay } from '#web/office/booking/calendar/useShownDay.ts';
import { HostSelect } from '#web/office/booking/host/HostSelect.tsx';
import { useChosenHost } from '#web/office/booking/host/useChosenHost.ts';
import type { Office } from '#web/office/booking/host/useOffice.ts';
import { WithOffice } from '#web/office/booking/host/WithOffice.tsx';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { CsvButton } from '#web/shared/lists/CsvButton.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { Empty, ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { STRIP_DAYS, stripFrom } from '#web/site/booking/stripDays.ts';
import { type Booking, useCancelBooking, useRemind, useWriteToBooker } from './bookingCommands.ts';
import { countedOf } from './callCount.ts';
import { BookingsDocument } from './documents.ts';
import { type LiveActs, LiveItem } from './LiveItem.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useCancellation } from './useCancellation.ts';

const TITLE = 'Manage Bookings';

export const LiveBookings = () => <WithOffice title={TITLE}>{(office) => <Bookings office={office} />}</WithOffice>;

function Bookings({ office: { clock, hosts } }: { office: Office }) {
  const [host, choose] = useChosenHost(hosts);
  const now = useNow();
  const today = clock.dayOf(now);
  const shown = useShownDay(today);
  const variables = { from: shown.first, days: STRIP_DAYS, hostId: host?.id ?? null };
  const { data, loading, sentence, refresh } = useOfficeQuery(BookingsDocument, bookingStrings.loadFailed, variables);
  const csv = useCsvDownload('bookings', { hostId: host?.id ?? null });
  const { acts, dialogs } = useActs(clock);
  const all = data?.bookings.bookings ?? [];
  const bookings = onDay(all, shown.day, clock);
  // Computed once, because a strip may have two thousand bookings.
  const counts = new Map(stripFrom(shown.first).map((day) => [day, countedOf(onDay(all, day, clock))]));
  const most = Math.max(1, ...[...counts.values()].map(({ count }) => count));
  const tally = (day: Day) => {
    const counted = counts.get(day);
    return data && counted ? { ...counted, share: counted.count / most } : { count: 0, words: '', share: 0 };
  };
  const search = new URLSearchParams({ day: shown.day, ...(host && { host: host.id }) });
  return (
    <OfficePage
      title={TITLE}
      lead="Calls that visitors have booked. Whoever has booked is told by mail of what is changed here."
      actions={
        <>
          <CsvButton csv={csv} disabled={false} />
          <LinkButton variant="secondary" to={`${paths.slots}?${search}`}>
            <CalendarClock aria-hidden="true" className="size-5" /> See Slots
          </LinkButton>
        </>
      }
    >
      <HostSelect hosts={hosts} value={host?.id ?? ''} onChoose={choose} all="All hosts" />
      <DayPicker
        shown={shown}
        today={today}
        clock={clock}
        tally={tally}
        bar="how many bookings it has, beside the fullest of the seven"
      />
      <DayHeading day={shown.day} today={today} words={data ? countedOf(bookings).words : ''} />
      {bookings.length > 0 ? (
        <ul aria-label="Bookings" className="grid gap-3">
          {bookings.map((booking) => (
            <LiveItem key={booking.id} booking={booking} clock={clock} now={now} {...acts} />
          ))}
        </ul>
      ) : data ? (
        <Empty
          title="No bookings on this day"
          text={
            hosts.length > 0
              ? 'Choose another day above, or see which slots are open.'
              : 'Nobody takes calls yet. The screen of the slots is where hosts are added.'
          }
        />
      ) : loading ? (
        <Loading label="Loading the bookings..." />
      ) : (
        <ErrorPanel title="Error Loading the Bookings" message={sentence ?? ''} onRetry={refresh} />
      )}
      {dialogs}
    </OfficePage>
  );
}

/** Bookings of a day in the office's zone, by time; the cache may have changed their times. */
const onDay = (bookings: readonly Booking[], day: Day, clock: Clock) =>
  bookings
    .filter(({ startsAt }) => clock.dayOf(new Date(startsAt)) === day)
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt));

/** Actions on a booking and their dialogs. */
function useActs(clock: Clock) {
  const [written, setWritten] = useState<Booking | null>(null);
  const [moved, setMoved] = useState<Booking | null>(null);
  const [remind] = useRemind();
  const cancel = useCancelBooking();
  const write = useWriteToBooker();
  const refusesPast = (booking: Booking) => {
    const isPast = statusAt(booking, new Date()) === 'completed';
    if (isPast) toast.error(bookingStrings.pastCancel);
    return isPast;
  };
  const [askCancellation, cancellationQuestion] = useCancellation<Booking>({
    when: ({ startsAt }) => dayAndTime(startsAt, clock),
    note: 'Both sides are told by mail. ',
    onConfirm: (booking) => {
      if (!refusesPast(booking)) void cancel(booking);
    },
  });
  const acts: LiveActs = {
    onRemind: (booking) => {
      if (!booking.isReminded) void remind(booking);
    },
    onMessage: setWritten,
    onMove: setMoved,
    onCancel: (booking) => {
      if (!refusesPast(booking)) askCancellation(booking);
    },
  };
  const dialogs = (
    <>
      <MessageDialog
        booking={written}
        description={`It goes to ${written?.email} by mail, and stands among the replies of the enquiry.`}
        onClose={() => setWritten(null)}
        onSend={async (booking, message) => {
          const failure = await write(booking, message);
          if (!failure) setWritten(null);
          return failure;
        }}
      />
      <MoveDialog booking={moved} clock={clock} onClose={() => setMoved(null)} />
      {cancellationQuestion}
    </>
  );
  return { acts, dialogs };
}
