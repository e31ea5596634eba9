import { setImmediate } from 'node:timers/promises';
import type { Context } from '#server/platform/context.ts';

type Batch<Row> = { keys: Set<string>; rows: Promise<Map<string, Row>> };

/**
 * Batches lookups for the items of a list into one statement.
 * @param read reads the rows of these keys and omits keys without a row
 * @returns a function that reads one row, null if there is none
 */
export function batched<Row, Scope extends object = Context>(
  read: (context: Scope, keys: string[]) => Promise<[key: string, row: Row][]>,
) {
  const batches = new WeakMap<Scope, Batch<Row>>();
  const startBatch = (context: Scope): Batch<Row> => {
    const keys = new Set<string>();
    const readAll = async () => {
      await setImmediate();
      batches.delete(context);
      return new Map(await read(context, [...keys]));
    };
    const batch = { keys, rows: readAll() };
    batches.set(context, batch);
    return batch;
  };
  return async (context: Scope, key: string): Promise<Row | null> => {
    const batch = batches.get(context) ?? startBatch(context);
    batch.keys.add(key);
    return (await batch.rows).get(key) ?? null;
  };
}
