import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { blogPosts, searchWords, tagKeys } from './table.ts';

/** What a reader looks for; what is left out or blank is not looked for. */
export type Find = { tag?: string | null; search?: string | null; author?: string | null };

/** A tag, or what stands for one in a statement that is prepared. */
type Tag = string | Placeholder;

/** Published posts are for everybody. In the words of the indexes, so that a plan for any parameters finds them. */
export const isPublished: SQL = sql`${blogPosts.isPublished}`;

/** The condition that a post has one of these tags, in capitals or not. */
export const hasTag = (tags: readonly Tag[]): SQL => sql`${tagKeys(blogPosts)} && ${keysOf(tags)}`;

/** How many of these tags a post has. */
export const sharedTags = (tags: readonly Tag[]): SQL =>
  sql`(select count(*) from unnest(${blogPosts.tags}) tag where lower(tag) = any(${keysOf(tags)}))`;

// In small letters by PostgreSQL, as the posts' own.
const keysOf = (tags: readonly Tag[]) =>
  sql`array[${sql.join(
    tags.map((tag) => sql`lower(${tag}::text)`),
    sql`, `,
  )}]`;

/** The condition that a post holds these words; websearch_to_tsquery takes whatever is typed, and refuses nothing. */
const hasWords = (search: string) => sql`${searchWords(blogPosts)} @@ websearch_to_tsquery('english', ${search})`;

/** The condition for the published posts that a reader looks for. */
export function published({ tag, search, author }: Find): SQL | undefined {
  const [wantedTag, wantedWords] = [tag?.trim(), search?.trim()];
  return and(
    isPublished,
    wantedTag ? hasTag([wantedTag]) : undefined,
    wantedWords ? hasWords(wantedWords) : undefined,
    author ? eq(blogPosts.author, author) : undefined,
  );
}
