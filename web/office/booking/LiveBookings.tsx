import { CalendarClock, Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { bookingStrings } from '#schema/booking.ts';
import { statusAt } from '#schema/bookingStatuses.ts';
import type { Day } from '#schema/officeTime.ts';
import type { Clock } from '#schema/zoneClock.ts';
import { DayHeading } from '#web/office/booking/calendar/DayHeading.tsx';
import { DayPicker } from '#web/office/booking/calendar/DayPicker.tsx';
import { dayAndTime } from '#web/office/booking/calendar/times.ts';
import { useDayNavigation } from '#web/office/booking/calendar/useDayNavigation.ts';
import { useNow } from '#web/office/booking/calendar/useNow.ts';
import { HostSelect } from '#web/office/booking/host/HostSelect.tsx';
import { useChosenHost } from '#web/office/booking/host/useChosenHost.ts';
import type { Office } from '#web/office/booking/host/useOffice.ts';
import { WithOffice } from '#web/office/booking/host/WithOffice.tsx';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { ListMenu } from '#web/shared/lists/ListMenu.tsx';
import { SavedViews } from '#web/shared/lists/savedView/SavedViews.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { paths } from '#web/shared/paths.ts';
import { Button, LinkButton } from '#web/shared/ui/Button.tsx';
import { Empty, ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { STRIP_DAYS, stripFrom } from '#web/site/booking/stripDays.ts';
import { AddBookingDialog } from './AddBookingDialog.tsx';
import { type Booking, useCancelBooking, useRemind, useWriteToBooker } from './bookingCommands.ts';
import { countBookings } from './callCount.ts';
import { BookingsDocument } from './documents.ts';
import { type BookingHandlers, LiveItem } from './LiveItem.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useCancellation } from './useCancellation.ts';

const TITLE = 'Manage Bookings';

export const LiveBookings = () => <WithOffice title={TITLE}>{(office) => <Bookings office={office} />}</WithOffice>;

function Bookings({ office }: { office: Office }) {
  const { clock, hosts } = office;
  const [isAdding, setAdding] = useState(false);
  const [host, choose] = useChosenHost(hosts);
  const now = useNow();
  const today = clock.dayOf(now);
  const navigation = useDayNavigation(today);
  const variables = { from: navigation.first, days: STRIP_DAYS, hostId: host?.id ?? null };
  const { data, loading, sentence, refresh } = useOfficeQuery(BookingsDocument, bookingStrings.loadFailed, variables);
  const csv = useCsvDownload('bookings', { hostId: host?.id ?? null });
  const { handlers, dialogs } = useBookingActions(clock);
  const allBookings = data?.bookings.bookings ?? [];
  const bookings = onDay(allBookings, navigation.day, clock);
  // Computed once, because a strip may have two thousand bookings.
  const counts = new Map(
    stripFrom(navigation.first).map((day) => [day, countBookings(onDay(allBookings, day, clock))]),
  );
  const maxCount = Math.max(1, ...[...counts.values()].map(({ count }) => count));
  const tally = (day: Day) => {
    const dayCount = counts.get(day);
    return data && dayCount ? { ...dayCount, share: dayCount.count / maxCount } : { count: 0, text: '', share: 0 };
  };
  const search = new URLSearchParams({ day: navigation.day, ...(host && { host: host.id }) });
  return (
    <OfficePage
      title={TITLE}
      tabs={<SavedViews list="BOOKINGS" passingParams={['day']} />}
      lead="Calls that visitors have booked. Whoever has booked is told by mail of what is changed here."
      actions={
        <>
          {hosts.length > 0 && (
            <Button onClick={() => setAdding(true)}>
              <Plus aria-hidden="true" className="size-5" /> Add a Booking
            </Button>
          )}
          <ListMenu csv={csv} isEmpty={false} />
          <LinkButton variant="secondary" to={`${paths.slots}?${search}`}>
            <CalendarClock aria-hidden="true" className="size-5" /> See Slots
          </LinkButton>
        </>
      }
    >
      <HostSelect hosts={hosts} value={host?.id ?? ''} onChoose={choose} allLabel="All hosts" />
      <DayPicker
        navigation={navigation}
        today={today}
        clock={clock}
        tally={tally}
        barMeaning="how many bookings it has, beside the fullest of the seven"
      />
      <DayHeading day={navigation.day} today={today} text={data ? countBookings(bookings).text : ''} />
      {bookings.length > 0 ? (
        <ul aria-label="Bookings" className="grid gap-3">
          {bookings.map((booking) => (
            <LiveItem key={booking.id} booking={booking} clock={clock} now={now} {...handlers} />
          ))}
        </ul>
      ) : data ? (
        <Empty
          title="No bookings on this day"
          text={
            hosts.length > 0
              ? 'Choose another day above, or see what visitors can book on this one and when the hosts take calls.'
              : 'Nobody takes calls yet: add a host and say when they take calls.'
          }
          action={
            <LinkButton variant="secondary" to={`${paths.slots}?${search}`}>
              {hosts.length > 0 ? 'See the slots of this day' : 'Add a host'}
            </LinkButton>
          }
        />
      ) : loading ? (
        <Loading label="Loading the bookings..." />
      ) : (
        <ErrorPanel title="Error Loading the Bookings" message={sentence ?? ''} onRetry={refresh} />
      )}
      {dialogs}
      <AddBookingDialog
        open={isAdding}
        office={office}
        host={host}
        day={navigation.day}
        queries={[BookingsDocument]}
        onClose={() => setAdding(false)}
        onAdded={(startsAt) => navigation.jump(clock.dayOf(new Date(startsAt)))}
      />
    </OfficePage>
  );
}

/** Bookings of a day in the office's zone, by time; the cache may have changed their times. */
const onDay = (bookings: readonly Booking[], day: Day, clock: Clock) =>
  bookings
    .filter(({ startsAt }) => clock.dayOf(new Date(startsAt)) === day)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));

function useBookingActions(clock: Clock) {
  const [recipient, setRecipient] = useState<Booking | null>(null);
  const [bookingToMove, setBookingToMove] = useState<Booking | null>(null);
  const [remind] = useRemind();
  const cancel = useCancelBooking();
  const sendMessage = useWriteToBooker();
  const refusePast = (booking: Booking) => {
    const isPast = statusAt(booking, new Date()) === 'completed';
    if (isPast) toast.error(bookingStrings.pastCancel);
    return isPast;
  };
  const [askCancellation, cancellationQuestion] = useCancellation<Booking>({
    formatTime: ({ startsAt }) => dayAndTime(startsAt, clock),
    note: 'Both sides are told by mail. ',
    onConfirm: (booking) => {
      if (!refusePast(booking)) void cancel(booking);
    },
  });
  const handlers: BookingHandlers = {
    onRemind: (booking) => {
      if (!booking.isReminded) void remind(booking);
    },
    onMessage: setRecipient,
    onMove: setBookingToMove,
    onCancel: (booking) => {
      if (!refusePast(booking)) askCancellation(booking);
    },
  };
  const dialogs = (
    <>
      <MessageDialog
        booking={recipient}
        description={`It goes to ${recipient?.email} by mail, and stands among the replies of the enquiry.`}
        onClose={() => setRecipient(null)}
        onSend={async (booking, message) => {
          const failure = await sendMessage(booking, message);
          if (!failure) setRecipient(null);
          return failure;
        }}
      />
      <MoveDialog booking={bookingToMove} clock={clock} onClose={() => setBookingToMove(null)} />
      {cancellationQuestion}
    </>
  );
  return { handlers, dialogs };
}
