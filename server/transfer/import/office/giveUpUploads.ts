import { and, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { importStrings } from '#schema/import.ts';
import type { Services } from '#server/platform/context.ts';
import { imports } from '#server/transfer/import/table.ts';
import { discardUnneeded } from './files.ts';

/**
 * Discards uploads from before a date: an archive cannot be searched for personal data.
 * @returns whether none is left; a running import or undo keeps its file until it ends
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
      // A failed import already has a reason.
      fault: sql`coalesce(${imports.fault}, ${importStrings.givenUp})`,
      endedAt: sql`coalesce(${imports.endedAt}, ${now()})`,
    })
    .where(and(hasFile, inArray(imports.state, ['uploading', 'looking', 'ready', 'failed'])));
  await discardUnneeded(db, settings.DATA_DIR);
  return (await db.$count(imports, hasFile)) === 0;
}
