import { eq } from 'drizzle-orm';
import { type ContentKind, draftStrings } from '#schema/draft.ts';
import { blogPosts } from '#server/content/blog/table.ts';
import { portfolioItems } from '#server/content/portfolio/table.ts';
import type { Executor, Transaction } from '#server/platform/database/connect.ts';
import { foundOr } from '#server/platform/errors.ts';
import { contentDrafts, type DraftRow } from './table.ts';

/** What a kind of content has: the table of its items, and the columns of a draft that name one. */
const tables = { BLOG_POST: blogPosts, PORTFOLIO_ITEM: portfolioItems };
export const ownerColumn = { BLOG_POST: contentDrafts.postId, PORTFOLIO_ITEM: contentDrafts.itemId };

/** @returns the columns by which a draft belongs to a post or an item; to none, when it is of a new one */
export const placeOf = (kind: ContentKind, id: string | null): Pick<DraftRow, 'kind' | 'postId' | 'itemId'> => ({
  kind,
  postId: kind === 'BLOG_POST' ? id : null,
  itemId: kind === 'PORTFOLIO_ITEM' ? id : null,
});

/** @returns the id of the post or item of a slug @throws NOT_FOUND */
export async function idOfSlug(executor: Executor, kind: ContentKind, slug: string): Promise<string> {
  const { [kind]: table } = tables;
  const rows = await executor.select({ id: table.id }).from(table).where(eq(table.slug, slug));
  return foundOr(rows, draftStrings.notFound).id;
}

/** Holds a post or an item, so that it is not deleted before the transaction ends. @returns its title @throws NOT_FOUND */
export async function lockTitled(tx: Transaction, kind: ContentKind, id: string): Promise<{ title: string }> {
  const { [kind]: table } = tables;
  const rows = await tx.select({ title: table.title }).from(table).where(eq(table.id, id)).for('key share');
  return foundOr(rows, draftStrings.notFound);
}

/** @returns whether there is a post or an item with this id; it is not deleted before the transaction ends */
export async function lockAny(tx: Transaction, id: string): Promise<boolean> {
  for (const table of Object.values(tables)) {
    const rows = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('key share');
    if (rows.length) return true;
  }
  return false;
}
