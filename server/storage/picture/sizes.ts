import { eq, getTableColumns, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Context, Services } from '#server/context.ts';
import { batched } from '#server/database/batch.ts';
import { prepared } from '#server/database/prepared.ts';
import { readFile } from '#server/storage/store.ts';
import { pictureKey, pictureUrl, sizesKey } from './pictures.ts';
import { loadSharp } from './sharp.ts';
import { type PictureRow, pictures } from './table.ts';

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
const formatNames = Object.keys(formats) as Format[];

/** One of a picture's other sizes. */
export type Size = { id: string; width: number; format: Format };

const keyOf = ({ id, width, format }: Size) => `${sizesKey(id)}/${width}.${format}`;

/** The widths of a picture in a format; none for a picture that is small already. */
function widthsOf({ width }: Pick<PictureRow, 'width'>, format: Format): number[] {
  const smaller = formats[format].widths.filter((one) => one < width);
  if (!smaller.length || format === 'webp') return smaller;
  return [...new Set([...smaller, Math.min(width, MAX_AVIF)])];
}

/** All the sizes that a picture is kept in, beside its own. */
export const sizesOf = (picture: Pick<PictureRow, 'id' | 'width'>): Size[] =>
  formatNames.flatMap((format) => widthsOf(picture, format).map((width) => ({ id: picture.id, width, format })));

/** A picture's addresses by format, as `<source>` takes them. */
export function sourcesOf(context: Context, row: PictureRow): { type: string; srcSet: string }[] {
  const own = pictureUrl(context, row.id);
  return formatNames.flatMap((format) => {
    const candidates = widthsOf(row, format).map(
      (width) => `${own.replace(/\.webp$/, `-${width}.${format}`)} ${width}w`,
    );
    if (!candidates.length) return [];
    // The picture itself is the largest of its WebPs.
    if (format === 'webp') candidates.push(`${own} ${row.width}w`);
    return [{ type: `image/${format}`, srcSet: candidates.join(', ') }];
  });
}

/** A size that has been made before. */
export const readSize = ({ store }: Pick<Services, 'store'>, size: Size): Promise<Buffer | null> =>
  readFile(store, keyOf(size));

/** @returns whether the picture itself is there */
export const isStored = ({ store }: Pick<Services, 'store'>, { id }: Size): Promise<boolean> =>
  store.exists(pictureKey(id));

/** @returns whether the picture exists and is kept in this size */
export async function hasSize({ db }: Pick<Services, 'db'>, { id, width, format }: Size): Promise<boolean> {
  const [row] = await db.select().from(pictures).where(eq(pictures.id, id));
  return row !== undefined && widthsOf(row, format).includes(width);
}

/** Makes a size and keeps it, unless the picture has been deleted meanwhile. @throws when it cannot be made */
export async function makeSize({ store }: Pick<Services, 'store'>, size: Size): Promise<Buffer> {
  const { id, width, format } = size;
  const sharp = await loadSharp();
  const bytes = await sharp(await store.getBytes(pictureKey(id)))
    .timeout({ seconds: SECONDS })
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, formats[format].options)
    .toBuffer();
  await store.put(keyOf(size), bytes);
  if (!(await isStored({ store }, size))) await store.deleteAll(sizesKey(id));
  return bytes;
}

const readPictures = prepared('pictures', getTableColumns(pictures), (select) =>
  select.from(pictures).where(sql`${pictures.id} = any(${sql.placeholder('ids')}::uuid[])`),
);

/** A picture never changes under its id, and stays as long as an item has it. */
const known = new LRUCache<string, PictureRow>({ max: 5000 });

const readPicture = batched<PictureRow>(async ({ db }, ids) => {
  const rows = await readPictures(db, { ids });
  for (const row of rows) known.set(row.id, row);
  return rows.map((row) => [row.id, row]);
});

/** An item's uploaded picture. All the items of a list are looked up together, those that are known not at all. */
export function pictureOf(
  context: Context,
  { pictureId }: { pictureId: string | null },
): PictureRow | null | Promise<PictureRow | null> {
  return pictureId ? (known.get(pictureId) ?? readPicture(context, pictureId)) : null;
}
