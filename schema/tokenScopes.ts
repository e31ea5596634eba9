import { adminScopes, type TokenRole, type TokenScope, tokenScopes } from './apiToken.ts';

/** Labels by the prefix of a scope. */
const kinds: Record<string, string> = {
  MESSAGES: 'Messages',
  CONTENT: 'Posts, pages and portfolio',
  REVIEWS: 'Reviews',
  AFFILIATES: 'Affiliates',
  BOOKINGS: 'Booked calls',
  INSIGHTS: 'Insights',
  SITE: 'Site',
  AUDIT: 'Audit log',
  WEBHOOKS: 'Webhooks',
  REMOVE: 'All of these',
};

/** Labels by the suffix of a scope. */
const accesses: Record<string, string> = {
  READ: 'Read',
  WRITE: 'Write',
  REPLY: 'Reply',
  PUBLISH: 'Publish',
  REMOVE: 'Delete',
};

const kindOf = (scope: TokenScope) => kinds[scope.replace(/_.*/, '')] as string;
export const accessOf = (scope: TokenScope): string => accesses[scope.replace(/.*_/, '')] as string;

/** @returns the scopes that a token of a role can have, grouped by kind */
export function kindsOf(role: TokenRole): [kind: string, scopes: TokenScope[]][] {
  return [...Map.groupBy(scopesFor(role, tokenScopes), kindOf)];
}

export function scopesFor(role: TokenRole, scopes: readonly TokenScope[]): TokenScope[] {
  if (role === 'published') return [];
  return scopes.filter((scope) => role === 'admin' || !adminScopes.includes(scope));
}

/** @returns scopes as text: `Messages: Read, Write; Insights: Read` */
export const wordsOf = (scopes: readonly TokenScope[]): string =>
  [...Map.groupBy(scopes, kindOf)].map(([kind, theirs]) => `${kind}: ${theirs.map(accessOf).join(', ')}`).join('; ');
