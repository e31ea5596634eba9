import * as z from 'zod/mini';

export const paged = (fields: string) => `{ nodes { ${fields} } totalCount pageInfo { hasNextPage endCursor } }`;

const MAX_SIZE = 50;
const DEFAULT_SIZE = 20;
export const byFirst = { argument: 'first', size: DEFAULT_SIZE } as const;
const badFirst = `Please ask for 1 to ${MAX_SIZE}`;

const cursor = z.optional(z.string().check(z.maxLength(500)));
export const paging = {
  first: z._default(z.int(badFirst).check(z.minimum(1, badFirst), z.maximum(MAX_SIZE, badFirst)), DEFAULT_SIZE),
  after: cursor,
};
export const pagingDescriptions = { after: 'pageInfo.endCursor before' };
export const before = cursor;

const textFromInput = { textFrom: z._default(z.int().check(z.minimum(0), z.maximum(100_000_000)), 0) };
const textFromDescription = 'readOn.textFrom of the cut answer before';

export const searchRule = z.optional(z.string().check(z.maxLength(500)));
export const isPublished = z.optional(z.boolean());
export const idRule = z.uuid('This is no id.');
export const flag = z.boolean();
export const moment = z.iso.datetime({ offset: true, error: 'Please use a date and time of ISO 8601' });
export const day = z.iso.date('Please use a day such as 2026-11-21');
/** Null removes the value. */
export const removable = <Rule extends z.ZodMiniType>(rule: Rule) => z.union([rule, z.null()]);
/** A text whose length the operation checks. */
export const text = z.string().check(z.minLength(1), z.maxLength(5000));

/** Runs a GraphQL operation with the rights of the token. @throws the error of the operation */
export type RequestData = (operation: string, variables: Record<string, unknown>) => Promise<Record<string, unknown>>;

export type Effect = 'read' | 'create' | 'update' | 'publish' | 'send';

export type Tool<Input extends z.ZodMiniObject = z.ZodMiniObject> = {
  name: string;
  title: string;
  description: string;
  effect: Effect;
  input: Input;
  /** Descriptions of input fields whose name and rule do not say enough. */
  descriptions?: Partial<Record<string, string>>;
  /** Paging of the list in the result. A result that is too long is requested again with a smaller size. */
  page?: { argument: 'first' | 'last'; size: number };
  /** Whether texts of the result may be long: the tool then takes `textFrom`. */
  hasLongText?: boolean;
  /** GraphQL operation. Its one root field determines the scopes, and its fields determine the result. */
  operation: string;
  /** Operation for tokens that may not run `operation`. It reads public data only. */
  publicOperation?: string;
  /**
   * Default: the input is the variables of the operation.
   * @returns the value of the root field; fields that the operation does not select are removed
   */
  run?: (request: RequestData, input: z.output<Input>, operation: string) => Promise<unknown>;
};

export const tool = <Input extends z.ZodMiniObject>(definition: Tool<Input>): Tool => {
  const baseTool = definition as Tool;
  const { input, descriptions, hasLongText } = baseTool;
  if (!hasLongText) return baseTool;
  return {
    ...baseTool,
    input: z.extend(input, textFromInput),
    descriptions: { ...descriptions, textFrom: textFromDescription },
  };
};
