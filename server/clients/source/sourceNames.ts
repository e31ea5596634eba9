import { sql } from 'drizzle-orm';
import { v5 as uuidv5 } from 'uuid';
import { MOST_FOUND } from '#schema/common.ts';
import { affiliates } from '#server/clients/affiliate/table.ts';
import { messages } from '#server/clients/message/table.ts';
import { hasScope } from '#server/platform/access/scope.ts';
import type { Caller, Context } from '#server/platform/context.ts';
import { type Connection, cursorOf, type PageArgs, pageSizeOf } from '#server/platform/database/page.ts';
import { badField } from '#server/platform/errors.ts';
import { nameOf } from '#server/platform/visit/source.ts';

export type SourceName = { id: string; name: string };
/** Namespace of the ids of sources, which are made from their names (RFC 9562). */
const SOURCE_NAMES = '0b1f3c52-6c0e-5b3a-9d5e-6f0d3a9c7e14';

type Table = typeof messages | typeof affiliates;
export type SourceNameList = Connection<SourceName>;

/** By name; the total stops at 1000. @throws BAD_USER_INPUT for the page size or the cursor */
export async function listSources(context: Context, { first, after }: PageArgs): Promise<SourceNameList> {
  const { db } = context;
  const tables = tablesFor(context);
  const size = pageSizeOf('first', first ?? 50);
  const last = after ? readCursor(after) : '';
  const { rows } = await db.execute<{ name: string }>(
    sql`${namesAfter(tables, last, size + 1)} order by name limit ${size + 1}`,
  );
  const nodes = rows.slice(0, size).map(({ name }) => ({ id: uuidv5(name, SOURCE_NAMES), name }));
  const at = (node: SourceName | undefined) => (node ? cursorOf([node.name]) : null);
  return {
    nodes,
    edges: () => nodes.map((node) => ({ cursor: cursorOf([node.name]), node })),
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: Boolean(after),
      startCursor: () => at(nodes[0]),
      endCursor: () => at(nodes.at(-1)),
    },
    totalCount: async () => (after || rows.length > size ? countSources(db, tables) : rows.length),
  };
}

const tablesFor = (caller: Caller): Table[] => [
  ...(hasScope(caller, 'MESSAGES_READ') ? [messages] : []),
  ...(hasScope(caller, 'AFFILIATES_READ') ? [affiliates] : []),
];

async function countSources(db: Context['db'], tables: Table[]): Promise<number> {
  const { rows } = await db.execute<{ total: string }>(
    sql`select count(*) as total from (${namesAfter(tables, '', MOST_FOUND)} limit ${MOST_FOUND}) as names`,
  );
  return Number(rows[0]?.total);
}

/** @param wanted minimum number of names */
const namesAfter = (tables: Table[], last: string, wanted: number) =>
  sql.join(
    tables.map((table) => sql`select name from ${namesIn(table, last, wanted)} as of_table`),
    sql` union `,
  );

/** A loose index scan: each name costs one index lookup, regardless of the number of rows. */
const namesIn = (table: Table, last: string, wanted: number) => sql`(
  with recursive names as (
    (select min(source) as name from ${table} where source > ${last})
    union all
    select (select min(source) from ${table} where source > names.name) from names where names.name is not null
  ) select name from names where name is not null limit ${wanted})`;

function readCursor(cursor: string): string {
  const foreign = 'This cursor is not one of ours.';
  try {
    const [name, ...rest] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (typeof name === 'string' && nameOf(name) === name && rest.length === 0) return name;
  } catch {
    // Not JSON: an invalid cursor.
  }
  throw badField('after', foreign);
}
