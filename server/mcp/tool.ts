import * as z from 'zod/mini';

/** What somebody outside the agency wrote: data, told apart from whatever is ours. */
const marked = z.object({ fromStranger: z.literal(true), text: z.string() });

/**
 * What is not seen: control characters but tab and line breaks, signs that turn the direction of writing, and tags, which spell text that
 * people do not see and models read.
 */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu;

/** A text of a stranger, in a tool's output: marked as theirs, and without what is not seen. */
export const stranger = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => ({ fromStranger: true, text: text.replace(unseen, '') })),
  ),
  marked,
);

/** A page of a list, in a tool's output. */
export const pageOf = <Node extends z.core.$ZodType>(node: Node) =>
  z.object({
    nodes: z.array(node),
    totalCount: z.int(),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
  });

/** The fields of GraphQL that pageOf tells. */
export const paged = (fields: string) => `{ nodes { ${fields} } totalCount pageInfo { hasNextPage endCursor } }`;

const MOST = 50;
const DEFAULT = 20;
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
  output: z.ZodMiniObject;
  /** The GraphQL operation: its one root field says which scopes the tool takes. */
  operation: string;
  /** The operation for tokens that may not run the first: what everybody may read. */
  publicOperation?: string;
  /**
   * Does it.
   * @param operation the one that the token may run
   * @returns what the output is made of; more fields than that are left out
   */
  run: (ask: Ask, input: z.output<Input>, operation: string) => Promise<unknown>;
};

/** @returns a tool as it is, whose parts fit one another */
export const tool = <Input extends z.ZodMiniObject>(made: Tool<Input>): Tool => made as unknown as Tool;
