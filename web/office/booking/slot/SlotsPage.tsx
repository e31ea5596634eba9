import { CallsOff } from '#web/office/booking/CallsOff.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { LiveSlots } from './LiveSlots.tsx';
import { SampleSlots } from './SampleSlots.tsx';

/** Sample slots until the site takes bookings, or until the samples are removed. */
export function SlotsPage() {
  const { takesBookings, hasSampleBookings } = useSite();
  if (takesBookings) return <LiveSlots />;
  return hasSampleBookings ? <SampleSlots /> : <CallsOff title="Manage Slots" />;
}
