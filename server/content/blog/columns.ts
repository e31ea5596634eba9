import { getTableColumns } from 'drizzle-orm';
import { textColumns } from '#server/content/markdown/textColumns.ts';
import { blogPosts } from './table.ts';

/** The columns that are read of posts, by how much of their text is read. */
export const columns = textColumns(getTableColumns(blogPosts));
