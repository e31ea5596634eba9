import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import { buildASTSchema, GraphQLError, GraphQLScalarType, type GraphQLSchema, parse } from 'graphql';
import { DateTimeISOResolver, JSONResolver, NonNegativeIntResolver, URLResolver } from 'graphql-scalars';
import { emailPattern, isId } from '#schema/common.ts';
import { roleWords } from '#schema/user.ts';
import { guardField } from '#server/app/graphql/gates/auth.ts';
import { guardCursors } from '#server/app/graphql/gates/cursors.ts';
import { describeAccess } from '#server/app/graphql/gates/describeAccess.ts';
import { guardExtensions } from '#server/app/graphql/gates/extensions.ts';
import { followField } from '#server/app/graphql/gates/follow.ts';
import { guardArguments } from '#server/app/graphql/gates/rules.ts';
import { liveResolvers } from '#server/app/graphql/live/resolvers.ts';
import { nodeResolvers } from '#server/app/graphql/nodeResolvers.ts';
import { referenceResolvers } from '#server/app/graphql/references.ts';
import { referralResolvers } from '#server/clients/affiliate/referral/resolvers.ts';
import { affiliateResolvers } from '#server/clients/affiliate/resolvers.ts';
import { hostResolvers } from '#server/clients/booking/hostResolvers.ts';
import { bookingResolvers } from '#server/clients/booking/resolvers.ts';
import { conversationResolvers } from '#server/clients/message/conversation/resolvers.ts';
import { replyTemplateResolvers } from '#server/clients/message/replyTemplate/resolvers.ts';
import { messageResolvers } from '#server/clients/message/resolvers.ts';
import { personResolvers } from '#server/clients/person/resolvers.ts';
import { reviewResolvers } from '#server/clients/review/resolvers.ts';
import { reviewTieResolvers } from '#server/clients/review/tie/resolvers.ts';
import { visitResolvers } from '#server/clients/source/resolvers.ts';
import { authorResolvers } from '#server/content/author/resolvers.ts';
import { draftResolvers } from '#server/content/autosave/resolvers.ts';
import { blogResolvers } from '#server/content/blog/resolvers.ts';
import { indexNowResolvers } from '#server/content/indexNow/resolvers.ts';
import { contentResolvers } from '#server/content/markdown/resolvers.ts';
import { mediaResolvers } from '#server/content/media/resolvers.ts';
import { ownPageResolvers } from '#server/content/page/resolvers.ts';
import { pageTextResolvers } from '#server/content/pageText/resolvers.ts';
import { portfolioResolvers } from '#server/content/portfolio/resolvers.ts';
import { previewResolvers } from '#server/content/preview/resolvers.ts';
import { redirectResolvers } from '#server/content/redirect/resolvers.ts';
import { revisionResolvers } from '#server/content/revision/resolvers.ts';
import { siteResolvers } from '#server/content/site/resolvers.ts';
import { bulkResolvers } from '#server/office/bulk/resolvers.ts';
import { insightResolvers } from '#server/office/dashboard/insight/resolvers.ts';
import { dashboardResolvers } from '#server/office/dashboard/resolvers.ts';
import { firstStepResolvers } from '#server/office/firstSteps/resolvers.ts';
import { newsletterResolvers } from '#server/office/newsletter/resolvers.ts';
import { personalDataResolvers } from '#server/office/privacy/personalData/resolvers.ts';
import { retentionResolvers } from '#server/office/privacy/retention/resolvers.ts';
import { tombstoneResolvers } from '#server/office/privacy/tombstone/resolvers.ts';
import { sampleResolvers } from '#server/office/samples/resolvers.ts';
import { savedViewResolvers } from '#server/office/savedView/resolvers.ts';
import { searchResolvers } from '#server/office/search/resolvers.ts';
import { handOverResolvers } from '#server/office/staffing/resolvers.ts';
import { apiTokenResolvers } from '#server/people/apiToken/resolvers.ts';
import { sessionResolvers } from '#server/people/session/resolvers.ts';
import { userResolvers } from '#server/people/user/resolvers.ts';
import { auditResolvers } from '#server/platform/audit/resolvers.ts';
import { pictureResolvers } from '#server/platform/storage/picture/resolvers.ts';
import { uploadScalar } from '#server/platform/storage/picture/uploadScalar.ts';
import { webhookResolvers } from '#server/platform/webhook/resolvers.ts';
import { backupResolvers } from '#server/transfer/backup/nightly/resolvers.ts';
import { importResolvers } from '#server/transfer/import/office/resolvers.ts';

const folder = fileURLToPath(new URL('../../../schema', import.meta.url));

/** UUID as PostgreSQL accepts it. The scalar of graphql-scalars also accepts a single brace. */
const UUIDScalar = new GraphQLScalarType({
  name: 'UUID',
  parseValue(value) {
    if (!isId(value)) throw new GraphQLError('This is no id.');
    // Ids are compared in lower case.
    return value.toLowerCase();
  },
});

/** The scalar of graphql-scalars accepts 0.5 as 0 and 1e300 as 1. */
const NonNegativeInt = new GraphQLScalarType({
  ...NonNegativeIntResolver.toConfig(),
  parseValue(value) {
    if (!Number.isSafeInteger(value) || Number(value) < 0) throw new GraphQLError('This is no whole number from 0 on.');
    return value;
  },
  parseLiteral: undefined,
});

/** The scalar of graphql-scalars has HTML's rule, which refuses letters of other scripts. Inputs have rules of their own. */
const EmailAddress = new GraphQLScalarType({
  name: 'EmailAddress',
  parseValue(value) {
    if (typeof value !== 'string' || !emailPattern.test(value)) throw new GraphQLError('This is no e-mail address.');
    return value;
  },
});

const scalars = {
  DateTimeISO: DateTimeISOResolver,
  EmailAddress,
  JSON: JSONResolver,
  NonNegativeInt,
  URL: URLResolver,
  UUID: UUIDScalar,
  Upload: uploadScalar,
};

const resolvers = [
  { ...scalars, Role: roleWords },
  sessionResolvers,
  userResolvers,
  blogResolvers,
  authorResolvers,
  pictureResolvers,
  mediaResolvers,
  portfolioResolvers,
  ownPageResolvers,
  affiliateResolvers,
  bookingResolvers,
  hostResolvers,
  messageResolvers,
  conversationResolvers,
  pageTextResolvers,
  personResolvers,
  newsletterResolvers,
  personalDataResolvers,
  retentionResolvers,
  backupResolvers,
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
  savedViewResolvers,
  draftResolvers,
  previewResolvers,
  redirectResolvers,
  indexNowResolvers,
  importResolvers,
  siteResolvers,
  sampleResolvers,
  firstStepResolvers,
  tombstoneResolvers,
  nodeResolvers,
  referenceResolvers,
];

export const readSdl = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

/**
 * @throws Error at the start, when a root field or a field added to a public type has no audience, an input has no
 * rule, or an interface or union has no type resolver
 */
export function buildSchema(typeDefs: string[] = readSdl()): GraphQLSchema {
  const definitions = buildASTSchema(parse(typeDefs.join('\n')));
  // An executable schema no longer contains the information about `extend type`.
  guardExtensions(definitions);
  const schema = makeExecutableSchema({
    typeDefs: definitions,
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return mapSchema(schema, {
    // The libraries have replaced our descriptions.
    [MapperKind.SCALAR_TYPE]: (type) =>
      new GraphQLScalarType({
        ...type.toConfig(),
        description: type.astNode?.description?.value,
        specifiedByURL: getDirective(schema, type, 'specifiedBy')?.[0]?.url,
      }),
    // The option requireResolversForResolveType would copy the schema once more.
    [MapperKind.ABSTRACT_TYPE]: (type) => {
      if (!type.resolveType) throw new Error(`Type "${type.name}" is missing a "__resolveType" resolver`);
      return type;
    },
    // The last function runs first: the auth gate before the rules of the arguments.
    [MapperKind.ROOT_FIELD]: (field, name, type) =>
      describeAccess(
        schema,
        followField(
          guardField(schema, guardArguments(guardCursors(field, `${type}.${name}`), name), `${type}.${name}`, true),
          name,
        ),
      ),
    [MapperKind.OBJECT_FIELD]: (field, name, type) =>
      describeAccess(schema, guardField(schema, guardCursors(field, `${type}.${name}`), `${type}.${name}`, false)),
  });
}
