import type { Resolvers } from '#server/schema.gen.ts';
import { nodeTypeOf, readNodes } from './nodes.ts';

export const nodeResolvers = {
  Query: {
    node: async (_, { id }, context, info) => (await readNodes(context, [id], info))[0] ?? null,
    nodes: (_, { ids }, context, info) => readNodes(context, ids, info),
  },
  Node: { __resolveType: (object: object) => nodeTypeOf(object) },
} as Resolvers;
