import { eq } from 'drizzle-orm';
import type { FileUpload } from 'graphql-upload-minimal';
import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/database/connect.ts';
import { discardCards, discardPicture, pictureUrl, storePicture } from './pictures.ts';
import { pictures } from './table.ts';

/** The columns of an item that has a picture: elsewhere by its address, or uploaded, or none. */
export type Attached = { imageUrl: string | null; pictureId: string | null };
/** What an input says of it. */
type Sent = { imageUrl?: string | null | undefined; imageFile?: unknown };

/** @returns the address of an item's picture */
export const imageUrlOf = (context: Context, { pictureId, imageUrl }: Attached): string | null =>
  pictureId ? pictureUrl(context, pictureId) : imageUrl;

/**
 * Stores the picture that was sent, if one was, and writes its item in one transaction; a refused item leaves no picture.
 * @throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA, and whatever `insert` throws
 */
export const insertWithPicture = <Row>(
  context: Context,
  sent: Sent,
  insert: (tx: Transaction, attached: Attached) => Promise<Row>,
): Promise<Row> =>
  storing(context, sent, (tx, pictureId) => insert(tx, { imageUrl: sent.imageUrl || null, pictureId }));

/**
 * Changes an item with its picture, which stays when none was sent, or when a client sends back the address it read.
 * @param lock reads the item for update
 * @param update writes the item, which was as `before`, with the columns that change
 * @throws as insertWithPicture
 */
export async function updateWithPicture<Row extends Attached>(
  context: Context,
  sent: Sent,
  lock: (tx: Transaction) => Promise<Row>,
  update: (tx: Transaction, attached: Partial<Attached>, before: Row) => Promise<Row>,
): Promise<Row> {
  let replaced: string | null = null;
  const row = await storing(context, sent, async (tx, pictureId) => {
    const before = await lock(tx);
    const isItsOwn = before.pictureId !== null && sent.imageUrl === pictureUrl(context, before.pictureId);
    if (!pictureId && (sent.imageUrl === undefined || isItsOwn)) return update(tx, {}, before);
    const changed = await update(tx, { imageUrl: sent.imageUrl || null, pictureId }, before);
    replaced = await removeRow(tx, before);
    return changed;
  });
  if (replaced) await discardPicture(context, replaced);
  return row;
}

/** Deletes an item, then its uploaded picture and its cards. @param remove deletes the item and answers it as it was */
export async function removeWithPicture<Row extends Attached & { id: string }>(
  context: Context,
  remove: (tx: Transaction) => Promise<Row>,
): Promise<Row> {
  const row = await context.db.transaction(async (tx) => {
    const removed = await remove(tx);
    await removeRow(tx, removed);
    return removed;
  });
  if (row.pictureId) await discardPicture(context, row.pictureId);
  await discardCards(context, row.id);
  return row;
}

async function storing<Row>(
  context: Context,
  { imageFile }: Sent,
  write: (tx: Transaction, pictureId: string | null) => Promise<Row>,
): Promise<Row> {
  const picture = imageFile ? await storePicture(context, imageFile as Promise<FileUpload>) : null;
  try {
    return await context.db.transaction(async (tx) => {
      if (picture) await tx.insert(pictures).values(picture.row);
      return write(tx, picture?.row.id ?? null);
    });
  } catch (error) {
    await picture?.discard();
    throw error;
  }
}

async function removeRow(tx: Transaction, { pictureId }: Attached): Promise<string | null> {
  if (pictureId) await tx.delete(pictures).where(eq(pictures.id, pictureId));
  return pictureId;
}
