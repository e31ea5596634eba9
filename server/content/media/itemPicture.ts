import type { FileUpload } from 'graphql-upload-minimal';
import { isId } from '#schema/common.ts';
import { type Context, onceCommitted, type Services, viewerOf } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import {
  lockChosenPicture,
  lockPicture,
  lockReferencedPictures,
} from '#server/platform/storage/picture/lockPicture.ts';
import { discardCards, discardPicture, pictureUrl } from '#server/platform/storage/picture/pictures.ts';
import { storingPicture } from '#server/platform/storage/picture/storePicture.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';
import type { ItemPicture } from './picture.ts';
import { releasePicture } from './releasePicture.ts';

type Sent = {
  imageUrl?: string | null | undefined;
  imageFile?: unknown;
  pictureId?: string | null | undefined;
  altText?: string | null | undefined;
  text?: string | null | undefined;
  gallery?: readonly string[] | null | undefined;
};

export const imageUrlOf = (
  services: Pick<Services, 'settings'>,
  { pictureId, imageUrl }: ItemPicture,
): string | null => (pictureId ? pictureUrl(services, pictureId) : imageUrl);

/** A refused item leaves no picture. @throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA, BAD_USER_INPUT, as `insert` */
export const insertWithPicture = <Row>(
  context: Context,
  input: Sent,
  insert: (tx: Transaction, picture: ItemPicture) => Promise<Row>,
): Promise<Row> => writeWithPicture(context, input, insert);

/** The picture stays when none is sent or the client sends back the URL it read. @throws as insertWithPicture */
export async function updateWithPicture<Row extends ItemPicture>(
  context: Context,
  input: Sent,
  lock: (tx: Transaction) => Promise<Row>,
  update: (tx: Transaction, picture: Partial<ItemPicture>, before: Row) => Promise<Row>,
): Promise<Row> {
  let released: string | null = null;
  const row = await writeWithPicture(context, input, async (tx, picture) => {
    const before = await lock(tx);
    const isKept = picture.pictureId ? picture.pictureId === before.pictureId : input.imageUrl === undefined;
    if (isKept) return update(tx, {}, before);
    const updated = await update(tx, picture, before);
    released = await release(tx, before);
    return updated;
  });
  const id = released;
  if (id) await onceCommitted(context, (services) => discardPicture(services, id));
  return row;
}

/** Also deletes the uploaded picture and drawn cards. @param remove deletes the item and returns its row */
export async function removeWithPicture<Row extends ItemPicture & { id: string }>(
  context: Context,
  remove: (tx: Transaction) => Promise<Row>,
): Promise<Row> {
  let released: string | null = null;
  const row = await context.db.transaction(async (tx) => {
    const removed = await remove(tx);
    released = await release(tx, removed);
    return removed;
  });
  await onceCommitted(context, async (services) => {
    if (released) await discardPicture(services, released);
    await discardCards(services, row.id);
  });
  return row;
}

async function writeWithPicture<Row>(
  context: Context,
  input: Sent,
  write: (tx: Transaction, picture: ItemPicture) => Promise<Row>,
): Promise<Row> {
  const { imageFile, altText = null } = input;
  if (!imageFile) {
    return context.db.transaction(async (tx) => {
      await lockPicturesOf(tx, [input]);
      return write(tx, await pictureFromInput(context, tx, input));
    });
  }
  return storingPicture(context, imageFile as Promise<FileUpload>, {}, async (tx, stored) => {
    await lockPicturesOf(tx, [input]);
    await tx.insert(pictures).values({ ...stored, altText, uploadedBy: viewerOf(context).name });
    return write(tx, { imageUrl: null, pictureId: stored.id });
  });
}

/** Lock order: pictures before items, as in a replacement; the reverse order deadlocks. */
export const lockPicturesOf = (tx: Transaction, items: readonly Sent[]): Promise<void> =>
  lockReferencedPictures(
    tx,
    items.map(({ text, imageUrl }) => `${text ?? ''} ${imageUrl ?? ''}`).join('\n'),
    items.flatMap(({ gallery, pictureId }) => [...(gallery ?? []), ...(pictureId ? [pictureId] : [])]),
  );

/** The URL of an uploaded picture becomes a reference, so that the picture stays while an item uses it. */
export async function pictureFromInput(
  context: Context,
  tx: Transaction,
  { imageUrl, pictureId }: Sent,
): Promise<ItemPicture> {
  if (pictureId) return { imageUrl: null, pictureId: await lockChosenPicture(tx, 'pictureId', pictureId) };
  const [id = ''] = /[0-9a-f-]{36}(?=\.webp$)/.exec(imageUrl ?? '') ?? [];
  const isOurs = isId(id) && imageUrl === pictureUrl(context, id);
  const libraryPicture = isOurs ? await lockPicture(tx, id) : undefined;
  return libraryPicture
    ? { imageUrl: null, pictureId: libraryPicture }
    : { imageUrl: imageUrl || null, pictureId: null };
}

const release = async (tx: Transaction, { pictureId }: ItemPicture): Promise<string | null> =>
  pictureId && (await releasePicture(tx, pictureId)) ? pictureId : null;
