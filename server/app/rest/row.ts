import type { rules } from '#schema/rules.ts';
import type { ErrorCode } from '#server/platform/errors.ts';
import type { BodyShape, ResponseFields } from './shape.ts';

/** Where the REST layer is. */
export const prefix = '/api';
/** The longest part of a path that is looked at: a slug or a token. */
export const MAX_PARAM = 500;

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
  wire?: (input: ResponseFields) => ResponseFields;
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
  /** What the operation may refuse with, beside what follows from the row itself (rest/openapi/refusals.ts). */
  refusals?: readonly ErrorCode[];
  /** What the reference says of the call beside the description of its operation. */
  note?: string;
  /** What the example of its answer has otherwise than all examples of its kind. */
  example?: ResponseFields;
  status: 200 | 201;
  body: BodyShape;
};

/** The variables of a list that is read page by page, and its arguments and selection; `beside` are arguments of its own. */
export const connection = '($first: Int, $after: String)';
export const page = (fields: string, beside = '') =>
  `(${beside}first: $first, after: $after) { nodes { ${fields} } pageInfo { hasNextPage endCursor } }`;
