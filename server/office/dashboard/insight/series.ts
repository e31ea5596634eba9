import { and, between, count, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { InsightUnit } from '#schema/insight.ts';
import { startOfDay } from '#schema/officeTime.ts';
import { messages } from '#server/clients/message/table.ts';
import { visitFigures } from '#server/platform/visit/table.ts';
import { type Period, pointsOf } from './period.ts';
import {
  cameIn,
  isPeriodCounted,
  type PeriodFigures,
  readCountedSince,
  type Source,
  valueSum,
  wonIn,
} from './totals.ts';

export async function readSeries(source: Source, period: Period, unit: InsightUnit): Promise<PeriodFigures[]> {
  const { db } = source;
  const points = pointsOf(period, unit);
  const begins = (column: PgColumn) =>
    sql.join(
      points.map(({ from }) => sql`${sql.param(startOfDay(from, source.site.timeZone), column)}::timestamptz`),
      sql`, `,
    );
  const days = sql.join(
    points.map(({ from }) => sql`${from}::date`),
    sql`, `,
  );
  // Compared by moment, not by converted day: ten times faster for many messages.
  const placeOf = (column: PgColumn) => sql<number>`width_bucket(${column}, array[${begins(column)}])`;
  const [visits, came, won, since] = await Promise.all([
    db
      .select({
        place: sql<number>`width_bucket(${visitFigures.day}, array[${days}])`,
        visitors: sumOf(visitFigures.visitors),
        views: sumOf(visitFigures.views),
      })
      .from(visitFigures)
      .where(and(eq(visitFigures.dimension, 'total'), between(visitFigures.day, period.from, period.to)))
      .groupBy(sql`1`),
    db
      .select({ place: placeOf(messages.createdAt), enquiries: count() })
      .from(messages)
      .where(cameIn(source, period))
      .groupBy(sql`1`),
    db
      .select({ place: placeOf(messages.stageChangedAt), won: count(), value: valueSum })
      .from(messages)
      .where(wonIn(source, period))
      .groupBy(sql`1`),
    readCountedSince(source),
  ]);
  const at = <Row extends { place: number }>(rows: Row[], index: number) =>
    rows.find(({ place }) => place === index + 1);
  return points.map((point, index) => {
    const visitCounts = at(visits, index) ?? (isPeriodCounted(source, point, since) ? { visitors: 0, views: 0 } : null);
    const { enquiries = 0 } = at(came, index) ?? {};
    const { won: wonCount = 0, value = 0 } = at(won, index) ?? {};
    return {
      ...point,
      visitors: visitCounts?.visitors ?? null,
      views: visitCounts?.views ?? null,
      enquiries,
      won: wonCount,
      value,
    };
  });
}

const sumOf = (column: PgColumn): SQL<number> => sql<number>`sum(${column})`.mapWith(Number);
