import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { MOST_FOUND } from '#schema/common.ts';
import type { Site } from '#schema/site.ts';
import { type Read, withoutText } from '#server/content/markdown/textColumns.ts';
import { seesAsStaff } from '#server/platform/access/scope.ts';
import type { Context } from '#server/platform/context.ts';
import { byText, byTime, type Orders } from '#server/platform/database/listOrder.ts';
import { type LookupKey, nameOf, readerById } from '#server/platform/database/lookup.ts';
import {
  byCreation,
  type Connection,
  type Order,
  type PageArgs,
  preparedPage,
  type TableList,
  tablePage,
} from '#server/platform/database/page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { containing } from '#server/platform/database/search.ts';
import { fail, foundOr } from '#server/platform/errors.ts';
import type { ContentRow, Kind } from './kind.ts';
import { hasLanguage, isOnPages, onPages } from './language.ts';

type Key = Pick<ContentRow, 'id' | 'createdAt' | 'publishedAt' | 'isPublished'>;

/** `hasText` adds the text columns to the rows of a list. @param filterOf builds the condition of a filter */
export function readerOf<Row extends ContentRow, Filter>(
  { table, strings, longColumns = [] }: Kind<Row>,
  filterOf: (filter: Filter, site: Site) => SQL | undefined,
) {
  const name = getTableName(table);
  const columns = getTableColumns<PgTable>(table) as Record<keyof ContentRow, PgColumn>;
  const shortColumns = Object.fromEntries(
    Object.entries(withoutText(columns)).filter(([column]) => !longColumns.includes(column)),
  );
  const isPublished = sql`${table.isPublished}`;
  // A trigger ensures that what is published has a time of publication.
  const byPublication: Order<Key> = {
    columns: [table.publishedAt, table.id],
    keys: ({ publishedAt, createdAt, id }) => [publishedAt ?? createdAt, id],
    descending: true,
  };
  const listOf = (condition: SQL | undefined, hasText: boolean, order: Order<Key>): TableList<Key> => ({
    ...{ table, order, condition },
    columns: hasText ? columns : shortColumns,
  });
  const orders: Orders = {
    CREATED: table.createdAt,
    TITLE: byText(table.title),
    PUBLISHED: byTime(table.publishedAt),
    UPDATED: table.updatedAt,
  };
  const publishedList = (condition: SQL | undefined, hasText: boolean) => listOf(condition, hasText, byPublication);
  const firstPage = preparedPage(name, publishedList(isPublished, false));
  const firstPageWithText = preparedPage(`${name}_with_text`, publishedList(isPublished, true));
  const readWhere = (key: 'slug' | 'id', condition: SQL) =>
    prepared((db) =>
      db
        .select()
        .from(table as PgTable)
        .where(condition)
        .prepare(`${name}_by_${key}`),
    );
  const readBySlug = readWhere('slug', eq(table.slug, sql.placeholder('slug')));
  const readByIds = readWhere('id', sql`${table.id} = any(${sql.placeholder('ids')}::uuid[])`);
  const readById = readerById<Row>(async ({ db }, ids) => (await readByIds(db, { ids })) as Row[], strings.notFound);
  const asRows = (page: Promise<Connection<Key>>) => page as Promise<unknown> as Promise<Connection<Read<Row>>>;

  return {
    /** Latest publication first. @param isCounted whether the total is needed */
    listPublished(context: Context, args: PageArgs & Filter, hasText: boolean, isCounted = false) {
      const { db, site } = context;
      const filter = and(filterOf(args, site), onPages({ table }, context));
      if (filter) return asRows(tablePage(db, publishedList(and(isPublished, filter), hasText), args));
      return asRows((hasText ? firstPageWithText : firstPage)(db, args, isCounted));
    },

    /** Newest first. @param search part of the title */
    listAll(
      { db, site }: Context,
      args: PageArgs & { search?: string | null; isPublished?: boolean | null; language?: string | null },
      hasText: boolean,
      filter?: SQL,
    ) {
      const matchesSearch = containing([table.title], args.search);
      const state = args.isPublished == null ? undefined : eq(table.isPublished, args.isPublished);
      const isInLanguage = hasLanguage({ table }, args.language, site);
      const list = listOf(
        and(matchesSearch, filter, state, isInLanguage),
        hasText,
        byCreation<Key>(table, 'newest first'),
      );
      return asRows(
        tablePage(db, { ...list, orders, maxCount: (matchesSearch ?? filter ?? isInLanguage) && MOST_FOUND }, args),
      );
    },

    /**
     * @throws BAD_USER_INPUT unless one of slug and id is given; NOT_FOUND, also for a draft unless the caller is staff
     */
    async get(context: Context, lookup: LookupKey): Promise<Row> {
      const key = nameOf(lookup);
      const row = key.id
        ? await readById(context, key.id)
        : foundOr((await readBySlug(context.db, key)) as Row[], strings.notFound);
      if (!(row.isPublished || seesAsStaff(context, 'CONTENT_READ'))) throw fail('NOT_FOUND', strings.notFound);
      // Its page is at another address, to which the server redirects.
      if (key.slug && row.isPublished && !isOnPages(row, context)) throw fail('NOT_FOUND', strings.notFound);
      return row;
    },
  };
}
