import { useSite } from '#web/shared/app/site.tsx';
import { BookACall } from '#web/site/booking/BookACall.tsx';
import { preloadFirstForm } from '#web/site/booking/lazyForm.ts';
import { ComingSoonPage } from './ComingSoonPage.tsx';

/** @returns the page, once the form that it may begin with is there too */
export async function loadBookPage() {
  await preloadFirstForm();
  return BookPage;
}

/** Where visitors book a call, once the site takes bookings. */
function BookPage() {
  const { takesBookings } = useSite();
  const closed = <ComingSoonPage />;
  return takesBookings ? <BookACall closed={closed} /> : closed;
}
