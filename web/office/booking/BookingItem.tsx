import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { shownStatus } from '#schema/booking.ts';
import type { Clock } from '#schema/zoneClock.ts';
import { mailtoOf } from '#web/shared/mailto.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { StatusBadge } from './StatusBadge.tsx';

type Status = ReturnType<typeof shownStatus>;
export type DisplayedBooking = {
  startTimeUTC: string;
  endTimeUTC: string;
  name: string;
  email: string;
  phone: string;
  /** Defaults to the number as it is. */
  phoneText?: string | undefined;
  status: Status;
};
type Handlers = {
  /** Missing when a reminder is no longer possible. */
  onRemind?: (() => void) | undefined;
  onMessage: () => void;
  onCancel: () => void;
};
type Props = Handlers & {
  booking: DisplayedBooking;
  clock: Clock;
  isReminded: boolean;
  /** The visitor's local time, if different. */
  timeElsewhere?: string | null;
  facts: ReactNode;
  /** Further actions, before Cancel. */
  actions?: ReactNode;
};

const edges: Record<Status, string> = {
  confirmed: 'border-ink bg-sheet',
  completed: 'border-line',
  cancelled: 'border-line',
};

export function BookingItem({ booking, clock, timeElsewhere, facts, isReminded, actions, ...handlers }: Props) {
  const { name, email, phone, phoneText = phone, status } = booking;
  return (
    <li
      className={`${edges[status]} grid grid-cols-[1fr_auto] gap-x-6 gap-y-3 border-l-8 px-5 py-3.5 sm:grid-cols-[6rem_1fr_auto] min-[88rem]:grid-cols-[6.5rem_minmax(10rem,1.2fr)_minmax(11rem,1fr)_7rem_auto] min-[88rem]:items-center`}
    >
      <div>
        <Time booking={booking} clock={clock} />
        {timeElsewhere && <p className="mt-1 text-sm text-ink-soft tabular-nums">{timeElsewhere}</p>}
      </div>
      <div className="min-w-0 max-sm:order-3 max-sm:col-span-2">
        <h3 dir="auto" className="text-xl wrap-anywhere">
          {name}
        </h3>
        {facts}
      </div>
      <p className="min-w-0 text-sm leading-6 max-sm:order-4 max-sm:col-span-2 sm:max-[88rem]:col-span-2 sm:max-[88rem]:col-start-2 sm:max-[88rem]:row-start-2">
        <a href={mailtoOf(email)} className="link wrap-anywhere">
          {email}
        </a>
        {phone && (
          <>
            <br />
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="link tabular-nums">
              {phoneText}
            </a>
          </>
        )}
      </p>
      <div className="max-sm:order-2 max-[88rem]:justify-self-end">
        <StatusBadge status={status} />
      </div>
      <Actions booking={booking} isReminded={isReminded} {...handlers}>
        {actions}
      </Actions>
    </li>
  );
}

function Time({ booking: { startTimeUTC, endTimeUTC, status }, clock }: Pick<Props, 'booking' | 'clock'>) {
  // Struck out separately: one line through both would be at the height of the smaller text.
  const struck = status === 'cancelled' ? 'line-through' : '';
  return (
    <p className={`tabular-nums ${status === 'confirmed' ? '' : 'text-ink-soft'}`}>
      <time dateTime={startTimeUTC} className={`font-display text-2xl leading-none font-bold ${struck}`}>
        {clock.timeOf(new Date(startTimeUTC))}
      </time>
      <span className={`ml-1.5 text-sm sm:ml-0 sm:block ${struck}`}>to {clock.timeOf(new Date(endTimeUTC))}</span>
    </p>
  );
}

type ActionsProps = Handlers & { booking: DisplayedBooking; isReminded: boolean; children: ReactNode };

/** Only future bookings can be reminded. Past bookings keep Cancel, which explains why it is not possible. */
function Actions({ booking: { name, status }, isReminded, children, onRemind, onMessage, onCancel }: ActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-1 max-sm:order-5 max-sm:col-span-2 max-sm:-mx-3 sm:max-[88rem]:col-span-2 sm:max-[88rem]:col-start-2 sm:max-[88rem]:-ml-3 min-[88rem]:w-102 min-[88rem]:justify-end">
      {onRemind && (
        // Not disabled afterwards, because the button would lose the keyboard focus.
        <Button
          variant={isReminded ? 'quiet' : 'secondary'}
          size="small"
          className="max-[88rem]:ml-3"
          aria-label={isReminded ? `${name} was reminded` : `Send reminder to ${name}`}
          aria-disabled={isReminded || undefined}
          onClick={onRemind}
        >
          {isReminded && <Check aria-hidden="true" className="size-4" />}
          {isReminded ? 'Reminded' : <ShortOnPhones verb="Send" noun="Reminder" />}
        </Button>
      )}
      <Button variant="quiet" size="small" aria-label={`Send message to ${name}`} onClick={onMessage}>
        <ShortOnPhones verb="Send" noun="Message" />
      </Button>
      {children}
      {status !== 'cancelled' && (
        <Button
          variant={status === 'completed' ? 'quiet' : 'quietDanger'}
          size="small"
          className={status === 'completed' ? 'text-ink-soft' : ''}
          aria-label={`Cancel booking of ${name}`}
          aria-disabled={status === 'completed' || undefined}
          onClick={onCancel}
        >
          Cancel
        </Button>
      )}
    </div>
  );
}

/** The accessible name always has the full text. */
const ShortOnPhones = ({ verb, noun }: { verb: string; noun: string }) => (
  <span>
    <span className="max-sm:hidden">{verb} </span>
    {noun}
  </span>
);
