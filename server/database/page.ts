import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';
import { fail } from '#server/errors.ts';
import type { Database } from './connect.ts';

/** What is asked of a connection: how many, and after which cursor. */
export type PageArgs = { first?: number | null; after?: string | null };
type Row = { id: string };
type Key = string | boolean | Date;
/**
 * The order of a list: the columns it is sorted by, all in one direction, with the id as the last, the tie-break; and
 * what they hold in a row.
 */
export type Order<R extends Row> = {
  columns: readonly PgColumn[];
  keys: (row: R) => readonly Key[];
  descending?: boolean;
};
export type Connection<R> = {
  nodes: R[];
  edges: { cursor: string; node: R }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: () => Promise<number>;
};

/** How many items a page may have at most. */
export const MAX_PAGE = 200;

/** By creation, with the id as the tie-break. */
export const byCreation = <R extends Row & { createdAt: Date }>(
  table: { createdAt: PgColumn; id: PgColumn },
  direction: 'newest first' | 'oldest first',
): Order<R> => ({
  columns: [table.createdAt, table.id],
  keys: ({ createdAt, id }) => [createdAt, id],
  descending: direction === 'newest first',
});

/** @returns what a query sorts by */
export const sortOf = <R extends Row>({ columns, descending }: Order<R>): SQL[] =>
  columns.map((column) => (descending ? desc(column) : asc(column)));

const cursorOf = (keys: readonly Key[]) => Buffer.from(JSON.stringify(keys)).toString('base64url');

// Years that PostgreSQL knows as well: JavaScript's go further in both directions.
const moment = /^[12]\d{3}-\d\d-\d\dT[\d:.]+Z$/;

/** What a key of a cursor may be, by the type of its column. */
const readers: Record<string, (key: unknown) => Key | undefined> = {
  date: (key) =>
    typeof key === 'string' && moment.test(key) && !Number.isNaN(Date.parse(key)) ? new Date(key) : undefined,
  boolean: (key) => (typeof key === 'boolean' ? key : undefined),
  string: (key) => (isUuid(key) ? (key as string) : undefined),
};

function readCursor(cursor: string, columns: readonly PgColumn[]): Key[] {
  const given = parsed(cursor);
  const keys = columns.map(({ dataType }, index) => readers[dataType]?.(given[index]));
  if (keys.some((key) => key === undefined)) {
    throw fail('BAD_USER_INPUT', foreign, { fields: { after: foreign } });
  }
  return keys as Key[];
}

const foreign = 'This cursor is not one of ours.';

function parsed(cursor: string): unknown[] {
  try {
    return Object(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return [];
  }
}

/**
 * A page of a list, read on from where the last one ended.
 * @param read reads up to `limit` rows that match the condition, in the list's order
 * @param count counts the whole list; asked only when the document asks
 * @throws BAD_USER_INPUT for a page size outside 1 to 200 and for a foreign cursor
 */
export async function page<R extends Row>(
  args: PageArgs,
  order: Order<R>,
  read: (after: SQL | undefined, limit: number) => Promise<R[]>,
  count: () => Promise<number>,
): Promise<Connection<R>> {
  const first = args.first ?? 50;
  if (first < 1 || first > MAX_PAGE) {
    const sentence = `first must be between 1 and ${MAX_PAGE}`;
    throw fail('BAD_USER_INPUT', sentence, { fields: { first: sentence } });
  }
  const rows = await read(args.after ? beyond(readCursor(args.after, order.columns), order) : undefined, first + 1);
  const nodes = rows.slice(0, first);
  const edges = nodes.map((node) => ({ cursor: cursorOf(order.keys(node)), node }));
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: Boolean(args.after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: count,
  };
}

/** A page of a table's rows. @param condition which of them the list has; left out, all @throws as page */
export const tablePage = <R extends Row>(
  db: Database,
  table: PgTable,
  order: Order<R>,
  args: PageArgs,
  condition?: SQL,
): Promise<Connection<R>> =>
  page(
    args,
    order,
    async (after, limit) => {
      const rows = await db
        .select()
        .from(table)
        .where(and(condition, after))
        .orderBy(...sortOf(order))
        .limit(limit);
      return rows as Row[] as R[];
    },
    () => db.$count(table, condition),
  );

/** All columns compared as one row: PostgreSQL then enters the index at the cursor, however far that is. */
function beyond<R extends Row>(keys: Key[], { columns, descending }: Order<R>): SQL {
  const bound = columns.map((column, index) => sql.param(keys[index], column));
  return sql`(${sql.join([...columns], comma)}) ${sql.raw(descending ? '<' : '>')} (${sql.join(bound, comma)})`;
}

const comma = sql.raw(', ');
