import { and, desc, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { MOST_ROWS } from '#schema/insight.ts';
import { messages } from '#server/clients/message/table.ts';
import { readByName } from './months.ts';
import { outcome } from './path.ts';
import type { Period } from './period.ts';
import { cameIn, type Source } from './totals.ts';

/** What one source, campaign, page or device has brought, as GraphQL describes it. */
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

/** What a report is about. */
export type Asked = {
  period: Period;
  /** Whether visits were counted in it. */
  isCounted: () => Promise<boolean>;
};

/** A row as PostgreSQL tells it: its sums come as texts. */
export type FoundRow = { [Key in Exclude<keyof Row, 'name' | 'title'>]: string } & {
  name: string | null;
  title?: string | null;
  all: string;
};

/** Those with most visitors first. */
export const order = sql`visitors desc, enquiries desc, views desc, name`;

/**
 * The parts of a statement that put together what visits and messages say of the same names: `figures` has them all.
 * @param came where messages have their names, as a part that begins with `from`, and what those are
 */
export const figuresOf = (visits: SQLWrapper, { name, from }: { name: SQLWrapper; from: SQL }) => sql`
  came as (
    select ${name} as name, ${outcome.enquiries.sql} as enquiries, ${outcome.won.sql} as won, ${outcome.value.sql} as value
    ${from} group by 1
  ), figures as (
    select coalesce(visits.name, came.name) as name, coalesce(visitors, 0) as visitors, coalesce(views, 0) as views,
      coalesce(enquiries, 0) as enquiries, coalesce(won, 0) as won, coalesce(value, 0) as value
    from ${visits} full join came on came.name = visits.name
  )`;

/** Reads what each source has brought, or each campaign. */
export async function readBySource(source: Source, dimension: 'source' | 'campaign', asked: Asked): Promise<Table> {
  const name = messages[dimension];
  const isMeant = and(cameIn(asked.period), dimension === 'campaign' ? isNotNull(name) : undefined);
  const { rows } = await readByName(source, dimension, asked.period, (tx, visits) =>
    tx.execute<FoundRow>(sql`
      with ${figuresOf(visits, { name, from: sql`from ${messages} where ${isMeant}` })}
      select *, count(*) over () as all from figures order by ${order} limit ${MOST_ROWS}`),
  );
  return tableOf(rows, await asked.isCounted());
}

/** @returns a table as it is told: without visitors where they were not counted */
export function tableOf(found: FoundRow[], isCounted: boolean): Table {
  const rows = found.map(({ name, title = null, visitors, views, enquiries, won, value }) => ({
    ...{ name, title },
    visitors: isCounted ? Number(visitors) : null,
    views: isCounted ? Number(views) : null,
    ...{ enquiries: Number(enquiries), won: Number(won), value: Number(value) },
  }));
  return { rows, count: Number(found[0]?.all ?? 0) };
}

/** Reads how many have come by which kind of device. What they have sent is not known. */
export async function readByDevice(source: Source, { period }: Asked): Promise<Table> {
  const found = await readByName(source, 'device', period, (tx, visits) =>
    tx.select().from(visits).orderBy(desc(visits.visitors), visits.name),
  );
  const rows = found.map(({ name, visitors, views }) => ({
    ...{ name, title: null, visitors: Number(visitors), views: Number(views) },
    ...{ enquiries: null, won: null, value: null },
  }));
  return { rows, count: rows.length };
}
