import { and, between, count, eq, gte, lt, min, sql } from 'drizzle-orm';
import { type Day, dayOf } from '#schema/officeTime.ts';
import { messages } from '#server/clients/message/table.ts';
import type { Services } from '#server/platform/context.ts';
import { visitFigures } from '#server/platform/visit/table.ts';
import { momentsOf, type Period } from './period.ts';

/** What a report is read from. */
export type Source = Pick<Services, 'db' | 'now' | 'settings'>;

/** The figures of a period, as GraphQL describes them (schema/insight.graphql). */
export type PeriodFigures = Period & {
  visitors: number | null;
  views: number | null;
  enquiries: number;
  won: number;
  value: number;
};

const isMessage = eq(messages.isSpam, false);
/** What messages are worth together, in whole rupees. */
export const worth = sql<number>`coalesce(sum(${messages.value}), 0)`.mapWith(Number);

/** The condition that a message has come in a period. */
export function cameIn(period: Period) {
  const { begin, end } = momentsOf(period);
  return and(isMessage, gte(messages.createdAt, begin), lt(messages.createdAt, end));
}

/** The condition that a message was won in a period, and still is. */
export function wonIn(period: Period) {
  const { begin, end } = momentsOf(period);
  const isWon = and(isMessage, eq(messages.stage, 'WON'));
  return and(isWon, gte(messages.stageChangedAt, begin), lt(messages.stageChangedAt, end));
}

/**
 * Reads the figures of a period: visitors, views, enquiries, won and their value.
 * @returns visitors and views as null where visits were not counted
 */
export async function readTotals(source: Source, period: Period): Promise<PeriodFigures> {
  const { db } = source;
  const [[visits], [came], [won], since] = await Promise.all([
    db
      .select({ days: count(), visitors: sumOf(visitFigures.visitors), views: sumOf(visitFigures.views) })
      .from(visitFigures)
      .where(and(eq(visitFigures.dimension, 'total'), between(visitFigures.day, period.from, period.to))),
    db.select({ enquiries: count() }).from(messages).where(cameIn(period)),
    db.select({ won: count(), value: worth }).from(messages).where(wonIn(period)),
    readCountedSince(source),
  ]);
  const { days = 0, visitors = 0, views = 0 } = visits ?? {};
  const counted = days > 0 || wasCounted(source, period, since);
  return {
    ...period,
    visitors: counted ? visitors : null,
    views: counted ? views : null,
    enquiries: came?.enquiries ?? 0,
    won: won?.won ?? 0,
    value: won?.value ?? 0,
  };
}

const sumOf = (column: typeof visitFigures.visitors | typeof visitFigures.views) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** @returns the first day of which visits were counted; null while none were */
export async function readCountedSince({ db }: Pick<Source, 'db'>): Promise<Day | null> {
  const [first] = await db
    .select({ day: min(visitFigures.day) })
    .from(visitFigures)
    .where(eq(visitFigures.dimension, 'total'));
  return first?.day ?? null;
}

/** @returns whether visits would have been counted in a period of which there are none: then nobody came */
export const wasCounted = ({ settings, now }: Pick<Source, 'settings' | 'now'>, { to }: Period, since: Day | null) =>
  settings.ANALYTICS && to >= (since ?? dayOf(now()));
