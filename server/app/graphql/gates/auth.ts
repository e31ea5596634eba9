import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  OperationTypeNode,
} from 'graphql';
import { apiTokenStrings } from '#schema/apiToken.ts';
import { admitRole, refusePublicChange, refuseReader } from '#server/platform/access/admit.ts';
import { accessOf, type FieldAccess } from '#server/platform/access/fieldAccess.ts';
import { admitScopes } from '#server/platform/access/scope.ts';
import type { Caller, Context } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';

/**
 * First gate: runs before the resolver, and before a subscription starts.
 * @throws Error at the start, when a root field has neither @auth nor @public, or a field with @auth has no scopes
 */
export function guardType(type: GraphQLObjectType<unknown, Context>, isRoot: boolean): void {
  for (const field of Object.values(type.getFields())) {
    const { audience, isSessionOnly, scopes } = accessOf(field);
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
    // A subscription is checked before it starts, and before each of its results.
    if (!subscribe) continue;
    field.subscribe = (source, args, context, info) => {
      judge(context, info);
      return subscribe(source, args, context, info);
    };
  }
}

function judgeField(asker: Caller, { audience, isSessionOnly, scopes }: FieldAccess, isChange: boolean): void {
  if (audience && audience !== 'public') admitRole(asker, audience);
  if (isChange) refuseReader(asker);
  if (isSessionOnly && asker.apiToken) throw fail('FORBIDDEN', apiTokenStrings.sessionOnly);
  if (scopes) admitScopes(asker, scopes);
  // A public field needs no scope: every token may read it, and no token with scopes may change it.
  else if (isChange) refusePublicChange(asker);
}

/** Checks a root field as the gate does. @throws UNAUTHENTICATED, FORBIDDEN */
export const judgeRootField = (
  asker: Caller,
  operation: OperationTypeNode,
  field: GraphQLField<unknown, Context>,
): void => judgeField(asker, accessOf(field), operation === OperationTypeNode.MUTATION);
