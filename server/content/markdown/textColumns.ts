import type { PgColumn } from 'drizzle-orm/pg-core';
import type { GraphQLResolveInfo } from 'graphql';
import { selectsField } from '#server/platform/database/selectedFields.ts';

type Text = 'body' | 'bodyHtml' | 'headings';
export type Bare<Row> = Omit<Row, Text>;
/** A row of a list, which is read without its text unless the text is selected. */
export type Read<Row> = Row | Bare<Row>;

export function withoutText<Columns extends Record<Text, PgColumn>>(columns: Columns): Bare<Columns> {
  const { body, bodyHtml, headings, ...bare } = columns;
  return bare;
}

const textFields = new Set(['body', 'bodyHtml', 'contents']);

export const selectsText = (info: GraphQLResolveInfo): boolean => selectsField(info, textFields);

/** @throws Error when the row was read without its text */
export function textOf<Row extends Record<Text, unknown>>(row: Row | object): Row {
  if (!('body' in row)) throw new Error('a row was read without its text');
  return row as Row;
}
