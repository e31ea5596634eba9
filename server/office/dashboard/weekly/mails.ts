import { rupees } from '#schema/desk.ts';
import { sourceLabel } from '#schema/sourceLabel.ts';
import type { Row } from '#server/office/dashboard/insight/breakdowns.ts';
import type { PeriodFigures } from '#server/office/dashboard/insight/totals.ts';
import type { Context } from '#server/platform/context.ts';
import { longDayOf } from '#server/platform/mail/longDay.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { paragraphs } from '#server/platform/mail/paragraphs.ts';
import { paths } from '#web/shared/paths.ts';
import type { Week } from './figures.ts';

type Brand = Pick<Context, 'settings' | 'site'>;
/** @property due number of due follow-ups */
type Reader = { name: string; email: string; due: number };

export function weeklyMail({ settings, site }: Brand, reader: Reader, { totals, before, sources }: Week): Mail {
  const { PUBLIC_URL: url } = settings;
  const subject = [...visitorsOf(totals), countText(totals.enquiries, 'enquiry', 'enquiries')].join(', ');
  return {
    to: reader.email,
    subject: `Last week: ${subject}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: paragraphs(
      `Hello ${reader.name},`,
      `From ${longDayOf(totals.from)} to ${longDayOf(totals.to)}:`,
      figuresOf(totals, before).join('\n'),
      sources.length
        ? ['Where most came from:', ...sources.map(rowText)].join('\n')
        : 'Nobody came of whom it is known from where.',
      reader.due
        ? `${countText(reader.due, 'follow-up of yours is', 'follow-ups of yours are')} due: ${url}${paths.messages}?due=yes`
        : 'No follow-up of yours is due.',
      `More of it: ${url}${paths.insights}`,
      `You get this mail on Mondays at 9:00. Switch it off in your account: ${url}${paths.account}`,
      site.name,
    ),
  };
}

const figuresOf = (totals: PeriodFigures, before: PeriodFigures): string[] => [
  ...(totals.visitors === null
    ? []
    : [
        `Visitors: ${number(totals.visitors)} (the week before: ${before.visitors === null ? 'not counted' : number(before.visitors)})`,
      ]),
  `Enquiries: ${number(totals.enquiries)} (the week before: ${number(before.enquiries)})`,
  `Won: ${number(totals.won)}, worth ${rupees(totals.value)} (the week before: ${number(before.won)}, worth ${rupees(before.value)})`,
];

const rowText = (row: Row): string =>
  `${sourceLabel(row.name)}: ${[...visitorsOf(row), countText(row.enquiries ?? 0, 'enquiry', 'enquiries')].join(', ')}`;

const visitorsOf = ({ visitors }: Pick<Row, 'visitors'>): string[] =>
  visitors === null ? [] : [countText(visitors, 'visitor', 'visitors')];

const number = (figure: number) => figure.toLocaleString('en-IN');
const countText = (figure: number, singular: string, plural: string) =>
  `${number(figure)} ${figure === 1 ? singular : plural}`;
