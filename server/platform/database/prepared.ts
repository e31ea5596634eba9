import type { Database } from './connect.ts';

/** A select after drizzle's `.prepare(name)`. */
type Prepared<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> };

/**
 * A select that is put into words once for a database, and planned once on a connection: building it anew would cost more
 * than to read a row.
 * @param build builds it and prepares it under a name of its own; what differs from call to call is a placeholder
 * @returns reads the rows, given what stands in the place of the placeholders
 */
export function prepared<Rows>(build: (db: Database) => Prepared<Rows>) {
  const built = new WeakMap<Database, Prepared<Rows>>();
  return (db: Database, values: Record<string, unknown> = {}): Promise<Rows> => {
    const select = built.get(db) ?? build(db);
    built.set(db, select);
    return select.execute(values);
  };
}
