import { bookStrings } from '#schema/bookingStrings.ts';
import { placeOf } from '#schema/officeTime.ts';
import type { Booking_CallFragment } from '#web/gql/graphql.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useTimeHabit } from './useTimeHabit.ts';

/** Time, host and change deadline of a call, or its final state. */
export function CallFacts({ call }: { call: Booking_CallFragment }) {
  const { phone, email } = useSite();
  const { momentIn, elsewhere } = useTimeHabit();
  const { startsAt, timeZone, officeTimeZone, host, service, status, changeableUntil, canChange } = call;
  const start = new Date(startsAt);
  const ours = elsewhere(start, timeZone, officeTimeZone);
  const isCancelled = status === 'CANCELLED';
  return (
    <div className={`measure mt-8 border-l-8 bg-sheet p-6 ${isCancelled ? 'border-danger' : 'border-ink'}`}>
      <p className={`text-xl font-semibold ${isCancelled ? 'line-through' : ''}`}>{momentIn(start, timeZone)}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {`${placeOf(timeZone)} time`}
        {ours && `. That is ${ours}.`}
      </p>
      <p className="mt-4 wrap-anywhere">{`${host ? `With ${host}, about` : 'About'} ${service}`}</p>
      <p className="mt-4 text-ink-soft">
        {isCancelled
          ? bookStrings.cancelled
          : canChange
            ? `It can be moved or cancelled here until ${momentIn(new Date(changeableUntil), timeZone)}.`
            : `It cannot be changed here any more. Something has come up? ${phone ? `Call us: ${phone}` : `Write to us: ${email}`}`}
      </p>
    </div>
  );
}
