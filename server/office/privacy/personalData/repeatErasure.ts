import { inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { PersonAddress } from '#schema/personalData.ts';
import type { Database, Transaction } from '#server/platform/database/connect.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { markOf } from './address.ts';
import { addressesOfMarks } from './addressMarks.ts';
import { type Erased, eraseRows } from './erase.ts';
import { noteErasure } from './erasePersonalData.ts';
import { keyFor, type ListedErasure, readList, takeTurns } from './list.ts';
import { erasureKeys, erasures } from './table.ts';

const nothing: Erased = { counts: {}, recordIds: [], fileIds: [] };

/** After a restore: repeats listed erasures that the database lacks. @returns their number */
export const eraseAgain = (db: Database, dataDir: string): Promise<number> =>
  db.transaction((tx) => eraseAgainIn(tx, dataDir));

export async function eraseAgainIn(tx: Transaction, dataDir: string): Promise<number> {
  const listed = await readList(dataDir);
  if (!listed.length) return 0;
  await takeTurns(tx);
  const ids = listed.map(({ id }) => id);
  const known = await tx.select({ id: erasures.id }).from(erasures).where(inArray(erasures.id, ids));
  const done = new Set(known.map(({ id }) => id));
  const missing = listed.filter(({ id }) => !done.has(id));
  const [kept] = await tx.select().from(erasureKeys);
  if (!kept) await tx.insert(erasureKeys).values({ id: 'site', key: (listed.at(-1) as ListedErasure).key });
  if (!missing.length) return 0;
  const { erased } = await eraseNamed(tx, missing);
  for (const [index, { id, at, marks }] of missing.entries()) {
    // The counts belong to all repeated erasures: store them with the first.
    await noteErasure(tx, { id, erasedAt: new Date(at), marks }, index ? nothing : erased);
  }
  return missing.length;
}

/** Includes persons who are already erased: imported data may be older. @returns the number of addresses */
export async function eraseListedIn(tx: Transaction, dataDir: string, now: Date): Promise<number> {
  const listed = await readList(dataDir);
  if (!listed.length) return 0;
  await takeTurns(tx);
  const { erased, addresses } = await eraseNamed(tx, listed);
  if (!addresses.length) return 0;
  const key = await keyFor(tx, dataDir);
  const marks = addresses.map((address) => markOf(key, address));
  await announceChange(tx, 'person.erased', await noteErasure(tx, { id: uuidv7(), erasedAt: now, marks }, erased));
  return addresses.length;
}

async function eraseNamed(tx: Transaction, listed: ListedErasure[]) {
  let erased = nothing;
  const found: PersonAddress[] = [];
  for (const [key, lines] of Map.groupBy(listed, (one) => one.key)) {
    const marks = new Set(lines.flatMap((one) => one.marks));
    const addresses = await addressesOfMarks(tx, key, marks);
    if (addresses.length) erased = joined(erased, await eraseRows(tx, addresses, null));
    found.push(...addresses);
  }
  return { erased, addresses: found };
}

const joined = (one: Erased, other: Erased): Erased => ({
  counts: { ...one.counts, ...other.counts },
  recordIds: [...one.recordIds, ...other.recordIds],
  fileIds: [...one.fileIds, ...other.fileIds],
});
