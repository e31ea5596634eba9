import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import { DAY_MS } from '#schema/durations.ts';
import { buildSchema } from '#server/app/graphql/schema.ts';
import { UNKNOWN } from '#tests/kit/network/rows/case.ts';

export const schema = buildSchema();
export type FieldValues = Record<string, unknown>;
export type Root = 'query' | 'mutation' | 'subscription';
export type RootField = { root: Root; name: string; field: GraphQLField<unknown, unknown>; audience: SchemaAudience };
export type SchemaAudience = 'public' | 'EMPLOYEE' | 'ADMIN';

const audienceOf = ({ astNode }: GraphQLField<unknown, unknown>): SchemaAudience => {
  const role = astNode?.directives?.find(({ name }) => name.value === 'auth')?.arguments?.[0]?.value;
  return role?.kind === 'EnumValue' ? (role.value as SchemaAudience) : 'public';
};

export const rootFields: RootField[] = (['query', 'mutation', 'subscription'] as const).flatMap((root) => {
  const types = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  return Object.values(types[root]?.getFields() ?? {}).map((field) => ({
    root,
    name: field.name,
    field,
    audience: audienceOf(field),
  }));
});

let made = 0;

/** A valid and harmless value of a type: an id of nothing, and always another one. */
export function harmless(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [harmless(bare.ofType)];
  if (isInputObjectType(bare)) {
    const required = Object.values(bare.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, harmless(field.type)]));
  }
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  made += 1;
  const known: Record<string, unknown> = {
    Int: 1,
    NonNegativeInt: 1,
    Float: 1,
    Boolean: true,
    UUID: UNKNOWN,
    ID: UNKNOWN,
    DateTimeISO: new Date(Date.now() - DAY_MS).toISOString(),
    URL: 'https://nowhere.example/',
    EmailAddress: `nobody${made}@nowhere.example`,
    Upload: null,
  };
  const name = getNamedType(bare).name;
  return name in known ? known[name] : `text ${made}`;
}

export const argumentsOf = ({ args }: GraphQLField<unknown, unknown>): FieldValues =>
  Object.fromEntries(args.filter(({ type }) => isNonNullType(type)).map(({ name, type }) => [name, harmless(type)]));

export function documentOf({ root, name, field }: RootField): string {
  const variables = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${root}${variables && ` (${variables})`} { ${name}${given && `(${given})`}${selection} }`;
}

const kinds: Record<string, string> = {
  Int: 'whole',
  NonNegativeInt: 'count',
  Float: 'whole',
  Boolean: 'truth',
  UUID: 'id',
  DateTimeISO: 'moment',
  Upload: 'file',
  JSON: 'changes',
};

/** The kind of wrong values for a type. */
export function kindOf(type: GraphQLInputType): string {
  const bare = getNullableType(type);
  if (isListType(bare)) return kindOf(bare.ofType) === 'count' ? 'counts' : 'texts';
  if (isEnumType(bare)) return 'word';
  if (isInputObjectType(bare) && !Object.values(bare.getFields()).some(isRequiredInputField)) return 'changes';
  return kinds[getNamedType(bare).name] ?? 'text';
}

export const isText = (type: GraphQLInputType): boolean => kindOf(type) === 'text' && isLeafType(getNullableType(type));

/** A place for a value: an argument, or a field of an input. */
export type ArgumentPlace = { arg: GraphQLArgument; inner?: GraphQLInputField };

export const placesOf = ({ args }: GraphQLField<unknown, unknown>): ArgumentPlace[] =>
  args.flatMap((arg): ArgumentPlace[] => {
    const input = getNamedType(arg.type);
    if (!isInputObjectType(input)) return [{ arg }];
    return Object.values(input.getFields()).map((inner) => ({ arg, inner }));
  });

/** @returns whether a call needs a file, which JSON cannot carry */
export const needsFile = (field: GraphQLField<unknown, unknown>): boolean =>
  placesOf(field).some(({ arg, inner }) => {
    const { type } = inner ?? arg;
    return isNonNullType(type) && getNamedType(type).name === 'Upload';
  });

export function placed(given: FieldValues, { arg, inner }: ArgumentPlace, value: unknown): FieldValues {
  if (!inner) return { ...given, [arg.name]: value };
  return { ...given, [arg.name]: { ...(given[arg.name] as FieldValues), [inner.name]: value } };
}
