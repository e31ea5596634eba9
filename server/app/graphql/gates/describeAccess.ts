import type { GraphQLFieldConfig, GraphQLSchema } from 'graphql';
import { roleNames } from '#schema/user.ts';
import { accessOf } from '#server/platform/access/fieldAccess.ts';
import type { NeededScopes } from '#server/platform/access/scope.ts';
import type { Context } from '#server/platform/context.ts';

type FieldConfig = GraphQLFieldConfig<unknown, Context>;

/** Adds role and scopes to the description of a field: introspection has no directives. */
export function describeAccess(schema: GraphQLSchema, field: FieldConfig): FieldConfig {
  const { audience, isSessionOnly, scopes } = accessOf(schema, field);
  const role = audience && audience !== 'public' && roleNames[audience];
  const parts = [
    role && `Role: ${role}.`,
    isSessionOnly ? 'API tokens: none.' : scopes && `Scopes of API tokens: ${scopeText(scopes)}.`,
  ].filter(Boolean);
  return parts.length
    ? { ...field, description: [field.description, parts.join(' ')].filter(Boolean).join('\n\n') }
    : field;
}

function scopeText(needed: NeededScopes): string {
  if (needed === 'unscopedOnly') return 'no scope permits it, only a token without scopes';
  const { all = [], any = [] } = needed;
  const oneOf = any.length ? [any.length > 1 ? `one of ${any.join(', ')}` : any.join()] : [];
  return [...all, ...oneOf].join(' and ');
}
