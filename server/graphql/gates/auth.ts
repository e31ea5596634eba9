import {
  type ArgumentNode,
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  OperationTypeNode,
} from 'graphql';
import { apiTokenStrings, type TokenScope } from '#schema/apiToken.ts';
import { type RoleWord, roleWords } from '#schema/user.ts';
import type { Asker, Context } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { admitScopes, type NeededScopes } from './scope.ts';

type Said = {
  audience: RoleWord | 'public' | undefined;
  isSessionOnly: boolean;
  /** Undefined where nothing is said of scopes. */
  scopes: NeededScopes | undefined;
};

/** What a field says about who may ask: a role, everybody, or nothing; whether that takes a sign-in; and which scopes. */
function saidOf(field: GraphQLField<unknown, Context>): Said {
  const said: Said = { audience: undefined, isSessionOnly: false, scopes: undefined };
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
  (field && saidOf(field).scopes) ?? 'unscopedOnly';

/**
 * The first gate: @auth, @sessionOnly and @scope, and what an API token may not, are judged before the resolver runs, and before
 * a subscription begins.
 * @throws Error at the start, when a root field says neither @auth nor @public, or a field with @auth nothing of scopes
 */
export function guardType(type: GraphQLObjectType<unknown, Context>, isRoot: boolean): void {
  for (const field of Object.values(type.getFields())) {
    const { audience, isSessionOnly, scopes } = saidOf(field);
    const path = `${type.name}.${field.name}`;
    if (!audience && isRoot) throw new Error(`${path} says neither @auth nor @public`);
    if (audience && audience !== 'public' && !scopes && !isSessionOnly)
      throw new Error(`${path} says none of @scope, @unscopedOnly and @sessionOnly`);
    if (!audience && !scopes) continue;
    const { resolve = defaultFieldResolver, subscribe } = field;
    const said = { audience, isSessionOnly, scopes };
    const judge = (context: Context, { operation }: GraphQLResolveInfo) =>
      judgeField(context, said, isRoot && operation.operation === OperationTypeNode.MUTATION);
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

/** @throws UNAUTHENTICATED, FORBIDDEN */
function judgeField(asker: Asker, { audience, isSessionOnly, scopes }: Said, isChange: boolean): void {
  if (audience && audience !== 'public') admitRole(asker, audience);
  if (isChange) refuseReader(asker);
  if (isSessionOnly && asker.apiToken) throw fail('FORBIDDEN', apiTokenStrings.sessionOnly);
  if (scopes) admitScopes(asker, scopes);
  // What is for everybody belongs to no kind: it is read by any token, and changed by none that is for some kinds.
  else if (isChange) refusePublicChange(asker);
}

/** Judges a root field before it is asked for, as the gate will. @throws UNAUTHENTICATED, FORBIDDEN */
export const judgeRootField = (
  asker: Asker,
  operation: OperationTypeNode,
  field: GraphQLField<unknown, Context>,
): void => judgeField(asker, saidOf(field), operation === OperationTypeNode.MUTATION);

/**
 * Admits to what is no field of the schema: a route, or a form before its body is read.
 * @throws UNAUTHENTICATED for nobody, FORBIDDEN with too small a role or too few scopes, those of an API token included
 */
export function admit(asker: Asker, role: RoleWord, scopes: NeededScopes): void {
  admitRole(asker, role);
  admitScopes(asker, scopes);
}

function admitRole(asker: Asker, role: RoleWord): void {
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
