import { and, between, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { type Day, momentOf } from '#schema/officeTime.ts';
import type { Executor } from '#server/database/connect.ts';
import { messages } from '#server/message/table.ts';
import { visitFigures } from '#server/visit/table.ts';

/** How many sources the mail names. */
const MOST_SOURCES = 5;

/** What came of a week. */
export type WeekTotals = { visitors: number; enquiries: number; won: number; value: number };
export type SourceFigure = { source: string; visitors: number; enquiries: number };
/** The week that has ended, the one before it, and where most came from. */
export type Week = { monday: Day; sunday: Day; totals: WeekTotals; before: WeekTotals; sources: SourceFigure[] };

/** @returns a day so many days later; fewer than none is earlier */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** @returns the Monday of a day's week */
export const mondayOf = (day: Day): Day => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Reads the week that ended before a Monday, in India's days. Spam is no enquiry; what was won counts when it was won. */
export async function readWeek(executor: Executor, monday: Day): Promise<Week> {
  const begin = addDays(monday, -7);
  return {
    monday: begin,
    sunday: addDays(monday, -1),
    totals: await readTotals(executor, begin),
    before: await readTotals(executor, addDays(begin, -7)),
    sources: await readSources(executor, begin),
  };
}

const within = (column: typeof messages.createdAt | typeof messages.stageChangedAt, monday: Day) =>
  and(gte(column, momentOf(monday, '00:00')), lt(column, momentOf(addDays(monday, 7), '00:00')));

/** What came within the week that begins on a Monday. */
async function readTotals(executor: Executor, monday: Day): Promise<WeekTotals> {
  const [visits] = await executor
    .select({ visitors: sql<number>`coalesce(sum(${visitFigures.visitors}), 0)`.mapWith(Number) })
    .from(visitFigures)
    .where(and(eq(visitFigures.dimension, 'total'), between(visitFigures.day, monday, addDays(monday, 6))));
  const enquiries = await executor.$count(
    messages,
    and(eq(messages.isSpam, false), within(messages.createdAt, monday)),
  );
  const [won] = await executor
    .select({ won: count(), value: sql<number>`coalesce(sum(${messages.value}), 0)`.mapWith(Number) })
    .from(messages)
    .where(and(eq(messages.isSpam, false), eq(messages.stage, 'WON'), within(messages.stageChangedAt, monday)));
  return { visitors: visits?.visitors ?? 0, enquiries, won: won?.won ?? 0, value: won?.value ?? 0 };
}

/** The sources that have brought most within a week: enquiries first, then visitors. */
async function readSources(executor: Executor, monday: Day): Promise<SourceFigure[]> {
  const brought = await executor
    .select({ source: messages.source, enquiries: count() })
    .from(messages)
    .where(and(eq(messages.isSpam, false), within(messages.createdAt, monday)))
    .groupBy(messages.source);
  const sum = sql<number>`sum(${visitFigures.visitors})`.mapWith(Number);
  const seen = await executor
    .select({ source: visitFigures.name, visitors: sum })
    .from(visitFigures)
    .where(and(eq(visitFigures.dimension, 'source'), between(visitFigures.day, monday, addDays(monday, 6))))
    .groupBy(visitFigures.name)
    .orderBy(desc(sum));
  const figures = new Map<string, SourceFigure>();
  const of = (source: string) => {
    const figure = figures.get(source) ?? { source, visitors: 0, enquiries: 0 };
    figures.set(source, figure);
    return figure;
  };
  for (const { source, visitors } of seen) of(source).visitors = visitors;
  for (const { source, enquiries } of brought) if (source !== null) of(source).enquiries = enquiries;
  const ordered = [...figures.values()].toSorted(
    (a, b) => b.enquiries - a.enquiries || b.visitors - a.visitors || a.source.localeCompare(b.source),
  );
  return ordered.slice(0, MOST_SOURCES);
}
