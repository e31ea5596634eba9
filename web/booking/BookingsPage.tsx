import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { bookingStrings, isOver } from '#schema/booking.ts';
import { type Day, dayOf } from '#schema/officeTime.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { DayHeading } from '#web/calendar/DayHeading.tsx';
import { DayPicker } from '#web/calendar/DayPicker.tsx';
import { type Booking, SAMPLE_NOTE } from '#web/calendar/sample.ts';
import { useCalendar } from '#web/calendar/store.ts';
import { bookedShare, onDay } from '#web/calendar/timeSlots.ts';
import { useNow } from '#web/calendar/useNow.ts';
import { useShownDay } from '#web/calendar/useShownDay.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/States.tsx';
import { type Acts, BookingItem } from './BookingItem.tsx';
import { cancelBooking, remind, sendMessage } from './bookings.ts';
import { ConfirmCancellation } from './ConfirmCancellation.tsx';
import { MessageDialog } from './MessageDialog.tsx';

export function BookingsPage() {
  const now = useNow();
  const today = dayOf(now);
  const shown = useShownDay(today);
  const calendar = useCalendar();
  const { acts, dialogs } = useActs();
  const bookings = onDay(calendar.bookings, shown.day);
  const tally = (day: Day) => ({ ...counted(onDay(calendar.bookings, day)), share: bookedShare(calendar, day) });
  const toSlots = (
    <LinkButton variant="secondary" to={`${paths.slots}?day=${shown.day}`}>
      <CalendarClock aria-hidden="true" className="size-5" /> See Slots
    </LinkButton>
  );
  return (
    <OfficePage title="Manage Bookings" lead={SAMPLE_NOTE} actions={toSlots}>
      <DayPicker shown={shown} today={today} tally={tally} />
      <DayHeading day={shown.day} today={today} words={counted(bookings).words} />
      {bookings.length > 0 ? (
        <ul aria-label="Bookings" className="grid gap-3">
          {bookings.map((booking) => (
            <BookingItem
              key={booking._id}
              booking={booking}
              now={now}
              isReminded={calendar.reminded.includes(booking._id)}
              lastSubject={calendar.messages.findLast((message) => message.booking === booking._id)?.subject}
              {...acts}
            />
          ))}
        </ul>
      ) : (
        <Empty title="No bookings on this day" text="Choose another day above, or see which slots are open." />
      )}
      {dialogs}
    </OfficePage>
  );
}

function counted(bookings: readonly Booking[]) {
  const count = bookings.length;
  const cancelled = bookings.filter(({ status }) => status === 'cancelled').length;
  const words = count === 0 ? 'No bookings' : count === 1 ? '1 booking' : `${count} bookings`;
  return { count, words: cancelled ? `${words}, ${cancelled} cancelled` : words };
}

/** What can be done with a booking, with the dialogs that ask first. */
function useActs() {
  const [written, setWritten] = useState<Booking | null>(null);
  const [asked, setAsked] = useState<Booking | null>(null);
  const acts: Acts = {
    onRemind: (booking) => {
      if (remind(booking)) toast.success(bookingStrings.reminded(booking.name));
    },
    onMessage: setWritten,
    onCancel: (booking) => {
      if (isOver(booking.startTimeUTC, new Date())) toast.error(bookingStrings.pastCancel);
      else setAsked(booking);
    },
  };
  const cancel = (booking: Booking) => {
    setAsked(null);
    const refusal = cancelBooking(booking);
    if (refusal) toast.error(refusal);
    else toast.success(bookingStrings.cancelled(booking.name));
  };
  const dialogs = (
    <>
      <MessageDialog
        booking={written}
        onClose={() => setWritten(null)}
        onSend={(booking, message) => {
          sendMessage(booking, message);
          setWritten(null);
          toast.success(bookingStrings.messaged(booking.name));
        }}
      />
      <ConfirmCancellation booking={asked} onClose={() => setAsked(null)} onConfirm={cancel} />
    </>
  );
  return { acts, dialogs };
}
