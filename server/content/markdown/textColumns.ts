import type { PgColumn } from 'drizzle-orm/pg-core';
import type { GraphQLResolveInfo } from 'graphql';
import { selectsField } from '#server/platform/database/selectedFields.ts';

/** Which text columns are read: none, the body, or also the rendered columns. */
export type TextRead = 'none' | 'written' | 'whole';

export type Bare<Row> = Omit<Row, 'body' | 'bodyHtml' | 'headings'>;
export type Read<Row> = Row | Omit<Row, 'bodyHtml' | 'headings'> | Bare<Row>;

export const byText = <Made>(make: (text: TextRead) => Made): Record<TextRead, Made> => ({
  none: make('none'),
  written: make('written'),
  whole: make('whole'),
});

export function textColumns<Columns extends Record<'body' | 'bodyHtml' | 'headings', PgColumn>>(whole: Columns) {
  const { body, bodyHtml, headings, ...none } = whole;
  return { none, written: { ...none, body }, whole };
}

const bodyField = new Set(['body']);
const madeFields = new Set(['bodyHtml', 'contents']);

export function textReadFor(info: GraphQLResolveInfo): TextRead {
  if (selectsField(info, madeFields)) return 'whole';
  return selectsField(info, bodyField) ? 'written' : 'none';
}

type Whole = { body: string; bodyHtml: string | null };

/** @throws Error when the row was read without its rendered columns */
export function textOf<Row extends Whole>(row: Row | object): Row {
  if (!('bodyHtml' in row)) throw new Error('a row was read without its text');
  return row as Row;
}

/** @throws Error when the row was read without its body */
export function bodyOf(row: object): string {
  if (!('body' in row)) throw new Error('a row was read without its body');
  return (row as Whole).body;
}
