import { and, desc, getTableName, inArray, type SQL, type Subquery, sql } from 'drizzle-orm';
import { type PgTable, union } from 'drizzle-orm/pg-core';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { beginningWith, containing, containingOrNumber, MIN_INDEXED } from '#server/platform/database/search.ts';
import type { SearchOverview, SearchResult } from '#server/schema.gen.ts';
import { isFoundBy, type Source, sources } from './sources.ts';

const MOST = 5;
/** Newest matching rows that are ranked. */
const RANKED = 50;
/** Newest rows that are scanned for one or two letters, which no trigram index supports. */
const NEWEST = 1000;

type Result = Omit<SearchResult, 'kind' | 'subjectId'>;

/** Per kind: titles that begin with the text, titles that contain it, then the newest. */
export async function search(context: Context, text: string): Promise<SearchOverview> {
  const searchText = text.trim();
  if (!searchText) return { results: [] };
  const results = sources
    .filter((source) => isFoundBy(source, context))
    .map(async (source) =>
      (await searchIn(context.db, source, searchText)).map((result) => ({
        ...result,
        subjectId: result.id,
        kind: source.kind,
      })),
    );
  return { results: (await Promise.all(results)).flat() };
}

/** One statement; each part of the union uses an index. */
async function searchIn(db: Database, source: Source, text: string): Promise<Result[]> {
  const { table, columns, number, title, context, slug, condition, byWords } = source;
  const contains = number ? containingOrNumber(columns, number, text) : containing(columns, text);
  const newest = db.select().from(table).where(condition).orderBy(desc(table.createdAt)).limit(NEWEST);
  const isIndexed = [...text].length >= MIN_INDEXED;
  const idsOf = (matches: SQL | undefined, from: PgTable | Subquery = table) =>
    db.select({ id: table.id }).from(from).where(and(condition, matches)).orderBy(desc(table.createdAt)).limit(RANKED);
  const ids = union(
    idsOf(beginningWith(title, text)),
    idsOf(contains, isIndexed ? table : newest.as(getTableName(table))),
    ...(byWords ? [idsOf(byWords(text))] : []),
  );
  const rank = sql`case when ${beginningWith(title, text)} then 0 when ${containing([title], text)} then 1 else 2 end`;
  return db
    .select({
      id: sql<string>`${table.id}`,
      title: sql<string>`${title}`,
      context: sql<string | null>`${context}`,
      slug: sql<string | null>`${slug ?? null}`,
      createdAt: sql`${table.createdAt}`.mapWith((written: string) => new Date(written)),
    })
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(rank, desc(table.createdAt))
    .limit(MOST);
}
