import type * as z from 'zod/mini';
import type { ContentDraftInput } from '#schema/draft.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { discardDraft, listNewDrafts, readDraft, saveDraft } from './drafts.ts';
import { markEditing } from './editing.ts';

/** The GraphQL type of fields is JSON; the Zod schema has validated it. */
type Judged = z.output<typeof ContentDraftInput>;

export const draftResolvers: Resolvers = {
  Query: {
    contentDraft: (_, args, context) => readDraft(context, args),
    begunDrafts: async (_, { kind }, context) => ({ drafts: await listNewDrafts(context, kind) }),
  },
  Mutation: {
    saveContentDraft: (_, { input }, context) => saveDraft(context, input as Judged),
    discardContentDraft: (_, { id }, context) => discardDraft(context, id),
    markEditing: (_, { id, isOpen }, context) => markEditing(context, id, isOpen),
  },
  ContentDraft: {
    title: ({ fields }) => fields.title ?? '',
  },
};
