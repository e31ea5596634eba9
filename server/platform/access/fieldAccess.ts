import type { ArgumentNode, GraphQLField } from 'graphql';
import type { TokenScope } from '#schema/apiToken.ts';
import { type RoleWord, roleWords } from '#schema/user.ts';
import type { Context } from '#server/platform/context.ts';
import type { NeededScopes } from './scope.ts';

/** What a field of the schema says about who may ask. */
export type FieldAccess = {
  audience: RoleWord | 'public' | undefined;
  isSessionOnly: boolean;
  /** Undefined where nothing is said of scopes. */
  scopes: NeededScopes | undefined;
};

/** What a field says about who may ask: a role, everybody, or nothing; whether that takes a sign-in; and which scopes. */
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

/** @returns what the schema says of the scopes of a field; what it says nothing of is for no token with scopes */
export const scopesOf = (field: GraphQLField<unknown, Context> | undefined): NeededScopes =>
  (field && accessOf(field).scopes) ?? 'unscopedOnly';
