import type { Gql, Person } from '#tests/kit/people/person.ts';

const FIELDS = `id page language slug title path changed isTouched updatedAt updatedBy
  fields { name label kind maxLength original text isChanged picture { id altText image { url } } }`;

export const pageTextOperations = {
  shown: `query ($page: SitePage!) { pageTexts(page: $page) {
    page texts { name text picture { id altText image { url } } } sections { id title html } changedOn } }`,
  list: `query ($first: Int, $after: String, $language: String) {
    editedPages(first: $first, after: $after, language: $language) {
    nodes { ${FIELDS} } edges { cursor } totalCount pageInfo { hasNextPage endCursor } } }`,
  one: `query ($slug: String!, $language: String) { editedPage(slug: $slug, language: $language) { ${FIELDS} } }`,
  save: `mutation ($input: PageTextsInput!, $ifUpdatedAt: DateTimeISO, $language: String) {
    savePageTexts(input: $input, ifUpdatedAt: $ifUpdatedAt, language: $language) { ${FIELDS} } }`,
  sections: `query ($input: LegalTextInput!) { renderedSections(input: $input) { sections { id title html } } }`,
};

/** Sends texts of a page by their names; null restores the original. @param language omitted: the main one */
export const sendTexts = (
  person: Pick<Person, 'gql'>,
  page: string,
  texts: Record<string, string | null>,
  ifUpdatedAt?: string,
  language?: string,
): Promise<Gql> =>
  person.gql(pageTextOperations.save, {
    input: { page, texts: Object.entries(texts).map(([name, text]) => ({ name, text })) },
    ...(ifUpdatedAt && { ifUpdatedAt }),
    ...(language !== undefined && { language }),
  });

/** Changes texts of a page. @throws when it was refused */
export async function saveTexts(person: Person, page: string, texts: Record<string, string | null>, language?: string) {
  const { data, errors } = await sendTexts(person, page, texts, undefined, language);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.savePageTexts;
}
