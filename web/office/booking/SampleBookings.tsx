import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { bookingStrings, isOver, shownStatus } from '#schema/booking.ts';
import { type Day, dayOf, INDIA } from '#schema/officeTime.ts';
import { slotEnd } from '#schema/slot.ts';
import { indiaClock } from '#schema/zoneClock.ts';
import { DayHeading } from '#web/office/booking/calendar/DayHeading.tsx';
import { DayPicker } from '#web/office/booking/calendar/DayPicker.tsx';
import { type Booking, SAMPLE_NOTE } from '#web/office/booking/calendar/sample.ts';
import { useCalendar } from '#web/office/booking/calendar/store.ts';
import { bookedShare, onDay } from '#web/office/booking/calendar/timeSlots.ts';
import { dayAndTime } from '#web/office/booking/calendar/times.ts';
import { useDayNavigation } from '#web/office/booking/calendar/useDayNavigation.ts';
import { useNow } from '#web/office/booking/calendar/useNow.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { shortDay } from '#web/shared/dates.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { Empty } from '#web/shared/ui/States.tsx';
import { BookingItem } from './BookingItem.tsx';
import { cancelBooking, remind, sendMessage } from './bookings.ts';
import { countBookings } from './callCount.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { useCancellation } from './useCancellation.ts';

export function SampleBookings() {
  const now = useNow();
  const today = dayOf(now, INDIA);
  const navigation = useDayNavigation(today);
  const calendar = useCalendar();
  const { handlers, dialogs } = useSampleActions();
  const bookings = onDay(calendar.bookings, navigation.day);
  const tally = (day: Day) => ({ ...countBookings(onDay(calendar.bookings, day)), share: bookedShare(calendar, day) });
  const toSlots = (
    <LinkButton variant="secondary" to={`${paths.slots}?day=${navigation.day}`}>
      <CalendarClock aria-hidden="true" className="size-5" /> See Slots
    </LinkButton>
  );
  return (
    <OfficePage title="Manage Bookings" lead={SAMPLE_NOTE} actions={toSlots}>
      <DayPicker navigation={navigation} today={today} tally={tally} />
      <DayHeading day={navigation.day} today={today} text={countBookings(bookings).text} />
      {bookings.length > 0 ? (
        <ul aria-label="Bookings" className="grid gap-3">
          {bookings.map((booking) => (
            <SampleItem
              key={booking._id}
              booking={booking}
              now={now}
              isReminded={calendar.reminded.includes(booking._id)}
              lastSubject={calendar.messages.findLast((message) => message.booking === booking._id)?.subject}
              {...handlers}
            />
          ))}
        </ul>
      ) : (
        <Empty
          title="No bookings on this day"
          text="Choose another day above, or see which slots are open."
          action={
            <LinkButton variant="secondary" to={paths.slots}>
              See the slots
            </LinkButton>
          }
        />
      )}
      {dialogs}
    </OfficePage>
  );
}

type Handler = (booking: Booking) => void;
type Handlers = { onRemind: Handler; onMessage: Handler; onCancel: Handler };
type ItemProps = Handlers & { booking: Booking; now: Date; isReminded: boolean; lastSubject: string | undefined };

function SampleItem({ booking, now, isReminded, lastSubject, onRemind, onMessage, onCancel }: ItemProps) {
  const { location, createdAt, startTimeUTC } = booking;
  const status = shownStatus(booking, now);
  return (
    <BookingItem
      booking={{ ...booking, status, endTimeUTC: slotEnd(new Date(startTimeUTC)).toISOString() }}
      clock={indiaClock}
      isReminded={isReminded}
      onRemind={status === 'confirmed' ? () => onRemind(booking) : undefined}
      onMessage={() => onMessage(booking)}
      onCancel={() => onCancel(booking)}
      facts={
        <>
          <p className="mt-1 text-sm text-ink-soft">
            <bdi dir="auto">{location}</bdi>, booked on {shortDay(dayOf(new Date(createdAt), INDIA))}
          </p>
          {lastSubject && (
            <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
              Last message: <bdi dir="auto">{lastSubject}</bdi>
            </p>
          )}
        </>
      }
    />
  );
}

function useSampleActions() {
  const [recipient, setRecipient] = useState<Booking | null>(null);
  const [askCancellation, cancellationQuestion] = useCancellation<Booking>({
    formatTime: ({ startTimeUTC }) => dayAndTime(startTimeUTC),
    onConfirm: (booking) => {
      const refusal = cancelBooking(booking);
      if (refusal) toast.error(refusal);
      else toast.success(bookingStrings.cancelled(booking.name));
    },
  });
  const handlers: Handlers = {
    onRemind: (booking) => {
      if (remind(booking)) toast.success(bookingStrings.reminded(booking.name));
    },
    onMessage: setRecipient,
    onCancel: (booking) => {
      if (isOver(booking.startTimeUTC, new Date())) toast.error(bookingStrings.pastCancel);
      else askCancellation(booking);
    },
  };
  const dialogs = (
    <>
      <MessageDialog
        booking={recipient}
        description="Sample data: the message is noted in this browser and not mailed."
        onClose={() => setRecipient(null)}
        onSend={async (booking, message) => {
          sendMessage(booking, message);
          setRecipient(null);
          toast.success(bookingStrings.messaged(booking.name));
          return null;
        }}
      />
      {cancellationQuestion}
    </>
  );
  return { handlers, dialogs };
}
