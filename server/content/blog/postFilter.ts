import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Site } from '#schema/site.ts';
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
export const hasWords = (search: string | null | undefined): SQL | undefined =>
  search?.trim() ? sql`${searchWords} @@ search_query(${search.trim()})` : undefined;

/** @returns undefined without a filter */
export function filterOf({ tag, search, author, ...filter }: Find, site: Site): SQL | undefined {
  const wantedTag = tag?.trim();
  return and(
    wantedTag ? hasTag(blogPosts, [wantedTag]) : undefined,
    hasWords(search),
    author ? eq(blogPosts.author, author) : undefined,
    listFilterOf({ table: blogPosts }, filter, site),
  );
}
