import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
} from 'graphql';
import { firstFaults } from '#schema/common.ts';
import type { Execute } from '#server/app/graphql/execute.ts';
import { judgeRootField } from '#server/app/graphql/gates/auth.ts';
import { logError } from '#server/app/graphql/logError.ts';
import type { Context } from '#server/platform/context.ts';
import { badField, fail, refusalOf } from '#server/platform/errors.ts';
import { projectData } from './output.ts';
import type { RequestData, Tool } from './tool.ts';
import { ABOUT_STRANGERS } from './tools.ts';
import { visibleText } from './visibleText.ts';

export type ToolContext = { schema: GraphQLSchema; execute: Execute; context: Context };

export type ToolAnswer = {
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

const documents = new Map<string, DocumentNode>();
function documentOf(operation: string): DocumentNode {
  const document = documents.get(operation) ?? parse(operation);
  documents.set(operation, document);
  return document;
}

/** Checks the root field of a tool's operation as the gates do. @throws UNAUTHENTICATED, FORBIDDEN */
function checkOperation(schema: GraphQLSchema, operation: string, context: Context): void {
  const definition = getOperationAST(documentOf(operation));
  const [selection] = definition?.selectionSet.selections ?? [];
  const name = selection?.kind === Kind.FIELD ? selection.name.value : '';
  const field = definition && schema.getRootType(definition.operation)?.getFields()[name];
  if (!field) throw new Error('the operation of a tool asks for one root field');
  judgeRootField(context, schema, definition.operation, field);
}

/** Checks the fields of the result too. @throws UNAUTHENTICATED, FORBIDDEN */
function checkFields(schema: GraphQLSchema, operation: string, context: Context): void {
  checkOperation(schema, operation, context);
  const definition = getOperationAST(documentOf(operation));
  const [root] = definition?.selectionSet.selections ?? [];
  if (definition?.operation !== OperationTypeNode.QUERY || root?.kind !== Kind.FIELD) return;
  const type = getNamedType(schema.getQueryType()?.getFields()[root.name.value]?.type);
  if (!isObjectType(type)) return;
  for (const selection of root.selectionSet?.selections ?? []) {
    const field = selection.kind === Kind.FIELD && type.getFields()[selection.name.value];
    if (field) judgeRootField(context, schema, OperationTypeNode.QUERY, field);
  }
}

function mayRun(check: typeof checkOperation, ...args: Parameters<typeof checkOperation>): boolean {
  try {
    check(...args);
    return true;
  } catch {
    return false;
  }
}

export const operationFor = (
  schema: GraphQLSchema,
  { operation, publicOperation }: Tool,
  context: Context,
): string | undefined =>
  // Where there is another operation, a field for staff alone rules the first one out.
  [operation, publicOperation].find(
    (candidate) => candidate && mayRun(publicOperation ? checkFields : checkOperation, schema, candidate, context),
  );

/** Runs a tool with the rights of the token. Never throws: a refusal is a result. */
export async function callTool(
  { schema, execute, context }: ToolContext,
  tool: Tool,
  args: unknown,
): Promise<ToolAnswer> {
  const request: RequestData = async (operation, variables) => {
    const { data, refusal } = await execute(documentOf(operation), variables, context);
    if (refusal) throw fail(refusal.code, refusal.message, refusal);
    // Dates become strings, as in every response.
    return JSON.parse(JSON.stringify(data));
  };
  try {
    const operation = operationFor(schema, tool, context);
    if (!operation) checkOperation(schema, tool.operation, context);
    const { textFrom = 0, ...input } = parseInput(tool, args);
    const chosenOperation = operation ?? tool.operation;
    return await answerWithin(tool, Number(textFrom), input, async (pagedInput) => {
      const value = await runTool(tool, request, pagedInput, chosenOperation);
      if (value === null || value === undefined) throw fail('NOT_FOUND');
      return (mapText) => projectData(schema, documentOf(chosenOperation), value, mapText) as Record<string, unknown>;
    });
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

async function runTool({ run }: Tool, request: RequestData, input: object, operation: string): Promise<unknown> {
  if (run) return run(request, input as never, operation);
  const [value] = Object.values(await request(operation, input as Record<string, unknown>));
  return value;
}

/** @returns the path of a value that the rule has left out, such as `results.0.colour` */
function droppedPath(sent: unknown, read: unknown): string | undefined {
  if (typeof sent !== 'object' || sent === null || typeof read !== 'object' || read === null) return undefined;
  // Doubled and blank tags are dropped.
  if (Array.isArray(sent) && Array.isArray(read) && sent.length !== read.length) return undefined;
  for (const [key, value] of Object.entries(sent)) {
    if (!Object.hasOwn(read, key)) return key;
    const path = droppedPath(value, (read as Record<string, unknown>)[key]);
    if (path !== undefined) return `${key}.${path}`;
  }
  return undefined;
}

/** @throws BAD_USER_INPUT with a sentence per field, also for an unknown field */
function parseInput({ input }: Tool, args: unknown): Record<string, unknown> {
  const result = input.safeParse(args ?? {});
  if (result.success) {
    const dropped = droppedPath(args, result.data);
    if (dropped !== undefined) throw badField(dropped.slice(0, 60), unknownField);
    return result.data;
  }
  const [unknown] = result.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  // The name is repeated in the error, so it is cut.
  if (unknown !== undefined) throw badField(unknown.slice(0, 60), unknownField);
  const fields = firstFaults(result.error);
  throw fail('BAD_USER_INPUT', Object.values(fields)[0], { fields });
}

const unknownField = 'This tool does not know this field.';

/** Maximum bytes of JSON in a result, as far as shorter lists and texts can achieve it. */
const MAX_BYTES = 40_000;
/** Usual and smallest number of characters per text. A text below the smallest is never cut. */
const [WINDOW, LEAST_WINDOW] = [8000, 500];

type MapTexts = (mapText: (text: string, isTrusted: boolean) => unknown) => Record<string, unknown>;

/**
 * First the list gets shorter (the caller can request the next page), then texts are cut (the caller can read on).
 * @param textFrom number of characters to skip in long texts
 */
async function answerWithin(
  { page, hasLongText = false }: Tool,
  textFrom: number,
  input: Record<string, unknown>,
  load: (input: Record<string, unknown>) => Promise<MapTexts>,
): Promise<ToolAnswer> {
  const requestedSize = page ? Number(input[page.argument] ?? page.size) : 1;
  let size = requestedSize;
  let window = WINDOW;
  let mapTexts = await load(input);
  for (;;) {
    const { data, isCut } = cutTexts(mapTexts, textFrom, hasLongText ? window : Number.POSITIVE_INFINITY);
    const bytes = Buffer.byteLength(JSON.stringify(data));
    if (bytes > MAX_BYTES && page && size > 1) {
      size = Math.max(1, Math.min(size - 1, Math.floor((size * MAX_BYTES) / bytes)));
      mapTexts = await load({ ...input, [page.argument]: size });
    } else if (bytes > MAX_BYTES && window > LEAST_WINDOW && hasLongText) {
      window = Math.max(LEAST_WINDOW, Math.floor(window / 2));
    } else {
      const next = isCut ? textFrom + window : undefined;
      return answerOf(next === undefined ? data : { ...data, readOn: { textFrom: next } }, [
        ...(next === undefined ? [] : [cutSentence(textFrom, next)]),
        ...(size < requestedSize ? [shorterSentence(page?.argument === 'last')] : []),
      ]);
    }
  }
}

const cutSentence = (from: number, next: number) =>
  `Long texts are cut to characters ${from} to ${next}: use the tool again with "textFrom": ${next} to read on.`;
const shorterSentence = (isBackwards: boolean) =>
  isBackwards
    ? 'This is a part of the list, because an answer has a limit: use the tool again with "before": pageInfo.startCursor for what is before it.'
    : 'This is a part of the list, because an answer has a limit: use the tool again with "after": pageInfo.endCursor for what follows.';

/** Cuts texts to a window, and removes invisible characters from texts of strangers. */
function cutTexts(
  mapTexts: MapTexts,
  offset: number,
  window: number,
): { data: Record<string, unknown>; isCut: boolean } {
  let isCut = false;
  const data = mapTexts((rawText, isTrusted) => {
    const text = isTrusted ? rawText : visibleText(rawText);
    const isShort = text.length <= LEAST_WINDOW;
    isCut ||= !isShort && text.length > offset + window;
    const part = isShort ? text : text.slice(characterStart(text, offset), characterStart(text, offset + window));
    return isTrusted ? part : { fromStranger: true, text: part };
  });
  return { data, isCut };
}

/** @returns an index near the given one that does not split a surrogate pair */
const characterStart = (text: string, index: number): number =>
  /^[\udc00-\udfff]/.test(text.charAt(index)) ? index - 1 : index;

/** Structured data, and the same as JSON text. JSON escapes texts, so no text can end its string. */
function answerOf(structuredContent: Record<string, unknown>, sentences: string[]): ToolAnswer {
  const json = JSON.stringify(structuredContent);
  const notice = json.includes('"fromStranger":true') ? [ABOUT_STRANGERS] : [];
  const parts = [...notice, ...sentences, json];
  return { content: parts.map((text) => ({ type: 'text', text })), structuredContent };
}
