import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
} from 'graphql';

const hasDirective = ({ astNode }: GraphQLField<unknown, unknown>, names: readonly string[]): boolean =>
  (astNode?.directives ?? []).some(({ name }) => names.includes(name.value));

/**
 * The types that a query, mutation or subscription for everybody leads to, through whatever fields nothing keeps closed.
 * A scope keeps no field closed: it is asked of API tokens alone.
 */
export function publicTypes(schema: GraphQLSchema): Set<GraphQLObjectType> {
  const reached = new Set<GraphQLObjectType>();
  const reach = (type: GraphQLNamedType): void => {
    if (isAbstractType(type)) for (const one of schema.getPossibleTypes(type)) reach(one);
    if (!isObjectType(type) || reached.has(type)) return;
    reached.add(type);
    for (const field of Object.values(type.getFields()))
      if (!hasDirective(field, ['auth'])) reach(getNamedType(field.type));
  };
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const field of Object.values(root?.getFields() ?? {}))
      if (hasDirective(field, ['public'])) reach(getNamedType(field.type));
  return reached;
}

/**
 * A field that `extend type` adds to a type which everybody reaches is easily taken for one that staff alone see: it says itself who may
 * ask for it.
 * @throws Error at the start, for one that says neither @auth nor @public
 */
export function guardExtensions(schema: GraphQLSchema): void {
  for (const type of publicTypes(schema)) {
    const added = type.extensionASTNodes.flatMap(({ fields = [] }) => fields.map(({ name }) => name.value));
    for (const name of added) {
      const field = type.getFields()[name];
      if (!field || hasDirective(field, ['auth', 'public'])) continue;
      throw new Error(`${type.name}.${name} says neither @auth nor @public, and everybody reaches ${type.name}`);
    }
  }
}
