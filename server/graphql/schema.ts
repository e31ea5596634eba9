import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  buildASTSchema,
  GraphQLError,
  GraphQLScalarType,
  type GraphQLSchema,
  GraphQLSpecifiedByDirective,
  getDirectiveValues,
  isAbstractType,
  isObjectType,
  isScalarType,
  parse,
} from 'graphql';
import {
  DateTimeISOResolver,
  EmailAddressResolver,
  JSONResolver,
  NonNegativeIntResolver,
  URLResolver,
} from 'graphql-scalars';
import { idForm } from '#schema/common.ts';
import { roleWords } from '#schema/user.ts';
import { affiliateResolvers } from '#server/affiliate/resolvers.ts';
import { apiTokenResolvers } from '#server/apiToken/resolvers.ts';
import { auditResolvers } from '#server/audit/resolvers.ts';
import { authorResolvers } from '#server/author/resolvers.ts';
import { blogResolvers } from '#server/blog/resolvers.ts';
import { hostResolvers } from '#server/booking/hostResolvers.ts';
import { bookingResolvers } from '#server/booking/resolvers.ts';
import { bulkResolvers } from '#server/bulk/resolvers.ts';
import { contentResolvers } from '#server/content/resolvers.ts';
import { dashboardResolvers } from '#server/dashboard/resolvers.ts';
import { draftResolvers } from '#server/draft/resolvers.ts';
import { guardType } from '#server/graphql/gates/auth.ts';
import { guardExtensions } from '#server/graphql/gates/extensions.ts';
import { followType } from '#server/graphql/gates/follow.ts';
import { guardArguments } from '#server/graphql/gates/rules.ts';
import { liveResolvers } from '#server/graphql/live/resolvers.ts';
import { handOverResolvers } from '#server/handOver/resolvers.ts';
import { importResolvers } from '#server/import/office/resolvers.ts';
import { indexNowResolvers } from '#server/indexNow/resolvers.ts';
import { insightResolvers } from '#server/insight/resolvers.ts';
import { mediaResolvers } from '#server/media/resolvers.ts';
import { messageResolvers } from '#server/message/resolvers.ts';
import { threadResolvers } from '#server/message/thread/resolvers.ts';
import { pageTextResolvers } from '#server/pageText/resolvers.ts';
import { personResolvers } from '#server/person/resolvers.ts';
import { personalDataResolvers } from '#server/personalData/resolvers.ts';
import { portfolioResolvers } from '#server/portfolio/resolvers.ts';
import { previewResolvers } from '#server/preview/resolvers.ts';
import { redirectResolvers } from '#server/redirect/resolvers.ts';
import { referralResolvers } from '#server/referral/resolvers.ts';
import { replyTemplateResolvers } from '#server/replyTemplate/resolvers.ts';
import { retentionResolvers } from '#server/retention/resolvers.ts';
import { reviewResolvers } from '#server/review/resolvers.ts';
import { reviewTieResolvers } from '#server/reviewTie/resolvers.ts';
import { revisionResolvers } from '#server/revision/resolvers.ts';
import { searchResolvers } from '#server/search/resolvers.ts';
import { sessionResolvers } from '#server/session/resolvers.ts';
import { siteResolvers } from '#server/site/resolvers.ts';
import { visitResolvers } from '#server/source/resolvers.ts';
import { pictureResolvers } from '#server/storage/picture/resolvers.ts';
import { uploadScalar } from '#server/storage/picture/uploadScalar.ts';
import { tombstoneResolvers } from '#server/tombstone/resolvers.ts';
import { userResolvers } from '#server/user/resolvers.ts';
import { webhookResolvers } from '#server/webhook/resolvers.ts';

const folder = fileURLToPath(new URL('../../schema', import.meta.url));

/** @returns whether it is an id in its written form */
export const isId = (value: unknown): value is string => typeof value === 'string' && idForm.test(value);

/** An id as PostgreSQL takes it; graphql-scalars' own also lets half a pair of braces through. */
const UUIDScalar = new GraphQLScalarType({
  name: 'UUID',
  parseValue(value) {
    if (!isId(value)) throw new GraphQLError('This is no id.');
    // In the one form that ids are compared in.
    return value.toLowerCase();
  },
});

/** graphql-scalars' own takes 0.5 for 0 and 1e300 for 1. */
const NonNegativeInt = new GraphQLScalarType({
  ...NonNegativeIntResolver.toConfig(),
  parseValue(value) {
    if (!Number.isSafeInteger(value) || Number(value) < 0) throw new GraphQLError('This is no whole number from 0 on.');
    return value;
  },
  parseLiteral: undefined,
});

const scalars = {
  DateTimeISO: DateTimeISOResolver,
  EmailAddress: EmailAddressResolver,
  JSON: JSONResolver,
  NonNegativeInt,
  URL: URLResolver,
  UUID: UUIDScalar,
  Upload: uploadScalar,
};

/** @returns the SDL of schema/, a text per file */
export const readSdl = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

/**
 * The executable schema: the SDL of schema/, the resolvers of every word, and the two gates in front of them.
 * @throws Error when a root field names no audience, nor one that is added to a type which everybody reaches, an input has no rule or
 * nothing says which type an interface or a union is, so that the product does not start
 */
export function buildSchema(typeDefs: string[] = readSdl()): GraphQLSchema {
  const schema = makeExecutableSchema({
    // One document needs no merging, and what codegen has read is valid (npm run check).
    typeDefs: buildASTSchema(parse(typeDefs.join('\n')), { assumeValidSDL: true }),
    resolvers: [
      { ...scalars, Role: roleWords },
      sessionResolvers,
      userResolvers,
      blogResolvers,
      authorResolvers,
      pictureResolvers,
      mediaResolvers,
      portfolioResolvers,
      affiliateResolvers,
      bookingResolvers,
      hostResolvers,
      messageResolvers,
      threadResolvers,
      pageTextResolvers,
      personResolvers,
      personalDataResolvers,
      retentionResolvers,
      replyTemplateResolvers,
      revisionResolvers,
      reviewResolvers,
      reviewTieResolvers,
      contentResolvers,
      dashboardResolvers,
      insightResolvers,
      apiTokenResolvers,
      liveResolvers,
      auditResolvers,
      visitResolvers,
      referralResolvers,
      webhookResolvers,
      bulkResolvers,
      handOverResolvers,
      searchResolvers,
      draftResolvers,
      previewResolvers,
      redirectResolvers,
      indexNowResolvers,
      importResolvers,
      siteResolvers,
      tombstoneResolvers,
    ],
    updateResolversInPlace: true,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    // The libraries' words have taken the place of ours.
    if (isScalarType(type) && type.astNode) {
      type.description = type.astNode.description?.value;
      type.specifiedByURL = getDirectiveValues(GraphQLSpecifiedByDirective, type.astNode)?.url as string | undefined;
    }
    // The library checks this too, by copying the whole schema.
    if (isAbstractType(type) && !type.resolveType)
      throw new Error(`nothing says which type of ${type.name} a value is`);
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const isRoot = roots.includes(type);
    // Auth is wrapped around last, so that it is asked first.
    if (isRoot) guardArguments(type);
    guardType(type, isRoot);
    if (isRoot) followType(type);
  }
  guardExtensions(schema);
  return schema;
}
