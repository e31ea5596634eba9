import { GraphQLError, Kind } from 'graphql';
import { databaseWriteFaults, explainWriteFault, UnwritableError } from '#server/platform/storage/writeFault.ts';

/** Error code → HTTP status and default message. */
export const errors = {
  BAD_REQUEST: [400, 'The request could not be understood.'],
  BAD_USER_INPUT: [422, 'Please check the fields that were sent.'],
  UNAUTHENTICATED: [401, 'Please sign in: there is no session, or it has ended.'],
  BAD_CREDENTIALS: [401, 'Login failed. Please check credentials.'],
  FORBIDDEN: [403, 'You do not have permission to do this.'],
  NOT_FOUND: [404, 'There is nothing here.'],
  METHOD_NOT_ALLOWED: [405, 'This address does not know this method.'],
  NOT_ACCEPTABLE: [406, 'No kind of answer that was asked for can be given here.'],
  CONFLICT: [409, 'This conflicts with something that exists.'],
  GONE: [410, 'This is no longer available.'],
  PAYLOAD_TOO_LARGE: [413, 'What was sent is too large.'],
  UNSUPPORTED_MEDIA: [415, 'This kind of content is not accepted here.'],
  RATE_LIMITED: [429, 'Too many requests. Please try again later.'],
  INTERNAL_SERVER_ERROR: [500, 'Something went wrong on our side.'],
  NOT_LAUNCHED: [503, 'This site is not open yet. Signed-in staff can use it.'],
  UNAVAILABLE: [503, 'The service is not available right now. Please try again shortly.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof errors;
export type FieldErrors = Record<string, string>;

export const codeByStatus = Object.fromEntries(
  (Object.entries(errors) as [ErrorCode, readonly [number, string]][])
    .filter(([code]) => code !== 'BAD_CREDENTIALS' && code !== 'NOT_LAUNCHED')
    .map(([code, [status]]) => [status, code]),
) as Record<number, ErrorCode | undefined>;

/**
 * The only code outside the table. GraphQL returns it with status 200 for an unknown persisted query; clients then send
 * the text.
 */
export const UNKNOWN_HASH = 'PERSISTED_QUERY_NOT_FOUND';

const foreignCodes: Record<string, ErrorCode> = {
  GRAPHQL_PARSE_FAILED: 'BAD_REQUEST',
  GRAPHQL_VALIDATION_FAILED: 'BAD_REQUEST',
  OPERATION_RESOLUTION_FAILURE: 'BAD_REQUEST',
  [UNKNOWN_HASH]: 'BAD_REQUEST',
};

/**
 * Creates the error of a refusal: `throw fail('NOT_FOUND', 'Blog post not found.')`.
 * @param message for the user; default: the message of the table
 * @param extra `fields`: a message per field; `retryAfter`: seconds; `cost`: that of the refused document
 */
export function fail(
  code: ErrorCode,
  message?: string,
  extra: { fields?: FieldErrors; retryAfter?: number; cost?: object } = {},
) {
  return new GraphQLError(message ?? errors[code][1], { extensions: { code, ...extra } });
}

export const badField = (field: string, message: string) =>
  fail('BAD_USER_INPUT', message, { fields: { [field]: message } });

/** @throws NOT_FOUND with this message when there is no row */
export function foundOr<Row>([row]: readonly Row[], message: string): Row {
  if (!row) throw fail('NOT_FOUND', message);
  return row;
}

/** @throws CONFLICT when the item was changed after `ifUpdatedAt` */
export function refuseChanged(item: { updatedAt: Date }, ifUpdatedAt: Date | null | undefined, sentence: string): void {
  if (ifUpdatedAt && item.updatedAt.getTime() !== ifUpdatedAt.getTime()) throw fail('CONFLICT', sentence);
}

export type Refusal = {
  code: ErrorCode;
  status: number;
  message: string;
  fields?: FieldErrors;
  retryAfter?: number;
  cost?: object;
};

/**
 * SQLSTATEs and system errors for a database or store that cannot be reached, is full, read-only (25006) or failing
 * (58030), and for timeouts: statement (57014), lock (55P03), idle transaction (25P03).
 */
const unavailableCodes =
  /^(08|57P0|57014|55P03|25P03|25006|53|58030|ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOSPC|EDQUOT|EFBIG)/;
const unavailableMessages =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|Cannot use a pool after/;

function* causes(error: unknown): Generator<Record<string, unknown>> {
  for (let current = error; current && typeof current === 'object'; ) {
    const record = current as Record<string, unknown>;
    yield record;
    current = record.originalError ?? record.cause;
  }
}

/** Whether the database or the store is unavailable, full or read-only (answered with 503). */
export function isUnavailable(error: unknown): boolean {
  for (const cause of causes(error)) {
    if (cause instanceof UnwritableError) return true;
    // An unavailable S3 store.
    if (Number((cause.$metadata as { httpStatusCode?: number } | undefined)?.httpStatusCode) >= 500) return true;
    if (typeof cause.code === 'string' && unavailableCodes.test(cause.code)) return true;
    if (typeof cause.message === 'string' && unavailableMessages.test(cause.message)) return true;
  }
  return false;
}

export function unwritableIn(error: unknown): UnwritableError | undefined {
  for (const cause of causes(error)) if (cause instanceof UnwritableError) return cause;
  return undefined;
}

export type WriteFault = {
  target: 'the data folder' | 'the database' | 'a disk';
  code: string;
  explanation: string;
  setting?: string;
  path?: string;
};

const diskCodes = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'];

/** Returns what lacks space or permission, null for other errors. */
export function writeFaultOf(error: unknown): WriteFault | null {
  for (const cause of causes(error)) {
    if (cause instanceof UnwritableError) {
      const { code, path, setting } = cause;
      return { target: 'the data folder', code, explanation: explainWriteFault(code), setting, path };
    }
    const { code, path } = cause;
    if (typeof code !== 'string') continue;
    if (databaseWriteFaults.includes(code))
      return { target: 'the database', code, explanation: explainWriteFault(code) };
    if (diskCodes.includes(code))
      return {
        target: 'a disk',
        code,
        explanation: explainWriteFault(code),
        ...(typeof path === 'string' && { path }),
      };
  }
  return null;
}

/** Whether a statement got no answer: its outcome and the state of its connection are unknown. */
export function isLost(error: unknown): boolean {
  for (const cause of causes(error)) {
    if (typeof cause.message === 'string' && lostConnection.test(cause.message)) return true;
  }
  return false;
}
const lostConnection = /Query read timeout|Connection terminated|not queryable/;

/** Codes of flydrive. */
const storeCodes = /^E_CANNOT_/;

/** The S3 client adds `$metadata` to all of its errors. */
export function isOfStore(error: unknown): boolean {
  for (const { code, $metadata } of causes(error)) if ($metadata || storeCodes.test(String(code))) return true;
  return false;
}

export function causeOf(error: unknown): { code: string; message: string } | null {
  let innermost: { code: string; message: string } | null = null;
  for (const { code, message, name } of causes(error)) {
    if (typeof code === 'string' && !storeCodes.test(code)) return { code, message: String(message) };
    innermost = { code: String(name), message: String(message) };
  }
  // S3 errors have a name instead of a code.
  return isOfStore(error) ? innermost : null;
}

/** Whether PostgreSQL itself refused. After a lost connection the commit may have succeeded. */
export function isRefused(error: unknown): boolean {
  for (const cause of causes(error)) if (cause.severity === 'ERROR') return true;
  return false;
}

/** SQLSTATE 23505. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (const cause of causes(error)) if (cause.code === '23505' && cause.constraint === constraint) return true;
  return false;
}

/** SQLSTATE 23P01. */
export function isExclusionViolation(error: unknown, constraint: string): boolean {
  for (const cause of causes(error)) if (cause.code === '23P01' && cause.constraint === constraint) return true;
  return false;
}

export type UniqueConflict = { constraint: string; field: string; sentence: string };

/** Converts a unique violation to a CONFLICT; returns other errors unchanged. Covers concurrent inserts. */
export function conflictOf(error: unknown, conflicts: readonly UniqueConflict[]): unknown {
  const conflict = conflicts.find(({ constraint }) => isUniqueViolation(error, constraint));
  return conflict ? fail('CONFLICT', conflict.sentence, { fields: { [conflict.field]: conflict.sentence } }) : error;
}

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code);

/**
 * Returns the public part of an error. Only messages of `fail` and GraphQL's messages about a document or its variables
 * are public. Everything else is INTERNAL_SERVER_ERROR or UNAVAILABLE.
 */
export function refusalOf(error: unknown): Refusal {
  if (isUnavailable(error)) return unavailable;
  if (!(error instanceof GraphQLError)) return internal;
  const extensionCode = error.extensions.code;
  const code = foreignCodes[String(extensionCode)] ?? extensionCode;
  // Without a path no resolver has run, and a variable node means an invalid value: GraphQL itself refused.
  const isAboutVariable = !error.path || error.nodes?.[0]?.kind === Kind.VARIABLE;
  if (code === undefined && isAboutVariable) return { code: 'BAD_USER_INPUT', status: 422, message: error.message };
  if (!isErrorCode(code)) return internal;
  const { fields, retryAfter, cost } = error.extensions as Pick<Refusal, 'fields' | 'retryAfter' | 'cost'>;
  const [status, sentence] = errors[code];
  // A document nested too deeply fails with a RangeError, whose message is not for users.
  const message = [...causes(error)].some((cause) => cause instanceof RangeError) ? sentence : error.message;
  return { code, status, message, fields, retryAfter, ...(cost && { cost }) };
}

export const unavailable: Refusal = {
  code: 'UNAVAILABLE',
  status: 503,
  message: errors.UNAVAILABLE[1],
  retryAfter: 5,
};

const internal: Refusal = {
  code: 'INTERNAL_SERVER_ERROR',
  status: 500,
  message: errors.INTERNAL_SERVER_ERROR[1],
};
