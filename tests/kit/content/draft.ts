import { randomUUID } from 'node:crypto';
import type { Person } from '#tests/kit/people/person.ts';

type Fields = Record<string, unknown>;

/** What can be done with drafts over GraphQL. */
export const draftOperations = {
  save: 'mutation ($input: ContentDraftInput!) { saveContentDraft(input: $input) { id fields basedOn sequence updatedAt } }',
  read: `query ($kind: ContentKind!, $slug: String, $id: UUID) {
    contentDraft(kind: $kind, slug: $slug, id: $id) { id fields basedOn sequence updatedAt } }`,
  begun: 'query ($kind: ContentKind!) { begunDrafts(kind: $kind) { drafts { id title fields sequence } } }',
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

/** @returns what somebody has written of a new post or item, by the id of the draft; null when there is nothing */
export const newDraftOf = async (person: Person, { id, kind }: Fields) =>
  (await person.gql(draftOperations.read, { kind, id })).data.contentDraft;
