import { and, eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { removeMessage } from '#server/clients/message/messages.ts';
import { removeReview } from '#server/clients/review/reviews.ts';
import type { Kind } from '#server/content/kind/kind.ts';
import { kindOf } from '#server/content/kind/kinds.ts';
import { removeContent } from '#server/content/kind/services.ts';
import { removePicture } from '#server/content/media/replace.ts';
import { removeRedirect } from '#server/content/redirect/redirects.ts';
import { redirects } from '#server/content/redirect/table.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { refusalOf } from '#server/platform/errors.ts';
import { pictures } from '#server/platform/storage/picture/table.ts';
import { inOneTransaction } from './inOneTransaction.ts';
import { markOf } from './pictures.ts';
import { markOfEnquiry, markOfReview } from './recordMarks.ts';
import type { Progress } from './runImport.ts';
import { type ImportedKind, type ImportedRow, importedThings, imports, type Undone } from './table.ts';

type KindActions = {
  /** Current version of the target, to compare with its mark; null when it is gone. */
  readMark: (tx: Transaction, id: string) => Promise<string | null>;
  remove: (context: Context, id: string) => Promise<unknown>;
};
const contentActions = (kind: Kind): KindActions => ({
  async readMark(tx, id) {
    const { updatedAt: at } = kind.table;
    const rows = tx.select({ at }).from(kind.table as PgTable);
    const [row] = await rows.where(eq(kind.table.id, id)).for('update');
    return (row?.at as Date | undefined)?.toISOString() ?? null;
  },
  remove: (context, id) => removeContent(context, kind, id),
});
/** In the order of deletion: pictures last, when no imported post uses them. */
const actionsByKind: Record<ImportedKind, KindActions> = {
  redirect: {
    readMark: async (tx, id) => {
      const [row] = await tx.select({ to: redirects.to }).from(redirects).where(eq(redirects.id, id)).for('update');
      return row?.to ?? null;
    },
    remove: removeRedirect,
  },
  post: contentActions(kindOf('post')),
  item: contentActions(kindOf('item')),
  picture: {
    readMark: async (tx, id) => {
      const [row] = await tx.select().from(pictures).where(eq(pictures.id, id));
      return row ? markOf(row) : null;
    },
    remove: removePicture,
  },
  enquiry: { readMark: markOfEnquiry, remove: removeMessage },
  review: { readMark: markOfReview, remove: removeReview },
};

const noCounts = (): Record<ImportedKind, number> => ({
  post: 0,
  item: 0,
  picture: 0,
  redirect: 0,
  enquiry: 0,
  review: 0,
});

/**
 * Changed rows and used pictures stay. An interrupted undo continues on the next call.
 * @param importId only this import; default all imports of the site
 */
export async function undoImport(
  context: Context,
  source: string,
  onProgress: Progress,
  importId?: string,
): Promise<Undone> {
  const ofImport = importId ? eq(importedThings.importId, importId) : undefined;
  const importedRows = await context.db
    .select()
    .from(importedThings)
    .where(and(eq(importedThings.source, source), ofImport));
  const undone = { removed: noCounts(), kept: noCounts() };
  let done = 0;
  for (const kind of Object.keys(actionsByKind) as ImportedKind[]) {
    for (const importedRow of importedRows.filter((row) => row.kind === kind)) {
      onProgress(done++, importedRows.length);
      const isGone = await takeBack(context, importedRow);
      if (isGone !== null) undone[isGone ? 'removed' : 'kept'][kind] += 1;
    }
  }
  const now = context.now();
  await context.db.transaction(async (tx) => {
    // Imports that were only uploaded have created nothing.
    const all = and(eq(imports.source, source), inArray(imports.state, ['running', 'done', 'undone', 'failed']));
    await tx
      .update(imports)
      .set({ state: 'undone', endedAt: now, undone, fault: null, keptUntil: null })
      .where(importId ? eq(imports.id, importId) : all);
    await record(tx, actorOf(context), 'import.undo', { id: importId ?? null, label: source }, now, {
      after: { ...undone.removed },
    });
  });
  return undone;
}

/** @returns whether the target was deleted; null when it was already gone */
async function takeBack(context: Context, { source, key, kind, targetId, mark }: ImportedRow): Promise<boolean | null> {
  const { readMark, remove } = actionsByKind[kind];
  try {
    return await inOneTransaction(context, async (txContext, tx) => {
      const now = await readMark(tx, targetId);
      if (now !== null && now !== mark) return false;
      if (now !== null) await remove(txContext, targetId);
      await tx.delete(importedThings).where(and(eq(importedThings.source, source), eq(importedThings.key, key)));
      return now === null ? null : true;
    });
  } catch (error) {
    if (refusalOf(error).status >= 500) throw error;
    return false;
  }
}
