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

/** Advisory lock "mont": one process sums up a month at a time. */
const LOCK = 0x6d_6f_6e_74;

/**
 * One transaction per month. Ends the day before yesterday: late counts of yesterday may arrive. Affiliate figures stay
 * daily, because they are deleted with their affiliate.
 */
export async function foldMonths({ db, now, readSite }: Pick<Services, 'db' | 'now' | 'readSite'>): Promise<void> {
  const last = dayAfter(dayOf(now(), (await readSite()).timeZone), -2);
  const countedMonths = await db
    .select({ month: sql<Day>`date_trunc('month', ${visitFigures.day})::date::text` })
    .from(visitFigures)
    .where(and(eq(visitFigures.dimension, 'total'), lte(visitFigures.day, last)))
    .groupBy(sql`1`);
  const folded = await readFolded({ db }, { from: '2000-01-01', to: last });
  for (const { month } of countedMonths) {
    const end = dayAfter(nextMonthOf(month), -1);
    const through = end < last ? end : last;
    const foldedThrough = folded.find((row) => row.month === month)?.through;
    if (!foldedThrough || foldedThrough < through) await foldMonth({ db }, month, through);
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

const readFolded = ({ db }: { db: Executor }, { from, to }: Period): Promise<Folded[]> =>
  db
    .select({ month: visitMonths.month, through: visitMonths.through })
    .from(visitMonths)
    .where(and(eq(visitMonths.dimension, 'total'), gte(visitMonths.month, monthOf(from)), lte(visitMonths.month, to)))
    .orderBy(visitMonths.month);

/** Month rows to add, days to add, and days to subtract. */
type Parts = { months: Day[]; days: Period[]; without: Period[] };

/** A month that the period cuts is read by its days, or as the month minus other days, whichever is less. */
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

/** Reads in one snapshot, so that a concurrent foldMonths counts nothing twice. */
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

function visitsByName(db: Transaction, dimension: Dimension, { months, days, without }: Parts) {
  // float8 is exact for integers up to 2^53 and sums faster than numeric.
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
