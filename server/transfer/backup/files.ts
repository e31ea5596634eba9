import type pg from 'pg';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { pictureKey } from '#server/platform/storage/picture/keys.ts';
import { readFile, type Store } from '#server/platform/storage/store.ts';
import type { Manifest } from './archive.ts';
import type { Add } from './tarFile.ts';

type Added = Pick<Manifest, 'pictures' | 'attachments' | 'missing'>;

/** Adds the referenced pictures and attachments. @returns how many were added, and which are missing in the store */
export async function addFiles(client: pg.Client, store: Store, add: Add): Promise<Added> {
  const missing: string[] = [];
  const addAll = async (table: 'pictures' | 'attachments', keyOf: (id: string) => string, folder: string) => {
    // A database of an earlier version may not have the table.
    const { rows: known } = await client.query('select where to_regclass($1) is not null', [table]);
    if (!known.length) return 0;
    const { rows } = await client.query<{ id: string }>(
      // A replaced picture has no file. An earlier version lacks the column.
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
  // Store keys of attachments already contain the folder.
  const attachments = await addAll('attachments', attachmentKey, '');
  return { pictures, attachments, missing };
}

/** Stores a file unless the store has it. @param placed receives the key of a new file */
export async function placeFile(store: Store, key: string, bytes: Buffer, placed: string[]): Promise<void> {
  const there = await readFile(store, key);
  if (there?.equals(bytes)) return;
  if (!there) placed.push(key);
  await store.put(key, bytes);
}
