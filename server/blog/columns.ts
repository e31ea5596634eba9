import { getTableColumns } from 'drizzle-orm';
import { blogPosts } from './table.ts';

/** The fields of a post that are read with its text, which is most of what a post is. */
export const textFields: ReadonlySet<string> = new Set(['body', 'bodyHtml', 'contents']);

const whole = getTableColumns(blogPosts);
const { body, bodyHtml, headings, ...bare } = whole;

/** The columns that are read of posts. @param withText whether any of `textFields` is asked for */
export const columnsOf = (withText: boolean): typeof whole | typeof bare => (withText ? whole : bare);
