import { setImmediate } from 'node:timers/promises';
import type { Context } from '#server/platform/context.ts';

type Waiting<Row> = { keys: Set<string>; rows: Promise<Map<string, Row>> };

/**
 * Batches lookups for the items of a list into one statement.
 * @param read reads the rows of these keys and omits keys without a row
 * @returns a function that reads one row, null if there is none
 */
export function batched<Row>(read: (context: Context, keys: string[]) => Promise<[key: string, row: Row][]>) {
  const waiting = new WeakMap<Context, Waiting<Row>>();
  const begin = (context: Context): Waiting<Row> => {
    const keys = new Set<string>();
    const readAll = async () => {
      await setImmediate();
      waiting.delete(context);
      return new Map(await read(context, [...keys]));
    };
    const batch = { keys, rows: readAll() };
    waiting.set(context, batch);
    return batch;
  };
  return async (context: Context, key: string): Promise<Row | null> => {
    const batch = waiting.get(context) ?? begin(context);
    batch.keys.add(key);
    return (await batch.rows).get(key) ?? null;
  };
}
