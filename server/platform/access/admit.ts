import { apiTokenStrings } from '#schema/apiToken.ts';
import type { RoleWord } from '#schema/user.ts';
import type { Caller } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { admitScopes, type NeededScopes } from './scope.ts';

/**
 * Checks access outside GraphQL: for a route, or for a form before its body is read.
 * @throws UNAUTHENTICATED without a viewer, FORBIDDEN without the role or the scopes
 */
export function admit(caller: Caller, role: RoleWord, scopes: NeededScopes): void {
  admitRole(caller, role);
  admitScopes(caller, scopes);
}

/** @throws UNAUTHENTICATED without a viewer, FORBIDDEN without the role */
export function admitRole(caller: Caller, role: RoleWord): void {
  refuseReader(caller);
  const { viewer } = caller;
  if (!viewer) throw fail('UNAUTHENTICATED');
  if (role === 'admin' && viewer.role !== 'admin') throw fail('FORBIDDEN');
}

/** No scope covers public changes. @throws FORBIDDEN for an API token with scopes */
export function refusePublicChange({ scopes }: Caller): void {
  if (scopes) throw fail('FORBIDDEN', apiTokenStrings.publicChange);
}

/** @throws FORBIDDEN for a read-only API token, also for public changes */
export function refuseReader({ apiToken }: Caller): void {
  if (apiToken === 'published') throw fail('FORBIDDEN', apiTokenStrings.readOnly);
}
