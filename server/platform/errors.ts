import { GraphQLError, Kind } from 'graphql';
import { databaseWriteFaults, sayWriteFault, UnwritableError } from '#server/platform/storage/writeFault.ts';

/** THE TABLE of everything that can go wrong: code → HTTP status → what is said when nothing better is known. */
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
  UNAVAILABLE: [503, 'The service is not available right now. Please try again shortly.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof errors;
export type Faults = Record<string, string>;

/** What a status stands for that somebody else's library has given. */
export const codeByStatus = Object.fromEntries(
  (Object.entries(errors) as [ErrorCode, readonly [number, string]][])
    .filter(([code]) => code !== 'BAD_CREDENTIALS')
    .map(([code, [status]]) => [status, code]),
) as Record<number, ErrorCode | undefined>;

/**
 * The one code beside the table: /graphql says it, with 200, of a persisted query whose text is not known. Clients look for
 * it and then send the text.
 */
export const UNKNOWN_HASH = 'PERSISTED_QUERY_NOT_FOUND';

/** Codes that other people's libraries give, in our words. */
const foreignCodes: Record<string, ErrorCode> = {
  GRAPHQL_PARSE_FAILED: 'BAD_REQUEST',
  GRAPHQL_VALIDATION_FAILED: 'BAD_REQUEST',
  OPERATION_RESOLUTION_FAILURE: 'BAD_REQUEST',
  [UNKNOWN_HASH]: 'BAD_REQUEST',
};

/**
 * The one way to refuse: `throw fail('NOT_FOUND', 'Blog post not found.')`.
 * @param message what the person reads; left out, the table's sentence
 * @param extra `fields`: a sentence per field; `retryAfter`: seconds
 */
export function fail(code: ErrorCode, message?: string, extra: { fields?: Faults; retryAfter?: number } = {}) {
  return new GraphQLError(message ?? errors[code][1], { extensions: { code, ...extra } });
}

/** As `fail`: BAD_USER_INPUT of one field, which says it too. */
export const badField = (field: string, message: string) =>
  fail('BAD_USER_INPUT', message, { fields: { [field]: message } });

/** The one row that a statement about one item answered. @throws NOT_FOUND with this sentence when it met none */
export function foundOr<Row>([row]: readonly Row[], otherwise: string): Row {
  if (!row) throw fail('NOT_FOUND', otherwise);
  return row;
}

/** @throws CONFLICT with this sentence when an item has been changed since somebody read it; never when nobody asks */
export function refuseChanged(item: { updatedAt: Date }, ifUpdatedAt: Date | null | undefined, sentence: string): void {
  if (ifUpdatedAt && item.updatedAt.getTime() !== ifUpdatedAt.getTime()) throw fail('CONFLICT', sentence);
}

/** What may be told about an error: its code, its sentence, its fields. */
export type Refusal = { code: ErrorCode; status: number; message: string; fields?: Faults; retryAfter?: number };

/**
 * SQLSTATE classes and system errors that mean the database or the store cannot be reached, is full or read-only (25006), fails (58030),
 * or has taken longer than it may, right now: a statement (57014), the wait for a lock (55P03), a transaction between two
 * statements (25P03).
 */
const away =
  /^(08|57P0|57014|55P03|25P03|25006|53|58030|ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOSPC|EDQUOT|EFBIG)/;
const awayMessage =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|Cannot use a pool after/;

/** The chain of causes of an error, itself first. */
function* causes(error: unknown): Generator<Record<string, unknown>> {
  for (let one = error; one && typeof one === 'object'; ) {
    const record = one as Record<string, unknown>;
    yield record;
    one = record.originalError ?? record.cause;
  }
}

/** @returns whether the error says that the database or the store is away, full or read-only (to be answered with 503). */
export function isUnavailable(error: unknown): boolean {
  for (const cause of causes(error)) {
    if (cause instanceof UnwritableError) return true;
    // So an S3 store says that it cannot now.
    if (Number((cause.$metadata as { httpStatusCode?: number } | undefined)?.httpStatusCode) >= 500) return true;
    if (typeof cause.code === 'string' && away.test(cause.code)) return true;
    if (typeof cause.message === 'string' && awayMessage.test(cause.message)) return true;
  }
  return false;
}

/** @returns the file or folder that an error says cannot be written; undefined when it says something else */
export function unwritableIn(error: unknown): UnwritableError | undefined {
  for (const cause of causes(error)) if (cause instanceof UnwritableError) return cause;
  return undefined;
}

/** What cannot be written, by which code and why; where, as far as that is known. */
export type WriteFault = {
  what: 'the data folder' | 'the database' | 'a disk';
  code: string;
  said: string;
  setting?: string;
  path?: string;
};

/** Codes of the system that say so of a disk wherever they come from. */
const ofDisks = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'];

/** @returns what cannot be written for want of room or of permission; null when the error says something else */
export function writeFaultOf(error: unknown): WriteFault | null {
  for (const cause of causes(error)) {
    if (cause instanceof UnwritableError) {
      const { code, path, setting } = cause;
      return { what: 'the data folder', code, said: sayWriteFault(code), setting, path };
    }
    const { code, path } = cause;
    if (typeof code !== 'string') continue;
    if (databaseWriteFaults.includes(code)) return { what: 'the database', code, said: sayWriteFault(code) };
    if (ofDisks.includes(code))
      return { what: 'a disk', code, said: sayWriteFault(code), ...(typeof path === 'string' && { path }) };
  }
  return null;
}

/** @returns whether the error says that a statement was not answered: nobody knows what has become of it and of its connection. */
export function isLost(error: unknown): boolean {
  for (const cause of causes(error)) {
    if (typeof cause.message === 'string' && unanswered.test(cause.message)) return true;
  }
  return false;
}
const unanswered = /Query read timeout|Connection terminated|not queryable/;

/** The codes that the store of pictures puts around what happened to it. */
const ofStore = /^E_CANNOT_/;

/** @returns whether the error is the store's, on disk or in S3: the S3 client adds `$metadata` to all of its errors */
export function isOfStore(error: unknown): boolean {
  for (const { code, $metadata } of causes(error)) if ($metadata || ofStore.test(String(code))) return true;
  return false;
}

/** @returns the code that PostgreSQL, the system or the S3 store gave an error, and what was said with it */
export function causeOf(error: unknown): { code: string; message: string } | null {
  let innermost: { code: string; message: string } | null = null;
  for (const { code, message, name } of causes(error)) {
    if (typeof code === 'string' && !ofStore.test(code)) return { code, message: String(message) };
    innermost = { code: String(name), message: String(message) };
  }
  // What an S3 store refuses has a name instead.
  return isOfStore(error) ? innermost : null;
}

/** @returns whether PostgreSQL itself said no: a connection that was lost leaves open whether a commit came through. */
export function isRefused(error: unknown): boolean {
  for (const cause of causes(error)) if (cause.severity === 'ERROR') return true;
  return false;
}

/** @returns whether the error is the violation of the unique constraint or index of this name (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (const cause of causes(error)) if (cause.code === '23505' && cause.constraint === constraint) return true;
  return false;
}

/** @returns whether the error is the violation of the exclusion constraint of this name (SQLSTATE 23P01). */
export function isExclusionViolation(error: unknown, constraint: string): boolean {
  for (const cause of causes(error)) if (cause.code === '23P01' && cause.constraint === constraint) return true;
  return false;
}

/** What a unique constraint or index guards: the field that must differ, and what is said when it does not. */
export type Taken = { constraint: string; field: string; sentence: string };

/** @returns the refusal of a value that is taken, also by a rival at the same moment; any other error as it is */
export function conflictOf(error: unknown, taken: readonly Taken[]): unknown {
  const found = taken.find(({ constraint }) => isUniqueViolation(error, constraint));
  return found ? fail('CONFLICT', found.sentence, { fields: { [found.field]: found.sentence } }) : error;
}

const isKnown = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code);

/**
 * What may be told about anything that was thrown. Only sentences that were meant for people leave the process: those of
 * `fail`, and GraphQL's own about a document or its variables. Everything else is INTERNAL_SERVER_ERROR or UNAVAILABLE.
 */
export function refusalOf(error: unknown): Refusal {
  if (isUnavailable(error)) return unavailable;
  if (!(error instanceof GraphQLError)) return internal;
  const given = error.extensions.code;
  const code = foreignCodes[String(given)] ?? given;
  // Without a path no resolver has run, and what points to a variable is about its value: GraphQL itself refuses it.
  const isAboutVariable = !error.path || error.nodes?.[0]?.kind === Kind.VARIABLE;
  if (code === undefined && isAboutVariable) return { code: 'BAD_USER_INPUT', status: 422, message: error.message };
  if (!isKnown(code)) return internal;
  const { fields, retryAfter } = error.extensions as { fields?: Faults; retryAfter?: number };
  const [status, sentence] = errors[code];
  // Nested too deeply to be read, a document fails with words of JavaScript.
  const message = [...causes(error)].some((cause) => cause instanceof RangeError) ? sentence : error.message;
  return { code, status, message, fields, retryAfter };
}

/** The refusal of whatever needs a database that is away. */
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
