import { sql } from 'drizzle-orm';
import { MOST_FOUND } from '#schema/common.ts';
import { affiliates } from '#server/affiliate/table.ts';
import type { Context } from '#server/context.ts';
import { type Connection, cursorOf, type PageArgs, pageSizeOf } from '#server/database/page.ts';
import { fail } from '#server/errors.ts';
import { messages } from '#server/message/table.ts';

export type SourceName = { name: string };
export type SourceNameList = Connection<SourceName>;

/**
 * A page of the sources that messages and applications come from, by their names: never more than 1000 in all.
 * @throws BAD_USER_INPUT for a page size outside 1 to 200 and for a foreign cursor
 */
export async function listSources(context: Context, { first, after }: PageArgs): Promise<SourceNameList> {
  const size = pageSizeOf('first', first ?? 50);
  const last = after ? readCursor(after) : '';
  const all = await readNames(context);
  const rest = all.filter((name) => name > last);
  const nodes = rest.slice(0, size).map((name) => ({ name }));
  const at = (node: SourceName | undefined) => (node ? cursorOf([node.name]) : null);
  return {
    nodes,
    edges: () => nodes.map((node) => ({ cursor: cursorOf([node.name]), node })),
    pageInfo: {
      hasNextPage: rest.length > size,
      hasPreviousPage: Boolean(after),
      startCursor: () => at(nodes[0]),
      endCursor: () => at(nodes.at(-1)),
    },
    totalCount: async () => all.length,
  };
}

/** Each name costs a step into an index, however many enquiries have it. */
const namesIn = (table: typeof messages | typeof affiliates) => sql`(with recursive names as (
  (select min(source) as name from ${table})
  union all
  select (select min(source) from ${table} where source > names.name) from names where names.name is not null
) select name from names where name is not null limit ${MOST_FOUND})`;

/** @returns the names, in the order in which texts compare */
async function readNames({ db }: Context): Promise<string[]> {
  const { rows } = await db.execute<SourceName>(sql`${namesIn(messages)} union ${namesIn(affiliates)}`);
  return rows
    .map(({ name }) => name)
    .sort((one, other) => (one < other ? -1 : 1))
    .slice(0, MOST_FOUND);
}

function readCursor(cursor: string): string {
  const foreign = 'This cursor is not one of ours.';
  try {
    const [name] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (typeof name === 'string') return name;
  } catch {
    // What is no JSON is none of ours either.
  }
  throw fail('BAD_USER_INPUT', foreign, { fields: { after: foreign } });
}
