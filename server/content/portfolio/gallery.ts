import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { lockChosenPicture } from '#server/platform/storage/picture/lockPicture.ts';
import { readPicture } from '#server/platform/storage/picture/read.ts';
import type { PictureRow } from '#server/platform/storage/picture/table.ts';
import type { BareItem } from './table.ts';

/** Locks the pictures. @param pictureIds undefined keeps the gallery, null empties it @throws BAD_USER_INPUT */
export async function galleryColumn(
  tx: Transaction,
  pictureIds: string[] | null | undefined,
): Promise<string[] | undefined> {
  if (!pictureIds) return pictureIds === null ? [] : undefined;
  const ids = new Set<string>();
  for (const id of pictureIds) ids.add(await lockChosenPicture(tx, 'gallery', id));
  return [...ids];
}

export async function galleryOf(context: Context, { gallery }: BareItem): Promise<PictureRow[]> {
  const rows = await Promise.all(gallery.map((id) => readPicture(context, id)));
  return rows.filter((row) => row !== null);
}
