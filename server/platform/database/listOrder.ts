import { is, type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

export type Key = string | boolean | number | Date;
/** By which a list is ordered: a column, or an expression that is never null. */
export type OrderKey = PgColumn | OrderExpression;
export type OrderExpression = {
  by: SQL;
  /** How a cursor carries its value. */
  dataType: 'text' | 'date' | 'number';
  /** Type of its value in SQL. */
  type: SQL;
};
/** The orders of a list besides its own, by the words of the enum of `orderBy` before `_ASC` and `_DESC`. */
export type Orders = Readonly<Record<string, OrderKey>>;

/** As a dictionary of no language in particular orders it: without regard to case first. Rows without a text come first. */
export const byText = (column: PgColumn | SQL): OrderExpression => ({
  by: sql`coalesce(${column}, '') collate "und-x-icu"`,
  dataType: 'text',
  type: sql`text`,
});

/** By the bytes of a text without capitals, such as a path, with the index of the column. */
export const byBytes = (column: PgColumn): OrderExpression => ({
  by: column.notNull ? sql`${column}` : sql`coalesce(${column}, '')`,
  dataType: 'text',
  type: sql`text`,
});

/** Rows without a time are the oldest. */
export const byTime = (column: PgColumn): OrderExpression => ({
  by: sql`coalesce(${column}, 'epoch')`.mapWith(column),
  dataType: 'date',
  type: sql`timestamptz`,
});

export const byNumber = (column: PgColumn): OrderExpression => ({
  by: sql`coalesce(${column}, 0)`.mapWith(Number),
  dataType: 'number',
  type: sql`bigint`,
});

const isExpression = (key: OrderKey): key is OrderExpression => !is(key, PgColumn);

export const sqlOf = (key: OrderKey): SQL => (isExpression(key) ? key.by : sql`${key}`);
export const selectedAs = (key: OrderKey): PgColumn | SQL => (isExpression(key) ? key.by : key);
export const paramOf = (value: Key | undefined, key: OrderKey): SQL =>
  isExpression(key)
    ? sql`${value instanceof Date ? value.toISOString() : value}::${key.type}`
    : sql`${sql.param(value, key)}`;

/** @param orderBy a value of the list's enum, such as `TITLE_DESC` */
export function requestedOrder(orders: Orders, orderBy: string): { by: OrderKey; descending: boolean } {
  const [, word = '', direction] = /^(.+)_(ASC|DESC)$/.exec(orderBy) ?? [];
  const by = orders[word];
  if (!by) throw new Error(`The list has no order ${orderBy}`);
  return { by, descending: direction === 'DESC' };
}
