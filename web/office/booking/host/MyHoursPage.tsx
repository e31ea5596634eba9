import { useState } from 'react';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { useSession } from '#web/shared/session/session.ts';
import { Empty } from '#web/shared/ui/States.tsx';
import { CalendarsDialog } from './CalendarsDialog.tsx';
import { HostDialog } from './HostDialog.tsx';
import { HostRow } from './HostsSection.tsx';
import type { Office } from './useOffice.ts';
import { WithOffice } from './WithOffice.tsx';

const TITLE = 'My Hours';

/** The hours and calendars of the person who looks at it. */
export const MyHoursPage = () => <WithOffice title={TITLE}>{(office) => <MyHours office={office} />}</WithOffice>;

function MyHours({ office: { clock, hosts } }: { office: Office }) {
  const userId = useSession()?.user._id;
  const [open, setOpen] = useState<'hours' | 'calendars' | null>(null);
  const own = hosts.find(({ id }) => id === userId) ?? null;
  const close = () => setOpen(null);
  return (
    <OfficePage
      title={TITLE}
      lead="When visitors can book calls with you, and the calendars that show when you are busy."
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
    </OfficePage>
  );
}
