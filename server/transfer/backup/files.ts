import type pg from 'pg';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { pictureKey } from '#server/platform/storage/picture/keys.ts';
import { readFile, type Store } from '#server/platform/storage/store.ts';
import type { Manifest } from './archive.ts';
import type { Add } from './tarFile.ts';

type Added = Pick<Manifest, 'pictures' | 'attachments' | 'missing'>;

/** Adds the pictures and attachments that a database refers to. @returns how many there were, and what the store did not have */
export async function addFiles(client: pg.Client, store: Store, add: Add): Promise<Added> {
  const missing: string[] = [];
  /** @returns how many there were in the store */
  const addAll = async (table: 'pictures' | 'attachments', keyOf: (id: string) => string, folder: string) => {
    // A database of a version before has no such table.
    const { rows: known } = await client.query('select where to_regclass($1) is not null', [table]);
    if (!known.length) return 0;
    const { rows } = await client.query<{ id: string }>(
      // A picture that was replaced has no file; a version before knows no such thing.
      `select id from ${table} one where to_jsonb(one) ->> 'replaced_by_id' is null order by id`,
    );
    let added = 0;
    for (const { id } of rows) {
      const bytes = await readFile(store, keyOf(id));
      if (bytes) {
        await add(folder + keyOf(id), bytes);
        added += 1;
      } else missing.push(keyOf(id));
    }
    return added;
  };
  const pictures = await addAll('pictures', pictureKey, 'pictures/');
  // Their name in the store has its folder already.
  const attachments = await addAll('attachments', attachmentKey, '');
  return { pictures, attachments, missing };
}

/**
 * Puts a file into the store. A store that has it already keeps it, also when what it belongs to fails.
 * @param placed gets the key of a file that was not there before
 */
export async function placeFile(store: Store, key: string, bytes: Buffer, placed: string[]): Promise<void> {
  const there = await readFile(store, key);
  if (there?.equals(bytes)) return;
  if (!there) placed.push(key);
  await store.put(key, bytes);
}
