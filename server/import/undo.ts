import { and, eq } from 'drizzle-orm';
import { actorOf, record } from '#server/audit/record.ts';
import { removePost } from '#server/blog/posts.ts';
import { blogPosts } from '#server/blog/table.ts';
import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/database/connect.ts';
import { refusalOf } from '#server/errors.ts';
import { removePicture } from '#server/media/replace.ts';
import { removeMessage } from '#server/message/messages.ts';
import { removeItem } from '#server/portfolio/items.ts';
import { portfolioItems } from '#server/portfolio/table.ts';
import { removeRedirect } from '#server/redirect/redirects.ts';
import { redirects } from '#server/redirect/table.ts';
import { removeReview } from '#server/review/reviews.ts';
import { pictures } from '#server/storage/picture/table.ts';
import { inOneTransaction } from './inOneTransaction.ts';
import { markOf } from './pictures.ts';
import { markOfEnquiry, markOfReview } from './recordMarks.ts';
import type { Progress } from './runImport.ts';
import { type ImportedKind, type ImportedThing, importedThings, imports } from './table.ts';

/** How many of each kind were taken back, and how many stay because somebody has changed or uses them. */
export type Undone = { removed: Record<ImportedKind, number>; kept: Record<ImportedKind, number> };

type Verb = {
  /** What the thing is now, to be compared with its mark; null when it is gone. */
  markNow: (tx: Transaction, id: string) => Promise<string | null>;
  remove: (context: Context, id: string) => Promise<unknown>;
};
const updatedAt = async (tx: Transaction, table: typeof blogPosts | typeof portfolioItems, id: string) => {
  const [row] = await tx.select({ at: table.updatedAt }).from(table).where(eq(table.id, id)).for('update');
  return row?.at.toISOString() ?? null;
};
/** In the order in which they go: pictures last, when nothing of the import shows them any more. */
const verbs: Record<ImportedKind, Verb> = {
  redirect: {
    markNow: async (tx, id) => {
      const [row] = await tx.select({ to: redirects.to }).from(redirects).where(eq(redirects.id, id)).for('update');
      return row?.to ?? null;
    },
    remove: removeRedirect,
  },
  post: { markNow: (tx, id) => updatedAt(tx, blogPosts, id), remove: removePost },
  item: { markNow: (tx, id) => updatedAt(tx, portfolioItems, id), remove: removeItem },
  picture: {
    markNow: async (tx, id) => {
      const [row] = await tx.select().from(pictures).where(eq(pictures.id, id));
      return row ? markOf(row) : null;
    },
    remove: removePicture,
  },
  enquiry: { markNow: markOfEnquiry, remove: removeMessage },
  review: { markNow: markOfReview, remove: removeReview },
};

const none = (): Record<ImportedKind, number> => ({ post: 0, item: 0, picture: 0, redirect: 0, enquiry: 0, review: 0 });

/**
 * Takes back what has come from a site and nobody has changed since. What was changed stays, and so does a picture that
 * something shows. Interrupted, it goes on when it is asked again.
 */
export async function undoImport(context: Context, source: string, onProgress: Progress): Promise<Undone> {
  const things = await context.db.select().from(importedThings).where(eq(importedThings.source, source));
  const undone = { removed: none(), kept: none() };
  let done = 0;
  for (const kind of Object.keys(verbs) as ImportedKind[]) {
    for (const thing of things.filter((one) => one.kind === kind)) {
      onProgress(done++, things.length);
      const isGone = await takeBack(context, thing);
      if (isGone !== null) undone[isGone ? 'removed' : 'kept'][kind] += 1;
    }
  }
  const now = context.now();
  await context.db.transaction(async (tx) => {
    await tx.update(imports).set({ state: 'undone', endedAt: now }).where(eq(imports.source, source));
    await record(tx, actorOf(context), 'import.undo', { id: null, label: source }, now, {
      after: { ...undone.removed },
    });
  });
  return undone;
}

/** @returns whether it was taken back; null when it was gone already */
async function takeBack(
  context: Context,
  { source, key, kind, targetId, mark }: ImportedThing,
): Promise<boolean | null> {
  const { markNow, remove } = verbs[kind];
  try {
    return await inOneTransaction(context, async (within, tx) => {
      const now = await markNow(tx, targetId);
      if (now !== null && now !== mark) return false;
      if (now !== null) await remove(within, targetId);
      await tx.delete(importedThings).where(and(eq(importedThings.source, source), eq(importedThings.key, key)));
      return now === null ? null : true;
    });
  } catch (error) {
    if (refusalOf(error).status >= 500) throw error;
    return false;
  }
}
