import { type GraphQLArgument, type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';

type Members = Map<string, readonly GraphQLArgument[]>;

/** The members of a type by name: fields with their arguments, or values of an enum; null for other types. */
function membersOf(schema: GraphQLSchema, name: string): Members | null {
  const type = schema.getType(name);
  if (isEnumType(type)) return new Map(type.getValues().map((value) => [value.name, []]));
  if (isInputObjectType(type)) return new Map(Object.keys(type.getFields()).map((field) => [field, []]));
  if (!isObjectType(type)) return null;
  return new Map(Object.values(type.getFields()).map((field) => [field.name, field.args]));
}

/** @returns what one schema adds to another: for each type that exists in both, its name and its new members */
export function additionsTo(before: GraphQLSchema, after: GraphQLSchema): [type: string, added: string][] {
  const rows = Object.keys(after.getTypeMap()).flatMap((name): [string, string][] => {
    const [had, has] = [membersOf(before, name), membersOf(after, name)];
    if (name.startsWith('__') || !had || !has) return [];
    const added = [...has].flatMap(([member, args]) => {
      const known = had.get(member);
      if (!known) return [member];
      const more = args.filter((arg) => !known.some((one) => one.name === arg.name)).map((arg) => arg.name);
      return more.length ? [`${member}(${more.sort().join(', ')})`] : [];
    });
    return added.length ? [[name, added.sort().join(', ')]] : [];
  });
  return rows.sort(([one], [other]) => (one < other ? -1 : 1));
}
