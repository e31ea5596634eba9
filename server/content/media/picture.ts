import { and, inArray, isNull, or } from 'drizzle-orm';
import { mediaStrings } from '#schema/media.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { foundOr } from '#server/platform/errors.ts';
import { type PictureRow, pictures } from '#server/platform/storage/picture/table.ts';

/** The columns of an item that has a picture: elsewhere by its address, or uploaded, or none. */
export type Attached = { imageUrl: string | null; pictureId: string | null };

/** What the library lists: no picture that was replaced. */
export const isCurrent = isNull(pictures.replacedById);
/** What the audit log notes of a picture. */
export const noted = ['name', 'altText', 'width', 'height'] as const;

/** @returns the id by which the library knows a picture */
export const mediaIdOf = ({ id, libraryId }: PictureRow): string => libraryId ?? id;
/** @returns what a picture is called */
export const nameOf = ({ name }: PictureRow): string => name ?? 'Untitled';
/** What the audit log says an action was done to. */
export const subjectOf = (picture: PictureRow) => ({ id: mediaIdOf(picture), label: nameOf(picture) });

/** The one row that a statement about one picture answered. @throws NOT_FOUND */
export const found = (rows: PictureRow[]): PictureRow => foundOr(rows, mediaStrings.notFound);

/** The condition for the pictures of these ids in the library. */
export const isOneOf = (ids: string[]) => or(inArray(pictures.id, ids), inArray(pictures.libraryId, ids));

const byId = (executor: Executor, id: string) =>
  executor
    .select()
    .from(pictures)
    .where(and(isCurrent, isOneOf([id])));

/** @returns a picture by its id in the library @throws NOT_FOUND */
export const getPicture = async (executor: Executor, id: string): Promise<PictureRow> =>
  found(await byId(executor, id));

/** @returns the same, which nobody else changes or begins to use until the transaction ends @throws NOT_FOUND */
export async function lockForUpdate(tx: Transaction, id: string): Promise<PictureRow> {
  const [picture] = await byId(tx, id).for('update');
  // What was replaced while this waited for it has a successor by then.
  return picture ?? found(await byId(tx, id).for('update'));
}
