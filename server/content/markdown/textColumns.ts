import type { PgColumn } from 'drizzle-orm/pg-core';
import type { GraphQLResolveInfo } from 'graphql';
import { selectsField } from '#server/platform/database/selectedFields.ts';

/** How much of a text is read, which is most of what its row is: nothing, what was written, or also what was made of it. */
export type TextRead = 'none' | 'written' | 'whole';

/** A row that was read without its text. */
export type Bare<Row> = Omit<Row, 'body' | 'bodyHtml' | 'headings'>;
/** A row that was read with any amount of its text. */
export type Read<Row> = Row | Omit<Row, 'bodyHtml' | 'headings'> | Bare<Row>;

/** @returns one of each, made for every amount of text */
export const byText = <Made>(make: (text: TextRead) => Made): Record<TextRead, Made> => ({
  none: make('none'),
  written: make('written'),
  whole: make('whole'),
});

/** @returns the columns of a table with a text, by how much of the text is read */
export function textColumns<Columns extends Record<'body' | 'bodyHtml' | 'headings', PgColumn>>(whole: Columns) {
  const { body, bodyHtml, headings, ...none } = whole;
  return { none, written: { ...none, body }, whole };
}

const bodyField = new Set(['body']);
/** What is made of the body, and from the body where it has not been stored yet. */
const madeFields = new Set(['bodyHtml', 'contents']);

/** @returns how much of the text the fields need that a document asks for */
export function textReadFor(info: GraphQLResolveInfo): TextRead {
  if (selectsField(info, madeFields)) return 'whole';
  return selectsField(info, bodyField) ? 'written' : 'none';
}

type Whole = { body: string; bodyHtml: string | null };

/** @returns a row that was read with its text, which is there for every field that needs it */
export function textOf<Row extends Whole>(row: Row | object): Row {
  if (!('bodyHtml' in row)) throw new Error('a row was read without its text');
  return row as Row;
}

/** @returns the body of a row that was read with it, as textOf */
export function bodyOf(row: object): string {
  if (!('body' in row)) throw new Error('a row was read without its body');
  return (row as Whole).body;
}
