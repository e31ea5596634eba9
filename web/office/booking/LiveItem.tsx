import { Link } from 'react-router-dom';
import { statusAt } from '#schema/bookingStatuses.ts';
import type { Clock } from '#schema/zoneClock.ts';
import { timeElsewhere } from '#web/office/booking/calendar/times.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { paths } from '#web/shared/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { BookingItem } from './BookingItem.tsx';
import type { Booking } from './bookingCommands.ts';
import { OutcomeButtons } from './OutcomeButtons.tsx';

type Handler = (booking: Booking) => void;
export type BookingHandlers = { onRemind: Handler; onMessage: Handler; onMove: Handler; onCancel: Handler };
type Props = BookingHandlers & { booking: Booking; clock: Clock; now: Date };

export function LiveItem({ booking, clock, now, onRemind, onMessage, onMove, onCancel }: Props) {
  const { startsAt, endsAt, name, email, phone, phoneText, timeZone, isReminded } = booking;
  const status = statusAt(booking, now);
  return (
    <BookingItem
      booking={{ startTimeUTC: startsAt, endTimeUTC: endsAt, name, email, phone, phoneText, status }}
      clock={clock}
      timeElsewhere={timeElsewhere(startsAt, timeZone, clock)}
      facts={<Facts booking={booking} />}
      isReminded={isReminded}
      onRemind={status === 'confirmed' && new Date(startsAt) > now ? () => onRemind(booking) : undefined}
      onMessage={() => onMessage(booking)}
      onCancel={() => onCancel(booking)}
      actions={
        <>
          {status === 'confirmed' && booking.host && (
            <Button variant="quiet" size="small" aria-label={`Move booking of ${name}`} onClick={() => onMove(booking)}>
              Move
            </Button>
          )}
          {status === 'completed' && <OutcomeButtons booking={booking} />}
        </>
      }
    />
  );
}

function Facts({ booking: { service, host, note, createdAt, messageId, name } }: { booking: Booking }) {
  return (
    <>
      <p className="mt-1 text-sm wrap-anywhere">
        {service}
        {host && (
          <>
            , with <bdi dir="auto">{host.name}</bdi>
          </>
        )}
      </p>
      {note && (
        <p
          dir="auto"
          className="measure mt-2 border-l-2 border-line pl-3 text-sm whitespace-pre-wrap text-ink-soft wrap-anywhere"
        >
          {note}
        </p>
      )}
      <p className="mt-1 text-sm text-ink-soft">
        Booked on <OfficeDate at={createdAt} />
        {messageId && (
          <>
            {' · '}
            <Link to={paths.message(messageId)} className="link" aria-label={`Enquiry of ${name}`}>
              Enquiry
            </Link>
          </>
        )}
      </p>
    </>
  );
}
