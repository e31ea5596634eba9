import type { ClientBase } from 'pg';

/**
 * What no backup holds. Sessions, codes, reset links, preview links and counters pass, and must not come to life again; who has
 * what open is over; who has visited is nobody's business after the day; mail that waits is sent by the system that goes on
 * running, and would be sent twice; an answer that is kept for who asks again is kept for a day; whom the erasures were of, a
 * backup alone must not tell.
 */
const passing = [
  'sessions',
  'codes',
  'code_requests',
  'password_resets',
  'rate_limits',
  'outgoing_mail',
  'presences',
  'editings',
  'preview_links',
  'index_now_pings',
  'idempotency_keys',
  'visit_salts',
  'visits',
  'erasure_keys',
];

/** The rows that a backup holds of a table, where it does not hold all: a delivery that waits is delivered by the other. */
export const rowsKept: Record<string, string> = { webhook_deliveries: `state <> 'waiting'` };

export type Table = { name: string; columns: string[] };

/** The tables of the product that a backup holds, each after those that it refers to. */
export async function keptTables(client: ClientBase): Promise<Table[]> {
  const tables = (await allTables(client)).filter(({ name }) => !passing.includes(name));
  const { rows } = await client.query<{ name: string; refersTo: string }>(`
    select r.relname::text as name, t.relname::text as "refersTo" from pg_constraint
    join pg_class r on r.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  const ordered: Table[] = [];
  const place = (table: Table) => {
    if (ordered.includes(table)) return;
    const needed = rows.filter(({ name }) => name === table.name).map(({ refersTo }) => refersTo);
    for (const other of tables) if (needed.includes(other.name)) place(other);
    ordered.push(table);
  };
  for (const table of tables) place(table);
  return ordered;
}

/** Every table of the schema, with the columns that hold something. */
export async function allTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select relname::text as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`);
  return rows;
}

/** How values are written as texts, the same wherever they are read. */
export const PLAIN = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`;
