import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  OperationTypeNode,
} from 'graphql';
import { apiTokenStrings } from '#schema/apiToken.ts';
import { type RoleWord, roleWords } from '#schema/user.ts';
import type { Asker, Context } from '#server/context.ts';
import { fail } from '#server/errors.ts';

type Said = { audience: RoleWord | 'public' | undefined; isSessionOnly: boolean };

/** What a field says about who may ask: a role, everybody, or nothing; and whether that takes a sign-in. */
function saidOf(field: GraphQLField<unknown, Context>): Said {
  const said: Said = { audience: undefined, isSessionOnly: false };
  for (const { name, arguments: given } of field.astNode?.directives ?? []) {
    if (name.value === 'sessionOnly') said.isSessionOnly = true;
    if (name.value === 'public') said.audience = 'public';
    const role = given?.find((argument) => argument.name.value === 'role')?.value;
    if (name.value === 'auth' && role?.kind === 'EnumValue')
      said.audience = roleWords[role.value as keyof typeof roleWords];
  }
  return said;
}

/**
 * The first gate: @auth and @sessionOnly, and what an API token may not, are judged before the resolver runs, and before a
 * subscription begins.
 * @throws Error at the start, when a root field says neither @auth nor @public
 */
export function guardType(type: GraphQLObjectType<unknown, Context>, isRoot: boolean): void {
  for (const field of Object.values(type.getFields())) {
    const { audience, isSessionOnly } = saidOf(field);
    if (!audience && isRoot) throw new Error(`${type.name}.${field.name} says neither @auth nor @public`);
    if (!audience) continue;
    const { resolve = defaultFieldResolver, subscribe } = field;
    const judge = (context: Context, { operation }: GraphQLResolveInfo) => {
      if (audience !== 'public') admit(context, audience);
      if (isRoot && operation.operation === OperationTypeNode.MUTATION) refuseReader(context);
      if (isSessionOnly && context.apiToken) throw fail('FORBIDDEN', apiTokenStrings.sessionOnly);
    };
    field.resolve = (source, args, context, info) => {
      judge(context, info);
      return resolve(source, args, context, info);
    };
    // A subscription is judged before it begins, and then before each of its answers.
    if (!subscribe) continue;
    field.subscribe = (source, args, context, info) => {
      judge(context, info);
      return subscribe(source, args, context, info);
    };
  }
}

/** @throws UNAUTHENTICATED for nobody, FORBIDDEN with too small a role, that of an API token included */
export function admit(asker: Asker, role: RoleWord): void {
  refuseReader(asker);
  const { viewer } = asker;
  if (!viewer) throw fail('UNAUTHENTICATED');
  if (role === 'admin' && viewer.role !== 'admin') throw fail('FORBIDDEN');
}

/** Changes that everybody may make are not for readers either. @throws FORBIDDEN for an API token that only reads */
export function refuseReader({ apiToken }: Asker): void {
  if (apiToken === 'published') throw fail('FORBIDDEN', apiTokenStrings.readOnly);
}
