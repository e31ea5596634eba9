import { readFile, type Store } from '#server/platform/storage/store.ts';
import { pictureKey, sizesKey } from './keys.ts';
import { loadSharp } from './sharp.ts';
import type { PictureRow } from './table.ts';

/** Larger AVIFs take much time for no visible benefit. */
const MAX_AVIF = 1600;
const SECONDS = 20;

/**
 * The only formats and widths, preferred format first. The quality loss is invisible on a 2x screen, and ten pictures
 * of a list weigh 140 KB on a phone. More effort takes four times as long and saves 1 %. Few browsers lack AVIF, so
 * WebP has fewer widths.
 */
const formats = {
  avif: { widths: [480, 640, 800, 1200, MAX_AVIF], options: { quality: 38, effort: 3 } },
  webp: { widths: [480, 960, 1600], options: { quality: 78 } },
} as const;
export type Format = keyof typeof formats;
export const formatNames = Object.keys(formats) as Format[];

export type Size = { id: string; width: number; format: Format };

const keyOf = ({ id, width, format }: Size) => `${sizesKey(id)}/${width}.${format}`;

/** The widths in pixels; none for a small picture. */
export function widthsOf({ width }: Pick<PictureRow, 'width'>, format: Format): number[] {
  const smaller = formats[format].widths.filter((candidate) => candidate < width);
  if (!smaller.length || format === 'webp') return smaller;
  return [...new Set([...smaller, Math.min(width, MAX_AVIF)])];
}

export const sizesOf = (picture: Pick<PictureRow, 'id' | 'width'>): Size[] =>
  formatNames.flatMap((format) => widthsOf(picture, format).map((width) => ({ id: picture.id, width, format })));

/** Returns null if the size was not created yet. */
export const readSize = (store: Store, size: Size): Promise<Buffer | null> => readFile(store, keyOf(size));

export const isStored = (store: Store, { id }: Size): Promise<boolean> => store.exists(pictureKey(id));

/** Creates and stores a size, unless the picture was deleted meanwhile. @throws when it cannot be created */
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
