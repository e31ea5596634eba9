import { type AnyPgColumn, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { searchIndex } from '#server/platform/database/search.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

/** An uploaded picture; its file is `{id}.webp` in the store, its other sizes are below `sizes/{id}`. */
export const pictures = pgTable(
  'pictures',
  {
    id: uuid().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** What staff find it by, and what it shows; null where nobody has said. */
    name: text(),
    altText: text(),
    /** Who uploaded it, by the name of that day. Null of pictures from before there was a library. */
    uploadedBy: text(),
    /** It stays though nothing uses it. */
    isKept: boolean().notNull().default(false),
    /** Its id in the library, which it has taken over from the picture it replaced; null where that is its own. */
    libraryId: uuid(),
    /** What took its place: its own file is gone, and its address leads there. */
    replacedById: uuid().references((): AnyPgColumn => pictures.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Read backwards for newest first.
    index('pictures_list_idx').on(table.createdAt, table.id),
    index('pictures_updated_idx').on(table.updatedAt, table.id),
    index('pictures_library_idx').on(table.libraryId),
    index('pictures_replaced_by_idx').on(table.replacedById),
    searchIndex('pictures_search_idx', [table.name, table.altText]),
  ],
);

export type PictureRow = typeof pictures.$inferSelect;
