import { randomUUID } from 'node:crypto';
import type { Person } from '#tests/kit/people/person.ts';

type Fields = Record<string, unknown>;

/** What can be done with drafts over GraphQL. */
export const draftOperations = {
  save: 'mutation ($input: ContentDraftInput!) { saveContentDraft(input: $input) { id fields basedOn sequence updatedAt } }',
  read: `query ($kind: ContentKind!, $slug: String) {
    contentDraft(kind: $kind, slug: $slug) { id fields basedOn sequence updatedAt } }`,
  discard: 'mutation ($id: UUID!) { discardContentDraft(id: $id) }',
  mark: `mutation ($id: UUID!, $isOpen: Boolean! = true) {
    markEditing(id: $id, isOpen: $isOpen) { id people { userId name } } }`,
};

/** @returns what a form says of a post that is being written */
export const contentDraft = (fields: Fields = {}): Fields => ({
  ...{ id: randomUUID(), kind: 'BLOG_POST', fields: { title: 'Half a title' }, sequence: 1 },
  ...fields,
});

export const saveDraft = (person: Person, fields: Fields = {}) =>
  person.gql(draftOperations.save, { input: contentDraft(fields) });

/** @returns what somebody has written of the post or item of a slug, or of a new one; null when there is nothing */
export const draftOf = async (person: Person, kind: string, slug?: string) =>
  (await person.gql(draftOperations.read, { kind, slug })).data.contentDraft;
