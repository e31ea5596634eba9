import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind, parse } from 'graphql';
import { firstFaults } from '#schema/common.ts';
import type { Context } from '#server/context.ts';
import { badField, fail, refusalOf } from '#server/errors.ts';
import type { Execute } from '#server/graphql/execute.ts';
import { judgeRootField } from '#server/graphql/gates/auth.ts';
import { logError } from '#server/graphql/logError.ts';
import type { Ask, Tool } from './tool.ts';
import { ABOUT_STRANGERS } from './tools.ts';

/** What a tool answers, in the words of the protocol. */
export type ToolAnswer = {
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

const documents = new Map<string, DocumentNode>();
/** Operations are the tools' own, and few. */
function documentOf(operation: string): DocumentNode {
  const document = documents.get(operation) ?? parse(operation);
  documents.set(operation, document);
  return document;
}

/** Judges the root field of a tool's operation as the gates will. @throws UNAUTHENTICATED, FORBIDDEN */
function judgeOperation(schema: GraphQLSchema, operation: string, context: Context): void {
  const definition = getOperationAST(documentOf(operation));
  const [selection] = definition?.selectionSet.selections ?? [];
  const name = selection?.kind === Kind.FIELD ? selection.name.value : '';
  const field = definition && schema.getRootType(definition.operation)?.getFields()[name];
  if (!field) throw new Error('the operation of a tool asks for one root field');
  judgeRootField(context, definition.operation, field);
}

function isLetThrough(...judged: Parameters<typeof judgeOperation>): boolean {
  try {
    judgeOperation(...judged);
    return true;
  } catch {
    return false;
  }
}

/** @returns the operation by which a token uses a tool; undefined when it may not use it */
export const operationFor = (
  schema: GraphQLSchema,
  { operation, publicOperation }: Tool,
  context: Context,
): string | undefined => [operation, publicOperation].find((one) => one && isLetThrough(schema, one, context));

/** Uses a tool in the name of a token: by GraphQL, with its gates and rules. Never throws: a refusal is an answer. */
export async function callTool(
  { schema, execute, context }: { schema: GraphQLSchema; execute: Execute; context: Context },
  tool: Tool,
  given: unknown,
): Promise<ToolAnswer> {
  const ask: Ask = async (operation, variables) => {
    const { data, refusal } = await execute(documentOf(operation), variables, context);
    if (refusal) throw fail(refusal.code, refusal.message, refusal);
    // Moments as texts, as in every answer.
    return JSON.parse(JSON.stringify(data));
  };
  try {
    const operation = operationFor(schema, tool, context);
    if (!operation) judgeOperation(schema, tool.operation, context);
    const found = await tool.run(ask, judge(tool, given), operation ?? tool.operation);
    if (found === null || found === undefined) throw fail('NOT_FOUND');
    return answerOf(tool.output.parse(found));
  } catch (error) {
    const refusal = refusalOf(error);
    logError(context, refusal, error);
    const { code, message, fields, retryAfter } = refusal;
    return {
      content: [{ type: 'text', text: JSON.stringify({ error: { code, message, fields, retryAfter } }) }],
      isError: true,
    };
  }
}

/** @throws BAD_USER_INPUT with a sentence per field, one that is not known included */
function judge({ input }: Tool, given: unknown): never {
  const result = input.safeParse(given ?? {});
  if (result.success) return result.data as never;
  const [unknown] = result.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  // It is said back: nobody needs more of it.
  if (unknown !== undefined) throw badField(unknown.slice(0, 60), 'This tool does not know this field.');
  const fields = firstFaults(result.error);
  throw fail('BAD_USER_INPUT', Object.values(fields)[0], { fields });
}

/** As data, and as text for clients that do not know that: JSON, out of whose texts nothing that stands in them leads. */
function answerOf(structuredContent: Record<string, unknown>): ToolAnswer {
  const json = JSON.stringify(structuredContent);
  const texts = json.includes('"fromStranger":true') ? [ABOUT_STRANGERS, json] : [json];
  return { content: texts.map((text) => ({ type: 'text', text })), structuredContent };
}
