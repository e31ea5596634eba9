import * as z from 'zod/mini';
import { line } from './common.ts';

/** Stored value of each role with its name in the GraphQL enum, least permissions first. */
export const tokenRoleNames = { published: 'PUBLISHED', staff: 'STAFF', admin: 'ADMIN' } as const;
export type TokenRole = keyof typeof tokenRoleNames;
/** Inverse of tokenRoleNames: stored value by enum name. */
export const tokenRoles = Object.fromEntries(Object.entries(tokenRoleNames).map(([role, name]) => [name, role])) as {
  [Role in TokenRole as (typeof tokenRoleNames)[Role]]: Role;
};

/** Names in the GraphQL enum and in the database. */
export const tokenScopes = [
  ...(['MESSAGES_READ', 'MESSAGES_WRITE', 'MESSAGES_REPLY'] as const),
  ...(['CONTENT_READ', 'CONTENT_WRITE', 'CONTENT_PUBLISH'] as const),
  ...(['REVIEWS_READ', 'REVIEWS_WRITE', 'REVIEWS_PUBLISH'] as const),
  ...(['AFFILIATES_READ', 'AFFILIATES_WRITE', 'BOOKINGS_READ', 'BOOKINGS_WRITE'] as const),
  ...(['INSIGHTS_READ', 'SITE_READ', 'SITE_WRITE', 'AUDIT_READ'] as const),
  ...(['WEBHOOKS_READ', 'WEBHOOKS_WRITE', 'REMOVE'] as const),
] as const;
export type TokenScope = (typeof tokenScopes)[number];
/** Scopes of fields that require the role ADMIN. */
export const adminScopes: readonly TokenScope[] = [
  ...(['SITE_READ', 'SITE_WRITE', 'AUDIT_READ', 'WEBHOOKS_READ', 'WEBHOOKS_WRITE'] as const),
];

/** @returns the read scope that belongs to a write scope; undefined for read scopes and for REMOVE */
export function readScopeOf(scope: TokenScope): TokenScope | undefined {
  const read = scope.replace(/_(WRITE|REPLY|PUBLISH)$/, '_READ') as TokenScope;
  return read !== scope ? read : undefined;
}

/** @returns the scopes with the read scopes they imply, without duplicates, in the order of the list */
export function withReading(scopes: readonly TokenScope[]): TokenScope[] {
  const implied = new Set(scopes.flatMap((scope) => [scope, readScopeOf(scope) ?? scope]));
  return tokenScopes.filter((scope) => implied.has(scope));
}

/** Prefix of every API token, so that people and secret scanners recognise one. */
export const TOKEN_PREFIX = 'mqt_';
/** Prefix of every access token of a connected app. */
export const APP_TOKEN_PREFIX = 'mqa_';
/** Number of final characters that are stored to identify a token. */
export const HINT_LENGTH = 4;
/** Limits the life of forgotten tokens to a year. */
export const MAX_TOKEN_DAYS = 365;
/** Longest time, in hours, for which the old secret of a rotated token is accepted. */
export const MAX_OVERLAP_HOURS = 168;
/** A greater limit has no effect: a server process accepts no more from one address (server/app/http/floodLimit.ts). */
export const MAX_REQUESTS_PER_MINUTE = 30_000;

export const apiTokenStrings = {
  issued: 'API token issued.',
  issueFailed: 'Failed to issue API token.',
  faults: 'Please correct the form errors.',
  copied: 'Token copied to clipboard!',
  copyFailed: 'The token could not be copied. Please select it and copy it by hand.',
  commandCopied: 'Command copied to clipboard!',
  commandCopyFailed: 'The command could not be copied. Please select it and copy it by hand.',
  listFailed: 'Failed to load API tokens.',
  revoked: 'API token revoked.',
  revokeFailed: 'Failed to revoke API token.',
  rotated: 'API token rotated.',
  rotateFailed: 'Failed to rotate API token.',
  overlapEnded: 'Old secret ended.',
  endOverlapFailed: 'Failed to end the old secret.',
  limited: 'Limit saved.',
  limitFailed: 'Failed to save the limit.',
  othersToken: 'Only the admin who issued a token can rotate it: please issue one of your own.',
  appsToken: 'The tokens of a connected app rotate by themselves.',
  notActive: 'This token is not valid any more: please issue another one.',
  tooMany: (most: number) => `This API token may send ${most} requests a minute.`,
  notFound: 'API token not found.',
  readOnly: 'This API token may only read what is published.',
  sessionOnly: 'An API token may not do this: please sign in.',
  noScope: 'Please choose what it may do, or let it use its whole role',
  noScopes: 'A token that reads what is published takes no scopes',
  adminScopes: (scopes: readonly TokenScope[]) => `Only a token with the role ADMIN may have ${scopes.join(', ')}`,
  lacks: (scope: TokenScope) => `This API token lacks the scope ${scope}.`,
  lacksAny: (scopes: readonly TokenScope[]) => `This API token lacks the scope: one of ${scopes.join(', ')}.`,
  unscopedOnly: 'No API token with scopes may do this.',
  publicChange: 'What everybody may change takes no API token with scopes: please send it without.',
} as const;

/** @returns why a token of this role cannot have these scopes; null when it can, and when there are none */
function faultOfScopes(role: TokenRole, scopes: readonly TokenScope[] | null | undefined): string | null {
  if (!scopes) return null;
  if (role === 'published') return apiTokenStrings.noScopes;
  if (!scopes.length) return apiTokenStrings.noScope;
  const forAdmins = role === 'admin' ? [] : adminScopes.filter((scope) => scopes.includes(scope));
  return forAdmins.length ? apiTokenStrings.adminScopes(forAdmins) : null;
}

const badDays = `Please choose between 1 and ${MAX_TOKEN_DAYS} days`;
const lifetime = z.int(badDays).check(z.gte(1, badDays), z.lte(MAX_TOKEN_DAYS, badDays));
const badLimit = `Please choose between 1 and ${MAX_REQUESTS_PER_MINUTE} requests a minute, or none for no limit`;
const requestsPerMinute = z.nullish(
  z.int(badLimit).check(z.gte(1, badLimit), z.lte(MAX_REQUESTS_PER_MINUTE, badLimit)),
);
const badOverlap = `Please choose between 0 and ${MAX_OVERLAP_HOURS} hours`;

export const RotateApiTokenInput = z.object({
  overlapHours: z.optional(z.int(badOverlap).check(z.gte(0, badOverlap), z.lte(MAX_OVERLAP_HOURS, badOverlap))),
  days: z.nullish(lifetime),
});

export const ApiTokenLimitInput = z.object({ requestsPerMinute });

export const IssueApiTokenInput = z
  .object({
    name: line(2, 120, 'Please name what the token is for'),
    role: z.enum(Object.keys(tokenRoleNames) as [TokenRole, ...TokenRole[]], 'Please choose what the token may do'),
    scopes: z.nullish(z.array(z.enum(tokenScopes, apiTokenStrings.noScope))),
    days: lifetime,
    requestsPerMinute,
  })
  .check(
    z.superRefine<{ role: TokenRole; scopes?: readonly TokenScope[] | null | undefined }>(
      ({ role, scopes }, { issues }) => {
        const message = Array.isArray(scopes) || !scopes ? faultOfScopes(role, scopes) : null;
        if (message) issues.push({ code: 'custom', path: ['scopes'], input: scopes, message, continue: true });
      },
      // Runs beside the checks of single fields, so that a form shows all errors at once.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  );
