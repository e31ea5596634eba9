import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { lockChosenPicture } from '#server/platform/storage/picture/lockPicture.ts';
import { readPicture } from '#server/platform/storage/picture/read.ts';
import type { PictureRow } from '#server/platform/storage/picture/table.ts';
import type { BareItem } from './table.ts';

/** Locks the pictures. @param sent undefined keeps the gallery, null empties it @throws BAD_USER_INPUT */
export async function galleryColumn(tx: Transaction, sent: string[] | null | undefined): Promise<string[] | undefined> {
  if (!sent) return sent === null ? [] : undefined;
  const ids = new Set<string>();
  for (const id of sent) ids.add(await lockChosenPicture(tx, 'gallery', id));
  return [...ids];
}

export async function galleryOf(context: Context, { gallery }: BareItem): Promise<PictureRow[]> {
  const rows = await Promise.all(gallery.map((id) => readPicture(context, id)));
  return rows.filter((row) => row !== null);
}
