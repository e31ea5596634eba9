import type pg from 'pg';
import { attachmentKey } from '#server/platform/storage/attachmentKey.ts';
import { pictureKey } from '#server/platform/storage/picture/keys.ts';
import { readFile, type Store } from '#server/platform/storage/store.ts';
import type { Manifest } from './archive.ts';
import type { AddEntry } from './tarFile.ts';

type AddedFiles = Pick<Manifest, 'pictures' | 'attachments' | 'missing'>;

/** Adds the referenced pictures and attachments. @returns how many were added, and which are missing in the store */
export async function addFiles(client: pg.Client, store: Store, add: AddEntry): Promise<AddedFiles> {
  const missing: string[] = [];
  const addAll = async (table: 'pictures' | 'attachments', keyOf: (id: string) => string, folder: string) => {
    // A database of an earlier version may not have the table.
    const { rows: existingTables } = await client.query('select where to_regclass($1) is not null', [table]);
    if (!existingTables.length) return 0;
    const { rows } = await client.query<{ id: string }>(
      // A replaced picture has no file. An earlier version lacks the column.
      `select id from ${table} one where to_jsonb(one) ->> 'replaced_by_id' is null order by id`,
    );
    let addedCount = 0;
    for (const { id } of rows) {
      const bytes = await readFile(store, keyOf(id));
      if (bytes) {
        await add(folder + keyOf(id), bytes);
        addedCount += 1;
      } else missing.push(keyOf(id));
    }
    return addedCount;
  };
  const pictures = await addAll('pictures', pictureKey, 'pictures/');
  // Store keys of attachments already contain the folder.
  const attachments = await addAll('attachments', attachmentKey, '');
  return { pictures, attachments, missing };
}

/** Stores a file unless the store has it. @param newKeys receives the key of a new file */
export async function storeFile(store: Store, key: string, bytes: Buffer, newKeys: string[]): Promise<void> {
  const existing = await readFile(store, key);
  if (existing?.equals(bytes)) return;
  if (!existing) newKeys.push(key);
  await store.put(key, bytes);
}
