import { and, asc, desc, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { preparedOnPages } from '#server/content/kind/language.ts';
import type { Context } from '#server/platform/context.ts';
import type { LookupKey } from '#server/platform/database/lookup.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { hasTag } from '#server/platform/database/tags.ts';
import { isPublished, sharedTags } from './postFilter.ts';
import { posts } from './posts.ts';
import { type BlogPostRow, blogPosts } from './table.ts';

// Literals, not parameters: for an unknown LIMIT PostgreSQL expects many rows and plans anew each time.
const RELATED = sql.raw('3');
/** Newest posts that are compared. */
const NEWEST = sql.raw('80');
/** Posts that are compared for a tag that is rare among the newest. */
const OF_A_TAG = sql.raw('30');

export type PostNeighbours = { previous: BlogPostRow | null; next: BlogPostRow | null; related: BlogPostRow[] };

const newest = [desc(blogPosts.publishedAt), desc(blogPosts.id)];
const oldest = [asc(blogPosts.publishedAt), asc(blogPosts.id)];

const ownId = sql.placeholder('id');
const ownPlace = sql`(${sql.param(sql.placeholder('publishedAt'), blogPosts.publishedAt)}, ${ownId})`;
const tagAt = (index: number) => `tag${index}`;

const place = sql`(${blogPosts.publishedAt}, ${blogPosts.id})`;

const commas = (parts: SQL[]) => sql.join(parts, sql`, `);

const firstBy = (name: string, condition: SQL | undefined, order: SQL[]) =>
  prepared((db) =>
    db
      .select()
      .from(blogPosts)
      .where(and(isPublished, condition))
      .orderBy(...order)
      .limit(1)
      .prepare(name),
  );

/**
 * Also compares posts of a tag that fewer than three of the newest share: the cost is constant.
 * @param count number of tags of the post
 */
function mostLike(name: string, count: number, filter: SQL | undefined) {
  const tags = Array.from({ length: count }, (_, index) => sql.placeholder(tagAt(index)));
  const { id, tags: itsTags, publishedAt } = blogPosts;
  const some = (rest: SQL) =>
    sql`(select ${id}, ${itsTags}, ${publishedAt} from ${blogPosts} where ${and(isPublished, filter)} ${rest})`;
  const newestWith = (tag: Placeholder) =>
    sql`(select count(*) from newest, unnest(newest.tags) tag
      where newest.id <> ${ownId} and lower(tag) = lower(${tag}::text))`;
  const ofTags = tags.map((tag) =>
    some(sql`and ${hasTag(blogPosts, [tag])} and ${newestWith(tag)} < ${RELATED} limit ${OF_A_TAG}`),
  );
  const lookedAt = sql.join([sql`table newest`, ...ofTags], sql` union `);
  const best = [desc(sharedTags(tags)), ...newest];
  // Only the selected posts are read with their columns.
  const selectRelated = sql`with newest as materialized ${some(sql`order by ${commas(newest)} limit ${NEWEST}`)}
    select ${id} from (${lookedAt}) as ${blogPosts} where ${id} <> ${ownId} order by ${commas(best)} limit ${RELATED}`;
  return prepared((db) =>
    db
      .select()
      .from(blogPosts)
      .where(sql`${id} = any(array(${selectRelated}))`)
      .orderBy(...best)
      .prepare(name),
  );
}

const readersOf = preparedOnPages({ table: blogPosts }, (end, filter) => {
  const likes = new Map<number, ReturnType<typeof mostLike>>();
  return {
    previous: firstBy(`blog_post_previous${end}`, and(sql`${place} < ${ownPlace}`, filter), newest),
    next: firstBy(`blog_post_next${end}`, and(sql`${place} > ${ownPlace}`, filter), oldest),
    related(tagCount: number) {
      const reader = likes.get(tagCount) ?? mostLike(`blog_post_related_${tagCount}${end}`, tagCount, filter);
      likes.set(tagCount, reader);
      return reader;
    },
  };
});

/** The previous, next and related published posts. @throws NOT_FOUND as posts.get */
export async function neighboursOf(context: Context, key: LookupKey): Promise<PostNeighbours> {
  const { id, publishedAt, tags } = await posts.get(context, key);
  // A draft follows the latest post.
  const values = {
    id,
    publishedAt: publishedAt ?? context.now(),
    ...Object.fromEntries(tags.map((tag, index) => [tagAt(index), tag])),
  };
  const readers = readersOf(context);
  const [[previous = null], [next = null], related] = await Promise.all([
    readers.previous(context.db, values),
    readers.next(context.db, values),
    readers.related(tags.length)(context.db, values),
  ]);
  return { previous, next, related };
}
