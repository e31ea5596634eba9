import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { LanguageCode } from '#schema/languages.ts';
import { pageTextStrings } from '#schema/pageText.ts';
import { keyOf, type PageInLanguage } from '#schema/pageTexts/pageKey.ts';
import { users } from '#server/people/user/table.ts';
import type { Context } from '#server/platform/context.ts';
import { batched } from '#server/platform/database/batch.ts';
import { type LookupKey, nameOf } from '#server/platform/database/lookup.ts';
import {
  applyListArgs,
  type Connection,
  type Order,
  type PageArgs,
  page,
  sortOf,
} from '#server/platform/database/page.ts';
import { fail } from '#server/platform/errors.ts';
import { furtherLanguage } from './language.ts';
import { ORIGINAL_AT } from './originals.ts';
import { idOf, isSitePage, pageOfId, pageWithId, sitePageNames } from './sitePages.ts';
import { type PageTextRow, pageTexts, type StoredPage, storedPage } from './table.ts';

export type PageList = Connection<StoredPage>;
type InLanguage = { language?: string | null };

export const originalRow = (page: PageInLanguage): PageTextRow => ({
  ...{ id: idOf(page), page: keyOf(page), texts: {} },
  ...{ updatedAt: ORIGINAL_AT, updatedById: null },
});

const order: Order<StoredPage> = { columns: [pageTexts.id], keys: ({ id }) => [id] };
/** A subquery with all pages, stored or not, under the name of the table, so that its columns apply. */
const pagesIn = (
  language: LanguageCode | null,
): SQL => sql`(select pages.id, pages.page, coalesce(stored.updated_at, ${ORIGINAL_AT.toISOString()}::timestamptz) as updated_at
  from (values ${sql.join(rowsIn(language), sql`, `)}) as pages (id, page)
  left join ${pageTexts} stored on stored.id = pages.id) as ${pageTexts}`;
const rowsIn = (language: LanguageCode | null): SQL[] =>
  sitePageNames.map((page) => sql`(${idOf({ page, language })}::uuid, ${keyOf({ page, language })})`);
/** Pages have no creation time: their ids are in order. */
const list = { table: pageTexts, order, dateColumns: { created: pageTexts.id, updated: pageTexts.updatedAt } };

/** In the order of ids, including unchanged pages. @throws BAD_USER_INPUT for a language that the site does not offer */
export function listPages({ db, site }: Context, args: PageArgs & InLanguage): Promise<PageList> {
  const language = furtherLanguage(site, args.language);
  const allPages = pagesIn(language);
  const listQuery = applyListArgs(list, args);
  const condition = listQuery.condition ?? sql`true`;
  const read = async (after: SQL = sql`true`, limit: number) => {
    const sort = sql.join(sortOf(listQuery.order), sql`, `);
    const { rows } = await db.execute<Pick<PageTextRow, 'id' | 'page'>>(
      sql`select id, page from ${allPages} where ${condition} and ${after} order by ${sort} limit ${limit}`,
    );
    const stored = await db.select().from(pageTexts);
    return rows.map(({ id, page }) => storedPage(stored.find((row) => row.page === page) ?? originalRow(pageOfId(id))));
  };
  const count = async () => {
    const { rows } = await db.execute(sql`select count(*)::int as count from ${allPages} where ${condition}`);
    return Number(rows[0]?.count);
  };
  return page(args, listQuery.order, read, count);
}

/**
 * The id of a page in a further language says the language too.
 * @throws BAD_USER_INPUT, also for a language that the site does not offer; NOT_FOUND for an unknown slug or id
 */
export async function getPage(
  { db, site }: Context,
  { language, ...key }: LookupKey & InLanguage,
): Promise<StoredPage> {
  const { slug = '', id } = nameOf(key);
  const named = id === undefined ? isSitePage(slug) && { page: slug, language } : pageWithId(id);
  if (!named) throw fail('NOT_FOUND', pageTextStrings.notFound);
  const page = { page: named.page, language: furtherLanguage(site, named.language ?? language) };
  const [row] = await db
    .select()
    .from(pageTexts)
    .where(eq(pageTexts.page, keyOf(page)));
  return storedPage(row ?? originalRow(page));
}

const readName = batched<string>(async ({ db }, ids) => {
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return rows.map(({ id, name }) => [id, name]);
});

/** Null when nobody has changed the page or the user is deleted. */
export const updaterOf = (context: Context, { updatedById }: StoredPage) =>
  updatedById === null ? null : readName(context, updatedById);
