import { parse } from 'graphql';
import { failureOf } from '#server/app/rest/failure.ts';
import type { Row } from '#server/app/rest/row.ts';
import { type ErrorCode, errors } from '#server/platform/errors.ts';
import { takesKey } from '#server/platform/idempotency/takesKey.ts';

export function refusalsOf(row: Row): ErrorCode[] {
  const { bearer, input, malformed, method, operation, path, refusals = [] } = row;
  const codes: ErrorCode[] = [];
  if (bearer) codes.push('UNAUTHENTICATED');
  // A read-only API token is refused for public changes too.
  if (bearer || method !== 'GET') codes.push('FORBIDDEN');
  if (path.includes(':')) codes.push('NOT_FOUND', 'BAD_USER_INPUT');
  // A key that was used for something else is an error too.
  if (input || takesKey(parse(operation))) codes.push('BAD_USER_INPUT');
  // A call without a required body still refuses an unreadable one.
  if (method !== 'GET')
    codes.push(malformed ? 'BAD_USER_INPUT' : 'BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA');
  // Every API token may have a limit, and floods of one address are refused everywhere.
  codes.push(...refusals, 'METHOD_NOT_ALLOWED', 'RATE_LIMITED', 'UNAVAILABLE');
  return [...new Set(codes)].sort((a, b) => errors[a][0] - errors[b][0]);
}

const integer = { type: 'integer', minimum: 1 };
const headers: Partial<Record<ErrorCode, object>> = {
  METHOD_NOT_ALLOWED: {
    Allow: { description: 'The methods of this path.', required: true, schema: { type: 'string' } },
  },
  RATE_LIMITED: {
    'Retry-After': { description: 'Seconds to wait.', required: true, schema: integer },
    'RateLimit-Policy': {
      description: 'The rate limits of the client address or of the token: `q` points in `w` seconds.',
      schema: { type: 'string' },
    },
    RateLimit: {
      description: 'The remainder of each limit: `r` points, and `t` seconds until it resets.',
      schema: { type: 'string' },
    },
  },
  UNAVAILABLE: { 'Retry-After': { description: 'Seconds to wait.', required: true, schema: integer } },
};

const EXAMPLE_ID = '4f1c2b7e-9d0a-4c58-8a55-0f2b6f1f7c11';
const content = (code: ErrorCode, message: string) => ({
  'application/json': {
    schema: { $ref: '#/components/schemas/Failure' },
    example: failureOf({ code, message }, EXAMPLE_ID),
  },
});

export const failuresOfAll = (rows: Row[]) =>
  Object.fromEntries(
    [...new Set(rows.flatMap(refusalsOf))].map((code) => {
      const [, message] = errors[code];
      return [code, { description: message, headers: headers[code], content: content(code, message) }];
    }),
  );

export const failuresOf = (row: Row) =>
  Object.fromEntries(refusalsOf(row).map((code) => [errors[code][0], { $ref: `#/components/responses/${code}` }]));

export const withStatuses = (description: string) =>
  description.replace(/\b[A-Z]+(?:_[A-Z]+)*\b/g, (code) =>
    code in errors ? String(errors[code as ErrorCode][0]) : code,
  );
