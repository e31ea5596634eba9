import { and, between, eq, gte, isNull, or } from 'drizzle-orm';
import type { Day } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import type { Row } from '#server/office/dashboard/insight/breakdowns.ts';
import { readInsights } from '#server/office/dashboard/insight/insights.ts';
import type { PeriodFigures, Source } from '#server/office/dashboard/insight/totals.ts';
import { visitFigures } from '#server/platform/visit/table.ts';

/** How many sources the mail names. */
const MOST_SOURCES = 5;

/** The week that has ended, the one before it, and where most came from. */
export type Week = { totals: PeriodFigures; before: PeriodFigures; sources: Row[] };

/**
 * Reads the week that ended before a Monday, as reports have it: the best sources are those that brought most enquiries, then
 * visitors. Anybody can visit with a text of their own as the source, so a source without enquiries is named only if two networks
 * brought it on one day.
 */
export async function readWeek(source: Source, monday: Day): Promise<Week> {
  const week = { from: dayAfter(monday, -7), to: dayAfter(monday, -1) };
  const report = readInsights(source, week, false);
  const { rows } = await report.sources();
  const confirmed = await readConfirmed(source, week);
  const known = rows.filter(({ name, enquiries }) => name !== null && (enquiries || confirmed.has(name)));
  const best = known.toSorted((a, b) => (b.enquiries ?? 0) - (a.enquiries ?? 0));
  return { totals: await report.totals(), before: await report.before(), sources: best.slice(0, MOST_SOURCES) };
}

/** Which sources came from two networks on one day of a period; those of days before networks were counted are taken as such. */
async function readConfirmed({ db }: Source, { from, to }: { from: Day; to: Day }): Promise<ReadonlySet<string>> {
  const { dimension, day, name, networks } = visitFigures;
  const rows = await db
    .selectDistinct({ name })
    .from(visitFigures)
    .where(and(eq(dimension, 'source'), between(day, from, to), or(isNull(networks), gte(networks, 2))));
  return new Set(rows.map((row) => row.name));
}
