import { and, between, eq, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type Day, dayOf } from '#schema/officeTime.ts';
import { dayAfter, daysFrom, monthOf, nextMonthOf } from '#schema/period.ts';
import type { Services } from '#server/platform/context.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { type Dimension, visitFigures } from '#server/platform/visit/table.ts';
import type { Period } from './period.ts';
import { visitMonths } from './table.ts';

type Source = Pick<Services, 'db'>;

/** Names the lock that processes take in turns to sum up months. */
const LOCK = 0x6d_6f_6e_74;

/**
 * Sums up the days of each month into one row for each name, up to the day before yesterday: of yesterday a count may be on its
 * way. Each month is one transaction, which processes take in turns and which may be killed. What affiliates have brought is read by
 * the day alone, and goes with them.
 */
export async function foldMonths({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const last = dayAfter(dayOf(now()), -2);
  const counted = await db
    .select({ month: sql<Day>`date_trunc('month', ${visitFigures.day})::date::text` })
    .from(visitFigures)
    .where(and(eq(visitFigures.dimension, 'total'), lte(visitFigures.day, last)))
    .groupBy(sql`1`);
  const folded = await readFolded({ db }, { from: '2000-01-01', to: last });
  for (const { month } of counted) {
    const end = dayAfter(nextMonthOf(month), -1);
    const through = end < last ? end : last;
    const known = folded.find((one) => one.month === month)?.through;
    if (!known || known < through) await foldMonth({ db }, month, through);
  }
}

const foldMonth = ({ db }: Source, month: Day, through: Day): Promise<unknown> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.delete(visitMonths).where(eq(visitMonths.month, month));
    const { dimension, day, name, visitors, views } = visitFigures;
    const sums = tx
      .select({
        dimension,
        month: sql`${month}::date`.as('month'),
        through: sql`${through}::date`.as('through'),
        name,
        visitors: sql`sum(${visitors})`.as('visitors'),
        views: sql`sum(${views})`.as('views'),
      })
      .from(visitFigures)
      .where(and(between(day, month, through), ne(dimension, 'affiliate')))
      .groupBy(dimension, name);
    await tx.insert(visitMonths).select(sums);
  });

type Folded = { month: Day; through: Day };

/** @returns the months of a period that are summed up, and how far, oldest first */
const readFolded = ({ db }: { db: Executor }, { from, to }: Period): Promise<Folded[]> =>
  db
    .select({ month: visitMonths.month, through: visitMonths.through })
    .from(visitMonths)
    .where(and(eq(visitMonths.dimension, 'total'), gte(visitMonths.month, monthOf(from)), lte(visitMonths.month, to)))
    .orderBy(visitMonths.month);

/** What a period is read from: months that are summed up, days that are added, and days that are taken away. */
type Parts = { months: Day[]; days: Period[]; without: Period[] };

/**
 * @returns what the figures of a period by name are read from: of a month that the period cuts off its days in it, or the whole
 * month without the others, whichever is less to read
 */
async function partsOf(db: Executor, { from, to }: Period): Promise<Parts> {
  const parts: Parts = { months: [], days: [], without: [] };
  let begin = from;
  for (const { month, through } of await readFolded({ db }, { from, to })) {
    const [first, last] = [month > from ? month : from, through < to ? through : to];
    if (first > last) continue;
    if (begin < first) parts.days.push({ from: begin, to: dayAfter(first, -1) });
    begin = dayAfter(last, 1);
    const inside = daysFrom(first, last);
    if (inside < daysFrom(month, through) - inside) parts.days.push({ from: first, to: last });
    else {
      parts.months.push(month);
      if (month < first) parts.without.push({ from: month, to: dayAfter(first, -1) });
      if (last < through) parts.without.push({ from: begin, to: through });
    }
  }
  if (begin <= to) parts.days.push({ from: begin, to });
  return parts;
}

/**
 * Reads figures of a period by name from what is there at one moment: months that are summed up meanwhile count once.
 * @param read is given the part of a statement that has visitors and views of each name
 */
export const readByName = <T>(
  { db }: Source,
  dimension: Dimension,
  period: Period,
  read: (tx: Transaction, visits: ReturnType<typeof visitsByName>) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => read(tx, visitsByName(tx, dimension, await partsOf(tx, period))), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

/** @returns the visitors and views of a period by the names of a dimension, as a part of a statement */
function visitsByName(db: Transaction, dimension: Dimension, { months, days, without }: Parts) {
  // Whole numbers are exact far beyond any count, and are summed up quicker than PostgreSQL's numeric.
  const columns = ({ name, visitors, views }: typeof visitMonths | typeof visitFigures, sign = sql``) => ({
    name: sql<string>`${name}`.as('name'),
    visitors: sql<number>`${sign}${visitors}::float8`.as('visitors'),
    views: sql<number>`${sign}${views}::float8`.as('views'),
  });
  const isOf = (table: typeof visitMonths | typeof visitFigures, rest: SQL | undefined) =>
    and(eq(table.dimension, dimension), rest);
  const within = (periods: Period[]) =>
    or(...periods.map(({ from, to }) => between(visitFigures.day, from, to))) ?? sql`false`;
  const inMonths = months.length ? inArray(visitMonths.month, months) : sql`false`;
  const all = unionAll(
    db.select(columns(visitMonths)).from(visitMonths).where(isOf(visitMonths, inMonths)),
    db
      .select(columns(visitFigures))
      .from(visitFigures)
      .where(isOf(visitFigures, within(days))),
    db
      .select(columns(visitFigures, sql`-`))
      .from(visitFigures)
      .where(isOf(visitFigures, within(without))),
  ).as('parts');
  const visitors = sql<number>`sum(${all.visitors})`;
  const views = sql<number>`sum(${all.views})`;
  return db
    .select({ name: sql<string>`${all.name}`.as('name'), visitors: visitors.as('visitors'), views: views.as('views') })
    .from(all)
    .groupBy(all.name)
    .having(sql`${visitors} > 0 or ${views} > 0`)
    .as('visits');
}
