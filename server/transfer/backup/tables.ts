import type { ClientBase } from 'pg';

/**
 * Tables without backup: they expire and must not become valid again (sessions, codes, links, counters), are temporary
 * (presence), must not outlive their day (visits), would take effect twice (waiting mail), reveal who was erased, or list files of another
 * place (backups).
 */
const excludedTables = [
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
  'oauth_records',
  'visit_salts',
  'visits',
  'erasure_keys',
  'backups',
];

/** Conditions for tables that are backed up in part: waiting deliveries and mails of the
 * newsletter are sent by the running system. */
export const rowConditions: Record<string, string> = {
  webhook_deliveries: `state <> 'waiting'`,
  newsletter_deliveries: `state <> 'WAITING'`,
};

export type Table = { name: string; columns: string[] };

/** Tables of a backup, each after the tables that it references. */
export async function backedUpTables(client: ClientBase): Promise<Table[]> {
  const tables = (await allTables(client)).filter(({ name }) => !excludedTables.includes(name));
  const { rows } = await client.query<{ name: string; refersTo: string }>(`
    select r.relname::text as name, t.relname::text as "refersTo" from pg_constraint
    join pg_class r on r.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  const ordered: Table[] = [];
  const append = (table: Table) => {
    if (ordered.includes(table)) return;
    const referencedNames = rows.filter(({ name }) => name === table.name).map(({ refersTo }) => refersTo);
    for (const other of tables) if (referencedNames.includes(other.name)) append(other);
    ordered.push(table);
  };
  for (const table of tables) append(table);
  return ordered;
}

export async function allTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select relname::text as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`);
  return rows;
}

/** Settings for a text format of values that does not depend on the server. */
export const PLAIN = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`;
