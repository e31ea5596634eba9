import { and, asc, desc, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { hasTag, isPublished, sharedTags } from './find.ts';
import { getPost } from './posts.ts';
import { type BlogPostRow, blogPosts } from './table.ts';

/** How many related posts are shown. */
const RELATED = 3;

export type Neighbours = { previous: BlogPostRow | null; next: BlogPostRow | null; related: BlogPostRow[] };

const newest = [desc(blogPosts.createdAt), desc(blogPosts.id)];
const oldest = [asc(blogPosts.createdAt), asc(blogPosts.id)];

/** Where a reader of a post may go from there: published posts only. @throws NOT_FOUND as getPost */
export async function neighboursOf(context: Context, slug: string): Promise<Neighbours> {
  const { db } = context;
  const post = await getPost(context, slug);
  const place = sql`(${blogPosts.createdAt}, ${blogPosts.id})`;
  const own = sql`(${sql.param(post.createdAt, blogPosts.createdAt)}, ${sql.param(post.id, blogPosts.id)})`;
  const first = async (condition: SQL, order: SQL[]) => {
    const [row] = await db
      .select()
      .from(blogPosts)
      .where(and(isPublished, condition))
      .orderBy(...order)
      .limit(1);
    return row ?? null;
  };
  const [previous, next, related] = await Promise.all([
    first(sql`${place} < ${own}`, newest),
    first(sql`${place} > ${own}`, oldest),
    relatedTo(context, post),
  ]);
  return { previous, next, related };
}

/** Those that share most tags, newest first where they share as many; where they are too few, the newest besides. */
async function relatedTo({ db }: Context, { id, tags }: BlogPostRow): Promise<BlogPostRow[]> {
  const others = (but: string[], limit: number, order: SQL[], condition?: SQL) =>
    db
      .select()
      .from(blogPosts)
      .where(and(isPublished, notInArray(blogPosts.id, but), condition))
      .orderBy(...order, ...newest)
      .limit(limit);
  const alike = await others([id], RELATED, [desc(sharedTags(tags))], hasTag(tags));
  if (alike.length === RELATED) return alike;
  const shown = [id, ...alike.map((post) => post.id)];
  return [...alike, ...(await others(shown, RELATED - alike.length, []))];
}
