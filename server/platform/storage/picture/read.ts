import { and, eq, isNull, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Context, Services } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { pictureUrl } from './pictures.ts';
import { type Format, formatNames, type Size, widthsOf } from './sizes.ts';
import { type PictureRow, pictures } from './table.ts';

export function sourcesOf(context: Context, row: PictureRow): { type: string; srcSet: string }[] {
  const url = pictureUrl(context, row.id);
  return formatNames.flatMap((format) => {
    const candidates = widthsOf(row, format).map((width) => `${sizedUrl(url, width, format)} ${width}w`);
    if (!candidates.length) return [];
    // The original is the largest WebP.
    if (format === 'webp') candidates.push(`${url} ${row.width}w`);
    return [{ type: `image/${format}`, srcSet: candidates.join(', ') }];
  });
}

/** Returns the URL of the smallest WebP, for icons. */
export function smallUrlOf(services: Pick<Services, 'settings'>, row: Pick<PictureRow, 'id' | 'width'>): string {
  const [width] = widthsOf(row, 'webp');
  const url = pictureUrl(services, row.id);
  return width ? sizedUrl(url, width, 'webp') : url;
}

const sizedUrl = (url: string, width: number, format: Format) => url.replace(/\.webp$/, `-${width}.${format}`);

export async function hasSize({ db }: Pick<Services, 'db'>, { id, width, format }: Size): Promise<boolean> {
  const [row] = await db
    .select()
    .from(pictures)
    .where(and(eq(pictures.id, id), isNull(pictures.replacedById)));
  return row !== undefined && widthsOf(row, format).includes(width);
}

export async function successorOf({ db }: Pick<Services, 'db'>, id: string): Promise<string | undefined> {
  const [row] = await db.select({ by: pictures.replacedById }).from(pictures).where(eq(pictures.id, id));
  return row?.by ?? undefined;
}

const readPictures = prepared((db) =>
  db
    .select()
    .from(pictures)
    .where(sql`${pictures.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('pictures'),
);

/** Rows can be cached: a picture never changes under its id. */
const rowCache = new LRUCache<string, PictureRow>({ max: 5000 });

/** Concurrent reads are batched. */
export const readPicture = batched<PictureRow>(async ({ db }, ids) => {
  const rows = await readPictures(db, { ids });
  for (const row of rows) rowCache.set(row.id, row);
  return rows.map((row) => [row.id, row]);
});

/** Returns an item's picture. Lookups for a list are batched; cached pictures need none. */
export function pictureOf(
  context: Context,
  { pictureId }: { pictureId: string | null },
): PictureRow | null | Promise<PictureRow | null> {
  return pictureId ? (rowCache.get(pictureId) ?? readPicture(context, pictureId)) : null;
}
