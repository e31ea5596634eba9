import { and, desc, eq, not, type SQL } from 'drizzle-orm';
import type { FileUpload } from 'graphql-upload-minimal';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { type BlogPostInput, blogSentences, blogSlugFrom } from '#schema/blog.ts';
import { type BlogPostRow, blogPosts } from '#server/blog/table.ts';
import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/database/connect.ts';
import { type Connection, type PageArgs, page } from '#server/database/page.ts';
import { fail, isUniqueViolation } from '#server/errors.ts';
import { discardPicture, pictureUrl, storePicture } from '#server/picture/pictures.ts';
import { pictures } from '#server/picture/table.ts';

export type BlogPostList = Connection<BlogPostRow>;
type Input = z.output<typeof BlogPostInput>;

/** The published posts, newest first. */
export const listPublished = (context: Context, args: PageArgs) => list(context, args, eq(blogPosts.isPublished, true));

/** Every post, newest first. */
export const listAll = (context: Context, args: PageArgs) => list(context, args);

function list({ db }: Context, args: PageArgs, condition?: SQL): Promise<BlogPostList> {
  return page(
    args,
    { createdAt: blogPosts.createdAt, id: blogPosts.id, newestFirst: true },
    (after, limit) =>
      db
        .select()
        .from(blogPosts)
        .where(and(condition, after))
        .orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
        .limit(limit),
    () => db.$count(blogPosts, condition),
  );
}

/** One post. @throws NOT_FOUND, also for a draft when nobody of the staff asks */
export async function getPost({ db, viewer }: Context, slug: string): Promise<BlogPostRow> {
  const [post] = await db.select().from(blogPosts).where(eq(blogPosts.slug, slug));
  if (!post || !(post.isPublished || viewer)) throw fail('NOT_FOUND', blogSentences.notFound);
  return post;
}

/** Writes a new post. @throws CONFLICT when the slug is taken, also by a rival at the same moment */
export async function createPost(context: Context, input: Input): Promise<BlogPostRow> {
  const now = context.now();
  const slug = input.slug || blogSlugFrom(input.title, now.toISOString().slice(0, 10));
  return withPicture(context, input, (tx, pictureId) => {
    const picture = { imageUrl: input.imageUrl || null, pictureId };
    return tx
      .insert(blogPosts)
      .values({
        ...written(input),
        ...picture,
        slug,
        id: uuidv7(),
        body: input.body ?? '',
        isPublished: input.isPublished ?? false,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
  });
}

/** Changes a post; slug, body, picture and state stay where nothing was sent. @throws NOT_FOUND, CONFLICT */
export async function updatePost(context: Context, id: string, input: Input): Promise<BlogPostRow> {
  let replaced: string | null = null;
  const post = await withPicture(context, input, async (tx, pictureId) => {
    const [before] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update');
    if (!before) throw fail('NOT_FOUND', blogSentences.notFound);
    // A client that sends back what it read keeps the uploaded picture.
    const isItsOwn = before.pictureId !== null && input.imageUrl === pictureUrl(context, before.pictureId);
    const stays = !pictureId && (input.imageUrl === undefined || isItsOwn);
    const picture = stays ? {} : { imageUrl: input.imageUrl || null, pictureId };
    const kept = { body: input.body ?? undefined, isPublished: input.isPublished ?? undefined };
    const changed = await tx
      .update(blogPosts)
      .set({ ...written(input), ...picture, ...kept, slug: input.slug || undefined, updatedAt: context.now() })
      .where(eq(blogPosts.id, id))
      .returning();
    if (!stays) replaced = await removePictureRow(tx, before);
    return changed;
  });
  if (replaced) await discardPicture(context, replaced);
  return post;
}

/** Publishes a post or takes it back. @param isPublished left out, it flips @throws NOT_FOUND */
export async function publishPost(
  { db, now }: Context,
  id: string,
  isPublished?: boolean | null,
): Promise<BlogPostRow> {
  const [post] = await db
    .update(blogPosts)
    .set({ isPublished: isPublished ?? not(blogPosts.isPublished), updatedAt: now() })
    .where(eq(blogPosts.id, id))
    .returning();
  if (!post) throw fail('NOT_FOUND', blogSentences.notFound);
  return post;
}

/** Deletes a post for good, with its uploaded picture. @returns the post as it was @throws NOT_FOUND */
export async function removePost(context: Context, id: string): Promise<BlogPostRow> {
  const post = await context.db.transaction(async (tx) => {
    const [removed] = await tx.delete(blogPosts).where(eq(blogPosts.id, id)).returning();
    if (!removed) throw fail('NOT_FOUND', blogSentences.notFound);
    await removePictureRow(tx, removed);
    return removed;
  });
  if (post.pictureId) await discardPicture(context, post.pictureId);
  return post;
}

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

async function removePictureRow(tx: Transaction, { pictureId }: BlogPostRow): Promise<string | null> {
  if (pictureId) await tx.delete(pictures).where(eq(pictures.id, pictureId));
  return pictureId;
}

/** Stores the picture, if one came, and writes the post in one transaction; a refused post leaves no picture behind. */
async function withPicture(
  context: Context,
  input: Input,
  write: (tx: Transaction, pictureId: string | null) => Promise<BlogPostRow[]>,
): Promise<BlogPostRow> {
  const picture = input.imageFile ? await storePicture(context, input.imageFile as Promise<FileUpload>) : null;
  try {
    const [post] = await context.db.transaction(async (tx) => {
      if (picture) await tx.insert(pictures).values(picture.row);
      return write(tx, picture?.row.id ?? null);
    });
    return post as BlogPostRow;
  } catch (error) {
    await picture?.discard();
    if (!isUniqueViolation(error, 'blog_posts_slug_key')) throw error;
    throw fail('CONFLICT', blogSentences.slugTaken, { fields: { slug: blogSentences.slugTaken } });
  }
}
