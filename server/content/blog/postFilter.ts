import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type ListFilter, listFilterOf } from '#server/content/kind/listFilter.ts';
import { hasTag, keysOf, type Tag } from '#server/platform/database/tags.ts';
import { blogPosts, searchWords } from './table.ts';

/** Omitted or blank values do not filter. */
export type Find = ListFilter & { tag?: string | null; search?: string | null; author?: string | null };

/** Written like the condition of the partial indexes, so that prepared plans can use them. */
export const isPublished: SQL = sql`${blogPosts.isPublished}`;

export const sharedTags = (tags: readonly Tag[]): SQL =>
  sql`(select count(*) from unnest(${blogPosts.tags}) tag where lower(tag) = any(${keysOf(tags)}))`;

/** search_query accepts any input. */
const hasWords = (search: string) => sql`${searchWords} @@ search_query(${search})`;

/** @returns undefined without a filter */
export function filterOf({ tag, search, author, ...filter }: Find): SQL | undefined {
  const [wantedTag, wantedWords] = [tag?.trim(), search?.trim()];
  return and(
    wantedTag ? hasTag(blogPosts, [wantedTag]) : undefined,
    wantedWords ? hasWords(wantedWords) : undefined,
    author ? eq(blogPosts.author, author) : undefined,
    listFilterOf({ table: blogPosts }, filter),
  );
}

export const published = (find: Find): SQL | undefined => and(isPublished, filterOf(find));
