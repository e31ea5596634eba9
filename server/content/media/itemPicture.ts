import type { FileUpload } from 'graphql-upload-minimal';
import { idForm } from '#schema/common.ts';
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
import type { Attached } from './picture.ts';
import { releasePicture } from './releasePicture.ts';

type Sent = {
  imageUrl?: string | null | undefined;
  imageFile?: unknown;
  pictureId?: string | null | undefined;
  altText?: string | null | undefined;
  /** Markdown that may embed pictures by URL. */
  text?: string | null | undefined;
  gallery?: readonly string[] | null | undefined;
};

export const imageUrlOf = (services: Pick<Services, 'settings'>, { pictureId, imageUrl }: Attached): string | null =>
  pictureId ? pictureUrl(services, pictureId) : imageUrl;

/** A refused item leaves no picture. @throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA, BAD_USER_INPUT, as `insert` */
export const insertWithPicture = <Row>(
  context: Context,
  sent: Sent,
  insert: (tx: Transaction, attached: Attached) => Promise<Row>,
): Promise<Row> => storing(context, sent, insert);

/** The picture stays when none is sent or the client sends back the URL it read. @throws as insertWithPicture */
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
  const id = released;
  if (id) await onceCommitted(context, (services) => discardPicture(services, id));
  return row;
}

/** Also deletes the uploaded picture and drawn cards. @param remove deletes the item and returns its row */
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
  await onceCommitted(context, async (services) => {
    if (released) await discardPicture(services, released);
    await discardCards(services, row.id);
  });
  return row;
}

async function storing<Row>(
  context: Context,
  sent: Sent,
  write: (tx: Transaction, attached: Attached) => Promise<Row>,
): Promise<Row> {
  const { imageFile, altText = null } = sent;
  // Lock order: pictures before items, as in a replacement; the reverse order deadlocks.
  const hold = (tx: Transaction) =>
    lockReferencedPictures(tx, `${sent.text ?? ''} ${sent.imageUrl ?? ''}`, sent.gallery ?? []);
  if (!imageFile) {
    return context.db.transaction(async (tx) => {
      await hold(tx);
      return write(tx, await attachedBy(context, tx, sent));
    });
  }
  return storingPicture(context, imageFile as Promise<FileUpload>, 'imageFile', async (tx, stored) => {
    await hold(tx);
    await tx.insert(pictures).values({ ...stored, altText, uploadedBy: viewerOf(context).name });
    return write(tx, { imageUrl: null, pictureId: stored.id });
  });
}

/** The URL of an uploaded picture becomes a reference, so that the picture stays while an item uses it. */
async function attachedBy(context: Context, tx: Transaction, { imageUrl, pictureId }: Sent): Promise<Attached> {
  if (pictureId) return { imageUrl: null, pictureId: await lockChosenPicture(tx, 'pictureId', pictureId) };
  const [id = ''] = /[0-9a-f-]{36}(?=\.webp$)/.exec(imageUrl ?? '') ?? [];
  const isOurs = idForm.test(id) && imageUrl === pictureUrl(context, id);
  const own = isOurs ? await lockPicture(tx, id) : undefined;
  return own ? { imageUrl: null, pictureId: own } : { imageUrl: imageUrl || null, pictureId: null };
}

const release = async (tx: Transaction, { pictureId }: Attached): Promise<string | null> =>
  pictureId && (await releasePicture(tx, pictureId)) ? pictureId : null;
