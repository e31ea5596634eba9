import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;
const MAX_DEPTH = 4;

/** A selection of all fields of a type that need no arguments, with those of the objects in it, without inner lists. */
export function allFieldsOf(
  type: GraphQLObjectType,
  isWanted: (field: Field) => boolean,
  within: readonly string[] = [type.name],
): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (!isWanted(field) || field.args.some(isRequiredArgument)) return [];
    if (isLeafType(inner)) return field.name;
    const isShown = isObjectType(inner) && !inner.name.endsWith('Connection') && !within.includes(inner.name);
    if (!isShown || within.length >= MAX_DEPTH) return [];
    return `${field.name} ${allFieldsOf(inner, isWanted, [...within, inner.name])}`;
  });
  return `{ __typename ${fields.join(' ')} }`;
}

/** The root queries that need no arguments, each with all fields: two entries of a list, or the object. */
export const allQueriesOf = (schema: GraphQLSchema, isWanted: (field: Field) => boolean) =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
    const type = getNamedType(field.type);
    if (!isObjectType(type) || !isWanted(field) || field.args.some(isRequiredArgument)) return [];
    const nodes = type.name.endsWith('Connection') && type.getFields().nodes;
    const node = nodes && getNamedType(nodes.type);
    if (!isObjectType(node))
      return { field: field.name, isList: false, text: `${field.name} ${allFieldsOf(type, isWanted)}` };
    const size = field.args.some(({ name }) => name === 'first') ? '(first: 2)' : '';
    return { field: field.name, isList: true, text: `${field.name}${size} { nodes ${allFieldsOf(node, isWanted)} }` };
  });
