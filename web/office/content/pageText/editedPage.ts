import { homeSectionOf, homeSectionsOf } from '#schema/pageTexts/homeSections.ts';
import { fieldsIn, type SitePage as PageName, pageLists, possibleFields, sitePages } from '#schema/pageTexts/pages.ts';
import type { EditedPage_PageFragment, PageTextsQuery } from '#web/gql/graphql.ts';

export type EditedPage = EditedPage_PageFragment;
export type EditedField = EditedPage['fields'][number];
export type Sections = PageTextsQuery['pageTexts']['sections'];
/** Unsaved changes by name of the text. */
export type Changes = ReadonlyMap<string, Pick<EditedField, 'text' | 'picture'>>;

/** @returns the texts of a page with unsaved changes, including entries that the changes add to its lists */
export function applyChanges({ page, fields }: Pick<EditedPage, 'page' | 'fields'>, changes: Changes): EditedField[] {
  const site = sitePages[page];
  const applied = fields.map((field) => ({ ...field, ...changes.get(field.name) }));
  const texts = Object.fromEntries([
    ...[...changes].map(([name, { text }]) => [name, text]),
    ...applied.map(({ name, text }) => [name, text]),
  ]);
  // Texts of services are those that the server lists.
  if (!pageLists[site]) return applied;
  return fieldsIn(site, texts, []).flatMap(({ name }) => {
    const field = applied.find((one) => one.name === name) ?? addedField(site, name);
    return field ? [{ ...field, ...changes.get(name) }] : [];
  });
}

/** @returns whether a text is on the page: not that of a section that is off, nor the list of sections itself */
export function isListed(fields: readonly EditedField[], { name, kind }: Pick<EditedField, 'name' | 'kind'>): boolean {
  const sections = fields.find((field) => field.kind === 'SECTIONS');
  const section = sections && homeSectionOf(name);
  return kind !== 'SECTIONS' && (!section || homeSectionsOf(sections.text).includes(section));
}

/** @returns a text of an entry that is not stored yet; undefined for a name that the page cannot have */
export function addedField(page: PageName, wanted: string): EditedField | undefined {
  const field = possibleFields[page].find(({ name }) => name === wanted);
  return (
    field && {
      __typename: 'PageTextField',
      ...field,
      original: '',
      text: '',
      isChanged: false,
      picture: null,
      originalPicture: null,
    }
  );
}
