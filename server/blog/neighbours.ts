import { and, asc, desc, ne, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { columnsOf } from './columns.ts';
import { hasTag, isPublished, sharedTags } from './find.ts';
import { getPost } from './posts.ts';
import { type BlogPostRow, blogPosts } from './table.ts';

/** How many related posts are shown. */
const RELATED = 3;
/** How many of the newest posts, and of the posts of each tag, are looked at for them. */
const LOOKED_AT = 50;

export type Neighbours = { previous: BlogPostRow | null; next: BlogPostRow | null; related: BlogPostRow[] };

const newest = [desc(blogPosts.createdAt), desc(blogPosts.id)];
const oldest = [asc(blogPosts.createdAt), asc(blogPosts.id)];

/** Where a reader of a post may go from there: published posts only. @param withText as columnsOf @throws NOT_FOUND as getPost */
export async function neighboursOf(context: Context, slug: string, withText: boolean): Promise<Neighbours> {
  const { db } = context;
  const columns = columnsOf(withText);
  const post = await getPost(context, slug, false);
  const place = sql`(${blogPosts.createdAt}, ${blogPosts.id})`;
  const own = sql`(${sql.param(post.createdAt, blogPosts.createdAt)}, ${sql.param(post.id, blogPosts.id)})`;
  const first = async (condition: SQL, order: SQL[]) => {
    const [row] = await db
      .select(columns)
      .from(blogPosts)
      .where(and(isPublished, condition))
      .orderBy(...order)
      .limit(1);
    return row ?? null;
  };
  const [previous, next, related] = await Promise.all([
    first(sql`${place} < ${own}`, newest),
    first(sql`${place} > ${own}`, oldest),
    relatedTo(context, post, columns),
  ]);
  return { previous, next, related };
}

/**
 * Those that share most tags, newest first where they share as many. Of a tag that more than LOOKED_AT posts have, the
 * newest posts of all and some of its own are looked at: however many posts there are, it costs the same.
 */
function relatedTo(
  { db }: Context,
  { id, tags }: BlogPostRow,
  columns: ReturnType<typeof columnsOf>,
): Promise<BlogPostRow[]> {
  const some = (condition?: SQL) => db.select({ id: blogPosts.id }).from(blogPosts).where(and(isPublished, condition));
  const arms = [
    some()
      .orderBy(...newest)
      .limit(LOOKED_AT),
    ...tags.map((tag) => some(hasTag([tag])).limit(LOOKED_AT)),
  ];
  const lookedAt = sql.join(
    arms.map((arm) => sql`(${arm})`),
    sql` union `,
  );
  return db
    .select(columns)
    .from(blogPosts)
    .where(and(sql`${blogPosts.id} = any(array(${lookedAt}))`, ne(blogPosts.id, id)))
    .orderBy(desc(sharedTags(tags)), ...newest)
    .limit(RELATED);
}
