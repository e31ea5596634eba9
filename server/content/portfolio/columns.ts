import { getTableColumns } from 'drizzle-orm';
import { textColumns } from '#server/content/markdown/textColumns.ts';
import { portfolioItems } from './table.ts';

/** The columns that are read of items, by how much of their text is read. */
export const columns = textColumns(getTableColumns(portfolioItems));
