import { getDirective } from '@graphql-tools/utils';
import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** Types that public root fields reach through fields without @auth. @scope only applies to API tokens. */
function publicTypes(schema: GraphQLSchema): Set<GraphQLObjectType> {
  const reached = new Set<GraphQLObjectType>();
  const reach = (type: GraphQLNamedType): void => {
    if (isAbstractType(type)) for (const one of schema.getPossibleTypes(type)) reach(one);
    if (!isObjectType(type) || reached.has(type)) return;
    reached.add(type);
    for (const field of Object.values(type.getFields()))
      if (!getDirective(schema, field, 'auth')) reach(getNamedType(field.type));
  };
  // The interface Node is checked with the field of the object's type.
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    for (const field of Object.values(root?.getFields() ?? {}))
      if (getDirective(schema, field, 'public') && !isInterfaceType(getNamedType(field.type)))
        reach(getNamedType(field.type));
  return reached;
}

/** Such a field is easily mistaken for a staff field. @throws Error at the start without @auth or @public */
export function guardExtensions(schema: GraphQLSchema): void {
  for (const type of publicTypes(schema)) {
    const added = type.extensionASTNodes.flatMap(({ fields = [] }) => fields.map(({ name }) => name.value));
    for (const name of added) {
      const field = type.getFields()[name];
      if (!field || ['auth', 'public'].some((directive) => getDirective(schema, field, directive))) continue;
      throw new Error(`${type.name}.${name} says neither @auth nor @public, and everybody reaches ${type.name}`);
    }
  }
}
