import * as z from 'zod/mini';

/** The fields of a page of a list. */
export const paged = (fields: string) => `{ nodes { ${fields} } totalCount pageInfo { hasNextPage endCursor } }`;

const MOST = 50;
const DEFAULT = 20;
/** How a list is paged, for a tool. */
export const byFirst = { argument: 'first', size: DEFAULT } as const;
const badFirst = `Please ask for 1 to ${MOST}`;

/** The arguments by which a list is paged, and what is said of them. */
export const paging = {
  first: z._default(z.int(badFirst).check(z.minimum(1, badFirst), z.maximum(MOST, badFirst)), DEFAULT),
  after: z.optional(z.string().check(z.maxLength(500))),
};
export const pagingSays = {
  first: `How many: 1 to ${MOST}, ${DEFAULT} if left out.`,
  after: 'The endCursor of the page before, to go on after it.',
};

/** Where a text that was cut goes on, which every tool that reads takes. */
const readingOn = { textFrom: z._default(z.int().check(z.minimum(0), z.maximum(100_000_000)), 0) };
const readingOnSays =
  'How many characters of long texts to leave out: readOn.textFrom of the answer before, to read on where texts were cut. Left out, 0.';

/** A text to search for. */
export const searched = z.optional(z.string().check(z.maxLength(500)));

/** Runs a GraphQL operation in the name of the token. @throws what it is refused with */
export type Ask = (operation: string, variables: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** What a tool does: reads, makes something new, changes something, makes it public or takes it back, or writes to somebody. */
export type Effect = 'read' | 'create' | 'update' | 'publish' | 'send';

/** A tool of /mcp: one GraphQL operation, which also says who may use it. */
export type Tool<Input extends z.ZodMiniObject = z.ZodMiniObject> = {
  name: string;
  title: string;
  description: string;
  effect: Effect;
  input: Input;
  /** What is said of the fields of the input, where the GraphQL input does not say it. */
  says: Partial<Record<string, string>>;
  /** The GraphQL input that has the same fields. */
  like?: string;
  /** The argument by which a list in the answer is paged, and how many it has if nothing is said: of a long answer less is asked for. */
  page?: { argument: 'first' | 'last'; size: number };
  /** The GraphQL operation: its one root field says which scopes the tool takes, and its fields are what it answers. */
  operation: string;
  /** The operation for tokens that may not run the first: what everybody may read. */
  publicOperation?: string;
  /**
   * Does it.
   * @param operation the one that the token may run
   * @returns what the root field of the operation has given; more than the operation asks for is left out
   */
  run: (ask: Ask, input: z.output<Input>, operation: string) => Promise<unknown>;
};

/** @returns a tool as it is, whose parts fit one another; one that reads can read on */
export const tool = <Input extends z.ZodMiniObject>(made: Tool<Input>): Tool => {
  const { input, says } = made as unknown as Tool;
  const known = made as unknown as Tool;
  if (made.effect !== 'read') return known;
  return { ...known, input: z.extend(input, readingOn), says: { ...says, textFrom: readingOnSays } };
};
