import { and, desc, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { MOST_ROWS } from '#schema/insight.ts';
import { messages } from '#server/clients/message/table.ts';
import { readByName } from './months.ts';
import { outcome } from './path.ts';
import type { Period } from './period.ts';
import { cameIn, type Source } from './totals.ts';

export type Row = {
  name: string | null;
  title: string | null;
  visitors: number | null;
  views: number | null;
  enquiries: number | null;
  won: number | null;
  value: number | null;
};
export type Table = { rows: Row[]; count: number };

export type InsightRequest = {
  period: Period;
  /** Whether visits were counted in the period. */
  isCounted: () => Promise<boolean>;
};

/** As the driver returns it: sums are strings. */
export type FigureRow = { [Key in Exclude<keyof Row, 'name' | 'title'>]: string } & {
  name: string | null;
  title?: string | null;
  all: string;
};

export const order = sql`visitors desc, enquiries desc, views desc, name`;

/** Joins visits and messages by name into `figures`. @param came name column and FROM clause of messages */
export const figuresOf = (visits: SQLWrapper, { name, from }: { name: SQLWrapper; from: SQL }) => sql`
  came as (
    select ${name} as name, ${outcome.enquiries.sql} as enquiries, ${outcome.won.sql} as won, ${outcome.value.sql} as value
    ${from} group by 1
  ), figures as (
    select coalesce(visits.name, came.name) as name, coalesce(visitors, 0) as visitors, coalesce(views, 0) as views,
      coalesce(enquiries, 0) as enquiries, coalesce(won, 0) as won, coalesce(value, 0) as value
    from ${visits} full join came on came.name = visits.name
  )`;

export async function readBySource(
  source: Source,
  dimension: 'source' | 'campaign',
  request: InsightRequest,
): Promise<Table> {
  const name = messages[dimension];
  const condition = and(cameIn(source, request.period), dimension === 'campaign' ? isNotNull(name) : undefined);
  const { rows } = await readByName(source, dimension, request.period, (tx, visits) =>
    tx.execute<FigureRow>(sql`
      with ${figuresOf(visits, { name, from: sql`from ${messages} where ${condition}` })}
      select *, count(*) over () as all from figures order by ${order} limit ${MOST_ROWS}`),
  );
  return tableOf(rows, await request.isCounted());
}

/** @param isCounted false: visitors and views become null */
export function tableOf(figureRows: FigureRow[], isCounted: boolean): Table {
  const rows = figureRows.map(({ name, title = null, visitors, views, enquiries, won, value }) => ({
    ...{ name, title },
    visitors: isCounted ? Number(visitors) : null,
    views: isCounted ? Number(views) : null,
    ...{ enquiries: Number(enquiries), won: Number(won), value: Number(value) },
  }));
  return { rows, count: Number(figureRows[0]?.all ?? 0) };
}

export async function readByDevice(source: Source, { period }: InsightRequest): Promise<Table> {
  const figureRows = await readByName(source, 'device', period, (tx, visits) =>
    tx.select().from(visits).orderBy(desc(visits.visitors), visits.name),
  );
  const rows = figureRows.map(({ name, visitors, views }) => ({
    ...{ name, title: null, visitors: Number(visitors), views: Number(views) },
    ...{ enquiries: null, won: null, value: null },
  }));
  return { rows, count: rows.length };
}
