import { markOf, readPersonAddress } from '#server/office/privacy/personalData/address.ts';
import { erasureKeys, erasures } from '#server/office/privacy/personalData/table.ts';
import type { Executor } from '#server/platform/database/connect.ts';

export type IsErased = (addresses: (string | null)[], at: Date) => boolean;

/** Reads the erasures: data from before an erasure is not imported again. */
export async function readErased(executor: Executor): Promise<IsErased> {
  const [erasureKey] = await executor.select().from(erasureKeys);
  if (!erasureKey) return () => false;
  const rows = await executor.select({ marks: erasures.marks, at: erasures.erasedAt }).from(erasures);
  const erasedAt = new Map<string, Date>();
  for (const { marks, at } of rows.toSorted((a, b) => Number(a.at) - Number(b.at)))
    for (const mark of marks) erasedAt.set(mark, at);
  return (addresses, at) =>
    addresses.some((text) => {
      const address = text ? readPersonAddress(text) : null;
      const erased = address && erasedAt.get(markOf(erasureKey.key, address));
      return erased ? erased > at : false;
    });
}
