import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { type PageInLanguage, type PageKey, partsOf } from '#schema/pageTexts/pageKey.ts';
import { users } from '#server/people/user/table.ts';

export type ChangedTexts = Record<string, string>;

/**
 * An unchanged page has no row, or a row without texts. Texts for a further language are a row of their own, which a server
 * of an earlier version does not read (docs/decisions/085-texts-in-further-languages.md).
 */
export const pageTexts = pgTable(
  'page_texts',
  {
    /** Fixed in sitePages.ts. */
    id: uuid().primaryKey(),
    page: text().$type<PageKey>().notNull(),
    texts: jsonb().$type<ChangedTexts>().notNull().default({}),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    updatedById: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [unique('page_texts_page_key').on(table.page), index('page_texts_updated_by_idx').on(table.updatedById)],
);

export type PageTextRow = typeof pageTexts.$inferSelect;

/** A row with the parts of its key. */
export type StoredPage = Omit<PageTextRow, 'page'> & PageInLanguage;
export const storedPage = (row: PageTextRow): StoredPage => ({ ...row, ...partsOf(row.page) });
