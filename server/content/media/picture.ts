import { and, inArray, isNull, or, sql } from 'drizzle-orm';
import { mediaStrings } from '#schema/media.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { readerById } from '#server/platform/database/lookup.ts';
import { foundOr } from '#server/platform/errors.ts';
import { type PictureRow, pictures } from '#server/platform/storage/picture/table.ts';

export type ItemPicture = { imageUrl: string | null; pictureId: string | null };

/** Replaced pictures are not in the library. */
export const isCurrent = isNull(pictures.replacedById);
export const auditedFields = ['name', 'altText', 'width', 'height'] as const;
export const editedFields = ['name', 'altText', 'isDecorative', 'focalX', 'focalY'] as const;

export const mediaIdOf = ({ id, libraryId }: PictureRow): string => libraryId ?? id;
const UNTITLED = 'Untitled';
export const nameOf = ({ name }: PictureRow): string => name ?? UNTITLED;
export const nameText = sql`coalesce(${pictures.name}, ${UNTITLED})`;
export const subjectOf = (picture: PictureRow) => ({ id: mediaIdOf(picture), label: nameOf(picture) });

/** @throws NOT_FOUND */
export const pictureOrNotFound = (rows: PictureRow[]): PictureRow => foundOr(rows, mediaStrings.notFound);

export const isOneOf = (ids: string[]) => or(inArray(pictures.id, ids), inArray(pictures.libraryId, ids));

const byIds = (executor: Executor, ids: string[]) =>
  executor
    .select()
    .from(pictures)
    .where(and(isCurrent, isOneOf(ids)));

/** By their library ids. */
export const getPicture = readerById<PictureRow>(
  async ({ db }, ids) => byIds(db, ids),
  mediaStrings.notFound,
  mediaIdOf,
);

/** As getPicture, with a lock that also blocks new uses. */
export async function lockForUpdate(tx: Transaction, id: string): Promise<PictureRow> {
  const [picture] = await byIds(tx, [id]).for('update');
  // It may have been replaced while this waited for the lock: read its successor.
  return picture ?? pictureOrNotFound(await byIds(tx, [id]).for('update'));
}
