import { and, between, count, eq, gte, lt, min, sql } from 'drizzle-orm';
import type { Day } from '#schema/officeTime.ts';
import { messages } from '#server/clients/message/table.ts';
import type { Context } from '#server/platform/context.ts';
import { visitFigures } from '#server/platform/visit/table.ts';
import { momentsOf, type Period, todayOf } from './period.ts';

export type Source = Pick<Context, 'db' | 'now' | 'settings' | 'site'>;

export type PeriodFigures = Period & {
  visitors: number | null;
  views: number | null;
  enquiries: number;
  won: number;
  value: number;
};

const isMessage = eq(messages.isSpam, false);
/** Sum in whole rupees. */
export const valueSum = sql<number>`coalesce(sum(${messages.value}), 0)`.mapWith(Number);

export function cameIn({ site }: Pick<Source, 'site'>, period: Period) {
  const { begin, end } = momentsOf(period, site.timeZone);
  return and(isMessage, gte(messages.createdAt, begin), lt(messages.createdAt, end));
}

export function wonIn({ site }: Pick<Source, 'site'>, period: Period) {
  const { begin, end } = momentsOf(period, site.timeZone);
  const isWon = and(isMessage, eq(messages.stage, 'WON'));
  return and(isWon, gte(messages.stageChangedAt, begin), lt(messages.stageChangedAt, end));
}

/** @returns visitors and views are null when visits were not counted */
export async function readTotals(source: Source, period: Period): Promise<PeriodFigures> {
  const { db } = source;
  const [[visits], [came], [won], since] = await Promise.all([
    db
      .select({ days: count(), visitors: sumOf(visitFigures.visitors), views: sumOf(visitFigures.views) })
      .from(visitFigures)
      .where(and(eq(visitFigures.dimension, 'total'), between(visitFigures.day, period.from, period.to))),
    db.select({ enquiries: count() }).from(messages).where(cameIn(source, period)),
    db.select({ won: count(), value: valueSum }).from(messages).where(wonIn(source, period)),
    readCountedSince(source),
  ]);
  const { days = 0, visitors = 0, views = 0 } = visits ?? {};
  const isCounted = days > 0 || isPeriodCounted(source, period, since);
  return {
    ...period,
    visitors: isCounted ? visitors : null,
    views: isCounted ? views : null,
    enquiries: came?.enquiries ?? 0,
    won: won?.won ?? 0,
    value: won?.value ?? 0,
  };
}

const sumOf = (column: typeof visitFigures.visitors | typeof visitFigures.views) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

export async function readCountedSince({ db }: Pick<Source, 'db'>): Promise<Day | null> {
  const [first] = await db
    .select({ day: min(visitFigures.day) })
    .from(visitFigures)
    .where(eq(visitFigures.dimension, 'total'));
  return first?.day ?? null;
}

/** @returns whether the absence of rows means no visitors rather than no counting */
export const isPeriodCounted = (source: Omit<Source, 'db'>, { to }: Period, since: Day | null) =>
  source.settings.ANALYTICS && to >= (since ?? todayOf(source));
