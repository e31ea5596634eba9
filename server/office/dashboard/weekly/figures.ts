import { and, between, eq, gte, isNull, or } from 'drizzle-orm';
import type { Day } from '#schema/officeTime.ts';
import { dayAfter } from '#schema/period.ts';
import type { Row } from '#server/office/dashboard/insight/breakdowns.ts';
import { readInsights } from '#server/office/dashboard/insight/insights.ts';
import type { PeriodFigures, Source } from '#server/office/dashboard/insight/totals.ts';
import { visitFigures } from '#server/platform/visit/table.ts';

const MOST_SOURCES = 5;

export type Week = { totals: PeriodFigures; before: PeriodFigures; sources: Row[] };

/** Anybody can send a made-up source: one without messages counts only if two networks used it on one day. */
export async function readWeek(source: Source, monday: Day): Promise<Week> {
  const week = { from: dayAfter(monday, -7), to: dayAfter(monday, -1) };
  const report = readInsights(source, week, false);
  const { rows } = await report.sources();
  const confirmed = await readConfirmed(source, week);
  const namedRows = rows.filter(({ name, enquiries }) => name !== null && (enquiries || confirmed.has(name)));
  const best = namedRows.toSorted((a, b) => (b.enquiries ?? 0) - (a.enquiries ?? 0));
  return { totals: await report.totals(), before: await report.before(), sources: best.slice(0, MOST_SOURCES) };
}

/** Sources that two networks used on one day; days before networks were counted are accepted. */
async function readConfirmed({ db }: Source, { from, to }: { from: Day; to: Day }): Promise<ReadonlySet<string>> {
  const { dimension, day, name, networks } = visitFigures;
  const rows = await db
    .selectDistinct({ name })
    .from(visitFigures)
    .where(and(eq(dimension, 'source'), between(day, from, to), or(isNull(networks), gte(networks, 2))));
  return new Set(rows.map((row) => row.name));
}
