import type { Person } from '#tests/kit/people/person.ts';

export type KnownRevision = {
  id: string;
  number: number;
  reason: string;
  author: { id: string | null; name: string } | null;
  createdAt: string;
  fields: { name: string; value: unknown }[];
};
export type RevisionKindName = 'BLOG_POST' | 'PORTFOLIO_ITEM';

const fields = 'id kind itemId number reason author { id name } createdAt fields { name value } isPictureGone';

export const revisionOperations = {
  list: `query ($kind: RevisionKind!, $id: UUID!, $first: Int, $after: String) {
    revisions(kind: $kind, id: $id, first: $first, after: $after) {
      nodes { ${fields} } edges { cursor } totalCount pageInfo { hasNextPage endCursor } } }`,
  byId: `query ($id: UUID!) { revision(id: $id) {
    ${fields} previous { id number fields { name value } } current { name value } } }`,
  restore: `mutation ($id: UUID!, $ifUpdatedAt: DateTimeISO) {
    restoreRevision(id: $id, ifUpdatedAt: $ifUpdatedAt) { id slug updatedAt isPictureGone } }`,
};

/** The revisions of a post or an item, oldest first. @throws when the query was refused */
export async function listRevisions(
  person: Person,
  kind: RevisionKindName | 'PAGE' | 'PAGE_TEXT',
  id: string,
): Promise<KnownRevision[]> {
  const { data, errors } = await person.gql(revisionOperations.list, { kind, id, first: 200 });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.revisions.nodes.toReversed();
}

export const fieldValue = ({ fields }: Pick<KnownRevision, 'fields'>, name: string) =>
  fields.find((field) => field.name === name)?.value;
