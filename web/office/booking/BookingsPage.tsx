import { useSite } from '#web/shared/app/site.tsx';
import { LiveBookings } from './LiveBookings.tsx';
import { SampleBookings } from './SampleBookings.tsx';

/** The bookings of the site once it takes them; until then those of the samples. */
export const BookingsPage = () => (useSite().takesBookings ? <LiveBookings /> : <SampleBookings />);
