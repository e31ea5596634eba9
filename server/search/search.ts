import { and, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { type Context, viewerOf } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { beginningWith, containing, MIN_INDEXED } from '#server/database/search.ts';
import type { SearchOverview, SearchResult } from '#server/schema.gen.ts';
import { isFoundBy, type Source, sources } from './sources.ts';

/** How many of each kind are found. */
const MOST = 5;
/** How many of the newest are looked at one by one: what a text that is everywhere costs. */
const NEWEST = 1000;
/** So many of the newest make a text common: an index would have to look through a good part of the table. */
const COMMON = 50;
/** How many an index may find before the newest of them are taken. */
const CANDIDATES = 1000;

type Found = Omit<SearchResult, 'kind'>;

/** What the viewer may see that holds a text: at most 5 of each kind, titles that begin with it first, then others that hold it, then the newest. */
export async function search(context: Context, text: string): Promise<SearchOverview> {
  const wanted = text.trim();
  if (!wanted) return { results: [] };
  const { role } = viewerOf(context);
  const theirs = sources.filter((source) => isFoundBy(source, role));
  const found = await Promise.all(theirs.map((source) => searchIn(context.db, source, wanted)));
  return { results: theirs.flatMap(({ kind }, index) => found[index]?.map((one) => ({ ...one, kind })) ?? []) };
}

/**
 * First among the newest, where a common text is found at once; then by the index, which is quick for one that is rare among
 * them; the index knows no text of one or two letters.
 */
async function searchIn(db: Database, source: Source, text: string): Promise<Found[]> {
  const { columns, byWords } = source;
  const isIndexed = [...text].length >= MIN_INDEXED;
  const found = await select(db, source, and(isNewest(db, source), containing(columns, text)));
  const beginning = found.filter(({ title }) => beginsWith(title, text)).length;
  if (isIndexed && beginning < MOST && found.length < COMMON)
    found.push(...(await select(db, source, beginningWith(columns, text))));
  if (isIndexed && found.length < MOST) found.push(...(await select(db, source, containing(columns, text))));
  if (isIndexed && byWords && found.length < MOST) found.push(...(await select(db, source, byWords(text))));
  const rank = ({ title }: Found) => (beginsWith(title, text) ? 0 : holds(title, text) ? 1 : 2);
  return [...new Map(found.map((one) => [one.id, one])).values()]
    .sort((one, other) => rank(one) - rank(other) || other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, MOST);
}

const beginsWith = (title: string, text: string) => title.toLowerCase().startsWith(text.toLowerCase());
const holds = (title: string, text: string) => title.toLowerCase().includes(text.toLowerCase());

/** A condition by which the newest are read backwards from the list's index. */
const isNewest = (db: Database, { table, condition }: Source): SQL =>
  inArray(
    table.id,
    db.select({ id: table.id }).from(table).where(condition).orderBy(desc(table.createdAt)).limit(NEWEST),
  );

/** In a part of its own, so that the limit does not make PostgreSQL hope to come upon them by reading the table. */
async function select(db: Database, source: Source, wanted: SQL | undefined): Promise<Found[]> {
  const { table, title, context, slug, condition } = source;
  const fields = {
    id: sql<string>`${table.id}`.as('id'),
    title: sql<string>`${title}`.as('title'),
    context: sql<string | null>`${context}`.as('context'),
    slug: slug ? sql<string | null>`${slug}`.as('slug') : sql<null>`null::text`.as('slug'),
    createdAt: sql`${table.createdAt}`.mapWith((written: string) => new Date(written)).as('created_at'),
  };
  const some = db.select(fields).from(table).where(and(condition, wanted)).limit(CANDIDATES).as('some');
  return db.select().from(some).orderBy(desc(some.createdAt)).limit(COMMON);
}
