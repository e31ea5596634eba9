import { setImmediate } from 'node:timers/promises';
import type { Context } from '#server/platform/context.ts';

type Waiting<Row> = { keys: Set<string>; rows: Promise<Map<string, Row>> };

/**
 * Reads what belongs to the items of a list together: one statement, however long the list is.
 * @param read reads what belongs to these keys; what has nothing is left out
 * @returns reads what belongs to one key, null when there is nothing
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
