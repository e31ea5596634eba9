import { apiTokenStrings, type TokenScope } from '#schema/apiToken.ts';
import type { Caller } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';

/**
 * The scopes that a token with scopes needs: all of `all` and one of `any`. `unscopedOnly` refuses every such token.
 */
export type NeededScopes = { all?: readonly TokenScope[]; any?: readonly TokenScope[] } | 'unscopedOnly';

/** Readable by every permitted caller, independent of scopes (the schema, for example). */
export const noScope: NeededScopes = {};

/** @throws FORBIDDEN with the missing scope; only for an API token with scopes */
export function admitScopes({ scopes }: Caller, needed: NeededScopes): void {
  if (!scopes) return;
  if (needed === 'unscopedOnly') throw fail('FORBIDDEN', apiTokenStrings.unscopedOnly);
  const { all = [], any } = needed;
  const lacking = all.find((scope) => !scopes.includes(scope));
  if (lacking) throw fail('FORBIDDEN', apiTokenStrings.lacks(lacking));
  if (any && !any.some((scope) => scopes.includes(scope))) throw fail('FORBIDDEN', apiTokenStrings.lacksAny(any));
}

/** Callers without a scoped API token have every scope. */
export const hasScope = ({ scopes }: Caller, scope: TokenScope): boolean => !scopes || scopes.includes(scope);

export const hasScopes = ({ scopes }: Caller, needed: NeededScopes): boolean => {
  if (!scopes) return true;
  if (needed === 'unscopedOnly') return false;
  const { all = [], any } = needed;
  return all.every((scope) => scopes.includes(scope)) && (!any || any.some((scope) => scopes.includes(scope)));
};

/** Whether a staff caller may read unpublished content of this scope. */
export const seesAsStaff = (caller: Caller, scope: TokenScope): boolean =>
  caller.viewer !== null && hasScope(caller, scope);
