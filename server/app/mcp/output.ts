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

type MapText = (text: string, isTrusted: boolean) => unknown;

export function projectData(schema: GraphQLSchema, document: DocumentNode, value: unknown, mapText: MapText): unknown {
  const project = (type: GraphQLOutputType, { field, set }: Selected, data: unknown): unknown => {
    if (isNonNullType(type)) return project(type.ofType, { key: '', field, set }, data);
    if (data === null || data === undefined) return null;
    if (isListType(type)) return (data as unknown[]).map((item) => project(type.ofType, { key: '', field, set }, item));
    if (isObjectType(type) || isUnionType(type)) {
      const row = data as Record<string, unknown>;
      const concrete = isObjectType(type) ? type : (schema.getType(row.__typename as string) as GraphQLObjectType);
      const entries = selectedOf(concrete, set).map((selected) => [
        selected.key,
        selected.field ? project(selected.field.type, selected, row[selected.key]) : row[selected.key],
      ]);
      return Object.fromEntries(entries);
    }
    const author = field && authorOf(field, type.toString());
    if (author === 'us' && type.toString() === 'JSON') return mapStrings(data, (text) => mapText(text, true));
    return author ? mapText(String(data), author === 'us') : data;
  };
  const root = rootOf(schema, document);
  return project(root.field.type, root, value);
}

/** @returns a JSON value with each of its strings mapped */
function mapStrings(value: unknown, map: (text: string) => unknown): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapStrings(inner, map)]));
}

const strangerTextSchema: JsonSchema = {
  type: 'object',
  properties: { fromStranger: { const: true }, text: { type: 'string' } },
  required: ['fromStranger', 'text'],
  additionalProperties: false,
};
const numbers: Record<string, string> = {
  ...{ Int: 'integer', NonNegativeInt: 'integer', Float: 'number', Boolean: 'boolean' },
};

export function outputSchemaOf(schema: GraphQLSchema, document: DocumentNode): JsonSchema {
  const schemaOf = (type: GraphQLOutputType, { field, set }: Selected): JsonSchema => {
    if (isNonNullType(type)) return nonNullSchemaOf(type.ofType, { key: '', field, set });
    return { anyOf: [nonNullSchemaOf(type, { key: '', field, set }), { type: 'null' }] };
  };
  const nonNullSchemaOf = (type: GraphQLOutputType, selected: Selected): JsonSchema => {
    if (isListType(type)) return { type: 'array', items: schemaOf(type.ofType, selected) };
    if (isUnionType(type)) return { anyOf: type.getTypes().map((member) => nonNullSchemaOf(member, selected)) };
    if (isObjectType(type)) {
      const properties = Object.fromEntries(
        selectedOf(type, selected.set).map((selection) => [
          selection.key,
          selection.field ? schemaOf(selection.field.type, selection) : { const: type.name },
        ]),
      );
      return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
    }
    const scalar = type.toString();
    if (selected.field && authorOf(selected.field, scalar) === 'stranger') return strangerTextSchema;
    return scalar === 'JSON' ? {} : { type: numbers[scalar] ?? 'string' };
  };
  const root = rootOf(schema, document);
  const { type } = root.field;
  return nonNullSchemaOf(isNonNullType(type) ? type.ofType : type, root);
}
