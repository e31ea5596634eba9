import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { MOST_FOUND } from '#schema/common.ts';
import { byText, type Read, type TextRead, textColumns } from '#server/content/markdown/textColumns.ts';
import { seesAsStaff } from '#server/platform/access/scope.ts';
import type { Context } from '#server/platform/context.ts';
import { type LookupKey, nameOf } from '#server/platform/database/lookup.ts';
import {
  byCreation,
  type Connection,
  type PageArgs,
  preparedPage,
  type TableList,
  tablePage,
} from '#server/platform/database/page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { containing } from '#server/platform/database/search.ts';
import { fail, foundOr } from '#server/platform/errors.ts';
import type { ContentRow, Kind } from './kind.ts';

type Key = Pick<ContentRow, 'id' | 'createdAt' | 'isPublished'>;

/** `text` selects the text columns to read. @param filterOf builds the condition of a filter */
export function readerOf<Row extends ContentRow, Filter>(
  { table, strings }: Kind<Row>,
  filterOf: (filter: Filter) => SQL | undefined,
) {
  const name = getTableName(table);
  const columns = textColumns(getTableColumns<PgTable>(table) as Record<keyof ContentRow, PgColumn>);
  const isPublished = sql`${table.isPublished}`;
  const listOf = (condition: SQL | undefined, text: TextRead): TableList<Key> => ({
    ...{ table, order: byCreation<Key>(table, 'newest first'), condition },
    columns: columns[text],
  });
  const firstPages = byText((text) => preparedPage(`${name}_${text}`, listOf(isPublished, text)));
  const readBy = (key: 'slug' | 'id') =>
    byText((text) =>
      prepared((db) =>
        db
          .select(columns[text])
          .from(table as PgTable)
          .where(eq(table[key], sql.placeholder(key)))
          .prepare(`${name}_by_${key}_${text}`),
      ),
    );
  const [readBySlug, readById] = [readBy('slug'), readBy('id')];
  const asRows = (page: Promise<Connection<Key>>) => page as Promise<unknown> as Promise<Connection<Read<Row>>>;

  return {
    /** Newest first. @param isCounted whether the total is needed */
    listPublished({ db }: Context, args: PageArgs & Filter, text: TextRead, isCounted = false) {
      const filter = filterOf(args);
      const list = listOf(and(isPublished, filter), text);
      return asRows(filter ? tablePage(db, list, args) : firstPages[text](db, args, isCounted));
    },

    /** Newest first. @param search part of the title */
    listAll(
      { db }: Context,
      args: PageArgs & { search?: string | null; isPublished?: boolean | null },
      text: TextRead,
    ) {
      const matchesSearch = containing([table.title], args.search);
      const state = args.isPublished == null ? undefined : eq(table.isPublished, args.isPublished);
      return asRows(
        tablePage(db, { ...listOf(and(matchesSearch, state), text), maxCount: matchesSearch && MOST_FOUND }, args),
      );
    },

    /**
     * @throws BAD_USER_INPUT unless one of slug and id is given; NOT_FOUND, also for a draft unless the caller is staff
     */
    async get(context: Context, lookup: LookupKey, text: TextRead): Promise<Read<Row>> {
      const key = nameOf(lookup);
      const rows = await (key.id ? readById : readBySlug)[text](context.db, key);
      const row = foundOr(rows as unknown as Key[], strings.notFound);
      if (!(row.isPublished || seesAsStaff(context, 'CONTENT_READ'))) throw fail('NOT_FOUND', strings.notFound);
      return row as unknown as Read<Row>;
    },
  };
}
