import { readFile, type Store } from '#server/platform/storage/store.ts';
import { pictureKey, sizesKey } from './keys.ts';
import { loadSharp } from './sharp.ts';
import type { PictureRow } from './table.ts';

/** AVIF is not made wider than this: the time that takes buys nothing that a screen shows. */
const MAX_AVIF = 1600;
const SECONDS = 20;

/**
 * The formats of the smaller pictures, the better first, as browsers are to try them, and the widths they are kept in;
 * nobody can ask for another. A quality that nobody sees on a screen of two dots to the pixel, and with which ten pictures of
 * a list weigh 140 KB on a phone; more effort takes four times as long for a hundredth less. The few browsers without AVIF do
 * with fewer.
 */
const formats = {
  avif: { widths: [480, 640, 800, 1200, MAX_AVIF], options: { quality: 38, effort: 3 } },
  webp: { widths: [480, 960, 1600], options: { quality: 78 } },
} as const;
export type Format = keyof typeof formats;
export const formatNames = Object.keys(formats) as Format[];

/** One of a picture's other sizes. */
export type Size = { id: string; width: number; format: Format };

const keyOf = ({ id, width, format }: Size) => `${sizesKey(id)}/${width}.${format}`;

/** The widths that a picture is kept in, in pixels; none for a picture that is small already. */
export function widthsOf({ width }: Pick<PictureRow, 'width'>, format: Format): number[] {
  const smaller = formats[format].widths.filter((one) => one < width);
  if (!smaller.length || format === 'webp') return smaller;
  return [...new Set([...smaller, Math.min(width, MAX_AVIF)])];
}

/** All the sizes that a picture is kept in, beside its own. */
export const sizesOf = (picture: Pick<PictureRow, 'id' | 'width'>): Size[] =>
  formatNames.flatMap((format) => widthsOf(picture, format).map((width) => ({ id: picture.id, width, format })));

/** @returns a size that has been made before, null when it has not */
export const readSize = (store: Store, size: Size): Promise<Buffer | null> => readFile(store, keyOf(size));

/** @returns whether the picture itself is there */
export const isStored = (store: Store, { id }: Size): Promise<boolean> => store.exists(pictureKey(id));

/** Makes a size and keeps it, unless the picture has been deleted meanwhile. @throws when it cannot be made */
export async function makeSize(store: Store, size: Size): Promise<Buffer> {
  const { id, width, format } = size;
  const sharp = await loadSharp();
  const bytes = await sharp(await store.getBytes(pictureKey(id)))
    .timeout({ seconds: SECONDS })
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, formats[format].options)
    .toBuffer();
  await store.put(keyOf(size), bytes);
  if (!(await isStored(store, size))) await store.deleteAll(sizesKey(id));
  return bytes;
}
