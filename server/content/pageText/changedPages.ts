import { inArray } from 'drizzle-orm';
import { isPictureName } from '#schema/pageTexts/pages.ts';
import type { ChangedPages, Services } from '#server/platform/context.ts';
import type { Executor } from '#server/platform/database/connect.ts';
import { cacheByVersion } from '#server/platform/event/cacheByVersion.ts';
import { type PictureRow, pictures } from '#server/platform/storage/picture/table.ts';
import { type PageTextRow, pageTexts } from './table.ts';

/** Caches changed texts, so that a page view needs no query and works while the database is down. */
export const cachePageTexts = ({
  db,
  contentVersion,
  log,
}: Pick<Services, 'db' | 'contentVersion' | 'log'>): (() => Promise<ChangedPages>) =>
  cacheByVersion<ChangedPages>({ contentVersion, log, initial: new Map(), read: () => readAll(db) });

async function readAll(db: Executor): Promise<ChangedPages> {
  const rows = await db.select().from(pageTexts);
  const pictures = await readPictures(db, rows.flatMap(pictureIdsOf));
  return new Map(rows.map(({ page, texts, updatedAt }) => [page, { texts, updatedAt, pictures }]));
}

const pictureIdsOf = ({ texts }: Pick<PageTextRow, 'texts'>): string[] =>
  Object.entries(texts).flatMap(([name, text]) => (isPictureName(name) && text ? [text] : []));

async function readPictures(db: Executor, ids: string[]): Promise<Map<string, PictureRow>> {
  if (!ids.length) return new Map();
  const rows = await db.select().from(pictures).where(inArray(pictures.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
