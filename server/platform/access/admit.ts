import { apiTokenStrings } from '#schema/apiToken.ts';
import type { RoleWord } from '#schema/user.ts';
import type { Asker } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { admitScopes, type NeededScopes } from './scope.ts';

/**
 * Admits to what is no field of the schema: a route, or a form before its body is read.
 * @throws UNAUTHENTICATED for nobody, FORBIDDEN with too small a role or too few scopes, those of an API token included
 */
export function admit(asker: Asker, role: RoleWord, scopes: NeededScopes): void {
  admitRole(asker, role);
  admitScopes(asker, scopes);
}

/** @throws UNAUTHENTICATED for nobody, FORBIDDEN with too small a role */
export function admitRole(asker: Asker, role: RoleWord): void {
  refuseReader(asker);
  const { viewer } = asker;
  if (!viewer) throw fail('UNAUTHENTICATED');
  if (role === 'admin' && viewer.role !== 'admin') throw fail('FORBIDDEN');
}

/** Changes that everybody may make belong to no kind. @throws FORBIDDEN for an API token with scopes */
export function refusePublicChange({ scopes }: Asker): void {
  if (scopes) throw fail('FORBIDDEN', apiTokenStrings.publicChange);
}

/** Changes that everybody may make are not for readers either. @throws FORBIDDEN for an API token that only reads */
export function refuseReader({ apiToken }: Asker): void {
  if (apiToken === 'published') throw fail('FORBIDDEN', apiTokenStrings.readOnly);
}
