import { apiTokenStrings, type TokenScope } from '#schema/apiToken.ts';
import type { Asker } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';

/** What an API token with scopes needs: every one of `all`, and one of `any`; or it may not ask, whatever it has. */
export type NeededScopes = { all?: readonly TokenScope[]; any?: readonly TokenScope[] } | 'unscopedOnly';

/** What is told to whoever may be there at all, such as the schema, and belongs to no kind. */
export const noScope: NeededScopes = {};

/** @throws FORBIDDEN for an API token with scopes that lacks one, with the name of it; never for anybody else */
export function admitScopes({ scopes }: Asker, needed: NeededScopes): void {
  if (!scopes) return;
  if (needed === 'unscopedOnly') throw fail('FORBIDDEN', apiTokenStrings.unscopedOnly);
  const { all = [], any } = needed;
  const lacking = all.find((scope) => !scopes.includes(scope));
  if (lacking) throw fail('FORBIDDEN', apiTokenStrings.lacks(lacking));
  if (any && !any.some((scope) => scopes.includes(scope))) throw fail('FORBIDDEN', apiTokenStrings.lacksAny(any));
}

/** @returns whether an asker has a scope, as everybody has who comes without an API token with scopes */
export const hasScope = ({ scopes }: Asker, scope: TokenScope): boolean => !scopes || scopes.includes(scope);

/** @returns whether an asker has what is needed, as admitScopes would judge */
export const hasScopes = ({ scopes }: Asker, needed: NeededScopes): boolean => {
  if (!scopes) return true;
  if (needed === 'unscopedOnly') return false;
  const { all = [], any } = needed;
  return all.every((scope) => scopes.includes(scope)) && (!any || any.some((scope) => scopes.includes(scope)));
};

/** @returns whether somebody of the staff asks who may read what a scope lets read: drafts, what is not published yet */
export const seesAsStaff = (asker: Asker, scope: TokenScope): boolean =>
  asker.viewer !== null && hasScope(asker, scope);
