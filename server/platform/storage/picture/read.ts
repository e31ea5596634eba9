import { and, eq, isNull, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { FocalPoint } from '#schema/media.ts';
import type { Services } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { ContentVersion } from '#server/platform/event/contentVersion.ts';
import { pictureUrl } from './pictures.ts';
import { type Format, formatNames, type Size, widthsOf } from './sizes.ts';
import { type PictureRow, pictures } from './table.ts';

export function sourcesOf(context: Pick<Services, 'settings'>, row: PictureRow): { type: string; srcSet: string }[] {
  const url = pictureUrl(context, row.id);
  return formatNames.flatMap((format) => {
    const candidates = widthsOf(row, format).map((width) => `${sizedUrl(url, width, format)} ${width}w`);
    if (!candidates.length) return [];
    // The original is the largest WebP.
    if (format === 'webp') candidates.push(`${url} ${row.width}w`);
    return [{ type: `image/${format}`, srcSet: candidates.join(', ') }];
  });
}

export const focalPointOf = ({ focalX, focalY }: PictureRow): FocalPoint => ({ x: focalX, y: focalY });

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

/** @returns the sanitized SVG; null for a picture of pixels, a replaced and an unknown one */
export async function vectorOf({ db }: Pick<Services, 'db'>, id: string): Promise<string | null> {
  const [row] = await db
    .select({ vector: pictures.vector })
    .from(pictures)
    .where(and(eq(pictures.id, id), isNull(pictures.replacedById)));
  return row?.vector ?? null;
}

const readPictures = prepared((db) =>
  db
    .select()
    .from(pictures)
    .where(sql`${pictures.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('pictures'),
);

type RowCache = { version: number; rows: LRUCache<string, PictureRow> };
const rowCaches = new WeakMap<ContentVersion, RowCache>();

/** @returns the rows read since public content last changed; undefined while changes may be missed */
function cachedRows({ contentVersion }: Pick<Services, 'contentVersion'>): RowCache['rows'] | undefined {
  const version = contentVersion.current();
  if (version === null) return undefined;
  const cache = rowCaches.get(contentVersion);
  if (cache?.version === version) return cache.rows;
  const rows = new LRUCache<string, PictureRow>({ max: 5000 });
  rowCaches.set(contentVersion, { version, rows });
  return rows;
}

type Reader = Pick<Services, 'db' | 'contentVersion'>;

/** Concurrent reads are batched. */
export const readPicture = batched<PictureRow, Reader>(async (reader, ids) => {
  // Taken before the read: a row from before a change must not be found after it.
  const cache = cachedRows(reader);
  const rows = await readPictures(reader.db, { ids });
  for (const row of rows) cache?.set(row.id, row);
  return rows.map((row) => [row.id, row]);
});

/** Returns an item's picture. Lookups for a list are batched; cached pictures need none. */
export function pictureOf(
  reader: Reader,
  { pictureId }: { pictureId: string | null },
): PictureRow | null | Promise<PictureRow | null> {
  return pictureId ? (cachedRows(reader)?.get(pictureId) ?? readPicture(reader, pictureId)) : null;
}
