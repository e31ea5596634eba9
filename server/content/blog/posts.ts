import { and, eq, type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { type BlogPostInput, blogSlugFrom, blogStrings } from '#schema/blog.ts';
import { MOST_FOUND } from '#schema/common.ts';
import { scheduleFields } from '#schema/schedule.ts';
import { closeDraft } from '#server/content/autosave/drafts.ts';
import { queuePages } from '#server/content/indexNow/queue.ts';
import { admitPublishing, type Saving } from '#server/content/markdown/saving.ts';
import { byText, type TextRead } from '#server/content/markdown/textColumns.ts';
import {
  type Attached,
  imageUrlOf,
  insertWithPicture,
  removeWithPicture,
  updateWithPicture,
} from '#server/content/media/itemPicture.ts';
import { noteRevision, removeRevisions } from '#server/content/revision/note.ts';
import { refuseTextChange } from '#server/content/revision/textChange.ts';
import { scheduleAfter } from '#server/content/schedule/schedule.ts';
import { seesAsStaff } from '#server/platform/access/scope.ts';
import { changed, factsOf } from '#server/platform/audit/change.ts';
import { actorOf, record } from '#server/platform/audit/record.ts';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import { noteSlug } from '#server/platform/database/formerSlugs.ts';
import { type Named, nameOf } from '#server/platform/database/lookup.ts';
import {
  byCreation,
  type Connection,
  type PageArgs,
  preparedPage,
  type TableList,
  tablePage,
} from '#server/platform/database/page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { containing } from '#server/platform/database/search.ts';
import { conflictOf, fail, foundOr } from '#server/platform/errors.ts';
import { announceChange, eventOfSave } from '#server/platform/event/events.ts';
import { paths } from '#web/shared/paths.ts';
import { columns } from './columns.ts';
import { derive } from './derived.ts';
import { type Find, isPublished, published } from './find.ts';
import { announcePost, revised, subjectOf } from './publish.ts';
import { type BlogPostRow, blogPosts, formerBlogSlugs, type ReadPost } from './table.ts';

export type BlogPostList = Connection<ReadPost>;
type Input = z.output<typeof BlogPostInput>;

const order = byCreation<ReadPost>(blogPosts, 'newest first');

const listOf = (condition: SQL | undefined, text: TextRead): TableList<ReadPost> => ({
  ...{ table: blogPosts, order, condition },
  columns: columns[text],
});
const firstPages = byText((text) => preparedPage(`blog_posts_${text}`, listOf(isPublished, text)));

/**
 * The published posts, newest first.
 * @param tag only those with this tag @param search only those with these words @param author only those by this author
 * @param text how much of their text is read
 * @param isCounted whether their number is asked for
 */
export function listPublished(
  { db }: Context,
  { tag, search, author, ...args }: PageArgs & Find,
  text: TextRead,
  isCounted = false,
): Promise<BlogPostList> {
  if (tag || search || author) return tablePage(db, listOf(published({ tag, search, author }), text), args);
  return firstPages[text](db, args, isCounted);
}

/** Every post, newest first. @param search only posts with this in their title @param text as listPublished */
export const listAll = (
  { db }: Context,
  { search, isPublished, ...args }: PageArgs & { search?: string | null; isPublished?: boolean | null },
  text: TextRead,
): Promise<BlogPostList> => {
  const found = containing([blogPosts.title], search);
  const condition = and(found, isPublished == null ? undefined : eq(blogPosts.isPublished, isPublished));
  return tablePage(db, { ...listOf(condition, text), most: found && MOST_FOUND }, args);
};

const readBy = (name: 'slug' | 'id') =>
  byText((text) =>
    prepared((db) =>
      db
        .select(columns[text])
        .from(blogPosts)
        .where(eq(blogPosts[name], sql.placeholder(name)))
        .prepare(name === 'slug' ? `blog_post_${text}` : `blog_post_by_id_${text}`),
    ),
  );
const [readBySlug, readById] = [readBy('slug'), readBy('id')];

/**
 * One post, by its slug or its id. @param text as listPublished
 * @throws BAD_USER_INPUT for both and for neither; NOT_FOUND, also for a draft when nobody of the staff asks
 */
export async function getPost(context: Context, named: Named, text: TextRead): Promise<ReadPost> {
  const name = nameOf(named);
  const post = found(await (name.id ? readById : readBySlug)[text](context.db, name));
  if (!(post.isPublished || seesAsStaff(context, 'CONTENT_READ'))) throw fail('NOT_FOUND', blogStrings.notFound);
  return post;
}

/**
 * Writes a new post.
 * @param draftId the writer's draft that ends by that
 * @param createdAt when it was written, of one that comes from elsewhere
 * @throws CONFLICT when the slug is taken, also by a rival at the same moment; as scheduleAfter
 */
export async function createPost(
  context: Context,
  input: Input,
  draftId?: string | null,
  createdAt = context.now(),
): Promise<BlogPostRow> {
  const now = context.now();
  const body = input.body ?? '';
  const text = { body, ...(await derive(body)) };
  const isPublished = input.isPublished ?? false;
  const insert = async (tx: Transaction, attached: Attached) => {
    const row = {
      ...written(input),
      ...scheduleAfter(null, isPublished, input, now),
      ...text,
      ...attached,
      slug: input.slug || blogSlugFrom(input.title, now.toISOString().slice(0, 10)),
      id: uuidv7(),
      isPublished,
      createdAt,
      updatedAt: now,
    };
    admitPublishing(context, row);
    const post = found(await tx.insert(blogPosts).values(row).returning());
    await noteSlug(tx, formerBlogSlugs, post);
    await record(tx, actorOf(context), 'blog.create', subjectOf(post), now, { after: factsOf(post, short) });
    await noteRevision(tx, { ...revised, after: post, actor: actorOf(context), reason: 'create' });
    if (post.isPublished) await announcePost(tx, context, 'post.published', post, now);
    await closeDraft(context, tx, draftId, 'BLOG_POST');
    await queuePages(tx, paths.blogPost, [post], now);
    await announceChange(tx, 'post.changed', post);
    return post;
  };
  return insertWithPicture(context, { ...input, text: input.body }, insert).catch(refuseTaken);
}

/**
 * Changes a post; slug, body, picture, state and schedule stay where nothing was sent.
 * @throws NOT_FOUND, CONFLICT, and for the schedule as scheduleAfter
 */
export async function updatePost(
  context: Context,
  id: string,
  input: Input,
  { ifUpdatedAt, reason = 'update', draftId }: Saving = {},
): Promise<BlogPostRow> {
  const isIt = eq(blogPosts.id, id);
  const body = input.body ?? undefined;
  const text = body === undefined ? {} : { body, ...(await derive(body)) };
  const lock = async (tx: Transaction) => found(await tx.select().from(blogPosts).where(isIt).for('update'));
  const update = async (tx: Transaction, attached: Partial<Attached>, before: BlogPostRow) => {
    const sentence = blogStrings.changedMeanwhile;
    await refuseTextChange(tx, { ...revised, before, input, ifUpdatedAt, sentence });
    const now = context.now();
    const isPublished = input.isPublished ?? before.isPublished;
    const changes = {
      ...written(input),
      ...text,
      ...attached,
      ...scheduleAfter(before, isPublished, input, now),
      isPublished,
      slug: input.slug || undefined,
      updatedAt: now,
    };
    admitPublishing(context, before, changes);
    const post = found(await tx.update(blogPosts).set(changes).where(isIt).returning());
    await noteSlug(tx, formerBlogSlugs, post, before.slug);
    const change = changed(noted(context, before), noted(context, post), contents);
    const actor = actorOf(context);
    if (change) await record(tx, actor, `blog.${reason}`, subjectOf(post), post.updatedAt, change);
    await noteRevision(tx, { ...revised, before, after: post, actor, reason });
    const event = eventOfSave('post', before, post, change !== null);
    if (event) await announcePost(tx, context, event, post, now);
    await closeDraft(context, tx, draftId, 'BLOG_POST');
    if (change) await queuePages(tx, paths.blogPost, [before, post], post.updatedAt);
    await announceChange(tx, 'post.changed', post);
    return post;
  };
  return updateWithPicture(context, { ...input, text: input.body }, lock, update).catch(refuseTaken);
}

/** Deletes a post for good, with its uploaded picture. @returns the post as it was @throws NOT_FOUND */
export const removePost = (context: Context, id: string): Promise<BlogPostRow> =>
  removeWithPicture(context, async (tx) => {
    const post = found(await tx.delete(blogPosts).where(eq(blogPosts.id, id)).returning());
    admitPublishing(context, post);
    const before = factsOf(post, short);
    const now = context.now();
    await removeRevisions(tx, id);
    await record(tx, actorOf(context), 'blog.remove', subjectOf(post), now, { before });
    await announcePost(tx, context, 'post.deleted', post, now);
    await queuePages(tx, paths.blogPost, [post], now);
    await announceChange(tx, 'post.changed', post);
    return post;
  });

const found = <Post extends ReadPost>(rows: Post[]) => foundOr(rows, blogStrings.notFound);

/** What is noted of a post that comes or goes, and all that is when it changes. */
const short = ['slug', 'excerpt', 'author', 'tags', 'isPublished', ...scheduleFields] as const;
const contents = [...short, 'title', 'body', 'imageUrl', 'altText', 'metaTitle', 'metaDescription'] as const;
const noted = (context: Context, post: BlogPostRow) => ({ ...post, imageUrl: imageUrlOf(context, post) });

/** The columns that take what was sent; what was left out is undefined, and stays on a change. */
const written = ({ title, excerpt, author, tags, altText, metaTitle, metaDescription }: Input) => ({
  title,
  excerpt,
  author,
  tags,
  altText,
  metaTitle,
  metaDescription,
});

const taken = [{ constraint: 'blog_posts_slug_key', field: 'slug', sentence: blogStrings.slugTaken }];

function refuseTaken(error: unknown): never {
  throw conflictOf(error, taken);
}
