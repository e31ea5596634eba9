import type { EditedPage_PageFragment, PageTextsQuery } from '#web/gql/graphql.ts';

export type EditedPage = EditedPage_PageFragment;
export type EditedField = EditedPage['fields'][number];
export type Sections = PageTextsQuery['pageTexts']['sections'];
/** Unsaved changes by name of the text. */
export type Changes = ReadonlyMap<string, Pick<EditedField, 'text' | 'picture'>>;

export const applyChanges = (fields: readonly EditedField[], changes: Changes): EditedField[] =>
  fields.map((field) => ({ ...field, ...changes.get(field.name) }));
