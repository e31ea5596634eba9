import * as z from 'zod/mini';

export const paged = (fields: string) => `{ nodes { ${fields} } totalCount pageInfo { hasNextPage endCursor } }`;

const MAX_SIZE = 50;
const DEFAULT_SIZE = 20;
export const byFirst = { argument: 'first', size: DEFAULT_SIZE } as const;
const badFirst = `Please ask for 1 to ${MAX_SIZE}`;

export const paging = {
  first: z._default(z.int(badFirst).check(z.minimum(1, badFirst), z.maximum(MAX_SIZE, badFirst)), DEFAULT_SIZE),
  after: z.optional(z.string().check(z.maxLength(500))),
};
export const pagingDescriptions = {
  first: `How many: 1 to ${MAX_SIZE}, ${DEFAULT_SIZE} if left out.`,
  after: 'The endCursor of the page before, to go on after it.',
};

const textFromInput = { textFrom: z._default(z.int().check(z.minimum(0), z.maximum(100_000_000)), 0) };
const textFromDescription =
  'How many characters of long texts to leave out: readOn.textFrom of the answer before, to read on where texts were cut. Left out, 0.';

export const searchRule = z.optional(z.string().check(z.maxLength(500)));

/** Runs a GraphQL operation with the rights of the token. @throws the error of the operation */
export type RequestData = (operation: string, variables: Record<string, unknown>) => Promise<Record<string, unknown>>;

export type Effect = 'read' | 'create' | 'update' | 'publish' | 'send';

export type Tool<Input extends z.ZodMiniObject = z.ZodMiniObject> = {
  name: string;
  title: string;
  description: string;
  effect: Effect;
  input: Input;
  /** Descriptions of input fields that the GraphQL input does not describe. */
  descriptions: Partial<Record<string, string>>;
  inputType?: string;
  /** Paging of the list in the result. A result that is too long is requested again with a smaller size. */
  page?: { argument: 'first' | 'last'; size: number };
  /** GraphQL operation. Its one root field determines the scopes, and its fields determine the result. */
  operation: string;
  /** Operation for tokens that may not run `operation`. It reads public data only. */
  publicOperation?: string;
  /** @returns the value of the root field; fields that the operation does not select are removed */
  run: (request: RequestData, input: z.output<Input>, operation: string) => Promise<unknown>;
};

export const tool = <Input extends z.ZodMiniObject>(definition: Tool<Input>): Tool => {
  const { input, descriptions } = definition as unknown as Tool;
  const baseTool = definition as unknown as Tool;
  if (definition.effect !== 'read') return baseTool;
  return {
    ...baseTool,
    input: z.extend(input, textFromInput),
    descriptions: { ...descriptions, textFrom: textFromDescription },
  };
};
