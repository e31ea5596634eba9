import { Check } from 'lucide-react';
import { shownStatus } from '#schema/booking.ts';
import { timeOf } from '#schema/officeTime.ts';
import { slotEnd } from '#schema/slot.ts';
import type { Booking } from '#web/calendar/sample.ts';
import { shortDate } from '#web/dates.ts';
import { Button } from '#web/ui/Button.tsx';
import { StatusBadge } from './StatusBadge.tsx';

type Act = (booking: Booking) => void;
export type Acts = { onRemind: Act; onMessage: Act; onCancel: Act };
type Status = ReturnType<typeof shownStatus>;
type Props = Acts & { booking: Booking; now: Date; isReminded: boolean; lastSubject: string | undefined };

const edges: Record<Status, string> = {
  confirmed: 'border-ink bg-sheet',
  completed: 'border-line',
  cancelled: 'border-line',
};

/** A booking: when, who, what has become of it, and what can be done. */
export function BookingItem({ booking, now, isReminded, lastSubject, ...acts }: Props) {
  const { name, email, phone, location, createdAt } = booking;
  const status = shownStatus(booking, now);
  return (
    <li
      className={`${edges[status]} grid grid-cols-[1fr_auto] gap-x-6 gap-y-3 border-l-8 px-5 py-5 sm:grid-cols-[6rem_1fr_auto] xl:grid-cols-[8rem_minmax(12rem,1fr)_minmax(14rem,1fr)_8rem_auto] xl:items-center`}
    >
      <Time booking={booking} isMuted={status !== 'confirmed'} />
      <div className="min-w-0 max-sm:order-3 max-sm:col-span-2">
        <h3 className="text-xl wrap-anywhere">{name}</h3>
        <p className="mt-1 text-sm text-ink-soft">
          {location}, booked on {shortDate(createdAt)}
        </p>
        {lastSubject && <p className="mt-1 text-sm text-ink-soft wrap-anywhere">Last message: {lastSubject}</p>}
      </div>
      <p className="min-w-0 text-sm max-sm:order-4 max-sm:col-span-2 sm:max-xl:col-span-2 sm:max-xl:col-start-2 sm:max-xl:row-start-2">
        <a href={`mailto:${email}`} className="link wrap-anywhere">
          {email}
        </a>
        <br />
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="link tabular-nums">
          {phone}
        </a>
      </p>
      <div className="max-sm:order-2 max-xl:justify-self-end">
        <StatusBadge status={status} />
      </div>
      <Actions booking={booking} status={status} isReminded={isReminded} {...acts} />
    </li>
  );
}

function Time({ booking, isMuted }: { booking: Booking; isMuted: boolean }) {
  const start = new Date(booking.startTimeUTC);
  // Each by itself: a line through both would be drawn at the height of the smaller.
  const struck = booking.status === 'cancelled' ? 'line-through' : '';
  return (
    <p className={`tabular-nums ${isMuted ? 'text-ink-soft' : ''}`}>
      <time dateTime={booking.startTimeUTC} className={`font-display text-2xl leading-none font-bold ${struck}`}>
        {timeOf(start)}
      </time>
      <span className={`ml-1.5 text-sm sm:ml-0 sm:block ${struck}`}>to {timeOf(slotEnd(start))}</span>
    </p>
  );
}

type ActionsProps = Acts & { booking: Booking; status: Status; isReminded: boolean };

/** A reminder only of what is still to come. Past bookings keep their Cancel, which says why not. */
function Actions({ booking, status, isReminded, onRemind, onMessage, onCancel }: ActionsProps) {
  const { name } = booking;
  return (
    <div className="flex flex-wrap items-center gap-1 max-sm:order-5 max-sm:col-span-2 max-sm:-mx-3 sm:max-xl:col-span-2 sm:max-xl:col-start-2 sm:max-xl:-ml-3 xl:w-92 xl:justify-end">
      {status === 'confirmed' && (
        // Not disabled once it is done, which would take the focus away from under the keyboard.
        <Button
          variant={isReminded ? 'quiet' : 'secondary'}
          size="small"
          className="max-xl:ml-3"
          aria-label={isReminded ? `${name} was reminded` : `Send reminder to ${name}`}
          aria-disabled={isReminded || undefined}
          onClick={() => onRemind(booking)}
        >
          {isReminded && <Check aria-hidden="true" className="size-4" />}
          {isReminded ? 'Reminded' : <ShortOnPhones verb="Send" noun="Reminder" />}
        </Button>
      )}
      <Button variant="quiet" size="small" aria-label={`Send message to ${name}`} onClick={() => onMessage(booking)}>
        <ShortOnPhones verb="Send" noun="Message" />
      </Button>
      {status !== 'cancelled' && (
        <Button
          variant={status === 'completed' ? 'quiet' : 'quietDanger'}
          size="small"
          className={status === 'completed' ? 'text-ink-soft' : ''}
          aria-label={`Cancel booking of ${name}`}
          aria-disabled={status === 'completed' || undefined}
          onClick={() => onCancel(booking)}
        >
          Cancel
        </Button>
      )}
    </div>
  );
}

/** The names that are read out always say it in full. */
const ShortOnPhones = ({ verb, noun }: { verb: string; noun: string }) => (
  <span>
    <span className="max-sm:hidden">{verb} </span>
    {noun}
  </span>
);
