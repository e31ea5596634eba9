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

/** What a user would leave behind. @throws NOT_FOUND */
export async function readHoldings({ db }: Context, userId: string): Promise<Holdings> {
  foundOr(await db.select({ id: users.id }).from(users).where(eq(users.id, userId)), userStrings.notFound);
  const names = await bylinesOf(db, userId);
  const [messageCount, postCount] = await Promise.all([
    db.$count(messages, eq(messages.ownerId, userId)),
    db.$count(blogPosts, inArray(blogPosts.author, names)),
  ]);
  return { messages: messageCount, posts: postCount };
}

/** A post as a change of it has to say it. */
type HeldPost = Pick<BlogPostRow, 'id' | 'title' | 'excerpt' | 'tags'>;

/**
 * Holds the posts that name a user as their author, in the order of their ids: before the account is held, as everybody does who saves
 * a post.
 */
export async function lockPostsOf(tx: Transaction, userId: string): Promise<HeldPost[]> {
  const { id, title, excerpt, tags } = blogPosts;
  const isTheirs = inArray(blogPosts.author, await bylinesOf(tx, userId));
  // A stronger lock would wait for whoever saves a draft of a post: they hold their account first.
  return tx.select({ id, title, excerpt, tags }).from(blogPosts).where(isTheirs).orderBy(asc(id)).for('no key update');
}

/**
 * Gives what a user has to somebody else, in the transaction that deletes the account and holds all of it.
 * @param posts as lockPostsOf has found them
 * @returns what is noted of it
 * @throws BAD_USER_INPUT when the heir is the user, or cannot sign in
 */
export async function handOver(context: Context, tx: Transaction, userId: string, heirId: string, posts: HeldPost[]) {
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
