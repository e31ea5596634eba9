import type { Database } from './connect.ts';

type Prepared<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> };

/**
 * Builds a select once per database and plans it once per connection. Building it costs more than reading a row.
 * @param build builds and prepares it under a unique name, with placeholders for arguments
 */
export function prepared<Rows>(build: (db: Database) => Prepared<Rows>) {
  const built = new WeakMap<Database, Prepared<Rows>>();
  return (db: Database, values: Record<string, unknown> = {}): Promise<Rows> => {
    const select = built.get(db) ?? build(db);
    built.set(db, select);
    return select.execute(values);
  };
}
