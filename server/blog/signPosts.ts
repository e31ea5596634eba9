import { asc, eq, inArray } from 'drizzle-orm';
import { changed } from '#server/audit/change.ts';
import { actorOf, record } from '#server/audit/record.ts';
import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/database/connect.ts';
import { announceChange } from '#server/event/events.ts';
import { queuePages } from '#server/indexNow/queue.ts';
import { noteRevision } from '#server/revision/note.ts';
import { paths } from '#web/paths.ts';
import { announcePost, revised, subjectOf } from './publish.ts';
import { blogPosts } from './table.ts';

/** Holds the posts by these authors, in the order of their ids. @returns their ids */
export async function lockPostsBy(tx: Transaction, authors: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(inArray(blogPosts.author, authors))
    .orderBy(asc(blogPosts.id))
    // Not more: who writes a draft of a post holds their account and then the post, and whoever deletes an account the other way round.
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Puts another name on posts that the transaction holds, one after the other: their texts may be long. */
export async function signPosts(context: Context, tx: Transaction, ids: string[], author: string): Promise<void> {
  for (const id of ids) {
    const isIt = eq(blogPosts.id, id);
    const [before] = await tx.select().from(blogPosts).where(isIt);
    if (!before || before.author === author) continue;
    const post = { ...before, author, updatedAt: context.now() };
    const actor = actorOf(context);
    await tx.update(blogPosts).set({ author, updatedAt: post.updatedAt }).where(isIt);
    await record(tx, actor, 'blog.update', subjectOf(post), post.updatedAt, changed(before, post, ['author']) ?? {});
    await noteRevision(tx, { ...revised, before, after: post, actor, reason: 'update' });
    await announcePost(tx, context, 'post.updated', post, post.updatedAt);
    await queuePages(tx, paths.blogPost, [post], post.updatedAt);
    await announceChange(tx, 'post.changed', post);
  }
}
