import * as z from 'zod/mini';
import { line } from './common.ts';

/** What an API token may do, as it is stored, with the names in the GraphQL enum; the least comes first. */
export const tokenRoleNames = { published: 'PUBLISHED', staff: 'STAFF', admin: 'ADMIN' } as const;
export type TokenRole = keyof typeof tokenRoleNames;
/** The same the other way round: what the code and the database say for a name of the enum. */
export const tokenRoles = Object.fromEntries(Object.entries(tokenRoleNames).map(([role, name]) => [name, role])) as {
  [Role in TokenRole as (typeof tokenRoleNames)[Role]]: Role;
};

/** What every API token begins with, so that people and secret scanners know one when they see it. */
export const TOKEN_PREFIX = 'mqt_';
/** How many of its last characters are kept to tell it by. */
export const HINT_LENGTH = 4;
/** How many days a token is good at most: one that nobody remembers is dead within the year. */
export const MAX_TOKEN_DAYS = 365;

/** What the screen and the server say of API tokens. */
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
  notFound: 'API token not found.',
  readOnly: 'This API token may only read what is published.',
  sessionOnly: 'An API token may not do this: please sign in.',
} as const;

const badDays = `Please choose between 1 and ${MAX_TOKEN_DAYS} days`;

/** A token to be issued. */
export const IssueApiTokenInput = z.object({
  name: line(2, 120, 'Please name what the token is for'),
  role: z.enum(Object.keys(tokenRoleNames) as [TokenRole, ...TokenRole[]], 'Please choose what the token may do'),
  days: z.int(badDays).check(z.gte(1, badDays), z.lte(MAX_TOKEN_DAYS, badDays)),
});
