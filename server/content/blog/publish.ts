import { eq } from 'drizzle-orm';
import { blogStrings } from '#schema/blog.ts';
import { scheduleFields } from '#schema/schedule.ts';
import { queuePages } from '#server/content/indexNow/queue.ts';
import { imageUrlOf } from '#server/content/media/itemPicture.ts';
import { noteRevision } from '#server/content/revision/note.ts';
import { dueOf, type Scheduled, scheduleAfter } from '#server/content/schedule/schedule.ts';
import type { Actor } from '#server/platform/audit/actor.ts';
import { changed } from '#server/platform/audit/change.ts';
import { actorOf, record, scheduler } from '#server/platform/audit/record.ts';
import type { Context, Services } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { foundOr } from '#server/platform/errors.ts';
import { announce, announceChange, type EventName, eventOfSave } from '#server/platform/event/events.ts';
import { paths } from '#web/shared/paths.ts';
import { type BlogPostRow, blogPosts } from './table.ts';

/** Publishes a post or takes it back. @param isPublished left out, it flips @throws NOT_FOUND */
export function publishPost(context: Context, id: string, isPublished?: boolean | null): Promise<BlogPostRow> {
  return context.db.transaction(async (tx) => {
    const rows = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update');
    const before = foundOr(rows, blogStrings.notFound);
    const state = isPublished ?? !before.isPublished;
    const schedule = scheduleAfter(before, state, {}, context.now());
    return setState(tx, context, before, { isPublished: state, ...schedule }, actorOf(context));
  });
}

/** Does what is due of the schedule of a post, unless another process is at it. @returns whether something was due */
export function followPostSchedule(services: ScheduleParts, id: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const row = tx.select().from(blogPosts).where(eq(blogPosts.id, id));
    const [before] = await row.for('update', { skipLocked: true });
    const due = before && dueOf(before, services.now());
    if (before && due) await setState(tx, services, before, due, scheduler);
    return Boolean(due);
  });
}

type ScheduleParts = Pick<Services, 'db' | 'now' | 'settings'>;

/** Sets whether a post is public, and its schedule. @param before as it is, locked */
async function setState(
  tx: Transaction,
  services: ScheduleParts,
  before: BlogPostRow,
  state: Scheduled,
  actor: Actor,
): Promise<BlogPostRow> {
  const changes = { ...state, updatedAt: services.now() };
  const rows = await tx.update(blogPosts).set(changes).where(eq(blogPosts.id, before.id)).returning();
  const post = foundOr(rows, blogStrings.notFound);
  const change = changed(before, post, ['isPublished', ...scheduleFields]);
  const action = post.isPublished ? 'blog.publish' : 'blog.unpublish';
  const isLapsed = post.isPublished === before.isPublished;
  if (change) await record(tx, actor, isLapsed ? 'blog.update' : action, subjectOf(post), post.updatedAt, change);
  const reason = post.isPublished ? 'publish' : 'unpublish';
  await noteRevision(tx, { ...revised, before, after: post, actor, reason });
  const event = eventOfSave('post', before, post, false);
  if (event) await announcePost(tx, services, event, post, post.updatedAt);
  if (change) await queuePages(tx, paths.blogPost, [before, post], post.updatedAt);
  await announceChange(tx, 'post.changed', post);
  return post;
}

/** Webhooks get the fields of REST: the picture by its address, and nothing of what is planned or derived of the text. */
export function announcePost(
  tx: Transaction,
  services: Pick<Services, 'settings'>,
  event: Extract<EventName, `post.${string}`>,
  post: BlogPostRow,
  now: Date,
): Promise<void> {
  const { bodyHtml, headings, readingMinutes, rendererVersion, pictureId, publishAt, takeBackAt, ...shown } = post;
  return announce(tx, event, { ...shown, imageUrl: imageUrlOf(services, post) }, now);
}

/** What a version keeps of a post: all that can be edited, but its schedule. */
export const revised = {
  kind: 'blog',
  fields: [
    ...(['title', 'slug', 'excerpt', 'body', 'author', 'tags', 'imageUrl', 'pictureId', 'altText'] as const),
    ...(['metaTitle', 'metaDescription', 'isPublished'] as const),
  ],
} as const;

/** What the audit log calls a post. */
export const subjectOf = ({ id, title }: BlogPostRow) => ({ id, label: title });
