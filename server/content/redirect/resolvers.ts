import type { Resolvers } from '#server/schema.gen.ts';
import { readTarget } from './follow.ts';
import { forgetMissedPath, forgetMissedPaths, getMissedPath, listMissedPaths } from './missedPaths.ts';
import { createRedirect, getRedirect, listRedirects, removeRedirect, updateRedirect } from './redirects.ts';

export const redirectResolvers: Resolvers = {
  Query: {
    redirectTarget: (_, { path }, context) => readTarget(context, path),
    redirects: (_, args, context) => listRedirects(context, args),
    redirect: (_, { id }, context) => getRedirect(context, id),
    missedPaths: (_, args, context) => listMissedPaths(context, args),
    missedPath: (_, { id }, context) => getMissedPath(context, id),
  },
  Mutation: {
    createRedirect: (_, { input }, context) => createRedirect(context, input),
    updateRedirect: (_, { id, input }, context) => updateRedirect(context, id, input),
    removeRedirect: (_, { id }, context) => removeRedirect(context, id),
    forgetMissedPath: (_, { id }, context) => forgetMissedPath(context, id),
    forgetMissedPaths: (_, __, context) => forgetMissedPaths(context),
  },
  Redirect: {
    status: ({ to }) => (to === null ? 410 : 301),
  },
  MissedPath: {
    isProbe: ({ isWanted }) => !isWanted,
  },
};
