import { outside } from '#web/shared/app/contact.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { useTexts } from '#web/shared/language/language.ts';

type Props = {
  startsAt: string;
  endsAt: string;
  /** The call as an iCalendar file; undefined without scripts. */
  calendar: string | undefined;
};

const row = 'link inline-flex min-h-11 items-center font-semibold';

/** Puts a call into the client's calendar: by a file for every program, or by the pages of Google and Outlook. */
export function AddToCalendar({ startsAt, endsAt, calendar }: Props) {
  const t = useTexts();
  const title = `Call with ${useSite().name}`;
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  return (
    <section aria-labelledby="add-to-calendar" className="mt-2 w-full">
      <h2 id="add-to-calendar" className="text-lg font-semibold tracking-normal">
        {t('Add to calendar')}
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {calendar && (
          <li>
            <a
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
              download="call.ics"
              className={row}
            >
              {t('Calendar file')}
            </a>
          </li>
        )}
        <li>
          <a href={googleLink(title, start, end)} {...outside} className={row}>
            Google
          </a>
        </li>
        <li>
          <a href={outlookLink(title, start, end)} {...outside} className={row}>
            Outlook
          </a>
        </li>
      </ul>
    </section>
  );
}

/** A moment in the basic format of ISO 8601, in UTC. */
const basic = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

function googleLink(text: string, start: Date, end: Date): string {
  const params = { action: 'TEMPLATE', text, dates: `${basic(start)}/${basic(end)}` };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(params)}`;
}

function outlookLink(subject: string, start: Date, end: Date): string {
  const path = '/calendar/action/compose';
  const params = { path, rru: 'addevent', subject, startdt: start.toISOString(), enddt: end.toISOString() };
  return `https://outlook.live.com/calendar/0/action/compose?${new URLSearchParams(params)}`;
}
