import { useSite } from '#web/app/site.tsx';
import { BookACall } from '#web/book/BookACall.tsx';
import { ComingSoonPage } from './ComingSoonPage.tsx';

/** Where visitors book a call, once the site takes bookings. */
export function BookPage() {
  const { takesBookings } = useSite();
  const closed = <ComingSoonPage />;
  return takesBookings ? <BookACall closed={closed} /> : closed;
}
