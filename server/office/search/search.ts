import { and, desc, getTableName, type SQL, type Subquery, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#server/platform/context.ts';
import type { Database, Executor } from '#server/platform/database/connect.ts';
import { beginningWith, containing, containingOrNumber, MIN_INDEXED } from '#server/platform/database/search.ts';
import { isOutOfTime } from '#server/platform/errors.ts';
import type { SearchOverview, SearchResult } from '#server/schema.gen.ts';
import { isFoundBy, type Source, sources } from './sources.ts';

/** How many of each kind are found. */
const MOST = 5;
/** How many of the newest are looked at one by one: what a text that is everywhere costs. */
const NEWEST = 1000;
/** How many an index may find before the newest of them are taken. */
const CANDIDATES = 1000;
/** How many of those that were found in one way are ranked. */
const RANKED = 50;
/**
 * How long an index of a table may be read, in milliseconds. A text whose words are common and that no row holds, such as
 * 'message words' for 'words of a message', would have PostgreSQL look through the whole table.
 */
const INDEX_MS = 40;
/** A table of so many bytes may be read to its end: that is soon done, and a busy machine hides nothing that is in it. */
const SMALL_BYTES = 8 * 1024 * 1024;

type Found = Omit<SearchResult, 'kind'>;

/**
 * What the viewer may see that holds a text: at most 5 of each kind, titles that begin with it first, then others that hold it,
 * then the newest.
 */
export async function search(context: Context, text: string): Promise<SearchOverview> {
  const wanted = text.trim();
  if (!wanted) return { results: [] };
  const theirs = sources.filter((source) => isFoundBy(source, context));
  const found = await Promise.all(theirs.map((source) => searchIn(context.db, source, wanted)));
  return { results: theirs.flatMap(({ kind }, index) => found[index]?.map((one) => ({ ...one, kind })) ?? []) };
}

/**
 * First among the newest, where a common text is found at once; then by the indexes, which are quick for a rare one. They know
 * no text of one or two letters.
 */
async function searchIn(db: Database, source: Source, text: string): Promise<Found[]> {
  const found = await select(db, source, newestOf(db, source), isHeldBy(source, text));
  if ([...text].length >= MIN_INDEXED) await searchIndexes(db, source, text, found);
  const rank = ({ title }: Found) => (beginsWith(title, text) ? 0 : holds(title, text) ? 1 : 2);
  return [...new Map(found.map((one) => [one.id, one])).values()]
    .sort((one, other) => rank(one) - rank(other) || other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, MOST);
}

/** Adds what the indexes find in their time: titles that begin with the text, and others while there are too few. */
async function searchIndexes(db: Database, source: Source, text: string, found: Found[]): Promise<void> {
  const areEnough = () => found.length >= MOST;
  const beginEnough = () => found.filter(({ title }) => beginsWith(title, text)).length >= MOST;
  if (beginEnough()) return;
  const ways: Way[] = [
    { isNeedless: beginEnough, wanted: beginningWith(source.title, text) },
    { isNeedless: areEnough, wanted: isHeldBy(source, text) },
  ];
  await searchInTime(db, source, ways, found);
  // Words have an index and a time of their own: what the other one spends does not hide them.
  await searchInTime(db, source, [{ isNeedless: areEnough, wanted: source.byWords?.(text) }], found);
}

type Way = { isNeedless: () => boolean; wanted: SQL | undefined };

/** Adds what is found in these ways, one after the other, in a large table until INDEX_MS have gone by. */
async function searchInTime(db: Database, source: Source, ways: Way[], found: Found[]): Promise<void> {
  if (ways.every(({ isNeedless, wanted }) => !wanted || isNeedless())) return;
  try {
    await db.transaction(
      async (tx) => {
        const end = performance.now() + INDEX_MS;
        for (const { isNeedless, wanted } of ways) {
          if (!wanted || isNeedless()) continue;
          const rest = Math.max(1, Math.round(end - performance.now()));
          await tx.execute(sql`
            select set_config('statement_timeout', case when pg_table_size(${getTableName(source.table)}::regclass)
              <= ${SMALL_BYTES} then current_setting('statement_timeout') else ${String(rest)}::text end, true)`);
          found.push(...(await select(tx, source, source.table, wanted)));
        }
      },
      { accessMode: 'read only' },
    );
  } catch (error) {
    if (!isOutOfTime(error)) throw error;
  }
}

const isHeldBy = ({ columns, number }: Source, text: string): SQL | undefined =>
  number ? containingOrNumber(columns, number, text) : containing(columns, text);

const beginsWith = (title: string, text: string) => title.toLowerCase().startsWith(text.toLowerCase());
const holds = (title: string, text: string) => title.toLowerCase().includes(text.toLowerCase());

/** The newest of a table, under its name: PostgreSQL reads them backwards from the list's index, and looks at no other row. */
const newestOf = (db: Executor, { table, condition }: Source) =>
  db.select().from(table).where(condition).orderBy(desc(table.createdAt)).limit(NEWEST).as(getTableName(table));

/** In a part of its own, so that the limit does not make PostgreSQL hope to come upon them by reading the table. */
async function select(
  db: Executor,
  source: Source,
  from: PgTable | Subquery,
  wanted: SQL | undefined,
): Promise<Found[]> {
  const { table, title, context, slug, condition } = source;
  const fields = {
    id: sql<string>`${table.id}`.as('id'),
    title: sql<string>`${title}`.as('title'),
    context: sql<string | null>`${context}`.as('context'),
    slug: slug ? sql<string | null>`${slug}`.as('slug') : sql<null>`null::text`.as('slug'),
    createdAt: sql`${table.createdAt}`.mapWith((written: string) => new Date(written)).as('created_at'),
  };
  const some = db.select(fields).from(from).where(and(condition, wanted)).limit(CANDIDATES).as('some');
  return db.select().from(some).orderBy(desc(some.createdAt)).limit(RANKED);
}
