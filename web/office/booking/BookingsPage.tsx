import { useSite } from '#web/shared/app/site.tsx';
import { LiveBookings } from './LiveBookings.tsx';
import { SampleBookings } from './SampleBookings.tsx';

/** Sample bookings until the site takes bookings. */
export const BookingsPage = () => (useSite().takesBookings ? <LiveBookings /> : <SampleBookings />);
