import { useEffect } from 'react';
import { bookStrings } from '#schema/bookingStrings.ts';
import { placeOf } from '#schema/officeTime.ts';
import { Notice } from '#web/shared/app/Notice.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useTexts } from '#web/shared/language/language.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { useTimeHabit } from './useTimeHabit.ts';

export type BookedAt = {
  startsAt: string;
  endsAt?: string;
  timeZone: string;
  /** The call as an iCalendar file; undefined without scripts. */
  calendar?: string;
};

export function Booked({ startsAt, endsAt, timeZone, calendar }: BookedAt) {
  const t = useTexts();
  const { timeZone: officeTimeZone } = useSite();
  const { momentIn, elsewhere } = useTimeHabit();
  const start = new Date(startsAt);
  const ours = elsewhere(start, timeZone, officeTimeZone);
  useEffect(() => {
    // Focuses the content at its top, so that screen readers announce it.
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  return (
    <Notice
      title={t('See You Then')}
      documentTitle={t('Call Booked')}
      seed="two chairs"
      text={
        <>
          <strong className="block text-ink">
            {t('{moment} ({place} time)', { moment: momentIn(start, timeZone), place: placeOf(timeZone) })}
          </strong>
          {ours && <span className="block">{t('That is {ours}.', { ours })}</span>}
          <span className="mt-3 block">{t(bookStrings.booked)}</span>
          <span className="mt-3 block">{t('The mail also has a link by which you can move or cancel it.')}</span>
        </>
      }
      action={
        <>
          {endsAt && <AddToCalendar startsAt={startsAt} endsAt={endsAt} calendar={calendar} />}
          <LinkButton to={paths.home}>{t('Back to Home')}</LinkButton>
        </>
      }
    />
  );
}
