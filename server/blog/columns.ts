import { getTableColumns } from 'drizzle-orm';
import type { GraphQLResolveInfo } from 'graphql';
import { selectsField } from '#server/graphql/selectedFields.ts';
import { blogPosts } from './table.ts';

/** How much of a post's text is read, which is most of what a post is: nothing, what was written, or also what was made of it. */
export type TextRead = 'none' | 'written' | 'whole';

const whole = getTableColumns(blogPosts);
const { body, bodyHtml, headings, ...none } = whole;
const columns = { none, written: { ...none, body }, whole };

/** The columns that are read of posts. */
export const columnsOf = (text: TextRead): (typeof columns)[TextRead] => columns[text];

/** @returns one of each, made for every amount of text */
export const byText = <Made>(make: (text: TextRead) => Made): Record<TextRead, Made> => ({
  none: make('none'),
  written: make('written'),
  whole: make('whole'),
});

const bodyField = new Set(['body']);
/** What is made of the body, and from the body where it has not been stored yet. */
const madeFields = new Set(['bodyHtml', 'contents']);

/** @returns how much of the text the fields need that a document asks for */
export function textReadFor(info: GraphQLResolveInfo): TextRead {
  if (selectsField(info, madeFields)) return 'whole';
  return selectsField(info, bodyField) ? 'written' : 'none';
}
