import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { type RoleWord, roleWords } from '#schema/user.ts';
import type { Context } from '#server/context.ts';
import { fail } from '#server/errors.ts';

/** What a field says about who may ask: a role, everybody, or nothing. */
function audienceOf(field: GraphQLField<unknown, Context>): RoleWord | 'public' | undefined {
  for (const directive of field.astNode?.directives ?? []) {
    if (directive.name.value === 'public') return 'public';
    const role = directive.arguments?.find((argument) => argument.name.value === 'role')?.value;
    if (directive.name.value === 'auth' && role?.kind === 'EnumValue')
      return roleWords[role.value as keyof typeof roleWords];
  }
  return undefined;
}

/**
 * The first gate: @auth is judged before the resolver runs.
 * @throws Error at the start, when a root field says neither @auth nor @public
 */
export function guardType(type: GraphQLObjectType<unknown, Context>, isRoot: boolean): void {
  for (const field of Object.values(type.getFields())) {
    const audience = audienceOf(field);
    if (!audience && isRoot) throw new Error(`${type.name}.${field.name} says neither @auth nor @public`);
    if (!audience || audience === 'public') continue;
    const { resolve } = field;
    field.resolve = (source, args, context, info) => {
      admit(context, audience);
      return resolve?.(source, args, context, info);
    };
  }
}

/** @throws UNAUTHENTICATED without a session, FORBIDDEN with too small a role */
export function admit({ viewer }: Pick<Context, 'viewer'>, role: RoleWord): void {
  if (!viewer) throw fail('UNAUTHENTICATED');
  if (role === 'admin' && viewer.role !== 'admin') throw fail('FORBIDDEN');
}
