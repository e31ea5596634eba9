import { tokenRoles } from '#schema/apiToken.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { currentToken, issueToken, listTokens, revokeToken, stateOf } from './apiTokens.ts';

export const apiTokenResolvers: Resolvers = {
  ApiTokenRole: tokenRoles,
  Query: {
    currentApiToken: (_, __, context) => currentToken(context),
    apiTokens: (_, args, context) => listTokens(context, args),
  },
  Mutation: {
    issueApiToken: (_, { input }, context) => issueToken(context, input),
    revokeApiToken: (_, { id }, context) => revokeToken(context, id),
  },
  ApiToken: { state: (token, _, context) => stateOf(token, context.now()) },
};
