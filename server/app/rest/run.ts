import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
} from 'graphql';
import { isId } from '#schema/common.ts';
import { setCachePolicy } from '#server/app/cache/cachePolicy.ts';
import type { Execute } from '#server/app/graphql/execute.ts';
import { obey } from '#server/app/graphql/gates/rules.ts';
import { acceptForms, acceptNothing, announcesBody, MAX_BODY_BYTES } from '#server/app/http/body.ts';
import { createContext, refusalOfRequestError } from '#server/app/http/createContext.ts';
import { keyedRequestOf } from '#server/app/http/keyedRequest.ts';
import { varyBy } from '#server/app/http/varyBy.ts';
import { admit, refusePublicChange, refuseReader } from '#server/platform/access/admit.ts';
import { scopesOf } from '#server/platform/access/fieldAccess.ts';
import type { NeededScopes } from '#server/platform/access/scope.ts';
import type { Context, Services } from '#server/platform/context.ts';
import { MAX_PAGE } from '#server/platform/database/page.ts';
import { fail, type Refusal } from '#server/platform/errors.ts';
import { answerOnce } from '#server/platform/idempotency/answerOnce.ts';
import { sendOnce } from '#server/platform/idempotency/http.ts';
import { takesKey } from '#server/platform/idempotency/takesKey.ts';
import { collectInput } from './collect.ts';
import { failureOf } from './failure.ts';
import { prefix, type Row } from './row.ts';
import { type ResponseFields, write } from './shape.ts';
import { table } from './table.ts';

type Page = { nodes: ResponseFields[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

export function serveRest(app: FastifyInstance, services: Services, schema: GraphQLSchema, execute: Execute): void {
  acceptForms(app);
  acceptNothing(app);
  const contexts = new WeakMap<FastifyRequest, Context>();
  for (const row of table) {
    const document = parse(row.operation);
    const precondition = row.precondition && parse(row.precondition);
    const scopes = scopesOf(schema, rootFieldOf(schema, document));
    const isChange = getOperationAST(document)?.operation === OperationTypeNode.MUTATION;
    const isKeyable = takesKey(document);
    const isKeyed = ({ headers }: FastifyRequest) => isKeyable && headers['idempotency-key'] !== undefined;
    app.route({
      method: row.method,
      url: prefix + row.path,
      // Only a form with a picture may be larger than JSON.
      ...(!row.files && { bodyLimit: MAX_BODY_BYTES }),
      onRequest: async (request) => {
        const context = await createContext(services, request);
        contexts.set(request, context);
        if (row.bearer) refuseUnauthorized(row, context, scopes);
        if (isChange) refuseReader(context);
        if (isChange && !row.bearer) refusePublicChange(context);
        refuseOddId(request.params as ResponseFields);
        if (precondition && !isKeyed(request))
          await run(execute, precondition, request.params as ResponseFields, context);
      },
      ...(row.malformed && { errorHandler: refuseAsFault }),
      handler: async (request, reply) => {
        // The session may have ended while the body arrived.
        const isLate = isChange && announcesBody(request);
        const callerContext = isLate ? await createContext(services, request) : (contexts.get(request) as Context);
        const respond = async (context: Context) => {
          // Check `before` again: an earlier request with the same key may have changed its result.
          if (precondition && isKeyed(request))
            await run(execute, precondition, request.params as ResponseFields, context);
          const variables = { ...(request.params as ResponseFields), ...(await inputOf(row, request, context)) };
          const { data, maxAge } = row.list
            ? await readList(execute, document, row.list, context)
            : await run(execute, document, variables, context);
          return { body: write(row.body, data), maxAge };
        };
        const keyedRequest = isKeyed(request) && keyedRequestOf(request, callerContext);
        if (keyedRequest)
          return sendOnce(
            reply,
            await answerOnce(callerContext, keyedRequest, (context) => outcomeOf(row, respond(context))),
          );
        const { body, maxAge } = await respond(callerContext);
        // A session or an API token may see more.
        if (maxAge) varyBy(reply, 'Authorization');
        return setCachePolicy(reply, maxAge).code(row.status).send(body);
      },
    });
  }
}

function rootFieldOf(schema: GraphQLSchema, document: DocumentNode) {
  const { operation, selectionSet } = getOperationAST(document) as OperationDefinitionNode;
  const [selection] = selectionSet.selections;
  return selection?.kind === Kind.FIELD ? schema.getRootType(operation)?.getFields()[selection.name.value] : undefined;
}

const outcomeOf = ({ status }: Row, answer: Promise<{ body: unknown }>) =>
  answer.then(
    ({ body }) => ({
      answer: { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify(body) },
      isDone: true,
    }),
    (error: unknown) => ({ error }),
  );

function refuseAsFault(error: Error): never {
  const { code, message } = refusalOfRequestError(error);
  throw code === 'BAD_REQUEST' ? fail('BAD_USER_INPUT', message) : error;
}

function refuseUnauthorized(row: Row, context: Context, scopes: NeededScopes): void {
  if (!(context.viewer || context.apiToken) && row.unauthenticated) throw fail('UNAUTHENTICATED', row.unauthenticated);
  admit(context, row.bearer === 'admin' ? 'admin' : 'Employee', scopes);
}

/** Rejects an invalid id with a REST message, instead of GraphQL's message about variables. */
function refuseOddId({ id }: ResponseFields): void {
  if (id === undefined || isId(id)) return;
  throw fail('BAD_USER_INPUT', 'This is no id: an id has 8-4-4-4-12 hexadecimal digits.');
}

async function inputOf(row: Row, request: FastifyRequest, { site }: Context): Promise<ResponseFields> {
  if (!row.input) return {};
  const body = await collectInput(row, request);
  // Validate first, so that a missing field gets the message of its rule, not that of GraphQL.
  const input = obey(row.input, body, site) as ResponseFields;
  return { input: row.convertInput ? row.convertInput(input) : input };
}

type Data = { data: ResponseFields; maxAge: number };

async function run(
  execute: Execute,
  document: DocumentNode,
  variables: ResponseFields,
  context: Context,
): Promise<Data> {
  const { data, maxAge, refusal } = await execute(document, variables, context);
  if (refusal) throw fail(refusal.code, refusal.message, refusal);
  return { data, maxAge };
}

async function readList(execute: Execute, document: DocumentNode, name: string, context: Context): Promise<Data> {
  const nodes: ResponseFields[] = [];
  for (let after: string | null = null; ; ) {
    const { data, maxAge } = await run(execute, document, { first: MAX_PAGE, after }, context);
    const page = data[name] as Page;
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return { data: { [name]: nodes }, maxAge };
    after = page.pageInfo.endCursor;
  }
}

export const refuseRest = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply.send(failureOf(refusal, request.id));
