import { readerOf } from '#server/content/kind/reader.ts';
import type { Read } from '#server/content/markdown/textColumns.ts';
import type { Connection } from '#server/platform/database/page.ts';
import { blog } from './kind.ts';
import { filterOf } from './postFilter.ts';
import type { BlogPostRow } from './table.ts';

export type BlogPostList = Connection<Read<BlogPostRow>>;

export const posts = readerOf(blog, filterOf);
