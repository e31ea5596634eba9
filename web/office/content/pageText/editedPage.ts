import type { EditedPage_PageFragment, PageTextsQuery } from '#web/gql/graphql.ts';

export type EditedPage = EditedPage_PageFragment;
export type EditedField = EditedPage['fields'][number];
export type Sections = PageTextsQuery['pageTexts']['sections'];
/** What has been written and not saved, by the names of the texts. */
export type Changes = ReadonlyMap<string, Pick<EditedField, 'text' | 'picture'>>;

/** @returns the texts of a page with what has been written */
export const applyChanges = (fields: readonly EditedField[], changes: Changes): EditedField[] =>
  fields.map((field) => ({ ...field, ...changes.get(field.name) }));
