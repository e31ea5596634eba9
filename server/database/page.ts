import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';
import { fail } from '#server/errors.ts';

/** What is asked of a connection: how many, and after which cursor. */
export type PageArgs = { first?: number | null; after?: string | null };
export type Row = { id: string; createdAt: Date };
type Order = { createdAt: PgColumn; id: PgColumn; newestFirst: boolean };
export type Connection<R> = {
  nodes: R[];
  edges: { cursor: string; node: R }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: () => Promise<number>;
};

/** How many items a page may have at most. */
export const MAX_PAGE = 200;

const cursorOf = (row: Row) => Buffer.from(`${row.createdAt.toISOString()} ${row.id}`).toString('base64url');

// Years that PostgreSQL knows as well: JavaScript's go further in both directions.
const moment = /^[12]\d{3}-\d\d-\d\dT[\d:.]+Z$/;

function readCursor(cursor: string): Row {
  const [date = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const createdAt = new Date(date);
  if (!moment.test(date) || Number.isNaN(createdAt.getTime()) || !isUuid(id)) {
    throw fail('BAD_USER_INPUT', 'This cursor is not one of ours.', {
      fields: { after: 'This cursor is not one of ours.' },
    });
  }
  return { createdAt, id };
}

/**
 * A page of a list in the order of creation, with the id as the tie-break, so that equal times keep a steady order.
 * @param read reads up to `limit` rows that match the condition, in the list's order
 * @param count counts the whole list; asked only when the document asks
 * @throws BAD_USER_INPUT for a page size outside 1 to 200 and for a foreign cursor
 */
export async function page<R extends Row>(
  args: PageArgs,
  order: Order,
  read: (after: SQL | undefined, limit: number) => Promise<R[]>,
  count: () => Promise<number>,
): Promise<Connection<R>> {
  const first = args.first ?? 50;
  if (first < 1 || first > MAX_PAGE) {
    const sentence = `first must be between 1 and ${MAX_PAGE}`;
    throw fail('BAD_USER_INPUT', sentence, { fields: { first: sentence } });
  }
  const rows = await read(args.after ? beyond(readCursor(args.after), order) : undefined, first + 1);
  const nodes = rows.slice(0, first);
  const edges = nodes.map((node) => ({ cursor: cursorOf(node), node }));
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

/** Both columns compared as one row: PostgreSQL then enters the index at the cursor, however far that is. */
function beyond(cursor: Row, { createdAt, id, newestFirst }: Order): SQL {
  const past = sql.raw(newestFirst ? '<' : '>');
  return sql`(${createdAt}, ${id}) ${past} (${sql.param(cursor.createdAt, createdAt)}, ${sql.param(cursor.id, id)})`;
}
