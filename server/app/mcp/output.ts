import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getOperationAST,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

export type JsonSchema = {
  type?: string;
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

type Selected = { key: string; field: GraphQLField<unknown, unknown> | undefined; set: SelectionSetNode | undefined };

const hasDirective = ({ astNode }: GraphQLField<unknown, unknown>, name: string): boolean =>
  (astNode?.directives ?? []).some((directive) => directive.name.value === name);

/** Scalars that contain text written by people; the others have a fixed format. */
const texts = ['String', 'EmailAddress', 'URL', 'JSON'];

/** Author of a text. A text without the directive `@ours` is by a stranger. Undefined for other values. */
export function authorOf(field: GraphQLField<unknown, unknown>, scalar: string): 'us' | 'stranger' | undefined {
  if (hasDirective(field, 'theirs')) return 'stranger';
  if (!texts.includes(scalar)) return undefined;
  return hasDirective(field, 'ours') ? 'us' : 'stranger';
}

function selectedOf(type: GraphQLObjectType, set: SelectionSetNode | undefined): Selected[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) {
      const { name, alias, selectionSet } = selection;
      return [{ key: (alias ?? name).value, field: type.getFields()[name.value], set: selectionSet }];
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) throw new Error('the operation of a tool has no named fragments');
    const condition = selection.typeCondition?.name.value;
    return !condition || condition === type.name ? selectedOf(type, selection.selectionSet) : [];
  });
}

function rootOf(schema: GraphQLSchema, document: DocumentNode): Selected & { field: GraphQLField<unknown, unknown> } {
  const operation = getOperationAST(document);
  const type = operation && schema.getRootType(operation.operation);
  const [selected] = type ? selectedOf(type, operation.selectionSet) : [];
  if (!selected?.field) throw new Error('the operation of a tool asks for one root field');
  return { ...selected, field: selected.field };
}

type TellText = (text: string, isOurs: boolean) => unknown;

/** @returns only the fields that the operation selects, each text converted by `tellText` */
export function tellTexts(schema: GraphQLSchema, document: DocumentNode, value: unknown, tellText: TellText): unknown {
  const tell = (type: GraphQLOutputType, { field, set }: Selected, given: unknown): unknown => {
    if (isNonNullType(type)) return tell(type.ofType, { key: '', field, set }, given);
    if (given === null || given === undefined) return null;
    if (isListType(type)) return (given as unknown[]).map((one) => tell(type.ofType, { key: '', field, set }, one));
    if (isObjectType(type) || isUnionType(type)) {
      const row = given as Record<string, unknown>;
      const concrete = isObjectType(type) ? type : (schema.getType(row.__typename as string) as GraphQLObjectType);
      const told = selectedOf(concrete, set).map((one) => [
        one.key,
        one.field ? tell(one.field.type, one, row[one.key]) : row[one.key],
      ]);
      return Object.fromEntries(told);
    }
    const author = field && authorOf(field, type.toString());
    return author ? tellText(String(given), author === 'us') : given;
  };
  const root = rootOf(schema, document);
  return tell(root.field.type, root, value);
}

const stranger: JsonSchema = {
  type: 'object',
  properties: { fromStranger: { const: true }, text: { type: 'string' } },
  required: ['fromStranger', 'text'],
  additionalProperties: false,
};
const numbers: Record<string, string> = {
  ...{ Int: 'integer', NonNegativeInt: 'integer', Float: 'number', Boolean: 'boolean' },
};

export function outputSchemaOf(schema: GraphQLSchema, document: DocumentNode): JsonSchema {
  const describe = (type: GraphQLOutputType, { field, set }: Selected): JsonSchema => {
    if (isNonNullType(type)) return describeBare(type.ofType, { key: '', field, set });
    return { anyOf: [describeBare(type, { key: '', field, set }), { type: 'null' }] };
  };
  const describeBare = (type: GraphQLOutputType, selected: Selected): JsonSchema => {
    if (isListType(type)) return { type: 'array', items: describe(type.ofType, selected) };
    if (isUnionType(type)) return { anyOf: type.getTypes().map((one) => describeBare(one, selected)) };
    if (isObjectType(type)) {
      const properties = Object.fromEntries(
        selectedOf(type, selected.set).map((one) => [
          one.key,
          one.field ? describe(one.field.type, one) : { const: type.name },
        ]),
      );
      return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
    }
    const scalar = type.toString();
    if (selected.field && authorOf(selected.field, scalar) === 'stranger') return stranger;
    return { type: numbers[scalar] ?? 'string' };
  };
  const root = rootOf(schema, document);
  const { type } = root.field;
  return describeBare(isNonNullType(type) ? type.ofType : type, root);
}

/** @returns a schema in which fields are optional that the public operation does not return */
export function loosened(whole: JsonSchema, part: JsonSchema | undefined): JsonSchema {
  const { properties, required, items, anyOf } = whole;
  return {
    ...whole,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, one]) => [key, loosened(one, part?.properties?.[key])]),
      ),
    }),
    ...(required && { required: part ? required.filter((key) => part.required?.includes(key)) : required }),
    ...(items && { items: loosened(items, part?.items) }),
    ...(anyOf && { anyOf: anyOf.map((one, index) => loosened(one, part?.anyOf?.[index])) }),
  };
}
