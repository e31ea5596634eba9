import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldConfig,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import { apiTokenStrings } from '#schema/apiToken.ts';
import { admitRole, refusePublicChange, refuseReader } from '#server/platform/access/admit.ts';
import { accessOf, type FieldAccess } from '#server/platform/access/fieldAccess.ts';
import { admitScopes } from '#server/platform/access/scope.ts';
import type { Caller, Context } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { refuseBeforeLaunch } from './launch.ts';

type FieldConfig = GraphQLFieldConfig<unknown, Context>;

/**
 * First gate: runs before the resolver, and before a subscription starts.
 * @throws Error at the start, when a root field has neither @auth nor @public, or a field with @auth has no scopes
 */
export function guardField(schema: GraphQLSchema, field: FieldConfig, path: string, isRoot: boolean): FieldConfig {
  const access = accessOf(schema, field);
  const { audience, isSessionOnly, scopes } = access;
  if (!audience && isRoot) throw new Error(`${path} says neither @auth nor @public`);
  if (audience && audience !== 'public' && !scopes && !isSessionOnly)
    throw new Error(`${path} says none of @scope, @unscopedOnly and @sessionOnly`);
  if (!audience && !scopes) return field;
  const { resolve = defaultFieldResolver, subscribe } = field;
  const judge = (context: Context, { operation }: GraphQLResolveInfo) => {
    if (isRoot && audience === 'public') refuseBeforeLaunch(context, path);
    judgeField(context, access, isRoot && operation.operation === OperationTypeNode.MUTATION);
  };
  return {
    ...field,
    resolve(source, args, context, info) {
      judge(context, info);
      return resolve(source, args, context, info);
    },
    // A subscription is checked before it starts, and before each of its results.
    subscribe:
      subscribe &&
      ((source, args, context, info) => {
        judge(context, info);
        return subscribe(source, args, context, info);
      }),
  };
}

function judgeField(caller: Caller, { audience, isSessionOnly, scopes }: FieldAccess, isChange: boolean): void {
  if (audience && audience !== 'public') admitRole(caller, audience);
  if (isChange) refuseReader(caller);
  if (isSessionOnly && caller.apiToken) throw fail('FORBIDDEN', apiTokenStrings.sessionOnly);
  if (scopes) admitScopes(caller, scopes);
  // A public field needs no scope: every token may read it, and no token with scopes may change it.
  else if (isChange) refusePublicChange(caller);
}

/** Checks a root field as the gate does. @throws UNAUTHENTICATED, FORBIDDEN */
export const judgeRootField = (
  caller: Caller,
  schema: GraphQLSchema,
  operation: OperationTypeNode,
  field: GraphQLField<unknown, Context>,
): void => judgeField(caller, accessOf(schema, field), operation === OperationTypeNode.MUTATION);
