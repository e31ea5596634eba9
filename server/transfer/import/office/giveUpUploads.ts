import { and, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { importStrings } from '#schema/import.ts';
import type { Services } from '#server/platform/context.ts';
import { imports } from '#server/transfer/import/table.ts';
import { discardUnneeded } from './files.ts';

/**
 * Gives up the uploads that were begun before a moment, and deletes their files on this machine: what an archive holds of a
 * person cannot be looked through. A process that is looking through one ends by itself, and finds it given up.
 * @returns whether none is left; one that is coming in, or being taken back, keeps its file until it has ended
 */
export async function giveUpUploads(
  { db, settings, now }: Pick<Services, 'db' | 'settings' | 'now'>,
  before: Date,
): Promise<boolean> {
  const hasFile = and(isNotNull(imports.keptUntil), lte(imports.startedAt, before));
  await db
    .update(imports)
    .set({
      ...{ state: 'failed', keptUntil: null },
      // One that has failed already says why.
      fault: sql`coalesce(${imports.fault}, ${importStrings.givenUp})`,
      endedAt: sql`coalesce(${imports.endedAt}, ${now()})`,
    })
    .where(and(hasFile, inArray(imports.state, ['uploading', 'looking', 'ready', 'failed'])));
  await discardUnneeded(db, settings.DATA_DIR);
  return (await db.$count(imports, hasFile)) === 0;
}
