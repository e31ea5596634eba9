import { and, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { isId } from '#schema/common.ts';
import { pictureStrings } from '#schema/picture.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { badField } from '#server/platform/errors.ts';
import { pictures } from './table.ts';

/** The current pictures for these ids: library ids or ids of replaced pictures. */
const current = (ids: string[]) =>
  and(
    isNull(pictures.replacedById),
    or(
      inArray(pictures.id, ids),
      inArray(pictures.libraryId, ids),
      sql`${pictures.id} in (select replaced_by_id from ${pictures} former where ${inArray(sql`former.id`, ids)})`,
    ),
  );

/**
 * Locks a picture against deletion and replacement until the transaction ends.
 * @param id its own id, its library id or that of a replaced picture
 * @returns the current id, undefined if it was deleted
 */
export async function lockPicture(tx: Transaction, id: string): Promise<string | undefined> {
  // While this waited for the lock, a successor may have replaced the picture.
  for (let tries = 0; tries < 2; tries += 1) {
    const [picture] = await tx
      .select({ id: pictures.id })
      .from(pictures)
      .where(current([id]))
      .for('key share');
    if (picture) return picture.id;
  }
  return undefined;
}

/**
 * Locks a picture that the caller selected.
 * @param field the input field, for the error
 * @throws BAD_USER_INPUT when the library does not contain it
 */
export async function lockChosenPicture(tx: Transaction, field: string, id: string): Promise<string> {
  const pictureId = await lockPicture(tx, id);
  if (pictureId) return pictureId;
  throw badField(field, pictureStrings.gone);
}

/**
 * As `lockChosenPicture` for many, in a fixed number of statements.
 * @returns the current ids by those that were sent
 */
export async function lockChosenPictures(
  tx: Transaction,
  field: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)];
  if (!wanted.length) return new Map();
  // While this waited for a lock, a successor may have replaced a picture.
  for (let tries = 0; tries < 2; tries += 1) {
    const rows = await tx
      .select({ id: pictures.id, libraryId: pictures.libraryId })
      .from(pictures)
      .where(current(wanted))
      .orderBy(pictures.id)
      .for('key share');
    const replaced = await tx
      .select({ id: pictures.id, by: pictures.replacedById })
      .from(pictures)
      .where(and(inArray(pictures.id, wanted), isNotNull(pictures.replacedById)));
    const currentIds = new Map<string, string>();
    const here = new Set(rows.map(({ id }) => id));
    for (const { id, by } of replaced) if (by && here.has(by)) currentIds.set(id, by);
    for (const { id, libraryId } of rows) for (const name of [libraryId, id]) if (name) currentIds.set(name, id);
    if (wanted.every((id) => currentIds.has(id))) return currentIds;
  }
  throw badField(field, pictureStrings.gone);
}

/** Returns the current pictures for library ids, in their order. Deleted pictures and invalid ids are omitted. */
export async function currentPictures(executor: Executor, ids: readonly string[]): Promise<string[]> {
  const valid = ids.filter((id) => isId(id));
  if (!valid.length) return [];
  const rows = await executor
    .select({ id: pictures.id, libraryId: pictures.libraryId })
    .from(pictures)
    .where(current(valid));
  return valid.flatMap((requestedId) => rows.find(({ id, libraryId }) => requestedId === (libraryId ?? id))?.id ?? []);
}

const uploadPath = /\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

/** Locks the pictures that a text references, and `others`, against deletion and replacement. */
export async function lockReferencedPictures(
  tx: Transaction,
  text: string,
  otherIds: readonly string[],
): Promise<void> {
  const ids = [...new Set([...otherIds, ...[...text.matchAll(uploadPath)].map(([, id]) => id as string)])];
  if (!ids.length) return;
  await tx.select({ id: pictures.id }).from(pictures).where(current(ids)).orderBy(pictures.id).for('key share');
}
