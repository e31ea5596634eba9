import type { ArgumentNode, GraphQLField } from 'graphql';
import type { TokenScope } from '#schema/apiToken.ts';
import { type RoleWord, roleWords } from '#schema/user.ts';
import type { Context } from '#server/platform/context.ts';
import type { NeededScopes } from './scope.ts';

export type FieldAccess = {
  audience: RoleWord | 'public' | undefined;
  isSessionOnly: boolean;
  /** Undefined if the schema declares no scopes. */
  scopes: NeededScopes | undefined;
};

export function accessOf(field: GraphQLField<unknown, Context>): FieldAccess {
  const said: FieldAccess = { audience: undefined, isSessionOnly: false, scopes: undefined };
  for (const { name, arguments: given = [] } of field.astNode?.directives ?? []) {
    if (name.value === 'sessionOnly') said.isSessionOnly = true;
    if (name.value === 'public') said.audience = 'public';
    if (name.value === 'unscopedOnly') said.scopes = 'unscopedOnly';
    if (name.value === 'scope') said.scopes = Object.fromEntries(given.map((one) => [one.name.value, namesIn(one)]));
    const role = given.find((argument) => argument.name.value === 'role')?.value;
    if (name.value === 'auth' && role?.kind === 'EnumValue')
      said.audience = roleWords[role.value as keyof typeof roleWords];
  }
  return said;
}

const namesIn = ({ value }: ArgumentNode): TokenScope[] =>
  value.kind === 'ListValue'
    ? value.values.flatMap((one) => (one.kind === 'EnumValue' ? [one.value as TokenScope] : []))
    : [];

/** A field without declared scopes is refused for every token with scopes. */
export const scopesOf = (field: GraphQLField<unknown, Context> | undefined): NeededScopes =>
  (field && accessOf(field).scopes) ?? 'unscopedOnly';
