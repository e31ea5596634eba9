import { bookStrings } from '#schema/bookingStrings.ts';
import { placeOf } from '#schema/officeTime.ts';
import type { Booking_CallFragment } from '#web/gql/graphql.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useLanguage } from '#web/shared/language/language.ts';
import { useTimeHabit } from './useTimeHabit.ts';

/** Time, host and change deadline of a call, or its final state. */
export function CallFacts({ call }: { call: Booking_CallFragment }) {
  const { t } = useLanguage();
  const { phone, email, catalogue } = useSite();
  const { momentIn, elsewhere } = useTimeHabit();
  const { startsAt, timeZone, officeTimeZone, host, service, status, changeableUntil, canChange } = call;
  const start = new Date(startsAt);
  const subject = catalogue ? service : t(service);
  const ours = elsewhere(start, timeZone, officeTimeZone);
  const isCancelled = status === 'CANCELLED';
  return (
    <div className={`measure mt-8 border-l-8 bg-sheet p-6 ${isCancelled ? 'border-danger' : 'border-ink'}`}>
      <p className={`text-xl font-semibold ${isCancelled ? 'line-through' : ''}`}>{momentIn(start, timeZone)}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {t('{place} time', { place: placeOf(timeZone) })}
        {ours && `. ${t('That is {ours}.', { ours })}`}
      </p>
      <p className="mt-4 wrap-anywhere">
        {host
          ? t('With {host}, about {service}', { host, service: subject })
          : t('About {service}', { service: subject })}
      </p>
      <p className="mt-4 text-ink-soft">
        {isCancelled
          ? t(bookStrings.cancelled)
          : canChange
            ? t('It can be moved or cancelled here until {moment}.', {
                moment: momentIn(new Date(changeableUntil), timeZone),
              })
            : phone
              ? t('It cannot be changed here any more. Something has come up? Call us: {phone}', { phone })
              : t('It cannot be changed here any more. Something has come up? Write to us: {email}', { email })}
      </p>
    </div>
  );
}
