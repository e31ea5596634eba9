import { rupees } from '#schema/desk.ts';
import { timeZone } from '#schema/officeTime.ts';
import { sourceLabel } from '#schema/sourceLabel.ts';
import type { Context } from '#server/context.ts';
import type { Mail } from '#server/mail/outbox.ts';
import { paragraphs } from '#server/mail/paragraphs.ts';
import { paths } from '#web/paths.ts';
import type { SourceFigure, Week } from './figures.ts';

type Brand = Pick<Context, 'settings' | 'site'>;
type Reader = { name: string; email: string; due: number };

/** Tells somebody of the week before. Without counted visits it says nothing of visitors. @param reader with how many of their follow-ups are due */
export function weeklyMail({ settings, site }: Brand, reader: Reader, week: Week): Mail {
  const { totals, before, sources } = week;
  const { ANALYTICS: isCounted, PUBLIC_URL: url } = settings;
  const enquiries = counted(totals.enquiries, 'enquiry', 'enquiries');
  const visitors = counted(totals.visitors, 'visitor', 'visitors');
  const figures = [
    ...(isCounted ? [`Visitors: ${number(totals.visitors)} (the week before: ${number(before.visitors)})`] : []),
    `Enquiries: ${number(totals.enquiries)} (the week before: ${number(before.enquiries)})`,
    `Won: ${number(totals.won)}, worth ${rupees(totals.value)} (the week before: ${number(before.won)}, worth ${rupees(before.value)})`,
  ];
  return {
    to: reader.email,
    subject: `Last week: ${isCounted ? `${visitors}, ` : ''}${enquiries}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: paragraphs(
      `Hello ${reader.name},`,
      `From ${days.format(noon(week.monday))} to ${days.format(noon(week.sunday))}:`,
      figures.join('\n'),
      ...(sources.length
        ? [['Where most came from:', ...sources.map((one) => told(one, isCounted))].join('\n')]
        : ['Nobody came whose source is known.']),
      reader.due
        ? `${counted(reader.due, 'follow-up of yours is', 'follow-ups of yours are')} due: ${url}${paths.messages}?due=yes`
        : 'No follow-up of yours is due.',
      `You get this mail on Mondays at 9:00. Switch it off in your account: ${url}${paths.account}`,
      site.name,
    ),
  };
}

const told = ({ source, visitors, enquiries }: SourceFigure, isCounted: boolean): string => {
  const parts = [
    ...(isCounted ? [counted(visitors, 'visitor', 'visitors')] : []),
    counted(enquiries, 'enquiry', 'enquiries'),
  ];
  return `${sourceLabel(source)}: ${parts.join(', ')}`;
};

const number = (figure: number) => figure.toLocaleString('en-IN');
const counted = (figure: number, one: string, many: string) => `${number(figure)} ${figure === 1 ? one : many}`;
const noon = (day: string) => new Date(`${day}T12:00:00+05:30`);
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
