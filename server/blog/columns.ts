import { getTableColumns } from 'drizzle-orm';
import { blogPosts } from './table.ts';

/** The fields of a post that are made of its text, which is most of what a post is. */
export const textFields: ReadonlySet<string> = new Set(['body', 'bodyHtml', 'contents']);

const whole = getTableColumns(blogPosts);
const { body, ...bare } = whole;

/** What is read of posts. @param withText false where none of `textFields` is asked for: the rows then have no body */
export const columnsOf = (withText: boolean): typeof whole => (withText ? whole : (bare as typeof whole));
