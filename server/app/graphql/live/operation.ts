import type { FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { refuseCostly } from '#server/app/graphql/gates/cost.ts';
import { MAX_TOKENS, modestDocument } from '#server/app/graphql/gates/document.ts';
import { fail } from '#server/platform/errors.ts';

export type LiveOperation = {
  document: DocumentNode;
  variableValues: Record<string, unknown> | null | undefined;
  operationName: string | null | undefined;
};

/** @throws BAD_REQUEST unless it is a valid subscription within the limits */
export function readOperation(schema: GraphQLSchema, request: FastifyRequest, hideSuggestions: boolean): LiveOperation {
  const { query, variables, operationName } = readParameters(request);
  const document = parsed(query);
  const rules = [...specifiedRules, modestDocument, certainField];
  const [fault] = validate(schema, document, rules, { hideSuggestions });
  if (fault) throw fail('BAD_REQUEST', fault.message);
  const operation = getOperationAST(document, operationName);
  if (!operation) throw fail('BAD_REQUEST', 'The document has no operation, or several and none is named.');
  if (operation.operation !== 'subscription')
    throw fail('BAD_REQUEST', `A ${operation.operation} is answered at /graphql.`);
  refuseCostly(schema, document, operation, variables);
  return { document, variableValues: variables, operationName };
}

/** The root field of a subscription must not be conditional (GraphQL, 5.2.4.1): without it the executor fails. */
const certainField: ValidationRule = (context) => ({
  Directive({ name }) {
    if (name.value !== 'skip' && name.value !== 'include') return;
    if (context.getParentType() !== context.getSchema().getSubscriptionType()) return;
    context.reportError(new GraphQLError(`The field of a subscription takes no @${name.value}.`));
  },
});

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    // A document that is nested too deeply fails with a JavaScript error.
    throw fail('BAD_REQUEST', error instanceof GraphQLError ? error.message : undefined);
  }
}

function readParameters({ method, query: searchParams, body }: FastifyRequest) {
  const parameters = (method === 'POST' ? body : searchParams) as Record<string, unknown> | null;
  if (!isObject(parameters)) throw fail('BAD_REQUEST', 'The body must be one JSON object.');
  const { query, operationName } = parameters;
  const variables = method === 'POST' ? parameters.variables : readJson(parameters.variables);
  if (typeof query !== 'string') throw fail('BAD_REQUEST', 'The query must be a text.');
  if (variables != null && !isObject(variables)) throw fail('BAD_REQUEST', 'The variables must be one JSON object.');
  if (operationName != null && typeof operationName !== 'string')
    throw fail('BAD_REQUEST', 'The name of the operation must be a text.');
  return { query, variables, operationName };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readJson(text: unknown): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(String(text));
  } catch {
    throw fail('BAD_REQUEST', 'The variables are no JSON.');
  }
}
