import { useSite } from '#web/shared/app/site.tsx';
import { CallsOff } from './CallsOff.tsx';
import { LiveBookings } from './LiveBookings.tsx';
import { SampleBookings } from './SampleBookings.tsx';

/** Sample bookings until the site takes bookings, or until the samples are removed. */
export function BookingsPage() {
  const { takesBookings, hasSampleBookings } = useSite();
  if (takesBookings) return <LiveBookings />;
  return hasSampleBookings ? <SampleBookings /> : <CallsOff title="Manage Bookings" />;
}
