import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { statusAt } from '#schema/bookingStatuses.ts';
import { momentIn } from '#schema/bookingStrings.ts';
import { timeOf } from '#schema/officeTime.ts';
import { clockOf } from '#schema/zoneClock.ts';
import { graphql } from '#web/gql/index.ts';
import { timeElsewhere } from '#web/office/booking/calendar/times.ts';
import { useNow } from '#web/office/booking/calendar/useNow.ts';
import { OutcomeButtons } from '#web/office/booking/OutcomeButtons.tsx';
import { StatusBadge } from '#web/office/booking/StatusBadge.tsx';
import { paths } from '#web/shared/paths.ts';
import { useSession } from '#web/shared/session/session.ts';
import { AddCall } from './AddCall.tsx';

const CallFragment = graphql(`
  fragment Enquiry_call on Message {
    id
    booking {
      id
      startsAt
      endsAt
      name
      phone
      phoneText
      timeZone
      officeTimeZone
      status
      outcome
      host {
        id
        name
      }
    }
  }
`);

/**
 * The booked call of an enquiry in the office's and the client's time zone. Without one to come, a call can be booked
 * by hand.
 */
export function CallPanel({ id }: { id: string }) {
  const { data } = useFragment({ fragment: CallFragment, from: { __typename: 'Message', id } });
  const now = useNow();
  const isAdmin = useSession()?.user.role === 'admin';
  const { booking } = data;
  if (!booking?.startsAt || !booking.endsAt || !booking.officeTimeZone || !booking.status) return <AddCall id={id} />;
  const { startsAt, endsAt, officeTimeZone, timeZone, phone, phoneText, host, status } = booking;
  const clock = clockOf(officeTimeZone);
  const start = new Date(startsAt);
  const currentStatus = statusAt({ status, endsAt }, now);
  const visitorTime = timeZone && timeElsewhere(startsAt, timeZone, clock);
  return (
    <section aria-labelledby="call" className="border-t-8 border-ink bg-sheet px-5 pt-4 pb-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="call" className="text-xl">
          Call
        </h2>
        <StatusBadge status={currentStatus} />
      </div>
      <p className="mt-3 font-semibold tabular-nums">
        <time dateTime={startsAt}>{momentIn(start, officeTimeZone)}</time> to {timeOf(new Date(endsAt), officeTimeZone)}
      </p>
      <p className="text-sm text-ink-soft tabular-nums">
        {`${clock.place} time`}
        {visitorTime && `; ${visitorTime}`}
      </p>
      <p className="mt-3 text-sm">
        {phone && (
          <a href={`tel:${phone}`} className="link font-semibold tabular-nums">
            {phoneText}
          </a>
        )}
        {host?.name && (
          <>
            {phone ? ' · with ' : 'With '}
            <bdi dir="auto">{host.name}</bdi>
          </>
        )}
      </p>
      {currentStatus === 'completed' && (
        <div className="mt-3 -ml-3 flex flex-wrap gap-1">
          <OutcomeButtons
            booking={{ id: booking.id ?? '', name: booking.name ?? '', outcome: booking.outcome ?? null }}
          />
        </div>
      )}
      {isAdmin && (
        <p className="mt-3 text-sm">
          <Link to={`${paths.bookings}?day=${clock.dayOf(start)}`} className="link font-semibold">
            Bookings of that day
          </Link>
        </p>
      )}
      {currentStatus !== 'confirmed' && <AddCall id={id} />}
    </section>
  );
}
