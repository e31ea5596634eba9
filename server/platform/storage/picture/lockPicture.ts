import { and, inArray, isNull, or, sql } from 'drizzle-orm';
import { idForm } from '#schema/common.ts';
import { pictureStrings } from '#schema/picture.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { badField } from '#server/platform/errors.ts';
import { pictures } from './table.ts';

/** The current pictures of these ids, which may be those of the library or of pictures that were replaced. */
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
 * Finds the picture of an id, the library's or a former one too, and keeps it from being deleted and replaced until the
 * transaction ends.
 * @returns its id; undefined when it is gone
 */
export async function holdPicture(tx: Transaction, id: string): Promise<string | undefined> {
  // What was replaced while this waited for it has a successor by then.
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
 * Holds a picture that somebody has chosen, as holdPicture does.
 * @param field of the input that has chosen it
 * @throws BAD_USER_INPUT when the library does not have it
 */
export async function holdChosen(tx: Transaction, field: string, id: string): Promise<string> {
  const chosen = await holdPicture(tx, id);
  if (chosen) return chosen;
  throw badField(field, pictureStrings.gone);
}

/** @returns the current pictures of these ids of the library, in their order; those that are gone, or no ids, are left out */
export async function currentPictures(executor: Executor, ids: readonly string[]): Promise<string[]> {
  const valid = ids.filter((id) => idForm.test(id));
  if (!valid.length) return [];
  const rows = await executor
    .select({ id: pictures.id, libraryId: pictures.libraryId })
    .from(pictures)
    .where(current(valid));
  return valid.flatMap((one) => rows.find(({ id, libraryId }) => one === (libraryId ?? id))?.id ?? []);
}

const shown = /\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

/**
 * Keeps pictures from being deleted and replaced until the transaction ends: those that a text shows by their addresses.
 * @param others the ids of more of them
 */
export async function holdShown(tx: Transaction, text: string, others: readonly string[]): Promise<void> {
  const ids = [...new Set([...others, ...[...text.matchAll(shown)].map(([, id]) => id as string)])];
  if (!ids.length) return;
  await tx.select({ id: pictures.id }).from(pictures).where(current(ids)).orderBy(pictures.id).for('key share');
}
