import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql';
import { references } from '#schema/references.ts';
import type { Context } from '#server/platform/context.ts';

/** Resolves `id` of the same object. */
const readId: GraphQLFieldResolver<unknown, Context> = (source, args, context, info) => {
  const { resolve = defaultFieldResolver } = info.parentType.getFields().id ?? {};
  return resolve(source, args, context, { ...info, fieldName: 'id' });
};

export const referenceResolvers = Object.fromEntries(
  Object.entries(references).map(([type, field]) => [type, { [field]: readId }]),
);
