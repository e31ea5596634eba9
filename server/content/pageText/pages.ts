import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { pageTextStrings } from '#schema/pageText.ts';
import type { SitePage } from '#schema/pageTexts/pages.ts';
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
import { ORIGINAL_AT } from './originals.ts';
import { isSitePage, pageFacts } from './sitePages.ts';
import { type PageTextRow, pageTexts } from './table.ts';

export type PageList = Connection<PageTextRow>;

export const originalRow = (page: SitePage): PageTextRow => ({
  ...{ id: pageFacts[page].id, page, texts: {} },
  ...{ updatedAt: ORIGINAL_AT, updatedById: null },
});

const sitePages = Object.keys(pageFacts) as SitePage[];
const order: Order<PageTextRow> = { columns: [pageTexts.id], keys: ({ id }) => [id] };
const rowsOfPages = sitePages.map((page) => sql`(${pageFacts[page].id}::uuid, ${page})`);
/** A subquery with all pages, stored or not, under the name of the table, so that its columns apply. */
const allPages = sql`(select pages.id, pages.page, coalesce(stored.updated_at, ${ORIGINAL_AT.toISOString()}::timestamptz) as updated_at
  from (values ${sql.join(rowsOfPages, sql`, `)}) as pages (id, page)
  left join ${pageTexts} stored on stored.id = pages.id) as ${pageTexts}`;
/** Pages have no creation time: their ids are in order. */
const list = { table: pageTexts, order, dateColumns: { created: pageTexts.id, updated: pageTexts.updatedAt } };

/** In the order of ids, including unchanged pages. */
export function listPages({ db }: Context, args: PageArgs): Promise<PageList> {
  const listQuery = applyListArgs(list, args);
  const condition = listQuery.condition ?? sql`true`;
  const read = async (after: SQL = sql`true`, limit: number) => {
    const sort = sql.join(sortOf(listQuery.order), sql`, `);
    const { rows } = await db.execute<{ page: SitePage }>(
      sql`select page from ${allPages} where ${condition} and ${after} order by ${sort} limit ${limit}`,
    );
    const stored = await db.select().from(pageTexts);
    return rows.map((row) => stored.find(({ page }) => page === row.page) ?? originalRow(row.page));
  };
  const count = async () => {
    const { rows } = await db.execute(sql`select count(*)::int as count from ${allPages} where ${condition}`);
    return Number(rows[0]?.count);
  };
  return page(args, listQuery.order, read, count);
}

/** @throws BAD_USER_INPUT; NOT_FOUND for an unknown slug or id */
export async function getPage({ db }: Context, key: LookupKey): Promise<PageTextRow> {
  const { slug = sitePages.find((page) => pageFacts[page].id === key.id) ?? '' } = nameOf(key);
  if (!isSitePage(slug)) throw fail('NOT_FOUND', pageTextStrings.notFound);
  const [row] = await db.select().from(pageTexts).where(eq(pageTexts.page, slug));
  return row ?? originalRow(slug);
}

const readName = batched<string>(async ({ db }, ids) => {
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return rows.map(({ id, name }) => [id, name]);
});

/** Null when nobody has changed the page or the user is deleted. */
export const updaterOf = (context: Context, { updatedById }: PageTextRow) =>
  updatedById === null ? null : readName(context, updatedById);
