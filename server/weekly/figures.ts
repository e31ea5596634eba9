import type { Day } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import type { Row } from '#server/insight/breakdowns.ts';
import { readInsights } from '#server/insight/insights.ts';
import type { PeriodFigures, Source } from '#server/insight/totals.ts';

/** How many sources the mail names. */
const MOST_SOURCES = 5;

/** The week that has ended, the one before it, and where most came from. */
export type Week = { totals: PeriodFigures; before: PeriodFigures; sources: Row[] };

/** Reads the week that ended before a Monday, as reports have it: the best sources are those that brought most enquiries, then visitors. */
export async function readWeek(source: Source, monday: Day): Promise<Week> {
  const report = readInsights(source, { from: dayAfter(monday, -7), to: dayAfter(monday, -1) });
  const { rows } = await report.sources();
  const known = rows.filter(({ name }) => name !== null);
  const best = known.toSorted((a, b) => (b.enquiries ?? 0) - (a.enquiries ?? 0));
  return { totals: await report.totals(), before: await report.before(), sources: best.slice(0, MOST_SOURCES) };
}
