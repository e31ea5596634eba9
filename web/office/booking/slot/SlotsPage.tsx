import { useSite } from '#web/shared/app/site.tsx';
import { LiveSlots } from './LiveSlots.tsx';
import { SampleSlots } from './SampleSlots.tsx';

/** The slots of the hosts once the site takes bookings; until then those of the samples. */
export const SlotsPage = () => (useSite().takesBookings ? <LiveSlots /> : <SampleSlots />);
