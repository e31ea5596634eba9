import { CalendarDays, Clock as ClockIcon, Plus } from 'lucide-react';
import { useState } from 'react';
import { daysName } from '#schema/weekdays.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Empty } from '#web/shared/ui/States.tsx';
import { shortDay } from '#web/site/booking/stripDays.ts';
import { CalendarsDialog } from './CalendarsDialog.tsx';
import { type Edited, HostDialog } from './HostDialog.tsx';
import type { Host, Office } from './useOffice.ts';

export function HostsSection({ office: { hosts, clock } }: { office: Office }) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const [calendarHostId, setCalendarHostId] = useState<string | null>(null);
  const today = clock.dayOf(new Date());
  const add = (
    <Button variant={hosts.length > 0 ? 'secondary' : 'primary'} onClick={() => setEdited('new')}>
      <Plus aria-hidden="true" className="size-5" /> Add a Host
    </Button>
  );
  return (
    <section aria-label="Hosts" className={hosts.length > 0 ? 'mt-16 border-t-2 border-ink pt-8' : ''}>
      {hosts.length > 0 ? (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div>
              <h2 className="text-2xl">Hosts</h2>
              <p className="measure mt-2 text-sm text-ink-soft">
                Who takes calls. Their weekly hours make the slots, which single ones are added to or taken from.
              </p>
            </div>
            {add}
          </div>
          <ul aria-label="Hosts" className="mt-6 grid gap-3">
            {hosts.map((host) => (
              <HostRow
                key={host.id}
                host={host}
                today={today}
                onHours={() => setEdited(host)}
                onCalendars={() => setCalendarHostId(host.id)}
              />
            ))}
          </ul>
        </>
      ) : (
        <Empty
          title="Nobody takes calls yet"
          text="Add a host and say when they take calls: their hours make the slots that visitors can book."
          action={add}
        />
      )}
      <HostDialog edited={edited} hosts={hosts} clock={clock} onClose={() => setEdited(null)} />
      <CalendarsDialog
        host={hosts.find(({ id }) => id === calendarHostId) ?? null}
        onClose={() => setCalendarHostId(null)}
      />
    </section>
  );
}

type RowProps = { host: Host; today: string; onHours: () => void; onCalendars: () => void };

export function HostRow({ host, today, onHours, onCalendars }: RowProps) {
  const { name, isActive, hours, daysOff, feeds } = host;
  const faults = feeds.filter(({ fault }) => fault).length;
  return (
    <li
      className={`grid gap-x-8 gap-y-4 border-l-8 px-5 py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)_auto] md:items-start ${isActive ? 'border-ink bg-sheet' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:grid md:justify-items-start">
        <h3 dir="auto" className="text-xl wrap-anywhere">
          {name}
        </h3>
        <Badge tone={isActive ? 'ok' : 'neutral'}>{isActive ? 'Takes calls' : 'Takes no calls now'}</Badge>
      </div>
      <div className="text-sm">
        {hours.length > 0 ? (
          <ul aria-label={`Hours of ${name}`}>
            {hours.map(({ days, opens, closes }) => (
              <li key={`${days.join()} ${opens} ${closes}`} className="tabular-nums">
                {`${daysName(days)}, ${opens} to ${closes}`}
              </li>
            ))}
          </ul>
        ) : (
          <p>No weekly hours</p>
        )}
        {daysOffText(daysOff, today) && <p className="mt-1 text-ink-soft">{daysOffText(daysOff, today)}</p>}
      </div>
      <p className="text-sm">
        {feeds.length === 0
          ? 'No calendar is read'
          : feeds.length === 1
            ? '1 calendar is read'
            : `${feeds.length} calendars are read`}
        {faults > 0 && (
          <span className="block font-semibold text-danger">
            {faults === 1 ? '1 of them has a fault' : `${faults} of them have a fault`}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-1 max-md:-ml-3">
        <Button variant="quiet" size="small" aria-label={`Hours of ${name}`} onClick={onHours}>
          <ClockIcon aria-hidden="true" className="size-4" /> Hours
        </Button>
        <Button variant="quiet" size="small" aria-label={`Calendars of ${name}`} onClick={onCalendars}>
          <CalendarDays aria-hidden="true" className="size-4" /> Calendars
        </Button>
      </div>
    </li>
  );
}

const MOST_SHOWN = 3;

function daysOffText(daysOff: readonly string[], today: string): string {
  const upcoming = daysOff.filter((day) => day >= today);
  if (upcoming.length === 0) return '';
  const rest = upcoming.length - MOST_SHOWN;
  return `Off on ${upcoming
    .slice(0, MOST_SHOWN)
    .map((day) => shortDay(day))
    .join('; ')}${rest > 0 ? `, and ${rest} more` : ''}`;
}
