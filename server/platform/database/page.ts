import { and, asc, count, desc, getTableColumns, gte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';
import type { ListSort } from '#schema/common.ts';
import { badField } from '#server/platform/errors.ts';
import type { Database } from './connect.ts';
import { type Key, type OrderKey, type Orders, paramOf, requestedOrder, selectedAs, sqlOf } from './listOrder.ts';
import { prepared } from './prepared.ts';

/** `sort` and `orderBy` omitted: the list's own order. */
export type PageArgs = {
  first?: number | null;
  after?: string | null;
  sort?: ListSort | null;
  /** A value of the list's enum of orders. */
  orderBy?: string | null;
  updatedSince?: Date | null;
};
type Row = { id: string };
/** The sort keys (all in one direction, the id last as tie-break) and their values in a row. */
export type Order<R extends Row> = {
  columns: readonly OrderKey[];
  keys: (row: R) => readonly Key[];
  descending?: boolean;
  /** Set for a requested order. Its cursors begin with the name and are invalid for other orders. */
  name?: string;
};
export type Connection<R> = {
  nodes: R[];
  edges: () => { cursor: string; node: R }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: () => string | null;
    endCursor: () => string | null;
  };
  totalCount: () => Promise<number>;
};

type Columns = Record<string, PgColumn | SQL>;
type Read<R> = (after: SQL | undefined, limit: number) => Promise<R[]>;

export const MAX_PAGE = 200;
/** Entries without `first` and `last`. */
export const DEFAULT_PAGE = 50;

/** @throws BAD_USER_INPUT outside 1 to 200 */
export function pageSizeOf(argument: 'first' | 'last', size: number): number {
  if (size >= 1 && size <= MAX_PAGE) return size;
  const sentence = `${argument} must be between 1 and ${MAX_PAGE}`;
  throw badField(argument, sentence);
}

export const byCreation = <R extends Row & { createdAt: Date }>(
  table: { createdAt: PgColumn; id: PgColumn },
  direction: 'newest first' | 'oldest first',
): Order<R> => ({
  columns: [table.createdAt, table.id],
  keys: ({ createdAt, id }) => [createdAt, id],
  descending: direction === 'newest first',
});

export const sortOf = <R extends Row>({ columns, descending }: Order<R>): SQL[] =>
  columns.map((key) => (descending ? desc(sqlOf(key)) : asc(sqlOf(key))));

export type DateColumns = Record<'created' | 'updated', PgColumn>;

const sorts: Record<ListSort, [keyof DateColumns, 'descending'?]> = {
  NEWEST: ['created', 'descending'],
  OLDEST: ['created'],
  RECENTLY_UPDATED: ['updated', 'descending'],
  LEAST_RECENTLY_UPDATED: ['updated'],
};

function orderOf<R extends Row>(sort: ListSort, dateColumns: DateColumns, id: PgColumn, columns: Columns): Order<R> {
  const [by, descending] = sorts[sort];
  const column = dateColumns[by];
  const [name = ''] = Object.entries(columns).find(([, candidate]) => candidate === column) ?? [];
  const keys = (row: R) => [(row as Record<string, unknown>)[name] as Date, row.id];
  return { columns: [column, id], keys, descending: descending !== undefined, name: sort };
}

/** The value of the order comes with each row, because only PostgreSQL knows that of an expression. */
function orderedBy<R extends Row>(
  { table, orders = {}, columns = getTableColumns(table) }: TableList<R>,
  orderBy: string,
): Pick<TableList<R>, 'order' | 'columns'> {
  const { by, descending } = requestedOrder(orders, orderBy);
  const keys = (row: R) => [(row as R & { orderKey: Key }).orderKey, row.id];
  return {
    order: { columns: [by, table.id], keys, descending, name: orderBy },
    columns: { ...columns, orderKey: selectedAs(by) },
  };
}

export const changedSince = ({ updated: updatedColumn }: DateColumns, { updatedSince }: PageArgs): SQL | undefined =>
  updatedSince ? gte(updatedColumn, updatedSince) : undefined;

export const cursorOf = (keys: readonly Key[], name?: string) =>
  Buffer.from(JSON.stringify(name ? [name, ...keys] : keys)).toString('base64url');

// Limited to years that PostgreSQL supports; JavaScript's range is larger.
const isoDate = /^[12]\d{3}-\d\d-\d\dT[\d:.]+Z$/;

const readers: Record<string, (key: unknown) => Key | undefined> = {
  date: (key) =>
    typeof key === 'string' && isoDate.test(key) && !Number.isNaN(Date.parse(key)) ? new Date(key) : undefined,
  number: (key) => (Number.isSafeInteger(key) ? (key as number) : undefined),
  boolean: (key) => (typeof key === 'boolean' ? key : undefined),
  string: (key) => (isUuid(key) ? (key as string) : undefined),
  text: (key) => (typeof key === 'string' && !key.includes('\0') ? key : undefined),
};

/** @param name the requested order @throws BAD_USER_INPUT for a cursor of another list or order */
export function readCursor(cursor: string, columns: readonly OrderKey[], name?: string): Key[] {
  const [firstKey, ...rest] = parsed(cursor);
  const cursorKeys = name ? (firstKey === name ? rest : []) : [firstKey, ...rest];
  const keys = columns.map(({ dataType }, index) => readers[dataType]?.(cursorKeys[index]));
  if (cursorKeys.length !== keys.length || keys.some((key) => key === undefined)) {
    throw badField('after', invalidCursor);
  }
  return keys as Key[];
}

const invalidCursor = 'This cursor is not one of this list in this order.';

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * Reads a page of a list.
 * @param read reads up to `limit` rows in the list's order
 * @param count counts the whole list; called only if requested and the page is not the whole list
 * @throws BAD_USER_INPUT for a page size outside 1 to 200 and for a foreign cursor
 */
export async function page<R extends Row>(
  args: PageArgs,
  order: Order<R>,
  read: Read<R>,
  count: () => Promise<number>,
): Promise<Connection<R>> {
  const size = pageSizeOf('first', args.first ?? DEFAULT_PAGE);
  const rows = await read(
    args.after ? afterKeys(readCursor(args.after, order.columns, order.name), order) : undefined,
    size + 1,
  );
  const nodes = rows.slice(0, size);
  const cursorAt = (node: R | undefined) => (node ? cursorOf(order.keys(node), order.name) : null);
  return {
    nodes,
    edges: () => nodes.map((node) => ({ cursor: cursorOf(order.keys(node), order.name), node })),
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: Boolean(args.after),
      startCursor: () => cursorAt(nodes[0]),
      endCursor: () => cursorAt(nodes.at(-1)),
    },
    // A promise: Drizzle's query would run once for each that waits for it.
    totalCount: async () => (args.after || rows.length > size ? count() : rows.length),
  };
}

/** Defaults: all rows, all columns, counted to the end, dated by `createdAt` and `updatedAt`. */
export type TableList<R extends Row> = {
  table: PgTable & { id: PgColumn };
  dateColumns?: DateColumns;
  order: Order<R>;
  condition?: SQL;
  columns?: Columns;
  maxCount?: number;
  /** What `orderBy` may name. */
  orders?: Orders;
};

export function tablePage<R extends Row>(db: Database, list: TableList<R>, args: PageArgs): Promise<Connection<R>> {
  const requested = applyListArgs(list, args);
  return page(args, requested.order, readOf(db, requested), () => countUpTo(db, requested));
}

export function applyListArgs<R extends Row>(list: TableList<R>, args: PageArgs): TableList<R> {
  if (!args.sort && !args.orderBy && !args.updatedSince) return list;
  if (args.sort && args.orderBy) throw badField('orderBy', 'Please send sort or orderBy, not both');
  const columns = getTableColumns(list.table);
  const dateColumns = list.dateColumns ?? ({ created: columns.createdAt, updated: columns.updatedAt } as DateColumns);
  const condition = and(list.condition, changedSince(dateColumns, args));
  if (args.orderBy) return { ...list, ...orderedBy<R>(list, args.orderBy), condition };
  const order = args.sort ? orderOf<R>(args.sort, dateColumns, list.table.id, columns) : list.order;
  return { ...list, order, condition };
}

/**
 * Like tablePage for a fixed list, whose first page is a prepared select.
 * @param name unique among prepared selects
 * @returns a function that reads a page; `isCounted` counts in the same statement
 */
export function preparedPage<R extends Row>(
  name: string,
  list: TableList<R>,
): (db: Database, args: PageArgs, isCounted?: boolean) => Promise<Connection<R>> {
  const { table, condition } = list;
  const limit = sql.placeholder('limit');
  const plainSelect = prepared((db) => selectOf(db, list, condition, limit).prepare(name));
  const countedSelect = prepared((db) => {
    const total = db.select({ count: count() }).from(table).where(condition);
    const columns = { ...columnsOf(list), total: sql`(${total})`.mapWith(Number) };
    return selectOf(db, { ...list, columns }, condition, limit).prepare(`${name}_counted`);
  });
  return (db, args, isCounted = false) => {
    if (args.sort || args.orderBy || args.updatedSince) return tablePage(db, list, args);
    let total: number | undefined;
    const readOn = readOf(db, list);
    const read: Read<R> = async (after, limit) => {
      if (after) return readOn(after, limit);
      const rows = await (isCounted ? countedSelect : plainSelect)(db, { limit });
      if (isCounted) total = Number(rows[0]?.total ?? 0);
      return asRows(rows);
    };
    return page(args, list.order, read, async () => total ?? db.$count(table, condition));
  };
}

export const readOf =
  <R extends Row>(db: Database, list: TableList<R>): Read<R> =>
  async (after, limit) =>
    asRows(await selectOf(db, list, and(list.condition, after), limit));

const columnsOf = ({ table, columns = getTableColumns(table) }: Pick<TableList<Row>, 'table' | 'columns'>): Columns =>
  columns;

const selectOf = <R extends Row>(
  db: Database,
  list: TableList<R>,
  condition: SQL | undefined,
  limit: number | Placeholder,
) =>
  db
    .select(columnsOf(list))
    .from(list.table)
    .where(condition)
    .orderBy(...sortOf(list.order))
    .limit(limit);

const asRows = <R>(rows: unknown[]) => rows as R[];

export function countUpTo(
  db: Database,
  { table, condition, maxCount }: Pick<TableList<Row>, 'table' | 'condition' | 'maxCount'>,
): Promise<number> {
  if (maxCount === undefined) return db.$count(table, condition);
  const limitedRows = db.select({ one: sql`1` }).from(table).where(condition).limit(maxCount);
  return db.$count(limitedRows.as('some'));
}

/** A row comparison: PostgreSQL then starts the index scan at the cursor. */
function afterKeys<R extends Row>(keys: Key[], { columns, descending }: Order<R>): SQL {
  const params = columns.map((key, index) => paramOf(keys[index], key));
  return sql`(${sql.join(columns.map(sqlOf), comma)}) ${sql.raw(descending ? '<' : '>')} (${sql.join(params, comma)})`;
}

const comma = sql.raw(', ');
