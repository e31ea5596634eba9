import { scopesOf } from '#server/platform/access/fieldAccess.ts';
import { admitScopes } from '#server/platform/access/scope.ts';
import type { Resolvers } from '#server/schema.gen.ts';
import { bulkMutations } from './bulkActions.ts';
import { bulkUpdate } from './bulkUpdate.ts';

export const bulkResolvers: Resolvers = {
  Mutation: {
    bulkUpdate: (_, args, context, { schema }) => {
      // An API token needs the scopes of the mutation for one item. bulkUpdate refuses unknown combinations.
      const mutation = bulkMutations[args.kind][args.action];
      if (mutation) admitScopes(context, scopesOf(schema, schema.getMutationType()?.getFields()[mutation]));
      return bulkUpdate(context, args);
    },
  },
};
