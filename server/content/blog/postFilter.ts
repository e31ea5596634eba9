import { and, eq, type SQL, sql } from 'drizzle-orm';
import { hasTag, keysOf, type Tag } from '#server/platform/database/tags.ts';
import { blogPosts, searchWords } from './table.ts';

/** What a reader looks for; what is left out or blank is not looked for. */
export type Find = { tag?: string | null; search?: string | null; author?: string | null };

/** Published posts are for everybody. In the words of the indexes, so that a plan for any parameters finds them. */
export const isPublished: SQL = sql`${blogPosts.isPublished}`;

/** How many of these tags a post has. */
export const sharedTags = (tags: readonly Tag[]): SQL =>
  sql`(select count(*) from unnest(${blogPosts.tags}) tag where lower(tag) = any(${keysOf(tags)}))`;

/** The condition that a post holds these words; websearch_to_tsquery takes whatever is typed, and refuses nothing. */
const hasWords = (search: string) => sql`${searchWords(blogPosts)} @@ websearch_to_tsquery('english', ${search})`;

/** The condition for what a reader looks for; undefined when that is everything. */
export function filterOf({ tag, search, author }: Find): SQL | undefined {
  const [wantedTag, wantedWords] = [tag?.trim(), search?.trim()];
  return and(
    wantedTag ? hasTag(blogPosts, [wantedTag]) : undefined,
    wantedWords ? hasWords(wantedWords) : undefined,
    author ? eq(blogPosts.author, author) : undefined,
  );
}

/** The condition for the published posts that a reader looks for. */
export const published = (find: Find): SQL | undefined => and(isPublished, filterOf(find));
