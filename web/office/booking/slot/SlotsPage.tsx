import { useSite } from '#web/shared/app/site.tsx';
import { LiveSlots } from './LiveSlots.tsx';
import { SampleSlots } from './SampleSlots.tsx';

/** Sample slots until the site takes bookings. */
export const SlotsPage = () => (useSite().takesBookings ? <LiveSlots /> : <SampleSlots />);
