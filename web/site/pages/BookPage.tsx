import { useSite } from '#web/shared/app/site.tsx';
import { BookACall } from '#web/site/booking/BookACall.tsx';
import { preloadFirstForm } from '#web/site/booking/lazyForm.ts';
import { ComingSoonPage } from './ComingSoonPage.tsx';

/** @returns the page, after preloading the form if the page starts with it */
export async function loadBookPage() {
  await preloadFirstForm();
  return BookPage;
}

/** Booking page; a placeholder until the site takes bookings. */
function BookPage() {
  const { takesBookings } = useSite();
  const closed = <ComingSoonPage />;
  return takesBookings ? <BookACall closed={closed} /> : closed;
}
