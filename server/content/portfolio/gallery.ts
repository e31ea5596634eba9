import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { holdChosen } from '#server/platform/storage/picture/lockPicture.ts';
import { readPicture } from '#server/platform/storage/picture/read.ts';
import type { PictureRow } from '#server/platform/storage/picture/table.ts';
import type { BareItem } from './table.ts';

/**
 * The ids that the column takes of pictures of the library, which are kept there until the transaction ends.
 * @param sent undefined: the gallery stays; null: it has none
 * @throws BAD_USER_INPUT for a picture that the library does not have
 */
export async function galleryColumn(tx: Transaction, sent: string[] | null | undefined): Promise<string[] | undefined> {
  if (!sent) return sent === null ? [] : undefined;
  const ids = new Set<string>();
  for (const id of sent) ids.add(await holdChosen(tx, 'gallery', id));
  return [...ids];
}

/** The pictures of an item's gallery, in their order. All the items of a list are looked up together. */
export async function galleryOf(context: Context, { gallery }: BareItem): Promise<PictureRow[]> {
  const rows = await Promise.all(gallery.map((id) => readPicture(context, id)));
  return rows.filter((row) => row !== null);
}
