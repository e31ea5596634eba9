import type { rules } from '#schema/rules.ts';
import type { ErrorCode } from '#server/platform/errors.ts';
import type { BodyShape, ResponseFields } from './shape.ts';

export const prefix = '/api';
/** Maximum length of a path parameter: a slug or a token. */
export const MAX_PARAM = 500;

export type Row = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below /api; `:name` becomes the variable of that name. */
  path: string;
  operation: string;
  input?: keyof typeof rules;
  files?: readonly string[];
  /** Converts the body before validation, and the validated input for the operation. */
  convertInput?: (input: ResponseFields) => ResponseFields;
  list?: string;
  /** Who must be signed in before the body is read: staff or an admin. The operation checks it again. */
  bearer?: boolean | 'admin';
  /** Replaces the message of the gate when nobody is signed in. */
  unauthenticated?: string;
  /** Operation that must succeed before the body is read; its refusal is the response. */
  precondition?: string;
  /** Status for an unreadable body; default 400. */
  malformed?: 422;
  /** Error codes of the operation beyond those that follow from the row itself (rest/openapi/refusals.ts). */
  refusals?: readonly ErrorCode[];
  note?: string;
  example?: ResponseFields;
  status: 200 | 201;
  body: BodyShape;
};

/** Variables of a paged list. `page` returns its arguments and selection; `beside` are additional arguments. */
export const connection = '($first: Int, $after: String)';
export const page = (fields: string, extraArguments = '') =>
  `(${extraArguments}first: $first, after: $after) { nodes { ${fields} } pageInfo { hasNextPage endCursor } }`;
