import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { searchIndex } from '#server/platform/database/search.ts';
import { updatedAt } from '#server/platform/database/updatedAt.ts';

/** An uploaded picture: file `{id}.webp` in the store, smaller sizes below `sizes/{id}`. */
export const pictures = pgTable(
  'pictures',
  {
    id: uuid().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** The name by which staff find it, which says what it shows; null if not set. */
    name: text(),
    altText: text(),
    /** The picture says nothing that a text must say: it has no alternative text on purpose. */
    isDecorative: boolean().notNull().default(false),
    /** The point that every crop keeps, in percent from the left and from the top. */
    focalX: smallint().notNull().default(50),
    focalY: smallint().notNull().default(50),
    /** The sanitized SVG of which the file is the drawing; null for a picture of pixels. */
    vector: text(),
    /** The name of the uploader at that time. Null for pictures older than the library. */
    uploadedBy: text(),
    /** Protects an unused picture from deletion. */
    isKept: boolean().notNull().default(false),
    /** The library id inherited from the picture it replaced; null if it is its own id. */
    libraryId: uuid(),
    /** The replacement. The file of this picture is deleted, and its URL redirects. */
    replacedById: uuid().references((): AnyPgColumn => pictures.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Scanned backwards for newest first.
    index('pictures_list_idx').on(table.createdAt, table.id),
    index('pictures_updated_idx').on(table.updatedAt, table.id),
    index('pictures_library_idx').on(table.libraryId),
    index('pictures_replaced_by_idx').on(table.replacedById),
    searchIndex('pictures_search_idx', [table.name, table.altText]),
    check('pictures_focal_check', sql`${table.focalX} between 0 and 100 and ${table.focalY} between 0 and 100`),
  ],
);

export type PictureRow = typeof pictures.$inferSelect;
