import { tokenRoles } from '#schema/apiToken.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { currentToken, issueToken, listTokens, revokeToken, stateOf } from './apiTokens.ts';
import { endOverlap, formerSecretOf, limitToken, rotateToken } from './rotation.ts';

export const apiTokenResolvers: Resolvers = {
  ApiTokenRole: tokenRoles,
  Query: {
    currentApiToken: (_, __, context) => currentToken(context),
    apiTokens: (_, args, context) => listTokens(context, args),
  },
  Mutation: {
    issueApiToken: (_, { input }, context) => issueToken(context, input),
    rotateApiToken: (_, { id, input }, context) => rotateToken(context, id, input),
    endApiTokenOverlap: (_, { id }, context) => endOverlap(context, id),
    limitApiToken: (_, { id, input }, context) => limitToken(context, id, input),
    revokeApiToken: (_, { id }, context) => revokeToken(context, id),
  },
  ApiToken: {
    clientId: ({ oauthClientId }) => oauthClientId,
    state: (token, _, context) => stateOf(token, context.now()),
    formerHint: (token, _, context) => formerSecretOf(token, context.now())?.hint ?? null,
    formerExpiresAt: (token, _, context) => formerSecretOf(token, context.now())?.expiresAt ?? null,
    formerLastUsedAt: (token, _, context) => formerSecretOf(token, context.now())?.lastUsedAt ?? null,
  },
};
