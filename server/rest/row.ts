import type { rules } from '#schema/rules.ts';

export type Fields = Record<string, unknown>;
/** What a row's operation answered, by the name of its root field; a list is the whole of its connection's nodes. */
export type Answer = Record<string, Fields & Fields[]>;

export type Row = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api; `:name` is handed to the operation as the variable of that name. */
  path: string;
  /** The GraphQL operation that does the work. */
  operation: string;
  /** The rule that the body must obey: it becomes the variable `input`. */
  input?: keyof typeof rules;
  /** The form's file fields that become the input's `imageFile`. */
  files?: readonly string[];
  /** Turns the body into what the rule judges, and what it let through into the operation's words. */
  wire?: (input: Fields) => Fields;
  /** The connection whose pages are read to the end. */
  list?: string;
  /** Who must be signed in before the body is read: staff, or an admin. The operation itself says so once more. */
  bearer?: boolean | 'admin';
  /** Said instead of the gate's sentence when nobody is signed in. */
  unauthenticated?: string;
  /** An operation that must succeed before the body is read; its refusal is the answer. */
  before?: string;
  /** The status of a body that cannot be read; left out, 400. */
  malformed?: 422;
  status: 200 | 201;
  body: (answer: Answer) => unknown;
};

/** The wire form of an item (contract, Shapes): `_id`; the fields are named and the dates written as they are asked for. */
export const present = ({ id, ...fields }: Fields) => ({ _id: id, ...fields });

/** The body of a call that has nothing to show but a sentence. */
export const said = (message: string) => () => ({ success: true, message });

/** The variables of a list that is read page by page, and its arguments and selection. */
export const connection = '($first: Int, $after: String)';
export const page = (fields: string) =>
  `(first: $first, after: $after) { nodes { ${fields} } pageInfo { hasNextPage endCursor } }`;
