import { revisionKinds, revisionReasons } from '#schema/revision.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { restoreRevision } from './restore.ts';
import { currentFields, fieldsOf, getRevision, listRevisions, previousOf } from './revisions.ts';
import { missingPicturesOf, publicFields } from './revisionView.ts';

export const revisionResolvers: Resolvers = {
  RevisionKind: revisionKinds,
  RevisionReason: revisionReasons,
  Query: {
    revisions: (_, args, context) => listRevisions(context, args),
    revision: (_, { id }, context) => getRevision(context, id),
  },
  Mutation: {
    restoreRevision: (_, { id, ifUpdatedAt }, context) => restoreRevision(context, id, ifUpdatedAt),
  },
  Revision: {
    updatedAt: ({ createdAt }) => createdAt,
    author: ({ authorId, authorName }) => (authorName === null ? null : { id: authorId, name: authorName }),
    fields: async (revision, _, context) => publicFields(context, await fieldsOf(context, revision)),
    isPictureGone: async (revision, _, context) =>
      (await missingPicturesOf(context, await fieldsOf(context, revision))).size > 0,
    previous: (revision, _, context) => previousOf(context, revision),
    current: async (revision, _, context) => publicFields(context, await currentFields(context, revision)),
  },
};
