import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileUpload } from 'graphql-upload-minimal';
import { v7 as uuidv7 } from 'uuid';
import { MAX_PICTURE_BYTES, pictureStrings } from '#schema/picture.ts';
import type { Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { encodePicture } from './encode.ts';
import { cardsKey, pictureKey, sizesKey } from './keys.ts';
import { arePicturesLocked } from './snapshotLock.ts';
import type { pictures } from './table.ts';
import { FormFile } from './uploadScalar.ts';

/** In characters. */
const NAME_MAX = 200;

export type StoredPicture = {
  row: typeof pictures.$inferInsert;
  /** Deletes the file if its item was refused. */
  discard(): Promise<void>;
};

export type StoreOptions = {
  field?: string;
  /** Whether the picture may be an SVG. It is sanitized, and the stored file is its drawing. */
  isVectorAllowed?: boolean;
};

/** @param id a picture with `vector` */
export const vectorUrl = ({ settings }: Pick<Services, 'settings'>, id: string) =>
  `${settings.PUBLIC_URL}/uploads/${id}.svg`;

export const pictureUrl = ({ settings }: Pick<Services, 'settings'>, id: string) =>
  `${settings.PUBLIC_URL}/uploads/${pictureKey(id)}`;

export function uploadOf(bytes: Uint8Array, filename: string, mimetype = ''): FormFile {
  const upload = new FormFile();
  upload.resolve({ filename, mimetype, createReadStream: () => Readable.from([bytes]) });
  return upload;
}

/**
 * Decodes, rotates, strips metadata and encodes a still WebP of at most 2400 pixels. @throws PAYLOAD_TOO_LARGE above 10
 * MB, UNSUPPORTED_MEDIA as encodePicture
 */
export async function storePicture(
  { store, now }: Pick<Services, 'store' | 'now'>,
  upload: Promise<FileUpload>,
  { field = 'imageFile', isVectorAllowed = false }: StoreOptions = {},
): Promise<StoredPicture> {
  const file = await upload;
  const { data, info, vector } = await encodePicture(await readUpload(file), field, isVectorAllowed);
  const id = uuidv7();
  await store.put(pictureKey(id), data);
  return {
    row: {
      ...{ id, width: info.width, height: info.height, bytes: info.size, name: nameOf(file), createdAt: now() },
      ...(vector && { vector }),
    },
    discard: () => store.delete(pictureKey(id)),
  };
}

/** Deletes the files of a deleted picture. Files that a running backup may need are left to the sweep. */
export async function discardPicture(
  { db, store, log }: Pick<Services, 'db' | 'store' | 'log'>,
  id: string,
): Promise<void> {
  const discard = async () => {
    if (await arePicturesLocked(db)) return;
    await store.delete(pictureKey(id));
    // Last: after creating a size, the maker checks whether the picture still exists.
    await store.deleteAll(sizesKey(id));
  };
  await discard().catch((error: Error) => log.warn({ picture: id, reason: error.name }, 'a picture was not deleted'));
}

export async function discardCards({ store, log }: Pick<Services, 'store' | 'log'>, itemId: string): Promise<void> {
  await store
    .deleteAll(cardsKey(itemId))
    .catch((error: Error) => log.warn({ item: itemId, reason: error.name }, 'a preview card was not deleted'));
}

/** The original file name without its extension; null if it is not usable. */
function nameOf({ filename }: FileUpload): string | null {
  const baseName = filename.replace(/\.[a-z]{3,4}$/i, '').replace(/[\p{C}\s]+/gu, ' ');
  return [...baseName.trim()].slice(0, NAME_MAX).join('').trim() || null;
}

async function readUpload(upload: FileUpload): Promise<Buffer> {
  const bytes = await buffer(upload.createReadStream());
  if (bytes.length > MAX_PICTURE_BYTES) throw fail('PAYLOAD_TOO_LARGE', pictureStrings.size);
  return bytes;
}
