import { asc, eq, inArray } from 'drizzle-orm';
import { userStrings } from '#schema/user.ts';
import { assignMessage } from '#server/clients/message/desk/desk.ts';
import { messages } from '#server/clients/message/table.ts';
import { bylineOf, bylinesOf } from '#server/content/author/byline.ts';
import { blog } from '#server/content/blog/kind.ts';
import { type BlogPostRow, blogPosts } from '#server/content/blog/table.ts';
import { updateContent } from '#server/content/kind/services.ts';
import { colleagueOr } from '#server/people/user/colleagues.ts';
import { users } from '#server/people/user/table.ts';
import type { Context } from '#server/platform/context.ts';
import { type Transaction, withinTransaction } from '#server/platform/database/connect.ts';
import { badField, foundOr } from '#server/platform/errors.ts';
import type { Holdings } from '#server/schema.gen.ts';

/** What a user owns. @throws NOT_FOUND */
export async function readHoldings({ db }: Context, userId: string): Promise<Holdings> {
  foundOr(await db.select({ id: users.id }).from(users).where(eq(users.id, userId)), userStrings.notFound);
  const names = await bylinesOf(db, userId);
  const [messageCount, postCount] = await Promise.all([
    db.$count(messages, eq(messages.ownerId, userId)),
    db.$count(blogPosts, inArray(blogPosts.author, names)),
  ]);
  return { messages: messageCount, posts: postCount };
}

type OwnedPost = Pick<BlogPostRow, 'id' | 'title' | 'excerpt' | 'tags'>;

/** Locks the posts in id order. Call it before locking the account, as saving a post does. */
export async function lockPostsOf(tx: Transaction, userId: string): Promise<OwnedPost[]> {
  const { id, title, excerpt, tags } = blogPosts;
  const isTheirs = inArray(blogPosts.author, await bylinesOf(tx, userId));
  // A stronger lock would deadlock with the autosave of a post, which locks the account first.
  return tx.select({ id, title, excerpt, tags }).from(blogPosts).where(isTheirs).orderBy(asc(id)).for('no key update');
}

/**
 * Runs in the transaction that deletes the account.
 * @param posts from lockPostsOf
 * @returns facts for the audit log
 * @throws BAD_USER_INPUT when the heir is the user or cannot sign in
 */
export async function handOver(context: Context, tx: Transaction, userId: string, heirId: string, posts: OwnedPost[]) {
  if (heirId === userId) throw badField('heirId', userStrings.ownHeir);
  const heir = await colleagueOr(tx, heirId, 'heirId');
  const owned = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.ownerId, userId))
    .orderBy(asc(messages.id));
  const within = { ...context, db: withinTransaction(tx, context.db) };
  for (const { id } of owned) await assignMessage(within, id, heir.id);
  const author = await bylineOf(tx, heir);
  for (const { id, ...post } of posts) await updateContent(within, blog, id, { ...post, author });
  return { heir: heir.name, messages: owned.length, posts: posts.length };
}
