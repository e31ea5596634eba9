import type { Resolvers } from '#server/schema.gen.ts';
import { createLink, getLink, listLinks, revokeLink } from './links.ts';
import { readName } from './maker.ts';
import { openPreview } from './preview.ts';

export const previewResolvers: Resolvers = {
  Query: {
    previewLinks: (_, args, context) => listLinks(context, args),
    previewLink: (_, { id }, context) => getLink(context, id),
    preview: (_, { token }, context) => openPreview(context, token),
  },
  Mutation: {
    createPreviewLink: (_, { input }, context) => createLink(context, input),
    revokePreviewLink: (_, { id }, context) => revokeLink(context, id),
  },
  PreviewLink: {
    createdBy: async ({ createdById }, _, context) => (await readName(context, createdById)) ?? '',
  },
};
