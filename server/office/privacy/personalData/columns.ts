import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/platform/database/connect.ts';

export type TextColumn = { name: string; type: 'text' | 'list' | 'json'; isUnique: boolean };
/** `drawn`: columns that are drawn from others again when they are empty (decision 026). */
export type TextTable = { name: string; columns: TextColumn[]; drawn: string[]; hasId: boolean };
const drawnColumns = ['body_html', 'headings'];

/** Tables with only hashes, encrypted values or the product's own mailbox, and the erasures themselves. */
const excludedTables = ['erasures', 'erasure_keys', 'rate_limits', 'idempotency_keys', 'mailboxes'];
/** A slug contains no @, and digits in it are not a phone number. */
const excludedColumns = ['slug'];

/** Read from the catalog, so that new tables are included. Ordered by name: two erasures cannot deadlock. */
export async function textTables(executor: Executor): Promise<TextTable[]> {
  const { rows } = await executor.execute<Omit<TextTable, 'drawn'>>(sql`
    select relname::text as name,
      bool_or(attname = 'id' and atttypid = 'uuid'::regtype) as "hasId",
      coalesce(json_agg(json_build_object(
        'name', attname,
        'type', case when atttypid in ('jsonb'::regtype, 'json'::regtype) then 'json'
          when atttypid = 'text[]'::regtype then 'list' else 'text' end,
        'isUnique', exists (select from pg_index where indrelid = pg_class.oid and indisunique and attnum = any(indkey)
          or indrelid = pg_class.oid and indisunique and pg_get_indexdef(indexrelid) like '%lower(' || attname || ')%')
      ) order by attnum) filter (where atttypid = any(array['text', 'varchar', 'bpchar', 'text[]', 'json', 'jsonb']::regtype[])
        and attgenerated = '' and attname <> all(${sql.param(excludedColumns)}::text[])), '[]') as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all(${sql.param(excludedTables)}::text[])
    group by pg_class.oid, relname order by relname`);
  return rows
    .filter(({ columns }) => columns.length)
    .map((table) => {
      const names = table.columns.map(({ name }) => name);
      // Only with the body do they have something to be drawn from.
      return { ...table, drawn: names.includes('body') ? drawnColumns.filter((name) => names.includes(name)) : [] };
    });
}

const nameOf = ({ name }: { name: string }) => sql.identifier(name);

const textOf = (column: TextColumn): SQL =>
  column.type === 'text'
    ? sql`${nameOf(column)}`
    : column.type === 'json'
      ? sql`${nameOf(column)}::text`
      : sql`array_to_string(${nameOf(column)}, E'\n')`;

export const containsPattern = ({ columns }: TextTable, pattern: string): SQL =>
  sql`(${sql.join(
    columns.map((column) => sql`${textOf(column)} ~* ${pattern}`),
    sql` or `,
  )})`;

export const wholeText = ({ columns }: TextTable): SQL =>
  sql`concat_ws(' ', ${sql.join(columns.map(textOf), sql`, `)})`;

/** Values of a unique column get a random suffix. @param patterns group 1 of each stays */
export function replaceAddresses(column: TextColumn, patterns: readonly string[], replacement: string): SQL {
  const replacementText = column.isUnique
    ? sql`${`\\1${replacement} `} || left(md5(random()::text), 8)`
    : sql`${`\\1${replacement}`}`;
  const replaceIn = (text: SQL) =>
    patterns.reduce((before, pattern) => sql`regexp_replace(${before}, ${pattern}, ${replacementText}, 'gi')`, text);
  if (column.type === 'text') return replaceIn(sql`${nameOf(column)}`);
  if (column.type === 'json') return sql`${replaceIn(sql`${nameOf(column)}::text`)}::jsonb`;
  // NULL must not become an empty list.
  return sql`case when ${nameOf(column)} is not null then (select coalesce(array_agg(${replaceIn(sql`one`)} order by place), '{}')
    from unnest(${nameOf(column)}) with ordinality as every(one, place)) end`;
}
