import { and, between, eq, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type Day, dayOf } from '#schema/officeTime.ts';
import { dayAfter, monthOf, nextMonthOf } from '#schema/period.ts';
import type { Services } from '#server/context.ts';
import { type Dimension, visitFigures } from '#server/visit/table.ts';
import { type Period, wholeMonthsOf } from './period.ts';
import { visitMonths } from './table.ts';

type Source = Pick<Services, 'db'>;

/**
 * Sums up the months that are over: each in one statement, which two processes may run at once and which may be killed. A
 * month counts as over on the second day of the next, when no count of its last day can be on its way. What affiliates have
 * brought is read by the day alone, and goes with them.
 */
export async function foldMonths({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const open = monthOf(dayAfter(dayOf(now()), -1));
  const ofDays = sql<Day>`date_trunc('month', ${visitFigures.day})::date::text`;
  const counted = db
    .selectDistinct({ month: ofDays.as('month') })
    .from(visitFigures)
    .where(and(eq(visitFigures.dimension, 'total'), lt(visitFigures.day, open)));
  const folded = db
    .select({ month: sql<Day>`${visitMonths.month}::text`.as('month') })
    .from(visitMonths)
    .where(eq(visitMonths.dimension, 'total'));
  for (const { month } of await counted.except(folded)) {
    const { dimension, day, name, visitors, views } = visitFigures;
    const sums = db
      .select({
        dimension,
        month: sql`${month}::date`.as('month'),
        name,
        visitors: sql`sum(${visitors})`.as('visitors'),
        views: sql`sum(${views})`.as('views'),
      })
      .from(visitFigures)
      .where(and(between(day, month, dayAfter(nextMonthOf(month), -1)), ne(dimension, 'affiliate')))
      .groupBy(dimension, name);
    await db.insert(visitMonths).select(sums).onConflictDoNothing();
  }
}

/** What a period is read from: months that are summed up, and what is left of its days. */
type Parts = { months: Day[]; days: Period[] };

/** @returns what the figures of a period by name are read from */
export async function partsOf({ db }: Source, period: Period): Promise<Parts> {
  const whole = wholeMonthsOf(period);
  const found = whole.length
    ? await db
        .select({ month: visitMonths.month })
        .from(visitMonths)
        .where(and(eq(visitMonths.dimension, 'total'), inArray(visitMonths.month, whole)))
        .orderBy(visitMonths.month)
    : [];
  const months = found.map(({ month }) => month);
  const days: Period[] = [];
  let begin = period.from;
  for (const month of months) {
    if (begin < month) days.push({ from: begin, to: dayAfter(month, -1) });
    begin = nextMonthOf(month);
  }
  if (begin <= period.to) days.push({ from: begin, to: period.to });
  return { months, days };
}

/** @returns the visitors and views of a period by the names of a dimension, as a part of a statement */
export function visitsByName({ db }: Source, dimension: Dimension, { months, days }: Parts) {
  const columns = ({ name, visitors, views }: typeof visitMonths | typeof visitFigures) => ({
    name: sql<string>`${name}`.as('name'),
    // Whole numbers are exact far beyond any count, and are summed up quicker than PostgreSQL's numeric.
    visitors: sql<number>`${visitors}::float8`.as('visitors'),
    views: sql<number>`${views}::float8`.as('views'),
  });
  const isOf = (table: typeof visitMonths | typeof visitFigures, rest: SQL | undefined) =>
    and(eq(table.dimension, dimension), rest);
  const inDays = or(...days.map(({ from, to }) => between(visitFigures.day, from, to))) ?? sql`false`;
  const inMonths = months.length ? inArray(visitMonths.month, months) : sql`false`;
  const all = unionAll(
    db.select(columns(visitMonths)).from(visitMonths).where(isOf(visitMonths, inMonths)),
    db.select(columns(visitFigures)).from(visitFigures).where(isOf(visitFigures, inDays)),
  ).as('parts');
  return db
    .select({
      name: sql<string>`${all.name}`.as('name'),
      visitors: sql<number>`sum(${all.visitors})`.as('visitors'),
      views: sql<number>`sum(${all.views})`.as('views'),
    })
    .from(all)
    .groupBy(all.name)
    .as('visits');
}
