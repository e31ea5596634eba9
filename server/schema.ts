import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type GraphQLSchema, isObjectType } from 'graphql';
import {
  DateTimeISOResolver,
  EmailAddressResolver,
  NonNegativeIntResolver,
  URLResolver,
  UUIDResolver,
} from 'graphql-scalars';
import { GraphQLUpload } from 'graphql-upload-minimal';
import { roleWords } from '#schema/user.ts';
import { blogResolvers } from '#server/blog/resolvers.ts';
import { guardType } from '#server/gates/auth.ts';
import { guardArguments } from '#server/gates/rules.ts';
import { sessionResolvers } from '#server/session/resolvers.ts';
import { userResolvers } from '#server/user/resolvers.ts';

const folder = fileURLToPath(new URL('../schema', import.meta.url));

const scalars = {
  DateTimeISO: DateTimeISOResolver,
  EmailAddress: EmailAddressResolver,
  NonNegativeInt: NonNegativeIntResolver,
  URL: URLResolver,
  UUID: UUIDResolver,
  Upload: GraphQLUpload,
};

/**
 * The executable schema: the SDL of schema/, the resolvers of every word, and the two gates in front of them.
 * @throws Error when a root field names no audience or an input has no rule, so that the product does not start
 */
export function buildSchema(): GraphQLSchema {
  const typeDefs = globSync('*.graphql', { cwd: folder }).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: [{ ...scalars, Role: roleWords }, sessionResolvers, userResolvers, blogResolvers],
    resolverValidationOptions: { requireResolversForResolveType: 'error', requireResolversToMatchSchema: 'error' },
  });
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const isRoot = roots.includes(type);
    // Auth is wrapped around last, so that it is asked first.
    if (isRoot) guardArguments(type);
    guardType(type, isRoot);
  }
  return schema;
}
