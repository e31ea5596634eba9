import * as z from 'zod/mini';

export const paged = (fields: string) => `{ nodes { ${fields} } totalCount pageInfo { hasNextPage endCursor } }`;

const MOST = 50;
const DEFAULT = 20;
export const byFirst = { argument: 'first', size: DEFAULT } as const;
const badFirst = `Please ask for 1 to ${MOST}`;

export const paging = {
  first: z._default(z.int(badFirst).check(z.minimum(1, badFirst), z.maximum(MOST, badFirst)), DEFAULT),
  after: z.optional(z.string().check(z.maxLength(500))),
};
export const pagingSays = {
  first: `How many: 1 to ${MOST}, ${DEFAULT} if left out.`,
  after: 'The endCursor of the page before, to go on after it.',
};

const readingOn = { textFrom: z._default(z.int().check(z.minimum(0), z.maximum(100_000_000)), 0) };
const readingOnSays =
  'How many characters of long texts to leave out: readOn.textFrom of the answer before, to read on where texts were cut. Left out, 0.';

export const searched = z.optional(z.string().check(z.maxLength(500)));

/** Runs a GraphQL operation with the rights of the token. @throws the error of the operation */
export type Ask = (operation: string, variables: Record<string, unknown>) => Promise<Record<string, unknown>>;

export type Effect = 'read' | 'create' | 'update' | 'publish' | 'send';

export type Tool<Input extends z.ZodMiniObject = z.ZodMiniObject> = {
  name: string;
  title: string;
  description: string;
  effect: Effect;
  input: Input;
  /** Descriptions of input fields that the GraphQL input does not describe. */
  says: Partial<Record<string, string>>;
  like?: string;
  /** Paging of the list in the result. A result that is too long is requested again with a smaller size. */
  page?: { argument: 'first' | 'last'; size: number };
  /** GraphQL operation. Its one root field determines the scopes, and its fields determine the result. */
  operation: string;
  /** Operation for tokens that may not run `operation`. It reads public data only. */
  publicOperation?: string;
  /** @returns the value of the root field; fields that the operation does not select are removed */
  run: (ask: Ask, input: z.output<Input>, operation: string) => Promise<unknown>;
};

export const tool = <Input extends z.ZodMiniObject>(made: Tool<Input>): Tool => {
  const { input, says } = made as unknown as Tool;
  const known = made as unknown as Tool;
  if (made.effect !== 'read') return known;
  return { ...known, input: z.extend(input, readingOn), says: { ...says, textFrom: readingOnSays } };
};
