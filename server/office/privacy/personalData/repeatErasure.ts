import { inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { PersonAddress } from '#schema/personalData.ts';
import type { Database, Transaction } from '#server/platform/database/connect.ts';
import { announceChange } from '#server/platform/event/events.ts';
import { markOf } from './address.ts';
import { addressesOfMarks } from './addressMarks.ts';
import { type Erased, eraseRows } from './erase.ts';
import { insertErasure } from './erasePersonalData.ts';
import { keyFor, type ListedErasure, readList, takeTurns } from './list.ts';
import { erasureKeys, erasures } from './table.ts';

const nothingErased: Erased = { counts: {}, recordIds: [], fileIds: [] };

/** After a restore: repeats listed erasures that the database lacks. @returns their number */
export const repeatErasures = (db: Database, dataDir: string): Promise<number> =>
  db.transaction((tx) => repeatErasuresIn(tx, dataDir));

export async function repeatErasuresIn(tx: Transaction, dataDir: string): Promise<number> {
  const listed = await readList(dataDir);
  if (!listed.length) return 0;
  await takeTurns(tx);
  const ids = listed.map(({ id }) => id);
  const storedErasures = await tx.select({ id: erasures.id }).from(erasures).where(inArray(erasures.id, ids));
  const storedIds = new Set(storedErasures.map(({ id }) => id));
  const lostErasures = listed.filter(({ id }) => !storedIds.has(id));
  const [keyRow] = await tx.select().from(erasureKeys);
  if (!keyRow) await tx.insert(erasureKeys).values({ id: 'site', key: (listed.at(-1) as ListedErasure).key });
  if (!lostErasures.length) return 0;
  const { erased } = await eraseByMarks(tx, lostErasures);
  for (const [index, { id, at, marks }] of lostErasures.entries()) {
    // The counts belong to all repeated erasures: store them with the first.
    await insertErasure(tx, { id, erasedAt: new Date(at), marks }, index ? nothingErased : erased);
  }
  return lostErasures.length;
}

/** Includes persons who are already erased: imported data may be older. @returns the number of addresses */
export async function eraseListedIn(tx: Transaction, dataDir: string, now: Date): Promise<number> {
  const listed = await readList(dataDir);
  if (!listed.length) return 0;
  await takeTurns(tx);
  const { erased, addresses } = await eraseByMarks(tx, listed);
  if (!addresses.length) return 0;
  const key = await keyFor(tx, dataDir);
  const marks = addresses.map((address) => markOf(key, address));
  await announceChange(tx, 'person.erased', await insertErasure(tx, { id: uuidv7(), erasedAt: now, marks }, erased));
  return addresses.length;
}

async function eraseByMarks(tx: Transaction, listed: ListedErasure[]) {
  let erased = nothingErased;
  const allAddresses: PersonAddress[] = [];
  for (const [key, lines] of Map.groupBy(listed, (line) => line.key)) {
    const marks = new Set(lines.flatMap((line) => line.marks));
    const addresses = await addressesOfMarks(tx, key, marks);
    if (addresses.length) erased = mergeErased(erased, await eraseRows(tx, addresses, null));
    allAddresses.push(...addresses);
  }
  return { erased, addresses: allAddresses };
}

const mergeErased = (a: Erased, b: Erased): Erased => ({
  counts: { ...a.counts, ...b.counts },
  recordIds: [...a.recordIds, ...b.recordIds],
  fileIds: [...a.fileIds, ...b.fileIds],
});
