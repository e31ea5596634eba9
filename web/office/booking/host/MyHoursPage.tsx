import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AddBookingDialog } from '#web/office/booking/AddBookingDialog.tsx';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { useSite } from '#web/shared/app/site.tsx';
import { useSession } from '#web/shared/session/session.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Empty } from '#web/shared/ui/States.tsx';
import { CalendarsDialog } from './CalendarsDialog.tsx';
import { HostDialog } from './HostDialog.tsx';
import { HostRow } from './HostsSection.tsx';
import type { Office } from './useOffice.ts';
import { WithOffice } from './WithOffice.tsx';

const TITLE = 'My Hours';

export const MyHoursPage = () => <WithOffice title={TITLE}>{(office) => <MyHours office={office} />}</WithOffice>;

function MyHours({ office }: { office: Office }) {
  const { clock, hosts } = office;
  const { takesBookings } = useSite();
  const userId = useSession()?.user._id;
  const [open, setOpen] = useState<'hours' | 'calendars' | 'booking' | null>(null);
  const own = hosts.find(({ id }) => id === userId) ?? null;
  const close = () => setOpen(null);
  return (
    <OfficePage
      title={TITLE}
      lead="When visitors can book calls with you, and the calendars that show when you are busy."
      actions={
        own &&
        takesBookings && (
          <Button onClick={() => setOpen('booking')}>
            <Plus aria-hidden="true" className="size-5" /> Add a Booking
          </Button>
        )
      }
    >
      {own ? (
        <section aria-labelledby="own-hours">
          <h2 id="own-hours" className="text-2xl">
            Hours and Calendars
          </h2>
          <ul aria-label="Your hours" className="mt-6 grid gap-3">
            <HostRow
              host={own}
              today={clock.dayOf(new Date())}
              onHours={() => setOpen('hours')}
              onCalendars={() => setOpen('calendars')}
            />
          </ul>
        </section>
      ) : (
        <Empty title="You take no calls" text="An admin can add you as a host, on Open slots." />
      )}
      <HostDialog edited={open === 'hours' ? own : null} hosts={hosts} clock={clock} onClose={close} />
      <CalendarsDialog host={open === 'calendars' ? own : null} onClose={close} />
      {own && (
        <AddBookingDialog
          open={open === 'booking'}
          office={{ ...office, hosts: [own] }}
          host={own}
          day={clock.dayOf(new Date())}
          queries={[]}
          onClose={close}
        />
      )}
    </OfficePage>
  );
}
