import { eq } from 'drizzle-orm';
import type { FileUpload } from 'graphql-upload-minimal';
import { idForm } from '#schema/common.ts';
import type { Context, Services } from '#server/context.ts';
import type { Transaction } from '#server/database/connect.ts';
import { isRefused } from '#server/errors.ts';
import { discardCards, discardPicture, pictureUrl, storePicture } from './pictures.ts';
import { releasePicture } from './release.ts';
import { pictures } from './table.ts';

/** The columns of an item that has a picture: elsewhere by its address, or uploaded, or none. */
export type Attached = { imageUrl: string | null; pictureId: string | null };
/** What an input says of it. */
type Sent = { imageUrl?: string | null | undefined; imageFile?: unknown };

/** @returns the address of an item's picture */
export const imageUrlOf = (services: Pick<Services, 'settings'>, { pictureId, imageUrl }: Attached): string | null =>
  pictureId ? pictureUrl(services, pictureId) : imageUrl;

/**
 * Stores the picture that was sent, if one was, and writes its item in one transaction; a refused item leaves no picture.
 * @throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA, and whatever `insert` throws
 */
export const insertWithPicture = <Row>(
  context: Context,
  sent: Sent,
  insert: (tx: Transaction, attached: Attached) => Promise<Row>,
): Promise<Row> => storing(context, sent, insert);

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
  let released: string | null = null;
  const row = await storing(context, sent, async (tx, attached) => {
    const before = await lock(tx);
    const isKept = attached.pictureId ? attached.pictureId === before.pictureId : sent.imageUrl === undefined;
    if (isKept) return update(tx, {}, before);
    const changed = await update(tx, attached, before);
    released = await release(tx, before);
    return changed;
  });
  if (released) await discardPicture(context, released);
  return row;
}

/** Deletes an item, then its uploaded picture and its cards. @param remove deletes the item and answers it as it was */
export async function removeWithPicture<Row extends Attached & { id: string }>(
  context: Context,
  remove: (tx: Transaction) => Promise<Row>,
): Promise<Row> {
  let released: string | null = null;
  const row = await context.db.transaction(async (tx) => {
    const removed = await remove(tx);
    released = await release(tx, removed);
    return removed;
  });
  const discard = async (services: Context) => {
    if (released) await discardPicture(services, released);
    await discardCards(services, row.id);
  };
  if (context.afterCommit) context.afterCommit.push(discard);
  else await discard(context);
  return row;
}

async function storing<Row>(
  context: Context,
  { imageFile, imageUrl }: Sent,
  write: (tx: Transaction, attached: Attached) => Promise<Row>,
): Promise<Row> {
  const picture = imageFile ? await storePicture(context, imageFile as Promise<FileUpload>) : null;
  let isWritten = false;
  try {
    const row = await context.db.transaction(async (tx) => {
      if (!picture) return write(tx, await attachedBy(context, tx, imageUrl));
      await tx.insert(pictures).values(picture.row);
      const row = await write(tx, { imageUrl: null, pictureId: picture.row.id });
      isWritten = true;
      return row;
    });
    if (picture) context.sizes.makeLater(picture.row);
    return row;
  } catch (error) {
    // A commit that nobody heard of may have been one: whether the file has a row is known to the sweep.
    if (!isWritten || isRefused(error)) await picture?.discard();
    throw error;
  }
}

/** The address of an uploaded picture is that picture, which stays as long as an item has it; any other is an address. */
async function attachedBy(context: Context, tx: Transaction, imageUrl: Sent['imageUrl']): Promise<Attached> {
  const [id = ''] = /[0-9a-f-]{36}(?=\.webp$)/.exec(imageUrl ?? '') ?? [];
  if (!idForm.test(id) || imageUrl !== pictureUrl(context, id)) return { imageUrl: imageUrl || null, pictureId: null };
  const rows = await tx.select({ id: pictures.id }).from(pictures).where(eq(pictures.id, id)).for('key share');
  return rows.length ? { imageUrl: null, pictureId: id } : { imageUrl, pictureId: null };
}

const release = async (tx: Transaction, { pictureId }: Attached): Promise<string | null> =>
  pictureId && (await releasePicture(tx, pictureId)) ? pictureId : null;
