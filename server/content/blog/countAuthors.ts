import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { onPages } from '#server/content/kind/language.ts';
import type { NamedCount } from '#server/content/kind/tagCounts.ts';
import type { Context } from '#server/platform/context.ts';
import { pageSizeOf } from '#server/platform/database/page.ts';
import { blogPosts } from './table.ts';

/** The authors of published posts with the number of their posts, most first. */
export async function countAuthors(context: Context, first: number | null | undefined): Promise<NamedCount[]> {
  const count = sql<number>`count(*)::int`;
  return context.db
    .select({ name: blogPosts.author, count })
    .from(blogPosts)
    .where(and(eq(blogPosts.isPublished, true), onPages({ table: blogPosts }, context)))
    .groupBy(blogPosts.author)
    .orderBy(desc(count), asc(blogPosts.author))
    .limit(pageSizeOf('first', first ?? 50));
}
