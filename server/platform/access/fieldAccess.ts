import { getDirectives } from '@graphql-tools/utils';
import type { GraphQLField, GraphQLFieldConfig, GraphQLSchema } from 'graphql';
import type { RoleWord } from '#schema/user.ts';
import type { Context } from '#server/platform/context.ts';
import type { NeededScopes } from './scope.ts';

export type FieldAccess = {
  audience: RoleWord | 'public' | undefined;
  isSessionOnly: boolean;
  /** Undefined if the schema declares no scopes. */
  scopes: NeededScopes | undefined;
};

type Field = GraphQLField<unknown, Context> | GraphQLFieldConfig<unknown, Context>;

/** @param schema with the values of the enum Role, which are in the arguments of @auth */
export function accessOf(schema: GraphQLSchema, field: Field): FieldAccess {
  const directives = Object.fromEntries(getDirectives(schema, field).map(({ name, args = {} }) => [name, args]));
  return {
    audience: directives.public ? 'public' : directives.auth?.role,
    isSessionOnly: directives.sessionOnly !== undefined,
    scopes: directives.unscopedOnly ? 'unscopedOnly' : directives.scope,
  };
}

/** A field without declared scopes is refused for every token with scopes. */
export const scopesOf = (schema: GraphQLSchema, field: Field | undefined): NeededScopes =>
  (field && accessOf(schema, field).scopes) ?? 'unscopedOnly';
