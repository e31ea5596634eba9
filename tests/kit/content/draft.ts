import { randomUUID } from 'node:crypto';
import type { Person } from '#tests/kit/people/person.ts';

type Fields = Record<string, unknown>;

export const draftOperations = {
  save: 'mutation ($input: ContentDraftInput!) { saveContentDraft(input: $input) { id fields basedOn sequence updatedAt } }',
  read: `query ($kind: ContentKind!, $slug: String, $id: UUID) {
    contentDraft(kind: $kind, slug: $slug, id: $id) { id fields basedOn sequence updatedAt } }`,
  begun: 'query ($kind: ContentKind!) { begunDrafts(kind: $kind) { drafts { id title fields sequence } } }',
  discard: 'mutation ($id: UUID!) { discardContentDraft(id: $id) }',
  mark: `mutation ($id: UUID!, $isOpen: Boolean! = true) {
    markEditing(id: $id, isOpen: $isOpen) { id people { userId name } } }`,
};

export const contentDraft = (fields: Fields = {}): Fields => ({
  ...{ id: randomUUID(), kind: 'BLOG_POST', fields: { title: 'Half a title' }, sequence: 1 },
  ...fields,
});

export const saveDraft = (person: Person, fields: Fields = {}) =>
  person.gql(draftOperations.save, { input: contentDraft(fields) });

/** @returns the autosave of a person for the post or item with a slug, or for a new one; null without one */
export const draftOf = async (person: Person, kind: string, slug?: string) =>
  (await person.gql(draftOperations.read, { kind, slug })).data.contentDraft;

/** @returns the autosave of a person for a new post or item, by its id; null without one */
export const newDraftOf = async (person: Person, { id, kind }: Fields) =>
  (await person.gql(draftOperations.read, { kind, id })).data.contentDraft;
