import { useEffect } from 'react';
import { bookStrings, momentIn } from '#schema/bookingStrings.ts';
import { placeOf } from '#schema/officeTime.ts';
import { Notice } from '#web/shared/app/Notice.tsx';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';

export type BookedAt = { startsAt: string; timeZone: string };

/** Confirmation of a booking. */
export function Booked({ startsAt, timeZone }: BookedAt) {
  useEffect(() => {
    // Focuses the content at its top, so that screen readers announce it.
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  return (
    <Notice
      title="See You Then"
      documentTitle="Call Booked"
      seed="two chairs"
      text={
        <>
          <strong className="block text-ink">
            {`${momentIn(new Date(startsAt), timeZone)} (${placeOf(timeZone)} time)`}
          </strong>
          <span className="mt-3 block">{bookStrings.booked}</span>
          <span className="mt-3 block">The mail also has a link by which you can move or cancel it.</span>
        </>
      }
      action={<LinkButton to={paths.home}>Back to Home</LinkButton>}
    />
  );
}
